"""Test positions of bots and the collections of them, by game."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fivecups.bots import make_bot
from fivecups.engine import Answer, Ask, Form, View
from fivecups.testing import Scenario

LEVELS = ("regular", "expert", "master")

Made = tuple[Scenario[Any], int]
"""A table and the seat that is asked."""


@dataclass(frozen=True, slots=True)
class Position:
    """A test position. `right` tells if an answer is right; `tried` has the answers that rollouts
    compare, if the choices are too many or a form."""

    name: str
    make: Callable[[], Made]
    right: Callable[[Answer], bool]
    tried: tuple[Answer, ...] = ()

    def candidates(self, ask: Ask) -> list[Answer]:
        if self.tried:
            return list(self.tried)
        assert not isinstance(ask.choices, Form)
        return list(ask.choices)


class Positions(dict[str, Position]):
    """The positions of a game, by name."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self.game = game

    @property
    def notes(self) -> Path:
        """The file with the results of rollouts."""
        return Path(__file__).parent / f"{self.game}.json"

    def noted(self) -> dict[str, Any]:
        result: dict[str, Any] = json.loads(self.notes.read_text()) if self.notes.exists() else {}
        return result

    def add(
        self, name: str, make: Callable[[], Made], *right: Answer, tried: tuple[Answer, ...] = ()
    ) -> None:
        """Add a position in which these answers are right."""
        self[name] = Position(name, make, lambda answer: answer in right, tried)

    def add_where(
        self, name: str, make: Callable[[], Made], right: Callable[[Any], bool], *tried: Answer
    ) -> None:
        """Add a position in which all answers are right for which `right` is true."""
        self[name] = Position(name, make, right, tried)


def question(table: Scenario[Any], seat: int) -> tuple[View[Any], Ask]:
    view = table.view(seat)
    return view, next(ask for ask in view.asks if not ask.optional)


def answer_of(level: str, game: str, position: Position) -> Answer:
    table, seat = position.make()
    view, ask = question(table, seat)
    return make_bot(level, game, table.state.options, position.name).answer(view, ask)
