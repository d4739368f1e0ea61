"""Played Store cards: they lie open on the table until their effect is over and are discarded only
then, so that no draw of their own can bring them back (DT-35, DT-82)."""

from __future__ import annotations

from ..cards import named, names, without
from ..goods.card_piles import lay_open, pick_up
from ..state import DISCARDS, DiceTownState, rules


def lay_on_the_table(s: DiceTownState, seat: int, card: int) -> None:
    """Move a Store card from the seat's hand to its open cards on the table (DT-82)."""
    lay_open(s, (card,), seat)
    s.played[seat] = tuple(sorted((*s.played[seat], card)))


def discard(s: DiceTownState, seat: int, card: str) -> None:
    """Move an open card of the seat from the table to the discards, and tell it (DT-82)."""
    (number,) = named(s.played[seat], (card,))
    s.played[seat] = without(s.played[seat], (number,))
    pick_up(s, (number,), DISCARDS)
    s.tell("discarded", "DT-82", seat=seat, card=card)


@rules.step
def discard_played(s: DiceTownState, seat: int) -> None:
    """Discard all open cards of the seat, because the last action that they change is over
    (DT-82)."""
    for card in names(s.played[seat]):
        discard(s, seat, card)


def discard_after(s: DiceTownState, seat: int) -> None:
    """Put the discarding of the seat's open cards on the agenda, if it has any (DT-82)."""
    if s.played[seat]:
        s.then(discard_played, seat)
