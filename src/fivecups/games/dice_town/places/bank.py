"""The Bank (DT-31, DT-72): most 10s rob it."""

from __future__ import annotations

from ..components import TEN
from ..playing import open_window
from ..state import DiceTownState, rules
from .winning import Action, Place, dice_of, gives_something


@rules.step
def rob_the_bank(s: DiceTownState, seat: int) -> None:
    """DT-31: all dollars in the Bank. An opponent may answer with Even Split (DT-72), unless there is nothing to split."""
    haul, s.bank = s.bank, 0
    s.dollars[seat] += haul
    s.paid_dollars = haul
    s.tell("robbed_the_bank", "DT-31", seat=seat, place="bank", dollars=haul)
    gives_something(s, seat)
    if haul > 1:
        open_window(s, "bank-robbed", seat, "", s.sheriff)


def dollars_are_there(s: DiceTownState, seat: int) -> bool:
    return s.bank > 0


def most(s: DiceTownState, seat: int) -> tuple[int, int]:
    return s.bank, 0


BANK = Place("bank", dice_of(TEN), Action("rob_the_bank", "DT-31", rob_the_bank, dollars_are_there), most=most)
