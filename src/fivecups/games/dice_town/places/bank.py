"""The Bank, which the player with most 10s robs (DT-31, DT-72), and the Stagecoach, which brings
its dollars to the Bank (DT-32)."""

from __future__ import annotations

from ..components import TEN
from ..state import DiceTownState, rules
from ..store_cards.windows import open_window
from ..winning.place import Action, Place, most_dice_of
from ..winning.place_actions import gives_something


@rules.step
def rob_the_bank(s: DiceTownState, seat: int) -> None:
    """Give the winner all dollars in the Bank (DT-31). If that is more than $1, open a window in
    which an opponent may play Even Split (DT-72)."""
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
    """Move the Stagecoach's dollars to the Bank, for the next round (DT-32)."""
    dollars, s.stagecoach = s.stagecoach, 0
    s.bank += dollars
    if s.journal is not None:
        s.tell("stagecoach_arrived", "DT-32", place="stagecoach", dollars=dollars)
