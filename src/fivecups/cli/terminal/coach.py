"""The coach's advice in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.table import Table

from fivecups.bots.analysis import COACHED, advised_asks
from fivecups.bots.analysis import advise as compute_advice
from fivecups.engine import Ask, Game, View
from fivecups.texts import Texts, Wording, number_text, percent_text

Advise = Callable[[Console, Wording, View[Any]], None]
"""A function that prints the coach's advice for a seat that is asked something."""

MAX_CHOICES_SHOWN = 8


def coach_for(game: Game[Any]) -> Advise | None:
    """Return the function that prints the coach's advice for a game, or None if the game has no
    coach."""
    return advise if game.name in COACHED else None


def advise(console: Console, wording: Wording, view: View[Any]) -> None:
    """Print advice on all asks of the view for which there is advice."""
    for ask in advised_asks(wording.game.name, view):
        advise_on_ask(console, wording, view, ask)


def advise_on_ask(console: Console, wording: Wording, view: View[Any], ask: Ask) -> None:
    """Print the value of each choice of an ask, best first, with the reason if there is one."""
    texts = wording.texts
    advice = compute_advice(wording.game.name, view, ask)
    win = advice.unit == "win"
    shown = advice.choices[:MAX_CHOICES_SHOWN]
    expected = any(choice.expected is not None for choice in shown)
    reasons = any(choice.why is not None for choice in shown)
    table = Table(texts.say("coach-choice"), title=texts.say("coach-title"))
    if expected:
        table.add_column(texts.say("coach-expected-win" if win else "coach-expected"))
    table.add_column(texts.say("coach-cost"))
    if reasons:
        table.add_column(texts.say("coach-why"))
    for choice in shown:
        row = [answer_text(wording, ask, choice.answer)]
        if expected:
            row.append("" if choice.expected is None else value_text(texts, choice.expected, win))
        row.append(value_text(texts, choice.cost, win))
        if reasons:
            row.append(
                "" if choice.why is None else wording.advice(choice.why.code, choice.why.data)
            )
        table.add_row(*row)
    console.print(table)
    lead = f"coach-margin-{advice.margin}"
    console.print(texts.say(f"{lead}-win" if win and advice.margin == "close" else lead))


def answer_text(wording: Wording, ask: Ask, answer: Any) -> str:
    """Return an answer to an ask in words: the text of its button, or of a form field by field."""
    if isinstance(answer, tuple):
        return wording.answer(ask, answer)
    return wording.filled_in(ask.question, answer)


def value_text(texts: Texts, value: float, win: bool) -> str:
    """Return a value as text: points, or win share in per cent."""
    return percent_text(texts, value) if win else number_text(texts, value, 2)
