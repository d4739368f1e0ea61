"""A review in words: what was luck, what decisions cost, and which ones cost most."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.progress import Progress

from fivecups.bots.analysis import Judged, Loss, Review, SeatReview
from fivecups.bots.analysis import review as analyse
from fivecups.engine import Ask, Record
from fivecups.texts import Wording

SHOWN = 8
LEAST_SHOWN = {"points": 0.25, "win": 0.005}
"""A decision that cost less than this is not worth a line."""


def with_progress(record: Record) -> Review:
    """The analysis, with a bar for people who wait at a terminal."""
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(record.game)
        return analyse(record, lambda done, steps: bar.update(task, completed=done, total=steps))


class Told:
    """A review put in words."""

    def __init__(self, wording: Wording, review: Review) -> None:
        self.wording = wording
        self.say: Callable[..., str] = wording.texts.say
        self.review = review
        self.console = Console()

    def print(self, line: str, style: str = "") -> None:
        self.console.print(line, style=style, highlight=False, markup=False, soft_wrap=True)

    def number(self, value: float, sign: bool = False) -> str:
        """A number with one decimal, in per cent for parts of a win, as the language writes it."""
        shown = round(value * (100 if self.review.unit == "win" else 1), 1) + 0.0
        text = f"{shown:+.1f}" if sign else f"{shown:.1f}"
        return (text if self.wording.texts.language == "en" else text.replace(".", ",")).replace(
            "-", "−"
        )

    def amount(self, value: float, sign: bool = False) -> str:
        return self.say(f"study-{self.review.unit}", amount=self.number(value, sign))

    def seat(self, one: SeatReview) -> None:
        self.print(
            self.say("study-of-seat", seat=self.wording.names[one.seat], outcome=self.outcome(one)),
            "bold",
        )
        self.print(
            self.say(
                "study-balance",
                expected=self.number(one.expected),
                luck=self.number(one.luck, sign=True),
                skill=self.number(-one.skill, sign=True),
                outcome=self.number(one.outcome),
            )
        )
        if one.gifts:
            self.print(self.say("study-gifts", gifts=self.number(one.gifts, sign=True)))
        if one.par is not None:
            self.print(self.say("study-par", par=one.par))
        if one.loss is not None:
            self.print(self.loss(one, one.loss))
        costly = sorted(one.decisions, key=lambda decision: -decision.cost)[:SHOWN]
        lines = [decision for decision in costly if self.worth_a_line(decision.cost)]
        for decision in lines:
            self.decision(decision)
        if not lines:
            self.print(self.say("study-no-mistakes"))
        self.print("")

    def loss(self, one: SeatReview, loss: Loss) -> str:
        names = self.wording.names
        told = self.say(
            "study-lost",
            who="other",
            name=names[one.seat],
            winner=names[loss.winner],
            measure=self.review.measure,
            round=loss.round,
            gained=self.amount(loss.gained),
        )
        blame = self.say(
            "study-lost-by-decisions" if loss.blamed else "study-lost-by-luck",
            measure=self.review.measure,
            cost=self.amount(loss.skill),
        )
        return f"{told} {blame}"

    def worth_a_line(self, cost: float) -> bool:
        return cost >= LEAST_SHOWN[self.review.unit]

    def outcome(self, one: SeatReview) -> str:
        return self.say(
            f"study-{self.review.measure}",
            amount=self.number(one.outcome, self.review.measure == "lead"),
        )

    def decision(self, decision: Judged) -> None:
        cost = self.amount(decision.cost)
        if not self.review.exact:
            told = self.say(
                "study-cost-estimated", cost=cost, uncertainty=self.number(decision.uncertainty)
            )
        else:
            told = self.say("study-cost", cost=cost)
        answer = self.answer(decision.question, decision.answer)
        taken = self.say(
            "study-decision",
            measure=self.review.measure,
            round=decision.round,
            answer=answer,
        )
        self.print(f"  {taken} — {told}")
        self.print(
            f"    {self.say('study-best', best=self.answer(decision.question, decision.best))}",
            "dim",
        )

    def answer(self, question: str, answer: Any) -> str:
        if isinstance(answer, dict):
            return self.wording.filled_in(question, answer)
        return self.wording.answer(
            Ask("", question, "", {}, (), self.review.says[question]), answer
        )

    def footnotes(self) -> None:
        if not self.review.exact:
            self.print(self.say("study-about-luck"), "dim")
            self.print(self.say("study-about-uncertainty"), "dim")
