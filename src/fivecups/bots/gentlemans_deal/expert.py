"""The expert: votes and offers by their effect on the chance to win, with the others' votes weighed by a convolution."""

from __future__ import annotations

from typing import Any

from fivecups.engine import Ask, View
from fivecups.games.gentlemans_deal.state import BALLOTS, Offer
from fivecups.games.gentlemans_deal.view import GentlemansDealView

from .dealing import best_offers
from .ledger import totals
from .opinions import leanings
from .player import Player
from .position import Position, likely_pot, mask_of, packed, read_position, unpacked
from .weighing import gains_if_accepted, gains_if_refused, stakes, worth_of_ballots

STARTS = 2
LONGEST_CLIMB = 12


class ExpertBot(Player):
    """Sees the whole table as chances to win."""

    def position(self, view: View[Any]) -> Position:
        return read_position(view, totals(view), leanings(view))

    def offer(self, view: View[Any], ask: Ask) -> Offer:
        table: GentlemansDealView = view.table
        assert table.card is not None
        card = table.card
        offers, _ = best_offers(self.position(view), float(card.money), mask_of(card.accomplices), STARTS, LONGEST_CLIMB)
        return unpacked(offers[0], card)

    def ballots(self, view: View[Any]) -> dict[str, float]:
        table: GentlemansDealView = view.table
        assert table.offer is not None and view.seat is not None
        offer = packed(table.offer, view.seats)
        worth = worth_of_ballots(self.position(view), view.seat, offer, likely_pot(view), 0)
        return dict(zip(BALLOTS, worth.tolist(), strict=True))

    def stake(self, view: View[Any]) -> float:
        table: GentlemansDealView = view.table
        assert table.offer is not None and view.seat is not None
        p = self.position(view)
        gains = gains_if_accepted(p, packed(table.offer, view.seats), likely_pot(view), 0)
        return float(stakes(gains, gains_if_refused(p))[view.seat])
