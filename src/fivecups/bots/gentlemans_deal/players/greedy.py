"""The greedy player: votes for any share, and offers equal parts to half of the voters."""

from __future__ import annotations

from random import Random

from fivecups.engine import Answer, Ask, Form

from ...character import Chooser
from ..observation.deal_history import SeatView
from .player import OFFER_QUESTIONS


class GreedyBot:
    """A player that votes for every offer that gives it something, and as dealer shares the pot in
    equal parts with as many voters as it needs, half of them, drawn by lot. It does not talk."""

    def __init__(self, chooser: Chooser) -> None:
        self.seed = chooser.seed  # it has no noise and no character

    def answer(self, view: SeatView, ask: Ask) -> Answer:
        table = view.table
        if ask.question == "vote":
            assert table.offer is not None and view.seat is not None
            return ("vote", "against" if table.offer[view.seat].is_nothing else "for")
        if ask.question not in OFFER_QUESTIONS or not isinstance(ask.choices, Form):
            return ask.choices.default if isinstance(ask.choices, Form) else ask.choices[0]
        assert table.card is not None
        lots = Random(f"{self.seed} turn {table.turn}")  # the same voters in both offers of a turn
        needed = lots.sample(table.voters, -(-len(table.voters) // 2))
        part = table.card.money // (len(needed) + 1)
        return {
            seat: {"money": part if int(seat) in needed else 0, "accomplices": ()}
            for seat in ask.choices.fields.fields
        }
