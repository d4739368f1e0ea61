"""Analysis: advice during a game and the review after it, in steps that any process can take.

What is done in a step is declared by the package of each game's bots (`game_bots.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from fivecups.engine import CLOCK, Ask, Form, Record, View
from fivecups.games import GAMES
from fivecups.records import dump, load

from ..game_bots import Analysis
from ..registry import bots_of
from .decisions import Taken, play_again
from .losses import with_losses
from .report import Advice, Judged, Loss, Review, RoundShare, SeatReview, Thinking, Weighed

__all__ = [
    "COACHED",
    "REVIEWED",
    "Advice",
    "Judged",
    "Loss",
    "Review",
    "RoundShare",
    "SeatReview",
    "Taken",
    "Thinking",
    "Weighed",
    "advise",
    "advise_on",
    "advised_asks",
    "count_steps",
    "finish",
    "play_again",
    "review",
    "take_step",
]


REVIEWED = frozenset(game for game in GAMES if bots_of(game).analysis is not None)
"""The games that are analysed when they are over."""

COACHED = frozenset(game for game in GAMES if bots_of(game).advise is not None)
"""The games with a coach."""


def advise(game: str, view: View[Any], ask: Ask) -> Advice:
    """What the coach of a game says to a seat that is asked."""
    coach = bots_of(game).advise
    if coach is None:
        raise ValueError(f"expected a game with a coach, got {game!r}")
    return coach(view, ask)


def advised_asks(game: str, view: View[Any]) -> list[Ask]:
    """The open questions of a seat on which the coach advises: those with a choice that the table
    waits for; else those that may be answered meanwhile; else those without a choice."""
    main = [ask for ask in view.asks if not ask.optional]
    free = [ask for ask in main if isinstance(ask.choices, Form) or len(ask.choices) > 1]
    meanwhile = [ask for ask in view.asks if ask.question in bots_of(game).advised_meanwhile]
    return free or meanwhile or main


def advise_on(file: bytes, seq: int) -> Advice | None:
    """What the coach would have said before the move of this number in a recorded game; None if it
    was no player's, or nobody waited for it."""
    record = load(file)
    game = GAMES[record.game]
    taken = next(
        (one for one in play_again(game, record)[0] if one.seq == seq and one.seat != CLOCK), None
    )
    if taken is not None and taken.ask.optional:
        taken = None
    return (
        None
        if taken is None
        else advise(record.game, game.view(taken.state, taken.seat), taken.ask)
    )


@lru_cache(maxsize=2)
def _analysis(file: bytes) -> Analysis:
    record = load(file)
    analysis = bots_of(record.game).analysis
    if analysis is None:
        raise ValueError(f"expected a game that is reviewed, got {record.game!r}")
    return analysis(record)


def count_steps(file: bytes) -> int:
    """How many steps the analysis of a recorded game has, given as its file."""
    return _analysis(file).steps


def take_step(file: bytes, number: int) -> Any:
    """One step of the analysis."""
    return _analysis(file).step(number)


def finish(file: bytes, found: Sequence[Any]) -> Review:
    """The review from what all steps found, in order."""
    analysis = _analysis(file)
    result = analysis.record.result
    assert result is not None, "a game that is reviewed is over"
    return with_losses(analysis.review(found), result.winners)


def review(record: Record, progress: Callable[[int, int], None] | None = None) -> Review:
    """The whole analysis of a finished game; `progress` is told the steps done and their number."""
    file = dump(record)
    steps = count_steps(file)
    found = []
    for number in range(steps):
        found.append(take_step(file, number))
        if progress is not None:
            progress(number + 1, steps)
    return finish(file, found)
