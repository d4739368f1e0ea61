"""Money that goes behind the screens: each payment is public, the totals are not (GD-4)."""

from __future__ import annotations

from ..state import DealState, Payment


def pay(s: DealState, seat: int, source: str, money: int) -> None:
    """The bank, which is not limited (GD-1), pays a player."""
    s.paid_by_bank += money
    s.income[seat][source] += money
    s.payments.append(Payment(seat, source, money))


def take_from(s: DealState, payer: int, banker: int, money: int) -> None:
    """The Banker takes from a neighbour (GD-45)."""
    s.income[payer]["paid_to_banker"] -= money
    s.income[banker]["banker"] += money
    s.payments += [Payment(payer, "paid_to_banker", -money), Payment(banker, "banker", money)]
