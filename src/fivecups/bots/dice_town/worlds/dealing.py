"""Dealing hidden cards: each where it may lie, as far as a seat can tell and as far as everybody
can."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from fivecups.engine import RandomChance
from fivecups.games.dice_town.cards import BACK, BIT, NAME, set_of
from fivecups.games.dice_town.hidden.redeal import deal_out
from fivecups.games.dice_town.state import ZONES
from fivecups.games.dice_town.view import Whereabouts

Zones = tuple[int, ...]

TRIES = 30
"""Deals by what the seat knows alone, before it is put together with what everybody knows. Most
deals fit both."""

NARROW_TRIES = 200
"""Ways to put them together, before a deal is taken that the public would not think possible."""


NUMBER = {name: NAME.index(name) for name in NAME}
"""The number of the first copy of a card."""


class Hidden:
    """The hidden cards with one back, by the zones in which they may lie as far as the seat can
    tell."""

    def __init__(self, whereabouts: Whereabouts, back: int, sizes: Sequence[int]) -> None:
        self.sizes = sizes
        self.groups: list[tuple[Zones, list[int]]] = []
        used = dict.fromkeys(NAME, 0)
        for zones, names in whereabouts:
            group = []
            for name in names:
                group.append(NUMBER[name] + used[name])
                used[name] += 1
            if group and BACK[group[0]] == back:
                self.groups.append((zones, group))
        self.groups.sort(key=lambda group: len(group[0]))
        self.may = [
            sum([BIT[card] for zones, cards in self.groups if zone in zones for card in cards])
            for zone in range(ZONES)
        ]

    def deal(self, random: Random) -> list[list[int]]:
        """Piles by zone."""
        piles: list[list[int]] = [[] for _ in range(ZONES)]
        for zones, cards in self.groups:
            if len(zones) == 1:
                piles[zones[0]] += cards
                continue
            room = [zone for zone in zones for _ in range(self.sizes[zone] - len(piles[zone]))]
            if len(room) < len(cards):
                return self.deal_one_by_one(random, self.open_to())
            for card, zone in zip(cards, random.sample(room, len(cards)), strict=True):
                piles[zone].append(card)
        return piles

    def open_to(self) -> dict[int, Zones]:
        """The zones in which each card may lie."""
        return {card: zones for zones, cards in self.groups for card in cards}

    def deal_one_by_one(self, random: Random, open_to: Mapping[int, Zones]) -> list[list[int]]:
        """Piles by zone, each card in one that is open to it. Cards for which there is no way are
        left out."""
        dealt = deal_out(open_to, dict(enumerate(self.sizes)), RandomChance(random.getrandbits(64)))
        return [dealt[zone] for zone in range(ZONES)]


class Public:
    """The same as far as everybody can tell. Cards of which all copies may lie in the same zones
    are no matter of the deal."""

    def __init__(self, whereabouts: Whereabouts, back: int) -> None:
        kinds: dict[str, list[Zones]] = {}
        for zones, names in whereabouts:
            for name in names:
                if BACK[NUMBER[name]] == back:
                    kinds.setdefault(name, []).append(zones)
        self.plain: dict[str, Zones] = {
            name: sets[0] for name, sets in kinds.items() if len(set(sets)) == 1
        }
        self.mixed = {name: sets for name, sets in kinds.items() if name not in self.plain}

    def fitted(self, piles: Sequence[Sequence[int]]) -> list[int] | None:
        """The cards that may lie in each zone, each copy of a card in zones among which its own is;
        None if there is no way."""
        may = [0] * ZONES
        copies: dict[str, dict[int, int]] = {name: {} for name in self.mixed}
        for place, pile in enumerate(piles):
            for card in pile:
                name = NAME[card]
                zones = self.plain.get(name)
                if zones is None:
                    copies[name][card] = place
                elif place not in zones:
                    return None
                else:
                    for zone in zones:
                        may[zone] |= BIT[card]
        for name, places in copies.items():
            taker: dict[int, int] = {}
            for copy in places:
                if not match(copy, self.mixed[name], places, taker, set()):
                    return None
            for which, copy in taker.items():
                for zone in self.mixed[name][which]:
                    may[zone] |= BIT[copy]
        return may

    def narrowed(self, open_to: Mapping[int, Zones], random: Random) -> dict[int, Zones]:
        """The zones that are open to each card as far as the seat can tell and by one of its sets
        here, drawn at random."""
        drawn = {name: random.sample(sets, len(sets)) for name, sets in self.mixed.items()}
        found: dict[int, Zones] = {}
        for card in random.sample(list(open_to), len(open_to)):
            name = NAME[card]
            zones = self.plain[name] if name in self.plain else drawn[name].pop()
            found[card] = tuple([zone for zone in open_to[card] if zone in zones])
        return found


def match(
    copy: int,
    sets: Sequence[Zones],
    places: Mapping[int, int],
    taker: dict[int, int],
    tried: set[int],
) -> bool:
    """Find a set of zones for a copy, if need be by giving another copy another one."""
    for which, zones in enumerate(sets):
        if places[copy] in zones and which not in tried:
            tried.add(which)
            if which not in taker or match(taker[which], sets, places, taker, tried):
                taker[which] = copy
                return True
    return False


def deal(hidden: Hidden, public: Public, random: Random) -> tuple[list[list[int]], list[int]]:
    """Piles by zone, and the cards that may lie in each zone as far as everybody can tell."""
    for _ in range(TRIES):
        piles = hidden.deal(random)
        may = public.fitted(piles)
        if may is not None:
            return piles, may
    open_to = hidden.open_to()
    for _ in range(NARROW_TRIES):
        piles = hidden.deal_one_by_one(random, public.narrowed(open_to, random))
        may = public.fitted(piles) if sum(map(len, piles)) == len(open_to) else None
        if may is not None:
            return piles, may
    piles = hidden.deal(random)
    return piles, [set_of(tuple(pile)) for pile in piles]
