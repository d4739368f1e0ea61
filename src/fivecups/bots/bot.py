"""What a bot is, and the simplest one."""

from __future__ import annotations

from typing import Any, Protocol

from fivecups.engine import Answer, Ask, Chance, Form, RandomChance, View


class Bot(Protocol):
    """A player: it sees what a person in its seat sees, and answers."""

    def answer(self, view: View[Any], ask: Ask) -> Answer:
        """A legal answer to `ask`, which is one of the asks of the view."""
        ...


class RandomBot:
    """Answers at random. Of a list, every answer is as likely as the others; of a form, the default, the one answer
    that a view shows to be legal."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.chance: Chance = RandomChance(seed)

    def answer(self, view: View[Any], ask: Ask) -> Answer:
        if isinstance(ask.choices, Form):
            return ask.choices.default
        return ask.choices[self.chance.below(len(ask.choices))]
