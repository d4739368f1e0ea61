"""The Mine: the player with most 9s digs for nuggets (DT-30, DT-71)."""

from __future__ import annotations

from ..components import NINE
from ..state import DiceTownState, rules
from ..winning.place import Action, Place, dice_of, most_dice_of
from ..winning.place_actions import gives_something

nines = dice_of(NINE)


@rules.step
def dig(s: DiceTownState, seat: int) -> None:
    """Give the winner a nugget for each 9 in his hand, twice as many with Dynamite (DT-71), at most
    what is left in the Mine (DT-30)."""
    nuggets = min(nines(s, seat) * s.visit.times, s.mine)
    s.mine -= nuggets
    s.nuggets[seat] += nuggets
    if s.visit.promised:
        s.visit = s.visit.but(paid_nuggets=nuggets)
    if s.journal is not None:
        s.tell("dug", "DT-30", seat=seat, place="mine", nuggets=nuggets)
    gives_something(s, seat)


def nuggets_are_left(s: DiceTownState, seat: int) -> bool:
    return s.mine > 0


def most_with_dynamite(s: DiceTownState, seat: int) -> tuple[int, int]:
    return 0, min(2 * nines(s, seat), s.mine)


DIG = Action("dig", "DT-30", dig, nuggets_are_left, cards="mine", most=most_with_dynamite)
MINE = Place("mine", most_dice_of(NINE), DIG)
