"""What has been said at the table, as it moves the odds that somebody votes for an offer."""

from __future__ import annotations

from fivecups.games.gentlemans_deal.state import Offer, Share
from fivecups.games.gentlemans_deal.talk import is_met
from fivecups.games.gentlemans_deal.view import GentlemansDealView

from .opinions import Opinions

PROMISED, WANTS_MORE = 1.5, -0.7
DEMAND_MET, DEMAND_NOT_MET = 0.8, -0.4
"""By these the logarithm of the odds is moved."""


class Words:
    """Promises about the offer on the table, demands, and what is thought of each voter."""

    def __init__(self, table: GentlemansDealView, opinions: Opinions) -> None:
        self.leaning = {seat: opinions.of(seat) for seat in table.voters}
        self.offer = table.offer
        self.said = {seat: player.word for seat, player in enumerate(table.players) if player.word is not None}
        self.demands = [
            said.demand
            for said in table.talk.demands
            if said.demand.seat == said.demand.whom and said.demand.vote.startswith("for")
        ]

    def hints(self, offer: Offer) -> dict[int, float]:
        """By seat, what the words mean for this offer. A promise holds only while its maker's share is not cut, and a wish for
        more is forgotten once there is more."""
        found = dict(self.leaning)
        for demand in self.demands:
            found[demand.seat] = found.get(demand.seat, 0.0) + (DEMAND_MET if is_met(demand, offer) else DEMAND_NOT_MET)
        for seat, word in self.said.items():
            now, then = offer[seat], self.offer[seat] if self.offer else Share()
            if word.startswith("for") and at_least(now, then):
                found[seat] = found.get(seat, 0.0) + PROMISED
            elif word.startswith("against") and at_least(then, now):
                found[seat] = found.get(seat, 0.0) - PROMISED
            elif at_least(then, now):
                found[seat] = found.get(seat, 0.0) + WANTS_MORE
        return found


def at_least(one: Share, other: Share) -> bool:
    return one.money >= other.money and set(one.accomplices) >= set(other.accomplices)
