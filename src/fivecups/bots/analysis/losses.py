"""The moment when a game was lost, from what it was worth to every seat after each round."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from msgspec.structs import replace

from .report import Loss, Review, SeatReview, Unit

BLAMED: dict[Unit, float] = {"points": 0.5, "win": 0.005}
"""What a seat's own decisions of the round must have cost to be blamed: what is told rounds to a
whole point, or to a hundredth of a win."""


def with_losses(review: Review, winners: Sequence[int]) -> Review:
    """The review in which whoever did not win is told where the game slipped away."""
    worth = [_worth(seat) for seat in review.seats]
    seats = [
        seat
        if seat.seat in winners
        else replace(seat, loss=_find_loss(seat, worth, winners, review))
        for seat in review.seats
    ]
    return replace(review, seats=seats)


def _find_loss(
    seat: SeatReview, worth: Sequence[list[float]], winners: Sequence[int], review: Review
) -> Loss:
    """The round that cost the seat most against the winners, of those since it was last level with
    the best of them. `worth` is by seat."""
    leading = zip(*(worth[one] for one in winners), strict=True)
    gaps = [max(best) - own for best, own in zip(leading, worth[seat.seat], strict=True)]
    level = max((after for after, gap in enumerate(gaps[:-1]) if gap <= 0), default=0)
    rounds = range(level + 1, len(gaps))
    number = max(rounds, key=lambda one: gaps[one] - gaps[one - 1])
    decisions = [one for one in seat.decisions if one.round == number]
    costliest = max(decisions, key=lambda one: one.cost, default=None)
    skill = seat.rounds[number - 1].skill
    return Loss(
        number,
        max(winners, key=lambda one: worth[one][number]),
        (gaps[number] - gaps[number - 1]) * _scores_in_a_gap(review),
        skill,
        skill >= BLAMED[review.unit],
        None if costliest is None else costliest.seq,
    )


def _scores_in_a_gap(review: Review) -> float:
    """By how much scores differ where what is measured differs by 1: a point that somebody scores
    adds to the own lead and takes a part of it from everybody else's."""
    seats = len(review.seats)
    return (seats - 1) / seats if review.measure == "lead" else 1.0


def _worth(seat: SeatReview) -> list[float]:
    """What the game was worth to a seat at the start and after every round."""
    changes = (one.luck - one.skill for one in seat.rounds)
    return list(accumulate(changes, initial=seat.expected))
