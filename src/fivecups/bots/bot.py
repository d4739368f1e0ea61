"""The protocols of a bot (answering, talking, explaining), and the random bot."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, runtime_checkable

from fivecups.engine import Answer, Ask, Chance, Form, RandomChance, View


class Bot(Protocol):
    """A player that sees what a person in its seat sees, and answers."""

    def answer(self, view: View[Any], ask: Ask) -> Answer:
        """Return a legal answer to `ask`, which is one of the asks of the view."""
        ...


@runtime_checkable
class Talker(Protocol):
    """A bot that also speaks when the table does not wait for it."""

    def remark(self, view: View[Any]) -> tuple[Ask, Answer] | None:
        """Return one of the optional asks of the view with a legal answer, or None to keep silent.

        A runner calls this for every seat once for each ask that opens, before the awaited seat
        answers.
        """


@dataclass(frozen=True, slots=True)
class Reason:
    """The reason for a hostile or generous answer: a code that the texts of the bots translate, and
    its details."""

    code: str
    data: Mapping[str, Any] = field(default_factory=dict)


@runtime_checkable
class Explainer(Protocol):
    """A bot that gives reasons."""

    def explain(self) -> Reason | None:
        """Return the reason for the latest answer, if that was hostile or generous."""


def remark_of(bot: Bot, view: View[Any]) -> tuple[Ask, Answer] | None:
    """Return the remark of a bot that talks, or None for other bots and views without optional
    asks."""
    return (
        bot.remark(view)
        if isinstance(bot, Talker) and any(ask.optional for ask in view.asks)
        else None
    )


def reason_of(bot: Bot) -> Reason | None:
    """Return the reason that a bot gives for its latest answer, or None."""
    return bot.explain() if isinstance(bot, Explainer) else None


class RandomBot:
    """A bot that answers at random: all answers of a list are equally likely; of a form it takes
    the default, the only answer that a view shows to be legal."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.chance: Chance = RandomChance(seed)

    def answer(self, view: View[Any], ask: Ask) -> Answer:
        if isinstance(ask.choices, Form):
            return ask.choices.default
        return ask.choices[self.chance.below(len(ask.choices))]
