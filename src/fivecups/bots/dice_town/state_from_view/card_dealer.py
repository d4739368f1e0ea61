"""A random deal of the hidden cards that fits what a seat knows and what is public.

A view names cards without numbers: copies look alike. For each copy of a card it says where the
copy may lie, once as far as the seat knows and once as far as the public knows, but not which of
the two belong together. A deal by the seat's knowledge is kept if the two can be matched.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fivecups.engine import Chance
from fivecups.games.dice_town.cards import BACK, BIT, NAME, set_of
from fivecups.games.dice_town.hidden.redeal import deal_out
from fivecups.games.dice_town.state import ZONES
from fivecups.games.dice_town.view import Whereabouts

Zones = tuple[int, ...]

TRIES = 300
"""Number of deals that are tried before a deal is taken that does not fit the public knowledge;
nearly always the first one fits."""

NUMBER = {name: NAME.index(name) for name in NAME}
"""The card number of the first copy of each card, by name."""


def numbered(whereabouts: Whereabouts, back: int) -> dict[int, Zones]:
    """Return the zones in which each hidden card with this back may lie, by card number; copies of
    a card get numbers in any order."""
    used = dict.fromkeys(NAME, 0)
    zones_by_card: dict[int, Zones] = {}
    for zones, names in whereabouts:
        for name in names:
            if BACK[NUMBER[name]] == back:
                zones_by_card[NUMBER[name] + used[name]] = zones
                used[name] += 1
    return zones_by_card


def by_zone(cards: Mapping[int, Zones]) -> list[int]:
    """Return, by zone, the bit set of the cards that may lie there."""
    return [
        sum([BIT[card] for card, zones in cards.items() if zone in zones]) for zone in range(ZONES)
    ]


def deal(
    hidden: Mapping[int, Zones], public: Mapping[int, Zones], sizes: Sequence[int], chance: Chance
) -> tuple[list[list[int]], list[int]]:
    """Deal the `hidden` cards at random into piles of these sizes. Return the piles by zone and, by
    zone, the bit set of the cards that may lie there as far as the public knows."""
    kinds: dict[str, list[Zones]] = {}
    for card, zones in public.items():
        kinds.setdefault(NAME[card], []).append(zones)
    dealt: Mapping[int, list[int]] = {}
    thought = None
    for _ in range(TRIES):
        dealt = deal_out(hidden, dict(enumerate(sizes)), chance)
        place = {card: zone for zone, pile in dealt.items() for card in pile}
        thought = put_together(place, kinds)
        if thought is not None:
            break
    piles = [dealt[zone] for zone in range(ZONES)]
    return piles, [set_of(tuple(pile)) for pile in piles] if thought is None else by_zone(thought)


def put_together(
    place: Mapping[int, int], kinds: Mapping[str, Sequence[Zones]]
) -> dict[int, Zones] | None:
    """Assign the public's sets of possible zones to the copies of each card, so that each copy's
    own zone is in its set. Return the set of each card; None if the copies cannot be matched."""
    zones_by_card: dict[int, Zones] = {}
    for name, sets in kinds.items():
        copies = [card for card in place if NAME[card] == name]
        taker: dict[int, int] = {}
        if not all(match(copy, sets, place, taker, set()) for copy in copies):
            return None
        zones_by_card.update({copy: sets[which] for which, copy in taker.items()})
    return zones_by_card


def match(
    copy: int,
    sets: Sequence[Zones],
    place: Mapping[int, int],
    taker: dict[int, int],
    tried: set[int],
) -> bool:
    """Match a copy of a card to one of its possible sets of zones, if need be by matching another
    copy to another set; changes `taker`. Return True if that was possible."""
    for which, zones in enumerate(sets):
        if place[copy] in zones and which not in tried:
            tried.add(which)
            if which not in taker or match(taker[which], sets, place, taker, tried):
                taker[which] = copy
                return True
    return False
