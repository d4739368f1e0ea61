"""A match: a game in progress together with the record from which it can be replayed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Generic, Self, TypeVar

from ..answers import Refusal
from ..chance import Chance, RandomChance, Recorder
from ..events import Event, Result
from ..game import Game
from ..state import State
from ..view import Ask, View, asks
from .record import Move, Record
from .transition import advance, examine

S = TypeVar("S", bound=State)


class Match(Generic[S]):
    """A game in progress. It takes legal answers, refuses illegal ones, and collects the record and
    the events."""

    def __init__(
        self,
        game: Game[S],
        seats: int,
        options: Mapping[str, Any] | None = None,
        chance: Chance | None = None,
    ) -> None:
        self.game = game
        self.events: list[Event] = []
        self.source = chance or RandomChance()
        recorder = Recorder(self.source)
        self.state = game.start(seats, options, recorder, self.events)
        self.record = Record(
            game.name, game.version, seats, dict(self.state.options), tuple(recorder.draws)
        )
        self.record.result = self.state.result

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def result(self) -> Result | None:
        return self.state.result

    def asks(self, seat: int) -> tuple[Ask, ...]:
        """Return the questions that `seat` may answer now."""
        return asks(self.state, seat)

    def view(self, seat: int | None) -> View[Any]:
        """Return everything that `seat` (None: a spectator) may know now."""
        return self.game.view(self.state, seat)

    def refusal(self, seat: int, answer: object, ask: str | None = None) -> Refusal | None:
        """Return None if the answer would be taken, else the reason. The match is not changed."""
        return examine(self.state, seat, answer, ask).refusal

    def answer(self, seat: int, answer: object, ask: str | None = None) -> list[Event]:
        """Take an answer and return the events that follow from it. Raise :class:`Refused`, without
        any change, if it is not legal. `ask` is as in :func:`examine`."""
        legal = examine(self.state, seat, answer, ask).require_legal()
        ask = self.state.ask_id(seat, legal.part)
        taken = advance(self.state, seat, legal.answer, legal.part, self.source)
        self.state = taken.state
        self.events += taken.events
        self.record.moves.append(Move(seat, ask, legal.answer, taken.draws))
        self.record.result = taken.state.result
        return taken.events

    def copy(self) -> Self:
        """Return an independent copy that draws from the same source of chance."""
        twin = object.__new__(type(self))
        twin.game = self.game
        twin.source = self.source
        twin.state = self.state.copy()
        twin.events = list(self.events)
        twin.record = replace(self.record, moves=list(self.record.moves))
        return twin
