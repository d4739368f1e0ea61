"""The regular: a share is good if it is worth more than an equal part of the pot, and a bare
majority is enough."""

from __future__ import annotations

from fivecups.engine import Ask
from fivecups.games.gentlemans_deal.state import Offer

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
        table = view.table
        assert table.offer is not None and view.seat is not None
        share = table.offer[view.seat]
        return above_a_part(
            share.money,
            mask_of(share.accomplices),
            likely_pot(view),
            view.seats,
            table.turns - table.turn,
        )
