"""Analysis: advice during a game and the review after it, in steps that any process can take.

The package of each game's bots declares its coach and its analysis (`game_bots.py`).
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
from .decisions import RecordedDecision, replay_decisions
from .report import Advice, Judged, Loss, Review, RoundShare, SeatReview, Thinking, Weighed
from .turning_point import with_losses

__all__ = [
    "COACHED",
    "REVIEWED",
    "Advice",
    "Judged",
    "Loss",
    "RecordedDecision",
    "Review",
    "RoundShare",
    "SeatReview",
    "Thinking",
    "Weighed",
    "advise",
    "advise_on",
    "advised_asks",
    "count_steps",
    "finish",
    "replay_decisions",
    "review",
    "take_step",
]


REVIEWED = frozenset(game for game in GAMES if bots_of(game).analysis is not None)
"""Names of the games that are analysed when they are over."""

COACHED = frozenset(game for game in GAMES if bots_of(game).advise is not None)
"""Names of the games with a coach."""


def advise(game: str, view: View[Any], ask: Ask) -> Advice:
    """Return the advice of a game's coach on `ask` to the seat that is asked."""
    coach = bots_of(game).advise
    if coach is None:
        raise ValueError(f"expected a game with a coach, got {game!r}")
    return coach(view, ask)


def advised_asks(game: str, view: View[Any]) -> list[Ask]:
    """Return the open asks of a seat on which the coach advises: those with a choice that the table
    waits for; else those that may be answered meanwhile; else those without a choice."""
    main = [ask for ask in view.asks if not ask.optional]
    free = [ask for ask in main if isinstance(ask.choices, Form) or len(ask.choices) > 1]
    meanwhile = [ask for ask in view.asks if ask.question in bots_of(game).advised_meanwhile]
    return free or meanwhile or main


def advise_on(file: bytes, seq: int) -> Advice | None:
    """Return the coach's advice for the position before move number `seq` of a recorded game; None
    if that move was the clock's, or an answer that the table did not wait for."""
    record = load(file)
    game = GAMES[record.game]
    decision = next(
        (
            candidate
            for candidate in replay_decisions(game, record)[0]
            if candidate.seq == seq and candidate.seat != CLOCK
        ),
        None,
    )
    if decision is not None and decision.ask.optional:
        decision = None
    return (
        None
        if decision is None
        else advise(record.game, game.view(decision.state, decision.seat), decision.ask)
    )


@lru_cache(maxsize=2)
def _analysis(file: bytes) -> Analysis:
    record = load(file)
    analysis = bots_of(record.game).analysis
    if analysis is None:
        raise ValueError(f"expected a game that is reviewed, got {record.game!r}")
    return analysis(record)


def count_steps(file: bytes) -> int:
    """Return the number of steps in the analysis of a recorded game, given as its file."""
    return _analysis(file).steps


def take_step(file: bytes, number: int) -> Any:
    """Carry out one step of the analysis and return its result, for `finish`."""
    return _analysis(file).step(number)


def finish(file: bytes, results: Sequence[Any]) -> Review:
    """Return the review of a recorded game, made from the results of all steps of its analysis, in
    order."""
    analysis = _analysis(file)
    result = analysis.record.result
    assert result is not None, "a game that is reviewed is over"
    return with_losses(analysis.review(results), result.winners)


def review(record: Record, progress: Callable[[int, int], None] | None = None) -> Review:
    """Analyse a finished game completely and return its review; `progress` is called with the
    number of steps done and of all steps."""
    file = dump(record)
    steps = count_steps(file)
    results = []
    for number in range(steps):
        results.append(take_step(file, number))
        if progress is not None:
            progress(number + 1, steps)
    return finish(file, results)
