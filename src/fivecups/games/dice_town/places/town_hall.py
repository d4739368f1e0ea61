"""The Town Hall: the best poker hand takes claims (DT-40, DT-78)."""

from __future__ import annotations

from typing import Any

from ..cards import NAME, names
from ..components import ACE, MOST_CLAIMS, ROW
from ..dice.hands import KIND, STRENGTH
from ..goods.card_piles import lay_open
from ..goods.claims import draw_a_claim, take_open_claims
from ..state import DECK, DiceTownState, rules, shown
from ..winning.place import Action, Place
from ..winning.place_actions import gives_something


def best_hand(s: DiceTownState) -> list[int]:
    """Return the strength of every seat's poker hand; the strongest wins (DT-50, DT-51)."""
    return [STRENGTH[dice] for dice in s.kept]


def the_hand(s: DiceTownState, seat: int) -> dict[str, Any]:
    return {"hand": KIND[s.kept[seat]], "dice": shown(s.kept[seat])}


@rules.step
def take_claims(s: DiceTownState, seat: int) -> None:
    """Give the winner the first claim of the row and another for each Ace in his hand, at most
    three or as many as lie there (DT-40)."""
    count = min(1 + s.kept[seat].count(ACE), MOST_CLAIMS, len(s.row))
    taken, s.row = s.row[:count], s.row[count:]
    just_won(s, taken)
    if s.journal is not None:
        s.tell("took_claims", "DT-40", seat=seat, place="town-hall", cards=names(taken))
    take_open_claims(s, taken, seat)
    gives_something(s, seat)
    if s.visit.top_claim:
        take_the_top_claim(s, seat, "DT-78")
    refill_the_row(s)


def take_the_top_claim(s: DiceTownState, seat: int, rule: str) -> None:
    """Give a player the top claim of the deck; the others do not see it, unless it is a Ranch
    (DT-78, WW-25)."""
    top = s.claims[DECK][-1]
    just_won(s, (top,))
    s.tell("took_top_claim", rule, secret={seat: {"card": NAME[top]}}, seat=seat, place="town-hall")
    draw_a_claim(s, seat)


def just_won(s: DiceTownState, claims: tuple[int, ...]) -> None:
    """Add `claims` to those won at this visit, if the Indians play: their new owner may give one of
    them to the Indians (WI-2)."""
    if s.options["indians"]:
        s.visit = s.visit.but(claims_won=s.visit.claims_won + claims)


def refill_the_row(s: DiceTownState, rule: str = "DT-40") -> None:
    """Move the remaining claims of the row down and refill the row from the deck (DT-5, DT-40)."""
    missing = min(ROW - len(s.row), len(s.claims[DECK]))
    if missing:
        laid = s.claims[DECK][: -missing - 1 : -1]
        lay_open(s, laid, DECK)
        s.row += laid
        if s.journal is not None:
            s.tell(
                "refilled_the_row",
                rule,
                place="town-hall",
                cards=names(laid),
                row=names(s.row),
                reveals=True,
            )


def row_has_claims(s: DiceTownState, seat: int) -> bool:
    return bool(s.row)


TAKE_CLAIMS = Action("take_claims", "DT-40", take_claims, row_has_claims, cards="town-hall")
TOWN_HALL = Place("town-hall", best_hand, TAKE_CLAIMS, rule="DT-40", tells=the_hand)
