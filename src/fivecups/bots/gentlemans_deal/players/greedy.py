"""The greedy: takes whatever it is given, and buys half of the table in equal parts."""

from __future__ import annotations

from fivecups.engine import Answer, Ask, Form

from ..reading.ledger import SeatView
from .player import OFFERS


class GreedyBot:
    """Votes for whatever gives it something, and shares the pot in equal parts with the half of the
    table it needs."""

    def answer(self, view: SeatView, ask: Ask) -> Answer:
        table = view.table
        if ask.question == "vote":
            assert table.offer is not None and view.seat is not None
            return ("vote", "against" if table.offer[view.seat].is_nothing else "for")
        if ask.question not in OFFERS or not isinstance(ask.choices, Form):
            return ask.choices.default if isinstance(ask.choices, Form) else ask.choices[0]
        assert table.card is not None
        needed = table.voters[: -(-len(table.voters) // 2)]
        part = table.card.money // (len(needed) + 1)
        return {
            seat: {"money": part if int(seat) in needed else 0, "accomplices": ()}
            for seat in ask.choices.fields.fields
        }
