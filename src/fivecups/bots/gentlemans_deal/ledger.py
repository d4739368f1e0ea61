"""What a listener remembers: the money behind every screen, as far as the payments were heard, and who hurt whom."""

from __future__ import annotations

from typing import Any

from fivecups.engine import View
from fivecups.games.gentlemans_deal.accomplices import in_favour
from fivecups.games.gentlemans_deal.view import GentlemansDealView


class Ledger:
    """Adds up the payments of each deal once (GD-4) and keeps count of slights against this seat."""

    def __init__(self) -> None:
        self.heard: set[int] = set()
        self.paid: dict[int, int] = {}
        self.slights: dict[int, int] = {}

    def listen(self, view: View[Any]) -> None:
        """Take in the latest deal, if it is new."""
        table: GentlemansDealView = view.table
        latest = table.latest
        if latest is None or latest.turn in self.heard or view.seat is None:
            return
        self.heard.add(latest.turn)
        for payment in latest.payments:
            self.paid[payment.seat] = self.paid.get(payment.seat, 0) + payment.money
        if latest.dealer == view.seat:
            for vote in latest.votes:
                if not in_favour(vote.ballot):
                    self._slighted_by(vote.seat)
        elif latest.offer and latest.outcome == "accepted" and latest.offer[view.seat].is_nothing:
            self._slighted_by(latest.dealer)

    def _slighted_by(self, seat: int) -> None:
        self.slights[seat] = self.slights.get(seat, 0) + 1

    def totals(self, view: View[Any]) -> list[float]:
        """The money of each seat, as far as it was heard; one's own is known."""
        table: GentlemansDealView = view.table
        return [float(table.my_money or 0) if seat == view.seat else float(self.paid.get(seat, 0)) for seat in range(view.seats)]
