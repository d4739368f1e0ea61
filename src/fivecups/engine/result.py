"""The result of a finished game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Result:
    """Scores by seat, who won (several seats share the win), and where each seat's points came
    from."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    sources: tuple[Mapping[str, Any], ...] = ()

    @property
    def win_shares(self) -> tuple[float, ...]:
        """One win, divided equally among the winners."""
        return tuple(
            1 / len(self.winners) if seat in self.winners else 0.0
            for seat in range(len(self.scores))
        )


def highest_wins(scores: tuple[int, ...], sources: tuple[Mapping[str, Any], ...] = ()) -> Result:
    """The result of a game in which the highest score wins and equal ones share the win."""
    best = max(scores)
    return Result(
        scores, tuple(seat for seat, score in enumerate(scores) if score == best), sources
    )
