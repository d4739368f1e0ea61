"""Advice on demand, where a game has a coach."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.table import Table

from fivecups.bots.analysis import COACHED, advised_asks
from fivecups.bots.analysis import advise as weigh
from fivecups.engine import Ask, Game, View
from fivecups.texts import Wording

Advise = Callable[[Console, Wording, View[Any]], None]
"""Prints what the coach says to a seat that is asked something."""

SHOWN = 8


def coach_for(game: Game[Any]) -> Advise | None:
    """The coach of a game, or None."""
    return advise if game.name in COACHED else None


def advise(console: Console, wording: Wording, view: View[Any]) -> None:
    """Print advice on all that the seat can be advised on."""
    for ask in advised_asks(wording.game.name, view):
        advise_on_ask(console, wording, view, ask)


def advise_on_ask(console: Console, wording: Wording, view: View[Any], ask: Ask) -> None:
    """Print what each choice is worth, best first, and why, as far as that can be said."""
    texts = wording.texts
    advice = weigh(wording.game.name, view, ask)
    win = advice.unit == "win"
    shown = advice.choices[:SHOWN]
    expected = any(one.expected is not None for one in shown)
    reasons = any(one.why is not None for one in shown)
    table = Table(texts.say("coach-choice"), title=texts.say("coach-title"))
    if expected:
        table.add_column(texts.say("coach-expected-win" if win else "coach-expected"))
    table.add_column(texts.say("coach-cost"))
    if reasons:
        table.add_column(texts.say("coach-why"))
    for one in shown:
        row = [said(wording, ask, one.answer)]
        if expected:
            row.append("" if one.expected is None else figure(one.expected, win))
        row.append(figure(one.cost, win))
        if reasons:
            row.append("" if one.why is None else wording.advice(one.why.code, one.why.data))
        table.add_row(*row)
    console.print(table)
    lead = f"coach-margin-{advice.margin}"
    console.print(texts.say(f"{lead}-win" if win and advice.margin == "close" else lead))


def said(wording: Wording, ask: Ask, answer: Any) -> str:
    """An answer in words: as on a button, or field by field."""
    if isinstance(answer, tuple):
        return wording.answer(ask, answer)
    return wording.filled_in(ask.question, answer)


def figure(value: float, win: bool) -> str:
    """Points, or parts of a win as per cent."""
    return f"{value * 100:.1f} %" if win else f"{value:.2f}"
