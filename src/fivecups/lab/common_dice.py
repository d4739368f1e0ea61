"""Common random numbers: the same throw of the same player gives the same dice, whatever was done
before it.

Where chance is one stream, a player who stops a roll earlier moves all later dice to other throws,
and two games of one deal soon have nothing in common. A tape has a place for each throw instead.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from fivecups.engine import Chance, Game, RandomChance, State

S = TypeVar("S", bound=State)

PLACES: Mapping[str, Callable[[Any], tuple[int, ...]]] = {
    "poker-dice": lambda s: (s.round, s.seat, s.rolls)
}
"""By game, where on the tape the next throw lies. Games that are not named here draw from one
stream."""


class Tape(Chance):
    """Draws that depend on the seed and the place alone."""

    def __init__(self, seed: str, place: Callable[[], tuple[int, ...]]) -> None:
        self.seed = seed
        self.place = place

    def below(self, limit: int) -> int:
        return RandomChance(f"{self.seed} {self.place()}").below(limit)

    def roll(self, count: int, faces: int = 6) -> tuple[int, ...]:
        """All dice are thrown, and those that are not wanted are left out, so that fewer dice are
        the first of more."""
        return RandomChance(f"{self.seed} {self.place()}").roll(5, faces)[:count]


def start(game: Game[S], players: int, options: Mapping[str, Any], seed: str) -> S:
    """A game begun on a tape, or on a stream if the game has no places for its throws."""
    if game.name not in PLACES:
        return game.start(players, options, RandomChance(seed))
    state = game.set_up(players, game.settings(players, options))
    state.chance = Tape(seed, lambda: PLACES[game.name](state))
    state.run()
    return state
