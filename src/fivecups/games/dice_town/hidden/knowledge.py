"""Who knows where which card lies (DT-8, DT-9).

For every seat, and for the public (a spectator, who sees what everybody sees), the state keeps for
each zone the set of cards that may lie there as far as that observer can tell: `may_lie[zone]`. The
truth is always among it. Three things can happen to a card:

- it moves and the observer sees its face: then it may lie in its new zone only;
- it moves unseen: then any card that may have lain in the old zone may now lie in the new one too;
- it is laid open (the row, wired claims, Ranches): then it lies in no hidden zone.

A zone that has run empty holds nothing. What an observer knows for certain follows: a card that may
lie in one zone only lies there. Copies of a card look alike. Whoever sees one of them move cannot
tell it from another that may have lain in the same zone, so the others may be wherever any of them
might have been. A Ranch is laid open by whoever gets it, so none is ever in a hand.
"""

from __future__ import annotations

from collections.abc import Container
from functools import lru_cache

from ..cards import ALIKE, BACKS, BIT, CLAIM, HAND_BITS, by_back, listed, set_of
from ..state import DECK, DISCARDS, HANDS, TABLE, ZONES, DiceTownState

OPEN = -1
"""Where cards lie face up."""

ROWS = len(BACKS) * ZONES

OBSERVERS = [tuple(range(seats + 1)) for seats in range(HANDS + 1)]
"""All observers, by how many seats there are."""


def everybody(s: DiceTownState) -> tuple[int, ...]:
    """All observers: the seats and the public, which comes last."""
    return OBSERVERS[s.seats]


def know_only_own_hands(s: DiceTownState) -> None:
    """Everybody knows his own hand, and that the other hidden cards lie in some other zone that is
    not empty."""
    s.may_lie = []
    for observer in everybody(s):
        for back in BACKS:
            piles = s.piles(back)
            own = set_of(piles[observer]) if observer < s.seats else 0
            others = sum(map(set_of, piles)) & ~own
            in_hand = others & HAND_BITS[back]
            for zone in range(ZONES):
                there = in_hand if zone < HANDS else others
                s.may_lie.append(own if zone == observer < s.seats else there if piles[zone] else 0)


def may_hold(s: DiceTownState, observer: int, back: int, zone: int) -> int:
    """The cards that may lie in a zone as far as this observer can tell."""
    return s.may_lie[observer * ROWS + back * ZONES + zone]


def note(
    s: DiceTownState,
    back: int,
    cards: tuple[int, ...],
    source: int,
    target: int,
    witnesses: Container[int],
) -> None:
    """Cards with one back have gone from one zone to another; `witnesses` are the observers who saw
    their faces. Cards that lay open have been seen by all, and lay in no hidden zone before."""
    may = s.may_lie
    moved = set_of(cards)
    if source == OPEN:
        for zones in range(back * ZONES + target, len(may), ROWS):
            may[zones] |= moved
        return
    possible = HAND_BITS[back] if target < HANDS else -1
    knew = target != OPEN
    looked_at = knew and source == TABLE
    for observer, zones in enumerate(range(back * ZONES, len(may), ROWS)):
        if observer not in witnesses:
            may[zones + target] |= may[zones + source] & possible
        elif looked_at or (knew and source == observer):
            # he knew them already, and that they lay nowhere else
            may[zones + source] &= ~moved
            may[zones + target] |= moved
        else:
            _saw(may, zones, cards, source, target)
    if not s.piles(back)[source]:
        for zones in range(back * ZONES + source, len(may), ROWS):
            may[zones] = 0


def look(s: DiceTownState, observer: int, cards: tuple[int, ...], zone: int) -> None:
    """This observer has seen the faces of these cards, Store cards first, where they lie."""
    row = observer * ROWS
    store, claims = by_back(cards)
    if store:
        _saw(s.may_lie, row, store, zone, zone)
    if claims:
        _saw(s.may_lie, row + CLAIM * ZONES, claims, zone, zone)


def reshuffled(s: DiceTownState, back: int) -> None:
    """All discards have become the new deck."""
    for observer in everybody(s):
        zones = observer * ROWS + back * ZONES
        s.may_lie[zones + DECK] |= s.may_lie[zones + DISCARDS]
        s.may_lie[zones + DISCARDS] = 0


def known_to(s: DiceTownState, observer: int, back: int) -> tuple[int, ...]:
    """The cards with this back that may lie in each zone as far as this observer can tell."""
    start = observer * ROWS + back * ZONES
    return tuple(s.may_lie[start : start + ZONES])


def certain(s: DiceTownState, observer: int, back: int) -> list[tuple[int, ...]]:
    """The cards that this observer knows to lie in each zone."""
    return list(_certain(known_to(s, observer, back), back))


@lru_cache(4096)
def _certain(may: tuple[int, ...], back: int) -> tuple[tuple[int, ...], ...]:
    once = twice = 0
    for cards in may:
        twice |= once & cards
        once |= cards
    return tuple([listed(cards & ~twice, back) for cards in may])


@lru_cache(4096)
def by_zones(may: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], int], ...]:
    """The cards that may lie in each zone, sorted by the zones in which they may lie."""
    groups: list[tuple[tuple[int, ...], int]] = []
    known = 0
    for zone, cards in enumerate(may):
        if not cards:
            continue
        split = [((*zones, zone), group & cards) for zones, group in groups if group & cards]
        split += [(zones, group & ~cards) for zones, group in groups if group & ~cards]
        fresh = cards & ~known
        groups = [*split, ((zone,), fresh)] if fresh else split
        known |= cards
    return tuple(sorted(groups))


def _saw(may: list[int], zones: int, shown: tuple[int, ...], source: int, target: int) -> None:
    """Cards with one back, whose zones begin at `zones`, have been seen in one zone and then lie in
    another. Their copies that may have lain beside them may be wherever any of them might be."""
    there = may[zones + source]
    seen = copies = 0
    for card in shown:
        seen |= BIT[card]
        copies |= ALIKE[card]
    copies &= there
    if copies == seen or len(shown) == 1:
        for zone in range(zones, zones + ZONES):
            if may[zone] & copies:
                may[zone] = (may[zone] | copies) ^ seen
    else:
        kinds = {ALIKE[card] & there for card in shown}
        for zone in range(zones, zones + ZONES):
            bits = may[zone]
            if bits & copies:
                for kind in kinds:
                    if bits & kind:
                        bits |= kind
                may[zone] = bits & ~seen
    if target != OPEN:
        may[zones + target] |= seen
