"""Rules: the steps and questions of one game, each known by its name so that the agenda can be
data."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Concatenate, Generic, ParamSpec, TypeVar

from .answers import Refusal, same
from .forms import Choices, Form

if TYPE_CHECKING:
    from .state import State

S = TypeVar("S", bound="State")
P = ParamSpec("P")
StepFunction = Callable[Concatenate[S, P], None]

ASK = "ask"
"""The name under which asks stand on the agenda; no step may be called so."""


class Question(Generic[S, P]):
    """Something a seat can be asked: what it may answer, and the step that follows its answer.

    `verbs` are those that answers begin with, and what stands behind each, for the texts and for
    clients. A `quiet` question shows nobody but the one who is asked that it is open.
    """

    sealed = False

    def __init__(
        self,
        options: Callable[Concatenate[S, int, P], Choices],
        rule: str,
        verbs: Mapping[str, tuple[str, ...]],
        quiet: bool,
    ) -> None:
        self.name = options.__name__
        self.rule = rule
        self.verbs = verbs
        self.quiet = quiet
        self.choices: Callable[..., Choices] = options
        self.parameters = tuple(inspect.signature(options).parameters)[2:]
        self.take: Callable[..., None] = _unanswered
        self.reason: Callable[..., Refusal | None] | None = None
        self.cited: Callable[..., str] | None = None

    def citing(self, rule_of: Callable[P, str]) -> Callable[P, str]:
        """Decorator: says by the arguments which rule is asked for, where that is not always the
        same."""
        self.cited = rule_of
        return rule_of

    def rule_for(self, args: tuple[Any, ...]) -> str:
        """The rule from which an ask with these arguments comes."""
        return self.rule if self.cited is None else self.cited(*args)

    def answered(
        self, step: Callable[Concatenate[S, int, Any, P], None]
    ) -> Callable[Concatenate[S, int, Any, P], None]:
        """Decorator: the step that follows the answer, called with the state, the seat, the answer
        and the arguments."""
        self.take = step
        return step

    def checked(
        self, reason: Callable[Concatenate[S, int, Any, P], Refusal | None]
    ) -> Callable[Concatenate[S, int, Any, P], Refusal | None]:
        """Decorator: says why an answer is refused. For a list of choices it explains one that is
        not in the list; for a form it decides what the form itself cannot say."""
        self.reason = reason
        return reason

    def check(self, state: S, seat: int, answer: Any, args: tuple[Any, ...]) -> Refusal | None:
        """None for a legal answer, else the reason. Never changes the state."""
        return self.examine(state, seat, answer, args)[1]

    def examine(
        self, state: S, seat: int, answer: Any, args: tuple[Any, ...]
    ) -> tuple[Any, Refusal | None]:
        """The answer as it is to be kept, and why it is refused, if it is. One from a list becomes
        the equal one in the list, which all tables share."""
        choices = self.choices(state, seat, *args)
        if isinstance(choices, Form):
            refusal = choices.check(answer)
            if refusal is None and self.reason is not None:
                refusal = self.reason(state, seat, answer, *args)
            return answer, refusal
        place = _place_of(answer, choices)
        if place is not None:
            return choices[place], None
        return answer, self._why_unlisted(state, seat, answer, args)

    def _why_unlisted(self, state: S, seat: int, answer: Any, args: tuple[Any, ...]) -> Refusal:
        """Why an answer is not among the choices."""
        if not isinstance(answer, tuple) or not answer or not isinstance(answer[0], str):
            return Refusal("not-an-answer", self.rule, {"verbs": tuple(self.verbs)})
        expected = self.verbs.get(answer[0])
        if expected is None:
            return Refusal(
                "unknown-verb", self.rule, {"verb": answer[0], "verbs": tuple(self.verbs)}
            )
        if len(answer) != 1 + len(expected):
            return Refusal("wrong-parts", self.rule, {"verb": answer[0], "parts": expected})
        refusal = self.reason(state, seat, answer, *args) if self.reason is not None else None
        return refusal or Refusal("not-a-choice", self.rule, {"verb": answer[0]})


class SealedQuestion(Question[S, P]):
    """A question put to several seats at once. Answers stay sealed until the last one is in, and
    are then taken together."""

    sealed = True

    def answered_together(
        self, step: Callable[Concatenate[S, dict[int, Any], P], None]
    ) -> Callable[Concatenate[S, dict[int, Any], P], None]:
        """Decorator: the step that follows the last answer, called with the state, the answers by
        seat and the arguments."""
        self.take = step
        return step


def _place_of(answer: Any, choices: tuple[Any, ...]) -> int | None:
    """Where an answer stands among the choices, equal in value and in type."""
    place = -1
    while True:
        try:
            place = choices.index(answer, place + 1)
        except ValueError:
            return None
        if same(choices[place], answer):
            return place


def _unanswered(*_: Any) -> None:
    raise LookupError("this question has no step for its answer")


class Rules(Generic[S]):
    """The register of a game's steps and questions."""

    def __init__(self) -> None:
        self.steps: dict[str, Callable[..., None]] = {}
        self.questions: dict[str, Question[S, ...]] = {}
        self.standing: list[Question[S, ...]] = []

    def step(
        self, function: Callable[Concatenate[S, P], None]
    ) -> Callable[Concatenate[S, P], None]:
        """Decorator: makes a function a step that can be put on the agenda."""
        name = function.__name__
        if name in self.steps or name == ASK:
            raise ValueError(f"there is already a step called {name}")
        self.steps[name] = function
        return function

    def question(
        self,
        rule: str,
        verbs: Mapping[str, tuple[str, ...]] | None = None,
        *,
        quiet: bool = False,
        standing: bool = False,
    ) -> Callable[[Callable[Concatenate[S, int, P], Choices]], Question[S, P]]:
        """Decorator: makes a function that lists the choices a question to one seat.

        A `standing` question is open to every seat at any time while the game waits for somebody.
        """

        def register(options: Callable[Concatenate[S, int, P], Choices]) -> Question[S, P]:
            question = Question(options, rule, verbs or {}, quiet)
            self._add(question)
            if standing:
                self.standing.append(question)
            return question

        return register

    def sealed_question(
        self, rule: str, verbs: Mapping[str, tuple[str, ...]] | None = None, *, quiet: bool = False
    ) -> Callable[[Callable[Concatenate[S, int, P], Choices]], SealedQuestion[S, P]]:
        """Decorator: makes a function that lists the choices a question to several seats at
        once."""

        def register(options: Callable[Concatenate[S, int, P], Choices]) -> SealedQuestion[S, P]:
            question = SealedQuestion(options, rule, verbs or {}, quiet)
            self._add(question)
            return question

        return register

    def _add(self, question: Question[S, P]) -> None:
        if question.name in self.questions:
            raise ValueError(f"there is already a question called {question.name}")
        self.questions[question.name] = question
