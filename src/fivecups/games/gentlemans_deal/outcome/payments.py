"""Payments of money, which players keep behind screens: each payment is public, the totals are not
(GD-4)."""

from __future__ import annotations

from ..state import DealState, Payment


def pay(s: DealState, seat: int, source: str, money: int) -> None:
    """Pay a player `money` from the bank, which is unlimited, and record its `source` (GD-1)."""
    s.paid_by_bank += money
    s.income[seat][source] += money
    s.payments.append(Payment(seat, source, money))


def take_from(s: DealState, payer: int, banker: int, money: int) -> None:
    """Move `money` from the neighbour `payer` to `banker`, the owner of the Banker (GD-45)."""
    s.income[payer]["paid_to_banker"] -= money
    s.income[banker]["banker"] += money
    s.payments += [Payment(payer, "paid_to_banker", -money), Payment(banker, "banker", money)]
