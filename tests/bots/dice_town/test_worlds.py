"""Worlds that a bot deals from its view: they look to the seat exactly as the view that they were
made from, and every card that the seat has seen lies where it knows it to be."""

from collections import Counter
from random import Random
from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st

from fivecups.bots.analysis.playouts import draw_world
from fivecups.bots.dice_town.state_from_view.state_rebuilder import rebuild
from fivecups.engine import RandomChance, awaited, random_answer
from fivecups.games.dice_town.cards import names
from fivecups.games.dice_town.game import DICE_TOWN
from fivecups.games.dice_town.state import DiceTownState

TABLES: list[tuple[int, dict[str, Any]]] = [
    *[(seats, {}) for seats in (2, 3, 4, 5)],
    *[(seats, {"wild_west": True}) for seats in (2, 4, 6)],
    *[(seats, {"wild_west": True, "indians": True}) for seats in (2, 3, 5)],
]


def position(seats: int, options: dict[str, Any], seed: int, moves: int) -> DiceTownState:
    """A game after so many random answers, or before its last one."""
    state = DICE_TOWN.start(seats, options, RandomChance(f"dice {seed}"))
    chance = RandomChance(f"answers {seed}")
    before = state
    for _ in range(moves):
        before = state.copy()
        seat = Random(f"{seed} {state.asked}").choice(awaited(state))
        state.take(seat, random_answer(state, seat, chance))
        if state.over:
            return before
    return state


def test_worlds_differ_in_what_the_seat_cannot_know() -> None:
    state = position(4, {"wild_west": True}, 11, 250)
    seat = awaited(state)[0]
    view = DICE_TOWN.view(state, seat)
    base = rebuild(view, view.asks[0], RandomChance(1))
    dealt = [draw_world(DICE_TOWN, base, seat, f"{number}") for number in range(5)]
    assert (
        len({world.store[6] for world in dealt}) == len({world.claims[6] for world in dealt}) == 5
    )
    assert len({world.river for world in dealt}) > 1 and len({world.bandits for world in dealt}) > 1
    assert len({tuple(world.store[seat]) for world in dealt}) == 1


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(TABLES), st.integers(0, 10**6), st.integers(0, 400))
@example(
    (2, {"wild_west": True}), 704, 177
)  # all know of two copies in a hand of which the seat itself has placed one
def test_a_world_looks_like_the_view_that_it_was_made_from(
    table: tuple[int, dict[str, Any]], seed: int, moves: int
) -> None:
    state = position(*table, seed, moves)
    for seat in awaited(state):
        view = DICE_TOWN.view(state, seat)
        base = rebuild(view, view.asks[0], RandomChance(seed))
        for world in (base, *[DICE_TOWN.redeal(base, seat, base.chance) for _ in range(2)]):
            assert DICE_TOWN.view(world, seat) == view
            assert DICE_TOWN.totals(world) == DICE_TOWN.totals(state)
            for player, seen in enumerate(view.table.players):
                assert Counter(seen.known) <= Counter(
                    names(world.store[player] + world.claims[player])
                )
