"""The Town Hall (DT-40, DT-78): the best poker hand takes claims."""

from __future__ import annotations

from typing import Any

from ..cards import CLAIM, names
from ..components import ACE, MOST_CLAIMS, ROW
from ..hands import KIND, STRENGTH
from ..piles import draw, lay_open, pick_up
from ..playing import obtained
from ..state import DECK, DiceTownState, rules, shown
from .winning import Action, Place, gives_something


def strength(s: DiceTownState, seat: int) -> int:
    """DT-50, DT-51: everybody has a hand."""
    return STRENGTH[s.kept[seat]]


def the_hand(s: DiceTownState, seat: int) -> dict[str, Any]:
    return {"combination": KIND[s.kept[seat]], "dice": shown(s.kept[seat])}


@rules.step
def take_claims(s: DiceTownState, seat: int) -> None:
    """DT-40: the first claim of the row and one more for each Ace in the hand, three at most, or what is there."""
    count = min(1 + s.kept[seat].count(ACE), MOST_CLAIMS, len(s.row))
    taken, s.row = s.row[:count], s.row[count:]
    pick_up(s, taken, seat)
    s.tell("took_claims", "DT-40", seat=seat, place="town-hall", cards=names(taken))
    gives_something(s, seat)
    if s.top_claim:
        take_the_top_claim(s, seat, "DT-78")
    refill_the_row(s)


def take_the_top_claim(s: DiceTownState, seat: int, rule: str) -> None:
    """DT-78: the top claim of the deck, unseen by the others."""
    drawn = draw(s, CLAIM, 1, seat, (seat,))
    s.tell("took_top_claim", rule, secret={seat: {"card": names(drawn)[0]}}, seat=seat, place="town-hall")
    obtained(s, seat, drawn[0])


def refill_the_row(s: DiceTownState) -> None:
    """DT-5, DT-40: the row slides down and is refilled from the deck."""
    missing = min(ROW - len(s.row), len(s.claims[DECK]))
    if missing:
        laid = s.claims[DECK][: -missing - 1 : -1]
        lay_open(s, laid, DECK)
        s.row += laid
        s.tell("refilled_the_row", "DT-40", place="town-hall", cards=names(laid), row=names(s.row), reveals=True)


def row_has_claims(s: DiceTownState, seat: int) -> bool:
    return bool(s.row)


TOWN_HALL = Place(
    "town-hall", strength, Action("take_claims", "DT-40", take_claims, row_has_claims, cards="town-hall"), tells=the_hand
)
