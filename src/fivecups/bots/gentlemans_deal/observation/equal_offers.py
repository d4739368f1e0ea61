"""Offers of equal parts to a majority: how to make them, and how to recognise a regular by them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from ...arrays import IntArray

MAX_COINS_BELOW_PART, MAX_COINS_ABOVE_PART = 1, 2
"""Coins below and above an equal part to which talk may move a regular's offer."""


def majority_offer(
    order: Sequence[int],
    weights: Mapping[int, int],
    seats: int,
    purse: int,
    money: int,
    margin: int,
) -> IntArray:
    """Return an offer of `money` to each voter in `order` until these voters outweigh the others by
    `margin` or the purse is empty."""
    offer = np.zeros((seats, 2), dtype=np.int64)
    missing_weight = margin + sum(weights.values())
    for seat in order:
        if missing_weight <= 0 or purse < money:
            break
        offer[seat, 0] = money
        purse -= money
        missing_weight -= 2 * weights[seat]
    return offer


def is_regular_offer(offer: IntArray, pot: int) -> bool:
    """True if a regular may well have made this offer of a pot: no accomplices, and about an equal
    part for every seat that gets anything. (Of 870 final offers of regulars at 5 to 7 seats all
    were so, of 145 of experts 4%.)"""
    part = -(-pot // len(offer))
    shares = set(offer[:, 0].tolist()) - {0}
    usual = range(part - MAX_COINS_BELOW_PART, part + MAX_COINS_ABOVE_PART + 1)
    return not offer[:, 1].any() and bool(shares) and all(money in usual for money in shares)
