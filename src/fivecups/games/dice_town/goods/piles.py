"""Moving cards between hands, decks and the table, and what everybody learns from it (DT-9,
DT-35)."""

from __future__ import annotations

from collections.abc import Container

from ..cards import BACK, STORE, without
from ..hidden.knowledge import OPEN, everybody, note, reshuffled
from ..state import DECK, DISCARDS, DiceTownState


def move(
    s: DiceTownState, cards: tuple[int, ...], source: int, target: int, witnesses: Container[int]
) -> None:
    """Carry cards with one back from zone to zone; only `witnesses` see their faces."""
    back = BACK[cards[0]]
    piles = s.piles(back)
    piles[source] = without(piles[source], cards)
    piles[target] = tuple(sorted(piles[target] + cards))
    note(s, back, cards, source, target, witnesses)


def lay_open(s: DiceTownState, cards: tuple[int, ...], source: int) -> None:
    """Take cards out of a zone and show them to everybody; the caller lays them where they go."""
    back = BACK[cards[0]]
    piles = s.piles(back)
    piles[source] = without(piles[source], cards)
    note(s, back, cards, source, OPEN, everybody(s))


def pick_up(s: DiceTownState, cards: tuple[int, ...], seat: int) -> None:
    """Cards that lay open go into a hand before everybody's eyes."""
    back = BACK[cards[0]]
    piles = s.piles(back)
    piles[seat] = tuple(sorted(piles[seat] + cards))
    note(s, back, cards, OPEN, seat, everybody(s))


def draw(
    s: DiceTownState, back: int, count: int, target: int, witnesses: Container[int]
) -> tuple[int, ...]:
    """DT-35: draw what is there, only then shuffle the discards into a new deck and go on; perhaps
    fewer, perhaps none."""
    drawn: tuple[int, ...] = ()
    piles = s.piles(back)
    while len(drawn) < count and (piles[DECK] or (back == STORE and reshuffle(s))):
        top = piles[DECK][len(drawn) - count :]
        move(s, top, DECK, target, witnesses)
        drawn += top
    return drawn


def reshuffle(s: DiceTownState) -> bool:
    """DT-35: shuffle the discards into a new Store deck; false if there are none."""
    discards = s.store[DISCARDS]
    if not discards:
        return False
    s.store[DECK] = tuple([discards[place] for place in s.chance.shuffle(len(discards))])
    s.store[DISCARDS] = ()
    reshuffled(s, STORE)
    s.tell("reshuffled", "DT-35", count=len(discards))
    return True


def store_cards_left(s: DiceTownState) -> int:
    """How many Store cards could be drawn now."""
    return len(s.store[DECK]) + len(s.store[DISCARDS])
