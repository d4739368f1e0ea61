"""The levels of Gentleman's Deal."""

from __future__ import annotations

from typing import Any

from fivecups.engine import Answer, Ask, Form, View

from ..bot import Bot
from ..character import Character, Chooser
from .expert import ExpertBot
from .master import MasterBot
from .regular import RegularBot
from .styles import EXPERT, SLIPS

LAMBDA = {"master": 0.0, "expert": float(EXPERT[SLIPS]), "regular": 0.0, "novice": 0.8}
"""In money. An expert who never slipped could be foreseen."""

TASTE = 1.5


def make_bot(level: str, seed: str, character: Character) -> Bot:
    """The bot of this level."""
    if level == "greedy":
        return GreedyBot()
    chooser = Chooser(seed, LAMBDA[level], TASTE, character)
    return {"master": MasterBot, "expert": ExpertBot}.get(level, RegularBot)(chooser)


class GreedyBot:
    """Votes for whatever gives it something, and shares the pot in equal parts with the half of the
    table it needs."""

    def answer(self, view: View[Any], ask: Ask) -> Answer:
        if ask.question == "vote":
            return ("vote", "against" if view.table.offer[view.seat].is_nothing else "for")
        if ask.question not in ("first_offer", "final_offer") or not isinstance(ask.choices, Form):
            return ask.choices.default if isinstance(ask.choices, Form) else ask.choices[0]
        needed = view.table.voters[: -(-len(view.table.voters) // 2)]
        part = view.table.card.money // (len(needed) + 1)
        return {
            seat: {"money": part if int(seat) in needed else 0, "accomplices": ()}
            for seat in ask.choices.fields.fields
        }
