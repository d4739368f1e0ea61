"""Seats in order: an order is packed into one number, four bits for each seat, which stand for the
seat and one more. A set of seats is bits."""

from __future__ import annotations

from ...door import Ints, inner
from ..layout import SEATS


@inner
def size(order: int) -> int:
    count = 0
    while order:
        order >>= 4
        count += 1
    return count


@inner
def seat_at(order: int, place: int) -> int:
    return (order >> 4 * place & 15) - 1


@inner
def is_among(order: int, seat: int) -> bool:
    while order:
        if (order & 15) - 1 == seat:
            return True
        order >>= 4
    return False


@inner
def behind(order: int, seat: int) -> int:
    """The order with one seat more."""
    return order | seat + 1 << 4 * size(order)


@inner
def after(s: Ints, seat: int, step: int) -> int:
    """The seat that comes so many places after another (DT-19)."""
    return (seat + step) % s[SEATS]


@inner
def everybody(s: Ints) -> int:
    """All observers: the seats and the public, which comes last, one bit each."""
    return (1 << s[SEATS] + 1) - 1
