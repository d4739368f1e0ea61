"""A seat's game as luck and skill, from what it was worth to the seat after every round."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from .report import Judged, RoundShare, SeatReview


def share_out(
    worth: Sequence[Sequence[float]], judged: Sequence[Sequence[Judged]]
) -> list[SeatReview]:
    """The reviews of all seats. `worth` is what the game was worth to each seat at the start and
    after every round, and last of all the outcome; `judged` are the decisions by seat. All seats
    together can neither win nor lose."""
    lost = [sum(one.cost for one in decisions) for decisions in judged]
    others = len(judged) - 1
    return [
        share(
            seat, [by_seat[seat] for by_seat in worth], decisions, (sum(lost) - lost[seat]) / others
        )
        for seat, decisions in enumerate(judged)
    ]


def share(seat: int, worth: Sequence[float], judged: Sequence[Judged], gifts: float) -> SeatReview:
    """What changed in a round and was not lost by the seat's own decisions was luck."""
    skill = [0.0] * (len(worth) - 1)
    for one in judged:
        skill[one.round - 1] += one.cost
    rounds = [
        RoundShare(number + 1, worth[number + 1] - worth[number] + lost, lost)
        for number, lost in enumerate(skill)
    ]
    return SeatReview(
        seat,
        worth[-1],
        worth[0],
        sum(one.luck for one in rounds),
        sum(skill),
        sqrt(sum(one.uncertainty**2 for one in judged)),
        list(judged),
        rounds,
        gifts,
    )
