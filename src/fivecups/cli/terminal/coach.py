"""Advice on demand, where a game has a coach."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.table import Table

from fivecups.bots.analysis import COACHED
from fivecups.bots.analysis import advise as weigh
from fivecups.engine import Ask, Game, View
from fivecups.texts import Wording

Advise = Callable[[Console, Wording, View[Any], Ask], None]
"""Prints what the coach says to a seat that is asked something."""

SHOWN = 8


def coach_for(game: Game[Any]) -> Advise | None:
    """The coach of a game, or None."""
    return advise if game.name in COACHED else None


def advise(console: Console, wording: Wording, view: View[Any], ask: Ask) -> None:
    """Print what each choice is worth, best first."""
    texts = wording.texts
    advice = weigh(wording.game.name, view, ask)
    table = Table(
        texts.say("coach-choice"),
        texts.say("coach-expected"),
        texts.say("coach-cost"),
        title=texts.say("coach-title"),
    )
    for one in advice.choices[:SHOWN]:
        table.add_row(wording.answer(ask, one.answer), f"{one.expected:.2f}", f"{one.cost:.2f}")
    console.print(table)
    console.print(texts.say(f"coach-margin-{advice.margin}"))
