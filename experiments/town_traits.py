"""Measures of character in answers of Dice Town, for `character_traits`."""

from __future__ import annotations

from collections.abc import Iterator

from fivecups.bots import Habits
from fivecups.bots.dice_town.evaluation.position import read_position
from fivecups.bots.dice_town.habits import SeatHabits
from fivecups.bots.dice_town.traits import is_dirty
from fivecups.engine import Answer, Ask, View
from fivecups.games.dice_town.view import DiceTownView


def town_answer(
    view: View[DiceTownView], ask: Ask, answer: Answer, habits: Habits
) -> Iterator[tuple[str, float]]:
    """Yield the measures of an answer. ``revenge``: thefts from the last player who hurt the seat,
    of those where it could; ``mercy``: thefts that spared the weakest; ``offers``: dollars and
    nuggets offered to the Sheriff; ``dollars`` and ``kept``: dollars paid for dice in a reveal, and
    dice kept; ``tricks``: dirty cards played, of those that could be played; ``bribed``: rulings
    for a player who had paid."""
    assert view.seat is not None
    choices = ask.choices if isinstance(ask.choices, tuple) else ()
    if isinstance(answer, dict):
        if view.seat in ask.data["outcomes"]:
            parts = ("dollars", "nuggets", "share_dollars", "share_nuggets")
            yield "offers", float(sum(answer[name] for name in parts))
    elif ask.question == "keep_dice":
        yield "kept", float(len(answer[1]))
        yield "dollars", float(max(0, len(answer[1]) - 1) if answer[1] else 1)
    elif ask.question == "rob_somebody":
        victims = {choice[1] for choice in choices if choice[0] == "rob"}
        enemy = SeatHabits(*habits[view.seat]).hurt_by
        if enemy in victims and len(victims) > 1:
            yield "revenge", float(answer[1:2] == (enemy,))
        if len(victims) > 1:
            weakest = min(victims, key=read_position(view).likely_score)
            yield "mercy", float(answer[1:2] != (weakest,))
    elif ask.question == "play_or_pass":
        if any(is_dirty(choice) for choice in choices):
            yield "tricks", float(is_dirty(answer))
    elif ask.question == "name_one" and answer[0] == "choose":
        paid = {offer.outcome for offer in view.table.offers}
        if paid and paid != set(ask.data["outcomes"]):
            yield "bribed", float(answer[1] in paid)
