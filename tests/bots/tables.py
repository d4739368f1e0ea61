"""Positions of real games, for tests of bots."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fivecups.bots import make_bot
from fivecups.engine import MAIN, Game, RandomChance, State, awaited
from fivecups.games import GAMES

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "poker-dice": (2, {}),
    "dice-town": (3, {"wild_west": True, "indians": True}),
    "gentlemans-deal": (5, {}),
}
"""A usual table of every game: seats and options."""


def positions(name: str, bot: str, seed: int) -> Iterator[tuple[Game[Any], State, int]]:
    """Yield all positions of a game between copies of a bot, each with the seat that is asked."""
    game = GAMES[name]
    seats, options = TABLES[name]
    state = game.start(seats, options, RandomChance(seed))
    bots = [make_bot(bot, name, state.options, f"{seed} {seat}") for seat in range(seats)]
    while not state.over:
        seat = awaited(state)[0]
        yield game, state, seat
        view = game.view(state, seat)
        state.take(seat, bots[seat].answer(view, view.asks[0]), MAIN)
