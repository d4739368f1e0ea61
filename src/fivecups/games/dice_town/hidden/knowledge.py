"""Knowledge about hidden cards: where each observer must assume that each card may be (DT-8, DT-9).

The observers are the seats and the public (a spectator, who sees what everybody sees). For each of
them the state stores, for each zone, the set of cards that may be there as far as this observer can
tell: `may_lie[zone]`. It always includes the true cards. A card can

- move while the observer sees its face: then it may be in its new zone only;
- move unseen: then any card that may have been in the old zone may now be in the new zone too;
- be laid open (the row, wired claims, Ranches): then it is in no hidden zone.

An empty zone holds nothing. Certain knowledge follows: a card that may be in a single zone only is
there. Copies of a card look alike. An observer who sees a copy move cannot tell it from other
copies that may have been in the same zone, so the remaining copies may be wherever any of them
might have been. A Ranch is laid open by the player who gets it, so none is ever in a hand.
"""

from __future__ import annotations

from collections.abc import Container
from functools import lru_cache

from ..cards import ALIKE, BACKS, BIT, CLAIM, HAND_BITS, by_back, listed, set_of
from ..state import DECK, DISCARDS, HANDS, TABLE, ZONES, DiceTownState

OPEN = -1
"""The number that stands for "face up, in no hidden zone" where a zone is expected."""

ROWS = len(BACKS) * ZONES

OBSERVERS = [tuple(range(seats + 1)) for seats in range(HANDS + 1)]
"""The numbers of all observers (the seats, then the public), by number of seats."""


def everybody(s: DiceTownState) -> tuple[int, ...]:
    """Return the numbers of all observers: the seats, and the public last."""
    return OBSERVERS[s.seats]


def know_only_own_hands(s: DiceTownState) -> None:
    """Reset all observers' knowledge: each seat knows its own hand; every other hidden card may be
    in any other zone that is not empty."""
    s.may_lie = []
    for observer in everybody(s):
        for back in BACKS:
            piles = s.piles(back)
            own = set_of(piles[observer]) if observer < s.seats else 0
            others = sum(map(set_of, piles)) & ~own
            in_hand = others & HAND_BITS[back]
            for zone in range(ZONES):
                possible = in_hand if zone < HANDS else others
                s.may_lie.append(
                    own if zone == observer < s.seats else possible if piles[zone] else 0
                )


def may_hold(s: DiceTownState, observer: int, back: int, zone: int) -> int:
    """Return the bit set of cards that may be in `zone` as far as `observer` can tell."""
    return s.may_lie[observer * ROWS + back * ZONES + zone]


def note(
    s: DiceTownState,
    back: int,
    cards: tuple[int, ...],
    source: int,
    target: int,
    witnesses: Container[int],
) -> None:
    """Update all knowledge after cards with the same back have moved from `source` to `target`.
    `witnesses` are the observers who saw their faces. Cards that lay open have been seen by all and
    were in no hidden zone before."""
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
            # this observer knew the cards and their zone already
            may[zones + source] &= ~moved
            may[zones + target] |= moved
        else:
            _saw(may, zones, cards, source, target)
    if not s.piles(back)[source]:
        for zones in range(back * ZONES + source, len(may), ROWS):
            may[zones] = 0


def look(s: DiceTownState, observer: int, cards: tuple[int, ...], zone: int) -> None:
    """Update the knowledge of `observer`, who has just seen the faces of `cards` in `zone`; Store
    cards come first in `cards`."""
    row = observer * ROWS
    store, claims = by_back(cards)
    if store:
        _saw(s.may_lie, row, store, zone, zone)
    if claims:
        _saw(s.may_lie, row + CLAIM * ZONES, claims, zone, zone)


def reshuffled(s: DiceTownState, back: int) -> None:
    """Update all observers' knowledge after all discards with this back have become the new
    deck."""
    for observer in everybody(s):
        zones = observer * ROWS + back * ZONES
        s.may_lie[zones + DECK] |= s.may_lie[zones + DISCARDS]
        s.may_lie[zones + DISCARDS] = 0


def known_to(s: DiceTownState, observer: int, back: int) -> tuple[int, ...]:
    """Return, by zone, the bit sets of cards with this back that may be there as far as `observer`
    can tell."""
    start = observer * ROWS + back * ZONES
    return tuple(s.may_lie[start : start + ZONES])


def certain(s: DiceTownState, observer: int, back: int) -> list[tuple[int, ...]]:
    """Return, by zone, the cards with this back that `observer` knows for certain to be there."""
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
    """Group cards by the set of zones in which they may be. `may` has a bit set of cards for each
    zone; the result has pairs (zones, bit set of the cards that may be exactly there)."""
    groups: list[tuple[tuple[int, ...], int]] = []
    grouped = 0
    for zone, cards in enumerate(may):
        if not cards:
            continue
        split = [((*zones, zone), group & cards) for zones, group in groups if group & cards]
        split += [(zones, group & ~cards) for zones, group in groups if group & ~cards]
        fresh = cards & ~grouped
        groups = [*split, ((zone,), fresh)] if fresh else split
        grouped |= cards
    return tuple(sorted(groups))


def _saw(may: list[int], zones: int, shown: tuple[int, ...], source: int, target: int) -> None:
    """Update an observer's sets, which begin at `zones`, after the cards `shown` were seen in
    `source` and are now in `target`. Their copies that may have been in `source` may now be
    wherever any of the copies might have been."""
    possible = may[zones + source]
    seen = copies = 0
    for card in shown:
        seen |= BIT[card]
        copies |= ALIKE[card]
    copies &= possible
    if copies == seen or len(shown) == 1:
        for zone in range(zones, zones + ZONES):
            if may[zone] & copies:
                may[zone] = (may[zone] | copies) ^ seen
    else:
        kinds = {ALIKE[card] & possible for card in shown}
        for zone in range(zones, zones + ZONES):
            bits = may[zone]
            if bits & copies:
                for kind in kinds:
                    if bits & kind:
                        bits |= kind
                may[zone] = bits & ~seen
    if target != OPEN:
        may[zones + target] |= seen
