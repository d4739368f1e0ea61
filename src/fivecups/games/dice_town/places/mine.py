"""The Mine (DT-30, DT-71, WW-20): most 9s dig for nuggets, or pan in the River."""

from __future__ import annotations

from ..components import NINE
from ..state import DiceTownState, rules
from ..wild_west.river import MOST_DOLLARS, MOST_GOLD, PAN
from ..winning import Action, Place, dice_of, gives_something, most_dice_of

nines = dice_of(NINE)


@rules.step
def dig(s: DiceTownState, seat: int) -> None:
    """DT-30: one nugget for each 9, twice as many with Dynamite (DT-71); if fewer are left, what is
    left."""
    nuggets = min(nines(s, seat) * s.times, s.mine)
    s.mine -= nuggets
    s.nuggets[seat] += nuggets
    s.paid_nuggets = nuggets
    s.tell("dug", "DT-30", seat=seat, place="mine", nuggets=nuggets)
    gives_something(s, seat)


def nuggets_are_left(s: DiceTownState, seat: int) -> bool:
    return s.mine > 0


def most(s: DiceTownState, seat: int) -> tuple[int, int]:
    """The most that can be dug, with Dynamite, or found in the River."""
    dug = 2 * nines(s, seat)
    if s.river:
        return min(MOST_DOLLARS, s.bank), min(max(dug, MOST_GOLD), s.mine)
    return 0, min(dug, s.mine)


MINE = Place(
    "mine",
    most_dice_of(NINE),
    Action("dig", "DT-30", dig, nuggets_are_left, cards="mine"),
    PAN,
    most=most,
)
