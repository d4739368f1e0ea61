"""How the others will vote, and what a ballot of one's own changes: a small convolution of weights."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp

import numpy as np
from numpy.typing import NDArray

from fivecups.games.gentlemans_deal.accomplices import ARGUMENT_ADDS, SENATOR_ADDS

from ..compiled import compiled
from .prospects import Prospects

NERVES = 1.0
"""How much relative money makes somebody e times as likely to vote for as against."""

ARGUMENT_FROM, ARGUMENT_NERVES = 1.5, 0.5
"""The relative money at stake from which somebody uses an argument."""

ARGUMENT_PRICE = 0.7
WAYS = 4
EVEN = 160
"""More than all voters together can weigh."""

FloatArray = NDArray[np.float64]

Votes = tuple[tuple[int, float], ...]
"""What one voter may add to the weight for (below 0: against), with the chance of each."""


def stakes(accepted: Sequence[float], refused: Sequence[float]) -> list[float]:
    """By seat, what it would gain on the mean of the others by a yes rather than a no: above 0 for those who want the deal."""
    gains = [yes - no for yes, no in zip(accepted, refused, strict=True)]
    whole, others = sum(gains), len(gains) - 1
    return [gain - (whole - gain) / others for gain in gains]


def sigmoid(at: float) -> float:
    return 1 / (1 + exp(-max(-40.0, min(40.0, at))))


def argument_adds(p: Prospects, seat: int) -> int:
    return SENATOR_ADDS if p.owners.get("senator") == seat else ARGUMENT_ADDS


def argument_price(p: Prospects, seat: int) -> float:
    """The shadow price of an argument in money: nothing once there are as many as votes."""
    left, votes = p.arguments[seat], p.left + 1
    return ARGUMENT_PRICE * max(0.0, 1 - left / votes) if left else 0.0


def likely_votes(p: Prospects, seat: int, stake: float, hint: float) -> Votes:
    """The votes to expect from somebody with this much at stake; `hint` is what his words add to the odds, as a logarithm."""
    favour = sigmoid(stake / NERVES + hint)
    weight = 1 + p.gang_cards[seat]
    if not p.arguments[seat]:
        return (weight, favour), (weight, 0.0), (-weight, 1 - favour), (-weight, 0.0)
    argues = sigmoid((abs(stake) - ARGUMENT_FROM - argument_price(p, seat)) / ARGUMENT_NERVES)
    heavy = weight + argument_adds(p, seat)
    return (
        (weight, favour * (1 - argues)),
        (heavy, favour * argues),
        (-weight, (1 - favour) * (1 - argues)),
        (-heavy, (1 - favour) * argues),
    )


def balance(p: Prospects, stake: Sequence[float], hints: Mapping[int, float], without: int | None = None) -> FloatArray:
    """The chances of the weight for less the weight against, over all voters but one; no difference stands at `EVEN`."""
    votes = [likely_votes(p, seat, stake[seat], hints.get(seat, 0.0)) for seat in p.voters if seat != without]
    return convolve(np.array(votes).reshape(-1, WAYS, 2))


@compiled()
def convolve(votes: FloatArray) -> FloatArray:
    """`votes` by voter and way of voting: the weight and its chance."""
    chances = np.zeros(2 * EVEN + 1)
    chances[EVEN] = 1.0
    low = high = EVEN
    for voter in range(votes.shape[0]):
        after = np.zeros(2 * EVEN + 1)
        reach = 0
        for way in range(votes.shape[1]):
            weight, chance = int(votes[voter, way, 0]), votes[voter, way, 1]
            reach = max(reach, abs(weight))
            for at in range(low, high + 1):
                after[at + weight] += chance * chances[at]
        low, high = low - reach, high + reach
        chances = after
    return chances


def chance_accepted(balance: FloatArray, own: int = 0) -> float:
    """GD-23: a tie is an acceptance."""
    return float(balance[EVEN - own :].sum())
