"""The encoding of a game for environments: words for its actions and a layout for its observations.
All adapters of a game share it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fivecups.engine import Game, RandomChance, View

from .actions import PartialAnswer, PartialChoice, PartialForm, Path, Spelling
from .observation_layout import Entry, Namer, Writer

Describe = Callable[[Writer, View[Any], "AnswerSoFar"], None]


@dataclass(frozen=True, slots=True)
class AnswerSoFar:
    """The answer that a seat has spelled so far: the question, the path of the next form field, the
    fields filled in by path, and the words of a choice from a list."""

    question: str = ""
    next: Path = ()
    filled: Mapping[Path, Any] = field(default_factory=dict)
    words: tuple[Any, ...] = ()


NO_ANSWER_YET = AnswerSoFar()


@dataclass(frozen=True, eq=False)
class Encoding:
    """The encoding of a game. `version` rises whenever the rules, words or observations change,
    since results can no longer be compared then.

    `questions` lists the questions put to players in the order of their entries in an observation;
    the order in which the game registers them depends on imports.

    `max_actions` is an upper bound of the actions in a game and `max_points` of a seat's points in
    a game that can be played alone. `rolls` is true if all chance is rolls of up to five dice.
    `total` returns a seat's points so far, from its view; a game that can be played alone and has
    it is a Gymnasium environment.
    """

    label: str
    version: int
    spelling: Spelling
    describe: Describe
    questions: tuple[str, ...]
    max_actions: int = 100_000
    max_points: int = 1
    rolls: bool = False
    total: Callable[[View[Any]], int] | None = None

    def __post_init__(self) -> None:
        if sorted(self.questions) != sorted(_questions(self.game)):
            raise ValueError(f"{self.game.name}: the questions of the encoding are not the game's")

    @property
    def game(self) -> Game[Any]:
        return self.spelling.game

    @property
    def name(self) -> str:
        """The name of the environment."""
        return f"fivecups/{self.label}-v{self.version}"

    @property
    def actions(self) -> int:
        return len(self.spelling.words)

    def answer_so_far(self, partial_answer: PartialAnswer | None) -> AnswerSoFar:
        """Return the content of a partial answer, for the observation of the seat that spells
        it."""
        if isinstance(partial_answer, PartialForm):
            return AnswerSoFar(
                partial_answer.ask.question,
                partial_answer.current_field.path,
                partial_answer.filled(),
            )
        if isinstance(partial_answer, PartialChoice):
            actions = partial_answer.spelled[0][0][: partial_answer.depth]
            words = tuple(self.spelling.words[action][-1] for action in actions)
            return AnswerSoFar(partial_answer.ask.question, (), {}, words)
        return NO_ANSWER_YET

    def observe(
        self, view: View[Any], partial_answer: PartialAnswer | None = None
    ) -> NDArray[np.float32]:
        """Return the observation of the seat to which `view` belongs."""
        writer = Writer()
        self._write(writer, view, self.answer_so_far(partial_answer))
        return np.array(writer.values, np.float32)

    def layout(self, seats: int, options: Mapping[str, Any] | None = None) -> tuple[Entry, ...]:
        """Return the name and scale of each entry of an observation at a table with this number of
        seats and these options."""
        return _layout(self, seats, tuple(sorted((options or {}).items())))

    def _write(self, out: Writer, view: View[Any], answer_so_far: AnswerSoFar) -> None:
        """Write an observation: first the entries common to all games (questions open to the seat,
        the question being answered, the awaited seats), then those of the game."""
        seat, seats, waiting = _seat(view), view.seats, view.waiting
        asked = [ask.question for ask in view.asks]
        out.some_of("asked", asked, self.questions)
        out.one_of("answering", answer_so_far.question, self.questions)
        out.one_of("open", waiting.question if waiting is not None else None, self.questions)
        awaited = waiting.seats if waiting is not None and waiting.seats is not None else ()
        out.some_of("awaited", [(other - seat) % seats for other in awaited], range(seats))
        self.describe(out, view, answer_so_far)


def relative(view: View[Any], seat: int | None) -> int | None:
    """Return the clockwise distance from the view's own seat to `seat`; None if `seat` is None."""
    return None if seat is None or seat < 0 else (seat - _seat(view)) % view.seats


def clockwise(view: View[Any]) -> list[tuple[int, int]]:
    """Return all seats as pairs (distance from the view's own seat, seat), beginning with the own
    seat."""
    seat = _seat(view)
    return [(step, (seat + step) % view.seats) for step in range(view.seats)]


def _seat(view: View[Any]) -> int:
    if view.seat is None:
        raise ValueError("observations are made from a seat")
    return view.seat


def _questions(game: Game[Any]) -> tuple[str, ...]:
    """Return the names of the game's questions to players. Questions to the clock are left out;
    they have a parameter `seconds`."""
    return tuple(
        name
        for name, question in game.rules.questions.items()
        if "seconds" not in question.parameters and question not in game.rules.standing
    )


@cache
def _layout(
    encoding: Encoding, seats: int, options: tuple[tuple[str, Any], ...]
) -> tuple[Entry, ...]:
    game = encoding.game
    state = game.start(seats, dict(options), RandomChance(0))
    namer = Namer()
    encoding._write(namer, game.view(state, 0), NO_ANSWER_YET)
    return tuple(namer.entries)
