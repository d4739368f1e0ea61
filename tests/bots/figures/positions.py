"""Positions of the golden games, with as many of every question, and positions that were made to
judge bots by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fivecups.engine import Ask, View, awaited, replay_steps
from fivecups.games import GAMES
from fivecups.records import read
from tests.bots.positions.kit import Positions, question

GOLDEN = Path(__file__).parents[2] / "golden"
Place = tuple[str, View[Any], Ask]


def views(name: str, stem: str, every: int = 1) -> Iterator[tuple[int, View[Any], Ask]]:
    """What the first seat that is asked sees after each so many moves of a golden game."""
    game = GAMES[name]
    for step in replay_steps(game, read(GOLDEN / name / f"{stem}.json")):
        if not step.match.over and step.number % every == 0:
            view = game.view(step.match.state, awaited(step.match.state)[0])
            yield step.number, view, view.asks[0]


def asked(name: str) -> Iterator[Place]:
    """Where a question comes up for the first, second, fourth, eighth … time in a game."""
    for path in sorted((GOLDEN / name).glob("*.json")):
        met = Counter[str]()
        for number, view, ask in views(name, path.stem):
            met[ask.question] += 1
            if met[ask.question].bit_count() == 1:
                yield f"{path.stem} after {number}: {ask.question}", view, ask


def made(positions: Positions) -> Iterator[Place]:
    for name, position in positions.items():
        view, ask = question(*position.make())
        yield f"{name}: {ask.question}", view, ask
