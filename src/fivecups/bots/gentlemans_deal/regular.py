"""The regular: a share is good if it is worth more than an equal part of the pot, and a bare majority is enough."""

from __future__ import annotations

from typing import Any

from fivecups.engine import Ask, View
from fivecups.games.gentlemans_deal.state import Offer, Share
from fivecups.games.gentlemans_deal.view import GentlemansDealView

from .player import Player
from .position import NUMBER, likely_pot
from .weighing import A_TURN_OF, turns_of_an_accomplice

ARGUES_FROM = 2.4
"""From this much above or below an equal part on, an argument is worth using."""

CONTENT = 0.25
"""So much less than an equal part is still taken."""


class RegularBot(Player):
    """Counts money and accomplices, and looks at nobody else's purse."""

    def offer(self, view: View[Any], ask: Ask) -> Offer:
        """An equal part, rounded up, for a majority that outweighs an argument or two of those who are left out."""
        table: GentlemansDealView = view.table
        assert table.card is not None
        options, values = [], []
        for extra in (0, 1):
            for margin in (2, 1, 0, 4):
                options.append(self.majority(view, -(-table.card.money // view.seats) + extra, margin))
                values.append(-0.7 * extra - 0.3 * abs(margin - 2))
        given = [sum(share.money for share in option) for option in options]
        worth = [self.chooser.worth(value, {"give": coins - given[0]}) for value, coins in zip(values, given, strict=True)]
        return self.chooser.choose(ask.id, options, worth)

    def majority(self, view: View[Any], money: int, margin: int) -> Offer:
        """This much for the heaviest voters, until they outweigh the others by the margin or the purse is empty."""
        table: GentlemansDealView = view.table
        assert table.card is not None
        shares = [Share()] * view.seats
        behind = margin + sum(table.players[seat].weight for seat in table.voters)
        purse = table.card.money
        for seat in sorted(table.voters, key=lambda seat: (-table.players[seat].weight, (seat - table.dealer) % view.seats)):
            if behind <= 0 or purse < money:
                break
            shares[seat] = Share(money)
            purse -= money
            behind -= 2 * table.players[seat].weight
        return tuple(shares)

    def ballots(self, view: View[Any]) -> dict[str, float]:
        gain = self.stake(view)
        strong = (abs(gain) - ARGUES_FROM) / 2
        side = gain / 2
        return {"for": side, "against": -side, "for_argument": side + strong, "against_argument": -side + strong}

    def stake(self, view: View[Any]) -> float:
        """What is offered, less an equal part of the pot in whole coins."""
        table: GentlemansDealView = view.table
        assert table.offer is not None and view.seat is not None
        share = table.offer[view.seat]
        turns = turns_of_an_accomplice(table.turns - table.turn)
        accomplices = sum(A_TURN_OF[NUMBER[accomplice]] for accomplice in share.accomplices) * turns
        return share.money + accomplices - round(likely_pot(view) / view.seats) + CONTENT
