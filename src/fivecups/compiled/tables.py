"""Many games of one kind at once, one state a row: what learners step."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from fivecups.engine import Game

from .door import Array

BEGIN, PLAY_OUT, WAIT, GO_ON = -1, -2, -3, -4
"""What can be done with a game instead of answering: begin it, play it at random to its end, leave
it alone, or go on from a state that was put there."""

Advance = Callable[[Any, Any, Any, Any, Any, Any], int]
"""A game's compiled rules: do with each state what the actions say, fill in how many choices it has
then, whose they are and the scores so far; returns the number of answers taken at random."""


class CompiledGames:
    """So many games of the same kind, each at its own point.

    `counts` says by game how many choices it has (0: it is over), `seats_to_move` whose they are,
    and `scores` what everybody has at the end. An action is the number of a choice.
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
        """Begin all games anew, each by its own seed."""
        self.states[:] = self._blank
        self.states[:, 0] = seeds
        self.step(np.full(len(self.states), BEGIN, dtype=np.int64))

    def step(self, actions: Array) -> int:
        """Take an action in each game; `WAIT` leaves one alone, and a finished one stays as it is.
        Raises ``ValueError`` where an action is no choice of its game."""
        if ((actions >= self.counts) & (self.counts > 0)).any():
            raise ValueError("an action that is not among the choices of its game")
        return self._advance(
            self.states, self._tables, actions, self.counts, self.seats_to_move, self.scores
        )

    def play_out(self) -> int:
        """Answer at random for everybody until all games are over; returns how many answers were
        given."""
        return self.step(np.full(len(self.states), PLAY_OUT, dtype=np.int64))
