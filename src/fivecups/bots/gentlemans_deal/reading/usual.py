"""The offer that a regular makes, by which others know him."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from ...arrays import IntArray
from ..figures import USUAL_MARGIN
from .position import Position


def majority(
    weights: Mapping[int, int], dealer: int, seats: int, purse: int, extra: int, margin: int
) -> IntArray:
    """An equal part and an extra for the heaviest voters, until they outweigh the others by the
    margin or the purse is empty."""
    offer = np.zeros((seats, 2), dtype=np.int64)
    money = -(-purse // seats) + extra
    behind = margin + sum(weights.values())
    for seat in sorted(weights, key=lambda seat: (-weights[seat], (seat - dealer) % seats)):
        if behind <= 0 or purse < money:
            break
        offer[seat, 0] = money
        purse -= money
        behind -= 2 * weights[seat]
    return offer


def usual_offer(p: Position, pot: int) -> IntArray:
    """What a plain regular would offer of this pot in this turn."""
    seats = len(p.money)
    weights = {
        seat: 1 + int(p.gang_cards[seat])
        for seat in range(seats)
        if seat not in (p.dealer, p.jailed)
    }
    return majority(weights, p.dealer, seats, pot, 0, USUAL_MARGIN)
