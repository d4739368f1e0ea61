"""The master: what the expert would consider, played on in worlds that fit the view. Some worlds
leave much to chance, so half of what counts is the expert's own opinion."""

from __future__ import annotations

from random import Random

import numpy as np

from fivecups.engine import Ask, RandomChance
from fivecups.games.gentlemans_deal.state import BALLOTS, Offer

from ...arrays import FloatArray, IntArray
from ..compiled.future import value_of_ballots, value_of_offers
from ..compiled.votes import worth_of_offer
from ..compiled.worth import turn_values
from ..figures import DRAWS
from ..reading.ledger import SeatView
from ..reading.position import CARDS, packed, unseen
from ..worlds import world
from .expert import ExpertBot, candidates, worth_of_a_coin

FIRST = "first_offer"


class MasterBot(ExpertBot):
    """An expert who looks some turns ahead."""

    def offer(self, view: SeatView, ask: Ask) -> Offer:
        if ask.question == FIRST:
            return super().offer(view, ask)  # the table has yet to speak about it
        p, deck = self.position(view), unseen(view)
        at, theirs = turn_values(p, p.dealer), turn_values(p, view.seats)
        offers = candidates(p, deck)
        known = np.array([worth_of_offer(p, at, theirs, offer, deck) for offer in offers])
        seen = value_of_offers(p, offers, *self.worlds(view, ask))
        return self.best_of(view, ask, offers, (known + seen) / 2, at.scale)

    def ballots(self, view: SeatView) -> dict[str, float]:
        """In usual coins, so that the characters weigh as much as with an expert."""
        table = view.table
        assert table.offer is not None and view.seat is not None
        p = self.position(view)
        offer = packed(table.offer, view.seats)
        values = value_of_ballots(p, view.seat, offer, *self.worlds(view, view.asks[0]))
        coin = worth_of_a_coin(float(values.mean()), turn_values(p, view.seat).scale)
        known = super().ballots(view)
        return {
            ballot: (known[ballot] + seen) / 2
            for ballot, seen in zip(BALLOTS, (values / coin).tolist(), strict=True)
        }

    def worlds(self, view: SeatView, ask: Ask) -> tuple[IntArray, FloatArray]:
        """Decks, this turn's card first, and the luck by which experts draw their ballots, by
        world."""
        seed = f"{self.chooser.seed} {ask.id} worlds"
        dealt = [
            world(view, RandomChance(f"{seed} {number}")) for number in range(DRAWS // view.seats)
        ]
        decks = np.stack([CARDS[[one.card, *one.deck]] for one in dealt])
        luck = np.random.default_rng(Random(seed).getrandbits(64)).random(
            (len(dealt), view.table.turns + 1, view.seats)
        )
        return decks, luck
