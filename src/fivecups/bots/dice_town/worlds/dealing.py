"""Hidden cards dealt where they may lie, as far as a seat can tell and as far as everybody can.

A view names cards and does not number them: copies look alike. So it says for each copy of a card
where it may lie, once as far as the seat can tell and once as far as everybody can, and not which
of the two belong together. A deal by what the seat knows is kept if there is a way to put them
together.
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
"""Deals before one is taken that the public would not think possible. Nearly always the first one
fits."""

NUMBER = {name: NAME.index(name) for name in NAME}
"""The number of the first copy of a card."""


def numbered(whereabouts: Whereabouts, back: int) -> dict[int, Zones]:
    """The hidden cards with one back by number, with the zones in which each may lie."""
    used = dict.fromkeys(NAME, 0)
    found: dict[int, Zones] = {}
    for zones, names in whereabouts:
        for name in names:
            if BACK[NUMBER[name]] == back:
                found[NUMBER[name] + used[name]] = zones
                used[name] += 1
    return found


def by_zone(cards: Mapping[int, Zones]) -> list[int]:
    """The set of cards that may lie in each zone."""
    return [
        sum([BIT[card] for card, zones in cards.items() if zone in zones]) for zone in range(ZONES)
    ]


def deal(
    hidden: Mapping[int, Zones], public: Mapping[int, Zones], sizes: Sequence[int], chance: Chance
) -> tuple[list[list[int]], list[int]]:
    """Piles of these sizes by zone, and the cards that may lie in each zone as far as everybody can
    tell."""
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
    """For each card the zones in which everybody thinks it may lie, its own among them; None if
    there is no way."""
    found: dict[int, Zones] = {}
    for name, sets in kinds.items():
        copies = [card for card in place if NAME[card] == name]
        taker: dict[int, int] = {}
        if not all(match(copy, sets, place, taker, set()) for copy in copies):
            return None
        found.update({copy: sets[which] for which, copy in taker.items()})
    return found


def match(
    copy: int,
    sets: Sequence[Zones],
    place: Mapping[int, int],
    taker: dict[int, int],
    tried: set[int],
) -> bool:
    """Find a set of zones for a copy, if need be by giving another copy another one."""
    for which, zones in enumerate(sets):
        if place[copy] in zones and which not in tried:
            tried.add(which)
            if which not in taker or match(taker[which], sets, place, taker, tried):
                taker[which] = copy
                return True
    return False
