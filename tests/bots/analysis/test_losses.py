"""The review names the round in which each seat that did not win lost the game, and if its own
decisions are to blame."""

from __future__ import annotations

from typing import Literal

import pytest

from fivecups.bots.analysis import Judged, Loss, Review, RoundShare, SeatReview
from fivecups.bots.analysis.turning_point import with_losses


def seat_review(
    seat: int, luck: list[float], costs: list[tuple[int, int, float]] | None = None
) -> SeatReview:
    """Return the review of a seat that expected nothing; `costs` has the seq, round and cost of its
    decisions."""
    decisions = [
        Judged(seq, number, "keep", None, None, cost, 0.0, "points")
        for seq, number, cost in costs or []
    ]
    lost = [
        sum(entry.cost for entry in decisions if entry.round == number + 1)
        for number in range(len(luck))
    ]
    rounds = [RoundShare(number + 1, won, lost[number]) for number, won in enumerate(luck)]
    outcome = sum(luck) - sum(lost)
    return SeatReview(seat, outcome, 0.0, sum(luck), sum(lost), 0.0, decisions, rounds)


def losses(
    winners: tuple[int, ...], *seats: SeatReview, measure: Literal["score", "lead"] = "score"
) -> list[Loss | None]:
    whole = Review("poker-dice", "points", measure, True, list(seats), {})
    return [seat.loss for seat in with_losses(whole, winners).seats]


def test_whoever_won_has_lost_nowhere() -> None:
    assert losses((0, 1), seat_review(0, [1, 2]), seat_review(1, [2, 1])) == [None, None]


def test_the_game_was_lost_where_most_was_lost_after_one_was_last_level() -> None:
    winner = seat_review(0, [9, 0, 0, 1, 0])
    loser = seat_review(1, [0, 9, -1, -4, -2])
    assert losses((0,), winner, loser) == [None, Loss(4, 0, 5, 0, False, None)]


def test_whoever_was_never_level_again_may_have_lost_in_the_first_round() -> None:
    assert losses((1,), seat_review(0, [0, 3]), seat_review(1, [8, 0])) == [
        Loss(1, 1, 8, 0, False, None),
        None,
    ]


def test_the_costliest_decision_of_that_round_is_shown() -> None:
    loser = seat_review(1, [0, 0], [(1, 1, 2.0), (3, 2, 1.5), (4, 2, 3.0), (6, 2, 0.0)])
    assert losses((0,), seat_review(0, [0, 5]), loser)[1] == Loss(2, 0, 9.5, 4.5, True, 4)


def test_of_several_winners_the_one_ahead_is_named() -> None:
    first, second = seat_review(0, [6, 0]), seat_review(1, [0, 6])
    assert losses((0, 1), first, second, seat_review(2, [0, 4]))[2] == Loss(1, 0, 6, 0, False, None)


def test_decisions_are_blamed_if_what_they_cost_is_told_as_a_point() -> None:
    for cost, blamed in ((0.49, False), (0.5, True)):
        loser = seat_review(1, [0], [(1, 1, cost)])
        loss = losses((0,), seat_review(0, [5]), loser)[1]
        assert loss is not None
        assert loss.blamed is blamed


@pytest.mark.parametrize("others", [1, 2, 3])
def test_what_was_gained_is_told_in_points_of_the_score(others: int) -> None:
    """Leads over the mean of the others differ by more than the scores do."""
    winner = seat_review(0, [6.0])
    losers = [seat_review(seat, [-6.0 / others]) for seat in range(1, others + 1)]
    for loss in losses((0,), winner, *losers, measure="lead")[1:]:
        assert loss is not None
        assert loss.gained == pytest.approx(6), "only the winner's score has changed"
