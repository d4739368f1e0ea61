"""Moves of cards between hands, decks and the table; every move updates what each player knows
(DT-9, DT-35)."""

from __future__ import annotations

from collections.abc import Container

from ..cards import BACK, STORE, without
from ..hidden.knowledge import OPEN, everybody, note, reshuffled
from ..state import DECK, DISCARDS, DiceTownState


def move(
    s: DiceTownState, cards: tuple[int, ...], source: int, target: int, witnesses: Container[int]
) -> None:
    """Move `cards`, all with the same back, from the zone `source` to the zone `target` and update
    everybody's knowledge; only `witnesses` see their faces."""
    back = BACK[cards[0]]
    piles = s.piles(back)
    piles[source] = without(piles[source], cards)
    piles[target] = tuple(sorted(piles[target] + cards))
    note(s, back, cards, source, target, witnesses)


def lay_open(s: DiceTownState, cards: tuple[int, ...], source: int) -> None:
    """Remove `cards` from the zone `source` and show their faces to everybody. The caller puts them
    where they lie open, such as the wired claims."""
    back = BACK[cards[0]]
    piles = s.piles(back)
    piles[source] = without(piles[source], cards)
    note(s, back, cards, source, OPEN, everybody(s))


def pick_up(s: DiceTownState, cards: tuple[int, ...], seat: int) -> None:
    """Add `cards` that lay face up to a seat's hand, where everybody knows them to be."""
    back = BACK[cards[0]]
    piles = s.piles(back)
    piles[seat] = tuple(sorted(piles[seat] + cards))
    note(s, back, cards, OPEN, seat, everybody(s))


def draw(
    s: DiceTownState, back: int, count: int, target: int, witnesses: Container[int]
) -> tuple[int, ...]:
    """Move up to `count` cards from the top of the deck with this back into the zone `target` and
    return them; `witnesses` see them. If the Store deck runs out, its discards are shuffled into a
    new deck; there may still be fewer cards, or none (DT-35)."""
    drawn: tuple[int, ...] = ()
    piles = s.piles(back)
    while len(drawn) < count and (piles[DECK] or (back == STORE and reshuffle(s))):
        top = piles[DECK][len(drawn) - count :]
        move(s, top, DECK, target, witnesses)
        drawn += top
    return drawn


def reshuffle(s: DiceTownState) -> bool:
    """Shuffle the discards into a new Store deck. Return False if there are no discards (DT-35)."""
    discards = s.store[DISCARDS]
    if not discards:
        return False
    s.reshuffles += 1
    order = s.chance.shuffle(len(discards), at=f"store {s.reshuffles}")
    s.store[DECK] = tuple([discards[place] for place in order])
    s.store[DISCARDS] = ()
    reshuffled(s, STORE)
    s.tell("reshuffled", "DT-35", count=len(discards))
    return True


def store_cards_left(s: DiceTownState) -> int:
    """Return the number of Store cards that could be drawn now: deck and discards together."""
    return len(s.store[DECK]) + len(s.store[DISCARDS])
