"""A review as text in the terminal: luck, the cost of decisions, and the most costly ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Console

from fivecups.bots.analysis import Judged, Loss, Review, SeatReview
from fivecups.bots.analysis import review as analyse
from fivecups.engine import Ask, Record
from fivecups.lab.progress_bar import progress_bar
from fivecups.texts import Wording, number_text

MAX_DECISIONS_SHOWN = 8
MIN_COST_SHOWN = {"points": 0.25, "win": 0.005}
"""Cost below which a decision is not printed, by unit."""


def with_progress(record: Record) -> Review:
    """Compute and return the review of a recorded game, with a progress bar on standard error."""
    with progress_bar(record.game) as bar:
        return analyse(record, bar.update)


class ReviewPrinter:
    """Prints a review in words to the terminal."""

    def __init__(self, wording: Wording, review: Review) -> None:
        self.wording = wording
        self.say: Callable[..., str] = wording.texts.say
        self.review = review
        self.console = Console()

    def print(self, line: str, style: str = "") -> None:
        self.console.print(line, style=style, highlight=False, markup=False, soft_wrap=True)

    def number(self, value: float, sign: bool = False) -> str:
        """Return a number with one decimal; win shares are in per cent."""
        shown = value * (100 if self.review.unit == "win" else 1)
        return number_text(self.wording.texts, shown, signed=sign)

    def amount(self, value: float, sign: bool = False) -> str:
        return self.say(f"study-{self.review.unit}", amount=self.number(value, sign))

    def seat(self, seat_review: SeatReview) -> None:
        self.print(
            self.say(
                "study-of-seat",
                seat=self.wording.names[seat_review.seat],
                outcome=self.outcome(seat_review),
            ),
            "bold",
        )
        self.print(
            self.say(
                "study-balance",
                expected=self.number(seat_review.expected),
                luck=self.number(seat_review.luck, sign=True),
                skill=self.number(-seat_review.skill, sign=True),
                outcome=self.number(seat_review.outcome),
            )
        )
        if seat_review.gifts:
            self.print(self.say("study-gifts", gifts=self.number(seat_review.gifts, sign=True)))
        if seat_review.par is not None:
            self.print(self.say("study-par", par=seat_review.par))
        if seat_review.loss is not None:
            self.print(self.loss(seat_review, seat_review.loss))
        costly = sorted(seat_review.decisions, key=lambda decision: -decision.cost)[
            :MAX_DECISIONS_SHOWN
        ]
        lines = [decision for decision in costly if self.worth_a_line(decision.cost)]
        for decision in lines:
            self.decision(decision)
        if not lines:
            self.print(self.say("study-no-mistakes"))
        self.print("")

    def loss(self, seat_review: SeatReview, loss: Loss) -> str:
        names = self.wording.names
        text = self.say(
            "study-lost",
            who="other",
            name=names[seat_review.seat],
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
        return f"{text} {blame}"

    def worth_a_line(self, cost: float) -> bool:
        return cost >= MIN_COST_SHOWN[self.review.unit]

    def outcome(self, seat_review: SeatReview) -> str:
        return self.say(
            f"study-{self.review.measure}",
            amount=self.number(seat_review.outcome, self.review.measure == "lead"),
        )

    def decision(self, decision: Judged) -> None:
        cost = self.amount(decision.cost)
        if not self.review.exact:
            text = self.say(
                "study-cost-estimated", cost=cost, uncertainty=self.number(decision.uncertainty)
            )
        else:
            text = self.say("study-cost", cost=cost)
        answer = self.answer(decision.question, decision.answer)
        taken = self.say(
            "study-decision", measure=self.review.measure, round=decision.round, answer=answer
        )
        self.print(f"  {taken} — {text}")
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
