"""The registry of a game's steps and questions. Each is known by its name, so the agenda can be
plain data."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Concatenate, Generic, ParamSpec, TypeVar

from .answers import Refusal, strictly_equal
from .forms import Choices, Form

if TYPE_CHECKING:
    from .state import State

S = TypeVar("S", bound="State")
P = ParamSpec("P")

ASK = "ask"
"""The step name that marks a frame of the agenda as an ask; no step may have this name."""


class Question(Generic[S, P]):
    """A question that a seat can be asked: a function that returns the legal answers, and the step
    that follows an answer. `verbs` maps each verb that an answer can begin with to the names of its
    arguments, for texts and clients. If a question is `quiet`, only the seats that are asked see
    that it is open."""

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
        """Decorator for a function that returns the rule id for the ask's arguments, for a question
        that is asked by different rules."""
        self.cited = rule_of
        return rule_of

    def rule_for(self, args: tuple[Any, ...]) -> str:
        """Return the id of the rule by which this question is asked with these arguments."""
        return self.rule if self.cited is None else self.cited(*args)

    def answered(
        self, step: Callable[Concatenate[S, int, Any, P], None]
    ) -> Callable[Concatenate[S, int, Any, P], None]:
        """Decorator for the step that follows the answer; it is called with the state, the seat,
        the answer and the arguments."""
        self.take = step
        return step

    def checked(
        self, reason: Callable[Concatenate[S, int, Any, P], Refusal | None]
    ) -> Callable[Concatenate[S, int, Any, P], Refusal | None]:
        """Decorator for the function that returns why an answer is refused. For a list of choices
        it explains an answer that is not in the list; for a form it checks limits that the form
        itself cannot express."""
        self.reason = reason
        return reason

    def check(self, state: S, seat: int, answer: Any, args: tuple[Any, ...]) -> Refusal | None:
        """Return None if `answer` is legal for `seat`, else the reason for its refusal. The state
        is never changed."""
        return self.examine(state, seat, answer, args)[1]

    def examine(
        self, state: S, seat: int, answer: Any, args: tuple[Any, ...]
    ) -> tuple[Any, Refusal | None]:
        """Return the answer to store, and its refusal or None. An answer from a list is replaced by
        the equal object in the list, which all tables share, to save memory."""
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
        """Return the reason why `answer`, which is not among the choices, is refused."""
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
    """A question to several seats at once. Answers stay sealed until the last is given, and are
    then taken together."""

    sealed = True

    def answered_together(
        self, step: Callable[Concatenate[S, dict[int, Any], P], None]
    ) -> Callable[Concatenate[S, dict[int, Any], P], None]:
        """Decorator for the step that follows the last answer; it is called with the state, the
        answers by seat and the arguments."""
        self.take = step
        return step


def _place_of(answer: Any, choices: tuple[Any, ...]) -> int | None:
    """Return the index of `answer` among the choices, equal in value and type, or None."""
    place = -1
    while True:
        try:
            place = choices.index(answer, place + 1)
        except ValueError:
            return None
        if strictly_equal(choices[place], answer):
            return place


def _unanswered(*_: Any) -> None:
    raise LookupError("this question has no step for its answer")


class Rules(Generic[S]):
    """The registry of a game's steps and questions."""

    def __init__(self) -> None:
        self.steps: dict[str, Callable[..., None]] = {}
        self.questions: dict[str, Question[S, ...]] = {}
        self.standing: list[Question[S, ...]] = []

    def step(
        self, function: Callable[Concatenate[S, P], None]
    ) -> Callable[Concatenate[S, P], None]:
        """Decorator that registers a function as a step, which can be put on the agenda."""
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
        """Decorator that turns a function that returns the choices into a question to a single
        seat.

        A `standing` question is open to every seat whenever the game waits for an answer.
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
        """Decorator that turns a function that returns the choices into a question to several seats
        at once."""

        def register(options: Callable[Concatenate[S, int, P], Choices]) -> SealedQuestion[S, P]:
            question = SealedQuestion(options, rule, verbs or {}, quiet)
            self._add(question)
            return question

        return register

    def _add(self, question: Question[S, P]) -> None:
        if question.name in self.questions:
            raise ValueError(f"there is already a question called {question.name}")
        self.questions[question.name] = question
