"""The Bank (DT-31, DT-72, WW-21): most 10s rob it, or hold up the Stagecoach."""

from __future__ import annotations

from ..components import TEN
from ..playing import open_window
from ..state import DiceTownState, rules
from ..winning import Action, Place, dice_of, gives_something, most_dice_of, two_actions

tens = dice_of(TEN)


@rules.step
def rob_the_bank(s: DiceTownState, seat: int) -> None:
    """DT-31: all dollars in the Bank. An opponent may answer with Even Split (DT-72), unless there
    is nothing to split or the robber is guarded (WI-4)."""
    haul, s.bank = s.bank, 0
    s.dollars[seat] += haul
    s.paid_dollars = haul
    s.tell("robbed_the_bank", "DT-31", seat=seat, place="bank", dollars=haul)
    gives_something(s, seat)
    if haul > 1 and seat != s.guarded:
        open_window(s, "bank-robbed", seat, "", s.sheriff)


def dollars_are_there(s: DiceTownState, seat: int) -> bool:
    return s.bank > 0


@rules.step
def hold_up_the_stagecoach(s: DiceTownState, seat: int) -> None:
    """WW-21: a dollar for each 10, as far as the Stagecoach goes."""
    dollars = min(tens(s, seat), s.stagecoach)
    s.stagecoach -= dollars
    s.dollars[seat] += dollars
    s.paid_dollars = dollars
    s.tell("held_up_the_stagecoach", "WW-21", seat=seat, place="stagecoach", dollars=dollars)
    gives_something(s, seat)


def stagecoach_carries_dollars(s: DiceTownState, seat: int) -> bool:
    return s.stagecoach > 0


def most(s: DiceTownState, seat: int) -> tuple[int, int]:
    return max(s.bank, min(tens(s, seat), s.stagecoach) if two_actions(s) else 0), 0


BANK = Place(
    "bank",
    most_dice_of(TEN),
    Action("rob_the_bank", "DT-31", rob_the_bank, dollars_are_there),
    Action("hold_up_the_stagecoach", "WW-21", hold_up_the_stagecoach, stagecoach_carries_dollars),
    most=most,
)
