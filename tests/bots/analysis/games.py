"""Recorded games for tests of the analysis."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fivecups.bots import make_bot, tell_habits, track_habits
from fivecups.bots.analysis import Review
from fivecups.engine import Match, RandomChance, Record, awaited
from fivecups.games import GAMES

GOLDEN = Path(__file__).parents[2] / "golden"


def played(name: str, levels: list[str], seed: int, **options: Any) -> Record:
    """Return the record of a game between bots of these levels, by seat."""
    match = Match(GAMES[name], len(levels), options, RandomChance(seed))
    bots = [
        make_bot(level, name, match.state.options, f"{seed} {seat}")
        for seat, level in enumerate(levels)
    ]
    tracker = track_habits(name, len(levels))
    while not match.over:
        seat = awaited(match.state)[0]
        view = match.view(seat)
        tell_habits(bots[seat], tracker.habits)
        tracker.watch(match.answer(seat, bots[seat].answer(view, view.asks[0])))
    return match.record


def check_balance(review: Review) -> None:
    """Check that expectation, luck and skill add up to the outcome, in total and by round, that no
    cost is negative, and that every seat that did not win has a round of its loss."""
    assert any(seat.loss is None for seat in review.seats)
    for seat in review.seats:
        assert abs(seat.expected + seat.luck - seat.skill - seat.outcome) < 1e-6
        assert abs(sum(entry.luck for entry in seat.rounds) - seat.luck) < 1e-6
        assert [entry.round for entry in seat.rounds] == list(range(1, len(seat.rounds) + 1))
        for share in seat.rounds:
            costs = [entry.cost for entry in seat.decisions if entry.round == share.round]
            assert abs(sum(costs) - share.skill) < 1e-6
        assert abs(sum(entry.cost for entry in seat.decisions) - seat.skill) < 1e-6
        assert all(entry.cost >= 0 and entry.uncertainty >= 0 for entry in seat.decisions)
        assert all(entry.cost == 0 for entry in seat.decisions if entry.answer == entry.best)
        if seat.loss is not None:
            assert review.seats[seat.loss.winner].loss is None
            assert seat.loss.skill == seat.rounds[seat.loss.round - 1].skill
