"""Advice on demand, where a game has a coach."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rich.console import Console
from rich.table import Table

from fivecups.engine import Ask, Game, View
from fivecups.texts import Wording

Advise = Callable[[Console, Wording, View[Any], Ask], None]
"""Prints what the coach says to a seat that is asked something."""

SHOWN = 8


def coach_for(game: Game[Any], options: Mapping[str, Any]) -> Advise | None:
    """The coach of a game, or None."""
    return _poker_dice_coach(options) if game.name == "poker-dice" else None


def _poker_dice_coach(options: Mapping[str, Any]) -> Advise:
    def advise(console: Console, wording: Wording, view: View[Any], ask: Ask) -> None:
        from fivecups.bots.poker_dice.bot import position_of  # the solver takes a while to import
        from fivecups.bots.poker_dice.coach import Coach
        from fivecups.bots.poker_dice.solver import solve

        texts = wording.texts
        coach = Coach(solve(options["upper_bonus"], options["joker"]))
        advice = coach.advise(*position_of(view))
        table = Table(
            texts.say("coach-choice"), texts.say("coach-expected"), texts.say("coach-cost"), title=texts.say("coach-title")
        )
        for valued in advice.choices[:SHOWN]:
            table.add_row(wording.answer(ask, valued.choice), f"{valued.expected_score:.2f}", f"{valued.cost:.2f}")
        console.print(table)
        console.print(texts.say(f"coach-margin-{advice.margin}"))

    return advise
