"""The regular: a share is good if it is worth more than an equal part of the pot, and a bare
majority is enough."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from fivecups.engine import Ask, View
from fivecups.games.gentlemans_deal.state import Offer
from fivecups.games.gentlemans_deal.view import GentlemansDealView

from ..arrays import IntArray
from .foresight import ARGUES_FROM, above_a_part
from .player import Player
from .position import Position, likely_pot, mask_of, unpacked

USUAL_MARGIN = 2
"""A majority should outweigh an argument of those who are left out."""


class RegularBot(Player):
    """Counts money and accomplices, and looks at nobody else's purse."""

    def offer(self, view: View[Any], ask: Ask) -> Offer:
        """An equal part, rounded up, for a majority that outweighs an argument or two of those who
        are left out."""
        table: GentlemansDealView = view.table
        assert table.card is not None
        weights = {seat: table.players[seat].weight for seat in table.voters}
        options, values = [], []
        for extra in (0, 1):
            for margin in (USUAL_MARGIN, 1, 0, 4):
                options.append(
                    majority(weights, table.dealer, view.seats, table.card.money, extra, margin)
                )
                values.append(-0.7 * extra - 0.3 * abs(margin - USUAL_MARGIN))
        given = [option[:, 0].sum() for option in options]
        worth = [
            self.chooser.worth(value, {"give": coins - given[0]})
            for value, coins in zip(values, given, strict=True)
        ]
        return unpacked(self.chooser.choose(ask.id, options, worth), table.card)

    def ballots(self, view: View[Any]) -> dict[str, float]:
        gain = self.stake(view)
        strong = (abs(gain) - ARGUES_FROM) / 2
        side = gain / 2
        return {
            "for": side,
            "against": -side,
            "for_argument": side + strong,
            "against_argument": -side + strong,
        }

    def stake(self, view: View[Any]) -> float:
        """What is offered, less an equal part of the pot in whole coins."""
        table: GentlemansDealView = view.table
        assert table.offer is not None and view.seat is not None
        share = table.offer[view.seat]
        return above_a_part(
            share.money,
            mask_of(share.accomplices),
            likely_pot(view),
            view.seats,
            table.turns - table.turn,
        )


def majority(
    weights: Mapping[int, int], dealer: int, seats: int, purse: int, extra: int, margin: int
) -> IntArray:
    """An equal part and an extra for the heaviest voters, until they outweigh the others by the
    margin or the purse is empty."""
    offer = np.zeros((seats, 2), dtype=np.int64)
    money = -(-purse // seats) + extra
    behind = margin + sum(weights.values())
    for seat in sorted(weights, key=lambda seat: (-weights[seat], (seat - dealer) % seats)):
        if behind <= 0 or purse < money:
            break
        offer[seat, 0] = money
        purse -= money
        behind -= 2 * weights[seat]
    return offer


def usual_offer(p: Position, pot: int) -> IntArray:
    """What a plain regular would offer of this pot in this turn."""
    seats = len(p.money)
    weights = {
        seat: 1 + int(p.gang_cards[seat])
        for seat in range(seats)
        if seat not in (p.dealer, p.jailed)
    }
    return majority(weights, p.dealer, seats, pot, 0, USUAL_MARGIN)
