"""The novice: a regular that makes mistakes, does not bargain, and as dealer copies the other
dealers."""

from __future__ import annotations

from fivecups.engine import Answer, Ask

from ..observation.deal_history import SeatView, past_deals
from .regular import RegularBot


class NoviceBot(RegularBot):
    """A regular that gives no larger shares than it has seen other dealers give on average, makes
    no counter-demands, and only says if it likes an offer."""

    goodwill = 0.0

    def equal_part(self, view: SeatView) -> int:
        own_part = super().equal_part(view)
        shares_seen = [
            max(share.money for share in deal.offer)
            for deal in past_deals(view)
            if deal.offer and deal.dealer != view.seat
        ]
        return (
            min(own_part, round(sum(shares_seen) / len(shares_seen))) if shares_seen else own_part
        )

    def reply(self, view: SeatView, ask: Ask) -> tuple[Ask, Answer] | None:
        return None
