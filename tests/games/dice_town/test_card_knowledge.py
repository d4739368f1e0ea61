"""Tests of an observer's knowledge about seen cards against a slow calculation card by card (DT-8,
DT-9)."""

from __future__ import annotations

from random import Random

import pytest

from fivecups.engine import RandomChance
from fivecups.games.dice_town import DICE_TOWN
from fivecups.games.dice_town.cards import BACK, BACKS, CLAIM, NAME, RANCH, STORE, listed, set_of
from fivecups.games.dice_town.hidden.knowledge import (
    OPEN,
    ROWS,
    by_zones,
    certain,
    everybody,
    known_to,
    look,
    note,
    reshuffled,
)
from fivecups.games.dice_town.state import DECK, DISCARDS, HANDS, TABLE, ZONES, DiceTownState

SEATS = 3
Zones = list[set[int]]
"""By zone, the cards that may be there."""


def cards_with(back: int) -> list[int]:
    return [card for card in range(len(NAME)) if BACK[card] == back]


def town(rng: Random) -> DiceTownState:
    """Return a state with randomly placed cards, in which every observer assumes random possible
    zones that include the true ones."""
    state = DICE_TOWN.start(SEATS, {"wild_west": True, "indians": True}, RandomChance(1))
    for back in BACKS:
        piles: list[list[int]] = [[] for _ in range(ZONES)]
        for card in cards_with(back):
            hands = range(SEATS) if NAME[card] != RANCH else ()
            piles[rng.choice([*hands, DECK, DISCARDS, TABLE])].append(card)
        for zone, pile in enumerate(piles):
            state.piles(back)[zone] = tuple(pile)
            for observer in everybody(state):
                others = [card for card in cards_with(back) if rng.random() < 0.3]
                place = observer * ROWS + back * ZONES + zone
                state.may_lie[place] = set_of(tuple({*pile, *others})) if pile else 0
    return state


def thoughts(state: DiceTownState, observer: int, back: int) -> Zones:
    return [set(listed(bits, back)) for bits in known_to(state, observer, back)]


def all_thoughts(state: DiceTownState) -> dict[tuple[int, int], Zones]:
    return {
        (observer, back): thoughts(state, observer, back)
        for observer in everybody(state)
        for back in BACKS
    }


def saw(zones: Zones, shown: tuple[int, ...], source: int, target: int) -> None:
    """Apply the rule for a seen card: copies that may have been in the same zone may be wherever
    any of them might have been."""
    possible = set(zones[source])
    for name in {NAME[card] for card in shown}:
        alike = {card for card in possible if NAME[card] == name}
        for zone in zones:
            if zone & alike:
                zone |= alike
    for zone in zones:
        zone -= set(shown)
    if target != OPEN:
        zones[target] |= set(shown)


@pytest.mark.parametrize("seed", range(40))
def test_dt_9_whoever_looks_at_cards_can_tell_them_from_all_but_their_copies(seed: int) -> None:
    rng = Random(seed)
    state = town(rng)
    expected = all_thoughts(state)
    observer, zone = rng.randrange(SEATS + 1), rng.choice([0, 1, 2, DECK, DISCARDS])
    shown = [
        tuple(sorted(rng.sample(pile, rng.randrange(min(len(pile), 4) + 1))))
        for pile in (state.store[zone], state.claims[zone])
    ]
    look(state, observer, shown[STORE] + shown[CLAIM], zone)
    for back in BACKS:
        saw(expected[observer, back], shown[back], zone, zone)
    assert all_thoughts(state) == expected


@pytest.mark.parametrize("seed", range(60))
def test_dt_9_who_sees_cards_move_knows_where_they_are_and_others_that_they_may_be(
    seed: int,
) -> None:
    rng = Random(seed)
    state = town(rng)
    back = rng.choice(BACKS)
    source, target = rng.sample([0, 1, 2, DECK, DISCARDS, TABLE], 2)
    if rng.random() < 0.3:
        target = OPEN
    pile = state.piles(back)[source]
    fit = [card for card in pile if target >= HANDS or target == OPEN or NAME[card] != RANCH]
    cards = tuple(sorted(rng.sample(fit, rng.randrange(1, min(len(fit), 3) + 1))))
    if rng.random() < 0.3:
        cards = pile if len(fit) == len(pile) else cards
    witnesses = (
        {0, 1, 2, 3} if target == OPEN else {seat for seat in range(3) if rng.random() < 0.5}
    )
    for observer in everybody(state):
        if source in (observer, TABLE):  # one knows one's own hand and what one looks at
            zones = range(observer * ROWS + back * ZONES, observer * ROWS + (back + 1) * ZONES)
            for number, zone in enumerate(zones):
                own = set_of(pile)
                state.may_lie[zone] = own if number == source else state.may_lie[zone] & ~own
    expected = all_thoughts(state)
    state.piles(back)[source] = tuple(card for card in pile if card not in cards)
    note(state, back, cards, source, target, witnesses)
    for observer in everybody(state):
        zones_of = expected[observer, back]
        if observer in witnesses:
            saw(zones_of, cards, source, target)
        else:
            zones_of[target] |= {
                card for card in zones_of[source] if target >= HANDS or NAME[card] != RANCH
            }
        if len(cards) == len(pile):
            zones_of[source] = set()
    assert all_thoughts(state) == expected


def test_dt_9_cards_that_lay_open_go_where_everybody_sees_them() -> None:
    state = town(Random(1))
    expected = all_thoughts(state)
    note(state, CLAIM, tuple(cards_with(CLAIM)[:3]), OPEN, 1, ())
    for observer in everybody(state):
        expected[observer, CLAIM][1] |= set(cards_with(CLAIM)[:3])
    assert all_thoughts(state) == expected


def test_dt_35_what_may_be_among_the_discards_may_be_in_the_new_deck() -> None:
    for back in BACKS:
        state = town(Random(2))
        expected = all_thoughts(state)
        reshuffled(state, back)
        for observer in everybody(state):
            zones = expected[observer, back]
            zones[DECK] |= zones[DISCARDS]
            zones[DISCARDS] = set()
        assert all_thoughts(state) == expected


@pytest.mark.parametrize("seed", range(10))
def test_dt_8_a_card_is_known_where_it_can_lie_in_one_zone_only(seed: int) -> None:
    state = town(Random(seed))
    for (observer, back), zones in all_thoughts(state).items():
        known = certain(state, observer, back)
        for zone, cards in enumerate(zones):
            elsewhere = set().union(*[other for other in zones if other is not cards])
            assert set(known[zone]) == cards - elsewhere
        sorted_out = by_zones(known_to(state, observer, back))
        assert list(sorted_out) == sorted(sorted_out)
        result = {card: places for places, group in sorted_out for card in listed(group, back)}
        assert result == {
            card: tuple(zone for zone, there in enumerate(zones) if card in there)
            for card in set().union(*zones)
        }
