"""What a table's votes teach about its voters: how much more, or less, than an equal part each of them wants."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import numpy as np

from fivecups.engine import View
from fivecups.games.gentlemans_deal.accomplices import in_favour
from fivecups.games.gentlemans_deal.view import PastDealView

from .ledger import owners_then, past_deals
from .position import FloatArray, bare_position, packed
from .styles import EXPERT, NERVES
from .weighing import scene, sigmoid, weigh_gains

OF_ONE, OF_ALL = 0.8, 0.5
"""How far one vote moves the opinion of its voter and that of the whole table."""

MOST = 2.5


class Opinions:
    """A leaning for each seat, as the logarithm of odds, learned from the votes that everybody has seen."""

    def __init__(self) -> None:
        self.of_all = 0.0
        self.of_one: dict[int, float] = {}

    def learn(self, deal: PastDealView, stake: FloatArray, me: int) -> None:
        """Compare the votes with what was to be expected of them."""
        for vote in deal.votes:
            if vote.seat != me:
                surprise = in_favour(vote.ballot) - sigmoid(stake[vote.seat] / EXPERT[NERVES] + self.of(vote.seat))
                self.of_all = bounded(self.of_all + OF_ALL * surprise)
                self.of_one[vote.seat] = bounded(self.of_one.get(vote.seat, 0.0) + OF_ONE * surprise)

    def of(self, seat: int) -> float:
        return self.of_all + self.of_one.get(seat, 0.0)


def leanings(view: View[Any], observers: Iterable[int]) -> FloatArray:
    """By observer and seat, what the deals so far have taught; nobody learns from votes of his own."""
    found = np.zeros((view.seats, view.seats))
    for observer in observers:
        opinions = learned(past_deals(view), view.seats, view.table.turns, observer)
        found[observer] = [opinions.of(seat) for seat in range(view.seats)]
    return found


@lru_cache(maxsize=256)
def learned(deals: tuple[PastDealView, ...], seats: int, turns: int, me: int) -> Opinions:
    opinions = Opinions()
    for deal, owners in zip(deals, owners_then(deals), strict=True):
        if deal.offer:
            then = bare_position(seats, deal.dealer, turns - deal.turn, owners)
            at = scene(then, me)
            weigh_gains(then, at, packed(deal.offer, seats), float(deal.card.money), 0)
            opinions.learn(deal, at.stake, me)
    return opinions


def bounded(leaning: float) -> float:
    return max(-MOST, min(MOST, leaning))
