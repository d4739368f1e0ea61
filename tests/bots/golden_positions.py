"""Positions of the golden games: for each question its first, second, fourth, eighth … ask."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fivecups.engine import Ask, View, awaited, replay_steps
from fivecups.games import GAMES
from fivecups.records import read

GOLDEN = Path(__file__).parents[1] / "golden"
Place = tuple[str, View[Any], Ask]


def views(name: str, stem: str, every: int = 1) -> Iterator[tuple[int, View[Any], Ask]]:
    """Yield the view and ask of the first awaited seat after every so many moves of a game."""
    game = GAMES[name]
    for step in replay_steps(game, read(GOLDEN / name / f"{stem}.json")):
        if not step.match.over and step.number % every == 0:
            view = game.view(step.match.state, awaited(step.match.state)[0])
            yield step.number, view, view.asks[0]


def asked(name: str) -> Iterator[Place]:
    """Yield the positions where a question comes up for the first, second, fourth … time."""
    for path in sorted((GOLDEN / name).glob("*.json")):
        met = Counter[str]()
        for number, view, ask in views(name, path.stem):
            met[ask.question] += 1
            if met[ask.question].bit_count() == 1:
                yield f"{path.stem} after {number}: {ask.question}", view, ask
