"""What a bot is, what it may do beyond answering, and the simplest one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, runtime_checkable

from fivecups.engine import Answer, Ask, Chance, Form, RandomChance, View


class Bot(Protocol):
    """A player: it sees what a person in its seat sees, and answers."""

    def answer(self, view: View[Any], ask: Ask) -> Answer:
        """A legal answer to `ask`, which is one of the asks of the view."""
        ...


@runtime_checkable
class Talker(Protocol):
    """A bot that also speaks when nobody waits for it."""

    def remark(self, view: View[Any]) -> tuple[Ask, Answer] | None:
        """One of the optional asks of the view with a legal answer, or None to keep silent.

        A runner offers this to every seat once for each ask that opens, before the seat that is
        waited for answers.
        """
        ...


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a bot did something hostile or generous: a code that the texts of the bots translate, and
    its details."""

    code: str
    data: Mapping[str, Any] = field(default_factory=dict)


@runtime_checkable
class Explainer(Protocol):
    """A bot that gives reasons."""

    def explain(self) -> Reason | None:
        """The reason of the latest answer, if it was hostile or generous."""
        ...


def remark_of(bot: Bot, view: View[Any]) -> tuple[Ask, Answer] | None:
    """What a bot wants to say of its own accord, if it is one that speaks."""
    return (
        bot.remark(view)
        if isinstance(bot, Talker) and any(ask.optional for ask in view.asks)
        else None
    )


def reason_of(bot: Bot) -> Reason | None:
    """The reason that a bot gives for its latest answer, if it gives any."""
    return bot.explain() if isinstance(bot, Explainer) else None


class RandomBot:
    """Answers at random. Of a list, every answer is as likely as the others; of a form, the
    default, the one answer that a view shows to be legal."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.chance: Chance = RandomChance(seed)

    def answer(self, view: View[Any], ask: Ask) -> Answer:
        if isinstance(ask.choices, Form):
            return ask.choices.default
        return ask.choices[self.chance.below(len(ask.choices))]
