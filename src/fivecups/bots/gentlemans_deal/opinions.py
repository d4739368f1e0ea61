"""What a table's votes teach about its voters: how much more, or less, than an equal part each of them wants."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from fivecups.engine import View
from fivecups.games.gentlemans_deal.accomplices import in_favour
from fivecups.games.gentlemans_deal.view import GentlemansDealView

from .ballots import NERVES, sigmoid, stakes
from .prospects import Prospects

OF_ONE, OF_ALL = 0.8, 0.5
"""How far one vote moves the opinion of its voter and that of the whole table."""

MOST = 2.5


class Opinions:
    """A leaning for each seat, as the logarithm of odds, learned from votes that everybody has seen."""

    def __init__(self) -> None:
        self.learned: set[int] = set()
        self.of_all = 0.0
        self.of_one: dict[int, float] = {}

    def learn(self, view: View[Any], p: Prospects) -> None:
        """Compare the latest votes with what was to be expected of them."""
        table: GentlemansDealView = view.table
        latest = table.latest
        if latest is None or latest.turn in self.learned or not latest.offer:
            return
        self.learned.add(latest.turn)
        then = replace(p, dealer=latest.dealer, left=p.left + 1)
        stake = stakes(then.accepted(latest.offer, latest.card.money, ()), then.if_refused)
        for vote in latest.votes:
            if vote.seat != view.seat:
                surprise = in_favour(vote.ballot) - sigmoid(stake[vote.seat] / NERVES + self.of(vote.seat))
                self.of_all = bounded(self.of_all + OF_ALL * surprise)
                self.of_one[vote.seat] = bounded(self.of_one.get(vote.seat, 0.0) + OF_ONE * surprise)

    def of(self, seat: int) -> float:
        return self.of_all + self.of_one.get(seat, 0.0)


def bounded(leaning: float) -> float:
    return max(-MOST, min(MOST, leaning))
