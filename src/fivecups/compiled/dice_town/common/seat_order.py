"""Orders and sets of seats as numbers. An order uses four bits for each seat, which hold the seat
number plus one; a set is a bit for each seat."""

from __future__ import annotations

from ...jit import Ints, inner
from ..state_layout import SEATS


@inner
def order_length(order: int) -> int:
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
def append_seat(order: int, seat: int) -> int:
    """Return the order with `seat` added at its end."""
    return order | seat + 1 << 4 * order_length(order)


@inner
def seat_after(s: Ints, seat: int, step: int) -> int:
    """Return the seat that is `step` places clockwise from `seat` (DT-19)."""
    return (seat + step) % s[SEATS]


@inner
def everybody(s: Ints) -> int:
    """Return the bits of all observers: the seats, and the public last."""
    return (1 << s[SEATS] + 1) - 1
