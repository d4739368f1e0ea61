"""What a table's votes teach about its voters: how much more, or less, than an equal part each of them wants."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import log
from typing import Any

import numpy as np

from fivecups.engine import View
from fivecups.games.gentlemans_deal.accomplices import in_favour
from fivecups.games.gentlemans_deal.components import DEAL_CARDS
from fivecups.games.gentlemans_deal.view import PastDealView

from .ledger import owners_then, past_deals
from .position import FloatArray, bare_position, packed
from .styles import EXPERT, NERVES, SENSE
from .weighing import scene, sigmoid, weigh_gains

OF_ONE, OF_ALL = 0.8, 0.5
"""How far one vote moves the opinion of its voter and that of the whole table."""

SIMPLE, NOT_SIMPLE = log(0.6 / 0.95), log(0.4 / 0.05)
"""What a vote for an equal part, or against less, tells of whether its voter weighs votes at all, and what other votes tell."""

MOST = 2.5
USUAL_POT = sum(card.money for card in DEAL_CARDS) / len(DEAL_CARDS)


class Opinions:
    """A leaning for each seat, as the logarithm of odds, learned from the votes that everybody has seen."""

    def __init__(self) -> None:
        self.of_all = 0.0
        self.of_one: dict[int, float] = {}
        self.sense: dict[int, float] = {}

    def learn(self, deal: PastDealView, stake: FloatArray, me: int) -> None:
        """Compare the votes with what was to be expected of them."""
        for vote in deal.votes:
            if vote.seat != me:
                surprise = in_favour(vote.ballot) - sigmoid(stake[vote.seat] / EXPERT[NERVES] + self.of(vote.seat))
                self.of_all = bounded(self.of_all + OF_ALL * surprise)
                self.of_one[vote.seat] = bounded(self.of_one.get(vote.seat, 0.0) + OF_ONE * surprise)
                simple = in_favour(vote.ballot) == is_a_part(deal, vote.seat, len(stake))
                self.sense[vote.seat] = bounded(self.sense.get(vote.seat, 0.0) + (SIMPLE if simple else NOT_SIMPLE))

    def of(self, seat: int) -> float:
        return self.of_all + self.of_one.get(seat, 0.0)


def leanings(view: View[Any], observers: Iterable[int]) -> FloatArray:
    """By observer and seat, what the deals so far have taught; nobody learns from votes of his own."""
    found = np.zeros((view.seats, view.seats))
    for observer in observers:
        opinions = learned(past_deals(view), view.seats, view.table.turns, observer)
        found[observer] = [opinions.of(seat) for seat in range(view.seats)]
    return found


def senses(view: View[Any]) -> FloatArray:
    """By seat, the chance that it weighs its votes as an expert does, and does not just ask for an equal part."""
    assert view.seat is not None
    opinions = learned(past_deals(view), view.seats, view.table.turns, view.seat)
    prior = log(EXPERT[SENSE] / (1 - EXPERT[SENSE]))
    return np.array([sigmoid(prior + opinions.sense.get(seat, 0.0)) for seat in range(view.seats)])


def is_a_part(deal: PastDealView, seat: int, seats: int) -> bool:
    """Whether a seat was offered an equal part of a usual pot, an accomplice counted as a coin."""
    assert deal.offer is not None
    return deal.offer[seat].money + len(deal.offer[seat].accomplices) >= round(USUAL_POT / seats)


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
