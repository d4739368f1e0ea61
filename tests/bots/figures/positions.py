"""Positions of the golden games, with as many of every question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fivecups.engine import Ask, View, awaited, replay_steps
from fivecups.games import GAMES
from fivecups.records import read

GOLDEN = Path(__file__).parents[2] / "golden"


def asked(name: str) -> Iterator[tuple[str, View[Any], Ask]]:
    """Where a question comes up for the first, second, fourth, eighth … time in a game."""
    game = GAMES[name]
    for path in sorted((GOLDEN / name).glob("*.json")):
        met = Counter[str]()
        for step in replay_steps(game, read(path)):
            if step.match.over:
                break
            seat = awaited(step.match.state)[0]
            view = game.view(step.match.state, seat)
            ask = view.asks[0]
            met[ask.question] += 1
            if met[ask.question].bit_count() == 1:
                yield f"{path.stem} after {step.number}: {ask.question}", view, ask
