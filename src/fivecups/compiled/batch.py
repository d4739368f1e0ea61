"""A batch of compiled games that are stepped together; each row of an array is the state of a
game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from fivecups.engine import Game

from .jit import Array

BEGIN, PLAY_OUT, WAIT, GO_ON = -1, -2, -3, -4
"""Special actions instead of the index of a choice: begin the game, play it at random to its end,
leave it unchanged, or continue from a state that was written into its row from outside."""

Advance = Callable[[Any, Any, Any, Any, Any, Any], int]
"""The type of a game's compiled `advance` function, which applies an action to each state of a
batch. It fills in the number of choices, the seat to move and the scores of each game, and returns
how many random answers it gave."""


class CompiledGames:
    """A batch of compiled games with the same rules and options, each at its own point of play.

    `states` has a row for each game. `counts` holds the number of choices by game (0: the game is
    over), `seats_to_move` the seat that has them, and `scores` the scores by game and seat at the
    end. An action is the index of a choice.
    """

    def __init__(
        self,
        game: Game[Any],
        advance: Advance,
        tables: Array,
        blank: Callable[[int, Mapping[str, Any], int], Array],
        number: int,
        seats: int,
        options: Mapping[str, Any] | None,
    ) -> None:
        self.options = game.settings(seats, options)
        self.seats = seats
        self._advance, self._tables = advance, tables
        self._blank = blank(seats, self.options, 0)
        self.states = np.tile(self._blank, (number, 1))
        self.counts = np.zeros(number, dtype=np.int64)
        self.seats_to_move = np.zeros(number, dtype=np.int64)
        self.scores = np.zeros((number, seats), dtype=np.int64)

    def reset(self, seeds: Sequence[int] | Array) -> None:
        """Begin all games anew, each with its own seed."""
        self.states[:] = self._blank
        self.states[:, 0] = seeds
        self.step(np.full(len(self.states), BEGIN, dtype=np.int64))

    def step(self, actions: Array) -> int:
        """Apply `actions[i]` to game i; `WAIT` leaves a game unchanged, and a finished game stays
        as it is. Return the number of answers chosen at random (by `PLAY_OUT`). Raise
        ``ValueError`` if an action is not among the choices of its game."""
        if ((actions >= self.counts) & (self.counts > 0)).any():
            raise ValueError("an action that is not among the choices of its game")
        return self._advance(
            self.states, self._tables, actions, self.counts, self.seats_to_move, self.scores
        )

    def play_out(self) -> int:
        """Give random answers for all seats until all games are over. Return the number of answers
        given."""
        return self.step(np.full(len(self.states), PLAY_OUT, dtype=np.int64))
