"""The split of each seat's result into luck and skill, from the value of the game to the seat after
every round."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from .report import Judged, RoundShare, SeatReview


def review_seats(
    values: Sequence[Sequence[float]], judged: Sequence[Sequence[Judged]]
) -> list[SeatReview]:
    """Return the reviews of all seats. `values` has the value of the game to each seat at the start
    and after every round, ending with the outcome; `judged` has the decisions by seat. The values
    of all seats together never change."""
    costs = [sum(decision.cost for decision in decisions) for decisions in judged]
    other_seats = len(judged) - 1
    return [
        review_seat(
            seat,
            [by_seat[seat] for by_seat in values],
            decisions,
            (sum(costs) - costs[seat]) / other_seats,
        )
        for seat, decisions in enumerate(judged)
    ]


def review_seat(
    seat: int, values: Sequence[float], judged: Sequence[Judged], gifts: float
) -> SeatReview:
    """Return the review of one seat. Of the change of its value in a round, the part that its own
    decisions did not cost is luck; `gifts` is the part of luck that came from the others'
    mistakes."""
    skill = [0.0] * (len(values) - 1)
    for decision in judged:
        skill[decision.round - 1] += decision.cost
    rounds = [
        RoundShare(number + 1, values[number + 1] - values[number] + cost, cost)
        for number, cost in enumerate(skill)
    ]
    return SeatReview(
        seat,
        values[-1],
        values[0],
        sum(decision.luck for decision in rounds),
        sum(skill),
        sqrt(sum(decision.uncertainty**2 for decision in judged)),
        list(judged),
        rounds,
        gifts,
    )
