"""The expert: votes and offers by their effect on the chance to win, with the others' votes weighed by a convolution."""

from __future__ import annotations

from typing import Any

from fivecups.engine import Ask, View
from fivecups.games.gentlemans_deal.state import Offer
from fivecups.games.gentlemans_deal.view import GentlemansDealView

from ..character import Chooser
from .ballots import argument_adds, argument_price, balance, chance_accepted, stakes
from .dealing import best_offer
from .opinions import Opinions
from .player import Player
from .prospects import Prospects, likely_pot, read_prospects
from .words import Words


class ExpertBot(Player):
    """Sees the whole table as chances to win."""

    def __init__(self, chooser: Chooser) -> None:
        super().__init__(chooser)
        self.opinions = Opinions()

    def prospects(self, view: View[Any]) -> Prospects:
        p = read_prospects(view, self.ledger.totals(view))
        self.opinions.learn(view, p)
        return p

    def offer(self, view: View[Any], ask: Ask) -> Offer:
        table: GentlemansDealView = view.table
        assert table.card is not None
        p = self.prospects(view)
        return best_offer(p, table.card, Words(table, self.opinions))

    def ballots(self, view: View[Any], ask: Ask) -> dict[str, float]:
        table: GentlemansDealView = view.table
        assert table.offer is not None and view.seat is not None
        seat = view.seat
        p = self.prospects(view)
        accepted, refused, stake = self.outlook(view, p, table.offer)
        others = balance(p, stake, Words(table, self.opinions).hints(table.offer), without=seat)
        weight = 1 + p.gang_cards[seat]
        heavy = weight + argument_adds(p, seat)
        worth = accepted[seat] * (1 - accepted[seat]) / p.tau  # of one coin
        price = argument_price(p, seat) - (1.0 if p.owners.get("journalist") == seat else 0.0)
        found = {}
        for ballot, own in (("for", weight), ("for_argument", heavy), ("against", -weight), ("against_argument", -heavy)):
            goes_through = chance_accepted(others, own)
            value = goes_through * accepted[seat] + (1 - goes_through) * refused[seat]
            if ballot.endswith("argument"):
                value -= price * worth
            found[ballot] = (value - refused[seat]) / max(worth, 1e-9)
        # Where a vote changes next to nothing, it goes with what one wants.
        leaning = 0.02 if stake[seat] > 0 else -0.02
        return {ballot: value + (leaning if ballot.startswith("for") else -leaning) for ballot, value in found.items()}

    def stake(self, view: View[Any]) -> float:
        table: GentlemansDealView = view.table
        assert table.offer is not None and view.seat is not None
        p = self.prospects(view)
        return self.outlook(view, p, table.offer)[2][view.seat]

    def outlook(self, view: View[Any], p: Prospects, offer: Offer) -> tuple[list[float], list[float], list[float]]:
        """The chances to win by seat after a yes and after a no, and what is at stake for each."""
        table: GentlemansDealView = view.table
        known = table.card.accomplices if table.card is not None else ()
        gains = p.accepted(offer, likely_pot(view), known)
        return p.chances(gains), p.chances_if_refused, stakes(gains, p.if_refused)
