"""The Bank (DT-31, DT-72), which most 10s rob, and the Stagecoach (DT-32), which belongs to nobody
and brings its dollars to the Bank."""

from __future__ import annotations

from ..components import TEN
from ..state import DiceTownState, rules
from ..store_cards.windows import open_window
from ..winning.acting import gives_something
from ..winning.place import Action, Place, most_dice_of


@rules.step
def rob_the_bank(s: DiceTownState, seat: int) -> None:
    """DT-31: all dollars in the Bank. An opponent may answer with Even Split (DT-72), unless there
    is nothing to split."""
    haul, s.bank = s.bank, 0
    s.dollars[seat] += haul
    s.visit = s.visit.but(paid_dollars=haul)
    if s.journal is not None:
        s.tell("robbed_the_bank", "DT-31", seat=seat, place="bank", dollars=haul)
    gives_something(s, seat)
    if haul > 1:
        open_window(s, "bank-robbed", seat, "", s.sheriff)


def dollars_are_there(s: DiceTownState, seat: int) -> bool:
    return s.bank > 0


def all_of_it(s: DiceTownState, seat: int) -> tuple[int, int]:
    return s.bank, 0


ROB_THE_BANK = Action("rob_the_bank", "DT-31", rob_the_bank, dollars_are_there, most=all_of_it)
BANK = Place("bank", most_dice_of(TEN), ROB_THE_BANK)


@rules.step
def stagecoach_arrives(s: DiceTownState) -> None:
    """DT-32: its dollars move to the Bank for the next round: once, here."""
    dollars, s.stagecoach = s.stagecoach, 0
    s.bank += dollars
    if s.journal is not None:
        s.tell("stagecoach_arrived", "DT-32", place="stagecoach", dollars=dollars)
