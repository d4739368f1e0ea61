"""The regular: a share is good if it is worth more than an equal part of the pot, and a bare
majority is enough."""

from __future__ import annotations

from collections.abc import Sequence

from fivecups.engine import Ask
from fivecups.games.gentlemans_deal.state import Offer, Share
from fivecups.games.gentlemans_deal.turn.talk import is_met

from ..compiled.votes import above_a_part
from ..figures import (
    ARGUES_FROM,
    EXTRA_COIN_COSTS,
    MARGIN_COSTS,
    OTHER_MARGINS,
    USUAL_MARGIN,
)
from ..reading.ledger import SeatView
from ..reading.position import likely_pot, mask_of, unpacked
from ..reading.usual import majority
from .player import Player


class RegularBot(Player):
    """Counts money and accomplices, and looks at nobody else's purse."""

    def offer(self, view: SeatView, ask: Ask) -> Offer:
        """An equal part, rounded up, for a majority that outweighs an argument or two of those who
        are left out."""
        table = view.table
        assert table.card is not None
        weights = {seat: table.players[seat].weight for seat in table.voters}
        options, values = [], []
        for extra in (0, 1):
            for margin in (USUAL_MARGIN, *OTHER_MARGINS):
                options.append(
                    majority(weights, table.dealer, view.seats, table.card.money, extra, margin)
                )
                values.append(-EXTRA_COIN_COSTS * extra - MARGIN_COSTS * abs(margin - USUAL_MARGIN))
        given = [option[:, 0].sum() for option in options]
        worth = [
            self.chooser.worth(value, {"give": coins - given[0]})
            for value, coins in zip(values, given, strict=True)
        ]
        return unpacked(self.chooser.choose(ask.id, options, worth), table.card)

    def worth_of_offers(self, view: SeatView, offers: Sequence[Offer]) -> list[float]:
        """What the dealer keeps, if those who are content outweigh the others."""
        return [self.worth_of_offer(view, offer) for offer in offers]

    def worth_of_offer(self, view: SeatView, offer: Offer) -> float:
        table = view.table
        assert table.card is not None
        rest = table.card.money - sum(share.money for share in offer)
        margin = 0
        for seat in table.voters:
            content = self.above_a_part(view, offer[seat]) > 0 or any(
                said.demand.promises_a_vote
                and said.demand.seat == seat
                and is_met(said.demand, offer)
                for said in table.talk.demands
            )
            margin += table.players[seat].weight * (1 if content else -1)
        if margin < 0:
            return float(margin)
        return rest - MARGIN_COSTS * max(0, USUAL_MARGIN - margin)

    def ballots(self, view: SeatView) -> dict[str, float]:
        gain = self.stake(view)
        strong = (abs(gain) - ARGUES_FROM) / 2
        side = gain / 2
        return {
            "for": side,
            "against": -side,
            "for_argument": side + strong,
            "against_argument": -side + strong,
        }

    def stake(self, view: SeatView) -> float:
        """What is offered, less an equal part of the pot in whole coins."""
        assert view.table.offer is not None and view.seat is not None
        return self.above_a_part(view, view.table.offer[view.seat])

    def above_a_part(self, view: SeatView, share: Share) -> float:
        table = view.table
        return above_a_part(
            share.money,
            mask_of(share.accomplices),
            likely_pot(view),
            view.seats,
            table.turns - table.turn,
        )
