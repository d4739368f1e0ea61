"""The expert: votes and offers by their effect on the chance to win, with the others' votes weighed by a convolution."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from fivecups.engine import Ask, View
from fivecups.games.gentlemans_deal.state import BALLOTS, Offer
from fivecups.games.gentlemans_deal.view import GentlemansDealView

from ..character import Chooser
from .dealing import best_offers
from .ledger import totals
from .opinions import leanings
from .player import Player
from .position import FloatArray, Position, likely_pot, packed, read_position, unpacked, unseen
from .styles import EXPERT
from .weighing import foresee, scene, weigh_gains, worth_of_ballots

STARTS = 2
LONGEST_CLIMB = 12


class ExpertBot(Player):
    """Sees the whole table as chances to win."""

    def __init__(self, chooser: Chooser, style: FloatArray = EXPERT) -> None:
        super().__init__(chooser)
        self.style = style

    def position(self, view: View[Any]) -> Position:
        assert view.seat is not None
        p = read_position(view, totals(view), leanings(view, self.observers(view.seat, view.seats)))
        p.styles[view.seat] = self.style
        return p

    def observers(self, seat: int, seats: int) -> Iterable[int]:
        """Whose opinions count in what this bot looks at."""
        return (seat,)

    def offer(self, view: View[Any], ask: Ask) -> Offer:
        table: GentlemansDealView = view.table
        assert table.card is not None
        card = table.card
        offers, _ = best_offers(self.position(view), unseen(view), STARTS, LONGEST_CLIMB)
        return unpacked(offers[0], card)

    def ballots(self, view: View[Any]) -> dict[str, float]:
        table: GentlemansDealView = view.table
        assert table.offer is not None and view.seat is not None
        offer, p = packed(table.offer, view.seats), self.position(view)
        at = scene(p, view.seat)
        weigh_gains(p, at, offer, likely_pot(view), 0)
        worth = worth_of_ballots(p, at, view.seat, offer, foresee(p, at, offer))
        return dict(zip(BALLOTS, worth.tolist(), strict=True))

    def stake(self, view: View[Any]) -> float:
        table: GentlemansDealView = view.table
        assert table.offer is not None and view.seat is not None
        p = self.position(view)
        at = scene(p, view.seat)
        weigh_gains(p, at, packed(table.offer, view.seats), likely_pot(view), 0)
        return float(at.stake[view.seat])
