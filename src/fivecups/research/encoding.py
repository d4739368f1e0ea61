"""How a game is put in numbers: its words for actions and its description for observations. All
adapters of a game share one encoding."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fivecups.engine import Game, RandomChance, View

from .layout import Entry, Namer, Writer
from .words import Draft, Filling, Listed, Path, Spelling

Describe = Callable[[Writer, View[Any], "Said"], None]


@dataclass(frozen=True, slots=True)
class Said:
    """What a seat has said so far of an answer that it is spelling: the question, the field of the
    form that comes next, the fields filled in by path, and the words of an answer from a list."""

    question: str = ""
    next: Path = ()
    filled: Mapping[Path, Any] = field(default_factory=dict)
    words: tuple[Any, ...] = ()


NOTHING_SAID = Said()


@dataclass(frozen=True, eq=False)
class Encoding:
    """The encoding of a game. Its `version` is raised whenever its rules, its words or its
    observations change, for then results can no longer be compared."""

    label: str
    version: int
    spelling: Spelling
    describe: Describe

    @property
    def game(self) -> Game[Any]:
        return self.spelling.game

    @property
    def name(self) -> str:
        """The name under which environments are known."""
        return f"fivecups/{self.label}-v{self.version}"

    @property
    def actions(self) -> int:
        return len(self.spelling.words)

    def said(self, draft: Draft | None) -> Said:
        """What a draft says, for the observation of whoever spells it."""
        if isinstance(draft, Filling):
            return Said(draft.ask.question, draft.blank.path, draft.filled())
        if isinstance(draft, Listed):
            said = draft.spelled[0][0][: draft.depth]
            words = tuple(self.spelling.words[word][-1] for word in said)
            return Said(draft.ask.question, (), {}, words)
        return NOTHING_SAID

    def observe(self, view: View[Any], draft: Draft | None = None) -> NDArray[np.float32]:
        """The observation of the seat whose view this is."""
        writer = Writer()
        self._write(writer, view, self.said(draft))
        return np.array(writer.values, np.float32)

    def layout(self, seats: int, options: Mapping[str, Any] | None = None) -> tuple[Entry, ...]:
        """What each entry of an observation stands for, at a table of this size."""
        return _layout(self, seats, tuple(sorted((options or {}).items())))

    def _write(self, out: Writer, view: View[Any], said: Said) -> None:
        """What every game's observations begin with: which of its questions are open to the seat,
        the one that it is answering, and whom the table waits for."""
        seat, seats, waiting = _seat(view), view.seats, view.waiting
        asked = [ask.question for ask in view.asks]
        out.some_of("asked", asked, self.questions)
        out.one_of("answering", said.question, self.questions)
        out.one_of("open", waiting.question if waiting is not None else None, self.questions)
        awaited = waiting.seats if waiting is not None and waiting.seats is not None else ()
        out.some_of("awaited", [(one - seat) % seats for one in awaited], range(seats))
        self.describe(out, view, said)

    @property
    def questions(self) -> tuple[str, ...]:
        return _questions(self.game)


def relative(view: View[Any], seat: int | None) -> int | None:
    """How far a seat is from the observer, clockwise; None for nobody."""
    return None if seat is None or seat < 0 else (seat - _seat(view)) % view.seats


def clockwise(view: View[Any]) -> list[tuple[int, int]]:
    """How far each seat is from the observer, and the seat: oneself first."""
    seat = _seat(view)
    return [(step, (seat + step) % view.seats) for step in range(view.seats)]


def _seat(view: View[Any]) -> int:
    if view.seat is None:
        raise ValueError("observations are made from a seat")
    return view.seat


@cache
def _questions(game: Game[Any]) -> tuple[str, ...]:
    """The questions that are put to players; those to the clock say how many `seconds` it has."""
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
    encoding._write(namer, game.view(state, 0), NOTHING_SAID)
    return tuple(namer.entries)
