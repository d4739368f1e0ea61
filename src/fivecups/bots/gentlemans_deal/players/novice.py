"""The novice: plays as a regular, makes mistakes, does not bargain, and as a dealer does as the
others do."""

from __future__ import annotations

from fivecups.engine import Answer, Ask

from ..reading.ledger import SeatView, past_deals
from .regular import RegularBot


class NoviceBot(RegularBot):
    """Gives no larger shares than it has seen others give, and says no more than what it thinks of
    an offer."""

    goodwill = 0.0

    def part(self, view: SeatView) -> int:
        usual = super().part(view)
        seen = [
            max(share.money for share in deal.offer)
            for deal in past_deals(view)
            if deal.offer and deal.dealer != view.seat
        ]
        return min(usual, round(sum(seen) / len(seen))) if seen else usual

    def reply(self, view: SeatView, ask: Ask) -> tuple[Ask, Answer] | None:
        return None
