"""The round in which each seat lost the game, from the value of the game to all seats after each
round."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from msgspec.structs import replace

from .report import Loss, Review, SeatReview, Unit

MIN_BLAMED_COST: dict[Unit, float] = {"points": 0.5, "win": 0.005}
"""Cost of a seat's own decisions in the losing round from which on they are blamed for the loss: it
then rounds to a whole point, or to a hundredth of a win."""


def with_losses(review: Review, winners: Sequence[int]) -> Review:
    """Return a copy of the review in which every seat that did not win has its `loss`, the round in
    which it lost the game."""
    values = [_values_by_round(seat) for seat in review.seats]
    seats = [
        seat
        if seat.seat in winners
        else replace(seat, loss=_find_loss(seat, values, winners, review))
        for seat in review.seats
    ]
    return replace(review, seats=seats)


def _find_loss(
    seat: SeatReview, values: Sequence[list[float]], winners: Sequence[int], review: Review
) -> Loss:
    """Return the round that cost the seat most against the winners, among the rounds since it was
    last level with the best of them. `values` is by seat and round."""
    leading = zip(*(values[winner] for winner in winners), strict=True)
    gaps = [max(best) - own for best, own in zip(leading, values[seat.seat], strict=True)]
    level = max((after for after, gap in enumerate(gaps[:-1]) if gap <= 0), default=0)
    rounds = range(level + 1, len(gaps))
    number = max(rounds, key=lambda number: gaps[number] - gaps[number - 1])
    decisions = [decision for decision in seat.decisions if decision.round == number]
    costliest = max(decisions, key=lambda decision: decision.cost, default=None)
    skill = seat.rounds[number - 1].skill
    return Loss(
        number,
        max(winners, key=lambda winner: values[winner][number]),
        (gaps[number] - gaps[number - 1]) * _scores_per_gap(review),
        skill,
        skill >= MIN_BLAMED_COST[review.unit],
        None if costliest is None else costliest.seq,
    )


def _scores_per_gap(review: Review) -> float:
    """Return the difference in scores that belongs to a difference of 1 in the measure: a point
    scored raises a seat's own lead and lowers everybody else's by a part of it."""
    seats = len(review.seats)
    return (seats - 1) / seats if review.measure == "lead" else 1.0


def _values_by_round(seat: SeatReview) -> list[float]:
    """Return the value of the game to a seat at the start and after every round."""
    changes = (round_share.luck - round_share.skill for round_share in seat.rounds)
    return list(accumulate(changes, initial=seat.expected))
