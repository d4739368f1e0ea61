"""The Town Hall (DT-40, DT-78): the best poker hand takes claims."""

from __future__ import annotations

from typing import Any

from ..cards import NAME, names
from ..components import ACE, MOST_CLAIMS, ROW
from ..dice.hands import KIND, STRENGTH
from ..goods.claims import draw_a_claim, take_open_claims
from ..goods.piles import lay_open
from ..state import DECK, DiceTownState, rules, shown
from ..winning.acting import gives_something
from ..winning.place import Action, Place


def best_hand(s: DiceTownState) -> list[int]:
    """DT-50, DT-51: everybody has a hand, and the strongest wins."""
    return [STRENGTH[dice] for dice in s.kept]


def the_hand(s: DiceTownState, seat: int) -> dict[str, Any]:
    return {"hand": KIND[s.kept[seat]], "dice": shown(s.kept[seat])}


@rules.step
def take_claims(s: DiceTownState, seat: int) -> None:
    """DT-40: the first claim of the row and one more for each Ace in the hand, three at most, or
    what is there."""
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
    """DT-78, WW-25: the top claim of the deck, unseen by the others unless it is a Ranch."""
    top = s.claims[DECK][-1]
    just_won(s, (top,))
    s.tell("took_top_claim", rule, secret={seat: {"card": NAME[top]}}, seat=seat, place="town-hall")
    draw_a_claim(s, seat)


def just_won(s: DiceTownState, claims: tuple[int, ...]) -> None:
    """WI-2: claims that may be given to the Indians, if they play."""
    if s.options["indians"]:
        s.visit = s.visit.but(claims_won=s.visit.claims_won + claims)


def refill_the_row(s: DiceTownState, rule: str = "DT-40") -> None:
    """DT-5, DT-40: the row slides down and is refilled from the deck."""
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
