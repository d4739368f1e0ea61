"""A match: a game being played, with the record from which it can be played again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Generic, Self, TypeVar

from .answers import Answer, Refusal, Refused, plain
from .chance import Chance, ChanceError, Draw, RandomChance, RecordedChance, Recorder
from .events import Event
from .game import Game
from .result import Result
from .state import CLOCK, State
from .view import Ask, View, asks

S = TypeVar("S", bound=State)

LONGEST_ECHO = 40
"""How much of an id that nobody was given is repeated in the refusal."""


@dataclass(frozen=True, slots=True)
class Move:
    """One answer, and what chance added to it."""

    seat: int
    ask: str
    answer: Answer
    draws: tuple[Draw, ...] = ()


@dataclass(slots=True)
class Record:
    """A game as the list of its answers and draws: all that is needed to play it again.

    `names` are the players' names by seat, for people; the rules do not read them.
    """

    game: str
    version: int
    seats: int
    options: Mapping[str, Any]
    opening: tuple[Draw, ...] = ()
    moves: list[Move] = field(default_factory=list)
    result: Result | None = None
    names: tuple[str, ...] = ()


class ReplayError(ValueError):
    """A record and the rules differ; `place` says where: "opening", "move 17" or "result"."""

    def __init__(self, place: str, problem: str) -> None:
        super().__init__(f"{place}: {problem}")
        self.place = place
        self.problem = problem


class Match(Generic[S]):
    """Plays a game: takes answers, refuses illegal ones, keeps the record and the events."""

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
        """The questions that this seat may answer now."""
        return asks(self.state, seat)

    def view(self, seat: int | None) -> View[Any]:
        """What a seat, or a spectator (None), may know now."""
        return self.game.view(self.state, seat)

    def refusal(self, seat: int, answer: object, ask: str | None = None) -> Refusal | None:
        """None if the answer would be taken, else the reason. Changes nothing."""
        return self._examine(seat, answer, ask)[2]

    def answer(self, seat: int, answer: object, ask: str | None = None) -> list[Event]:
        """Take an answer and return what happened; raises :class:`Refused` and changes nothing if
        it is not legal.

        Without the id of an ask, the question that the table waits for is meant, or else the one
        that knows the verb.
        """
        legal, part, refusal = self._examine(seat, answer, ask)
        if refusal is not None:
            raise Refused(refusal)
        recorder = Recorder(self.source)
        happened: list[Event] = []
        ask = self.state.ask_id(seat, part)
        state = self.state.copy()
        state.chance = recorder
        state.journal = happened
        state.take(seat, legal, part)
        self.state = state
        self.events += happened
        self.record.moves.append(Move(seat, ask, legal, tuple(recorder.draws)))
        self.record.result = state.result
        return happened

    def _examine(
        self, seat: int, answer: object, ask: str | None
    ) -> tuple[Any, int, Refusal | None]:
        state = self.state
        if state.over:
            return None, 0, Refusal("game-over")
        if type(seat) is not int or not (seat == CLOCK or 0 <= seat < state.seats):
            return (
                None,
                0,
                Refusal("no-such-seat", data={"seat": _echo(seat), "seats": state.seats}),
            )
        try:
            clean = plain(answer)
        except ValueError as error:
            return None, 0, Refusal("malformed", data={"problem": str(error)})
        parts = state.parts(seat)
        if ask is not None:
            parts = [part for part in parts if state.ask_id(seat, part) == ask]
            if not parts:
                return None, 0, Refusal("stale-ask", data={"ask": _echo(ask)})
        if not parts:
            return None, 0, Refusal("not-asked", data={"seat": seat})
        part = parts[0]
        if ask is None and isinstance(clean, tuple) and clean and isinstance(clean[0], str):
            part = next((one for one in parts if clean[0] in self._verbs(one)), part)
        return clean, part, state.refusal(seat, clean, part)

    def _verbs(self, part: int) -> Iterable[str]:
        return self.state.part(self.state.askings[-1], part)[0].says

    def copy(self) -> Self:
        """An independent copy that draws from the same chance."""
        twin = object.__new__(type(self))
        twin.game = self.game
        twin.source = self.source
        twin.state = self.state.copy()
        twin.events = list(self.events)
        twin.record = replace(self.record, moves=list(self.record.moves))
        return twin


def _echo(value: object) -> str:
    """The beginning of a value that somebody sent, whatever it is."""
    try:
        return ascii(value)[:LONGEST_ECHO]
    except ValueError:
        return "a huge number"


def replay(game: Game[S], record: Record, moves: int | None = None) -> Match[S]:
    """Play a record again by the rules, up to a number of moves or to its end.

    Raises :class:`ReplayError` with the place of the first difference: an answer that is not legal,
    a draw that the rules did not ask for or that is missing, another result.
    """
    if record.game != game.name:
        raise ReplayError("opening", f"the record is of {record.game}, not of {game.name}")
    if record.version != game.version:
        raise ReplayError(
            "opening",
            f"the record is of version {record.version} of {game.name}, this is {game.version}",
        )
    chance = RecordedChance(record.opening)
    try:
        match = Match(game, record.seats, record.options, chance)
    except (ChanceError, Refused) as error:
        raise ReplayError("opening", str(error)) from error
    _all_used("opening", chance)
    for number, move in enumerate(record.moves[:moves], 1):
        place = f"move {number}"
        chance = match.source = RecordedChance(move.draws)
        try:
            match.answer(move.seat, move.answer, move.ask)
        except (ChanceError, Refused) as error:
            raise ReplayError(place, str(error)) from error
        _all_used(place, chance)
    if (moves is None or moves >= len(record.moves)) and match.result != record.result:
        raise ReplayError(
            "result", f"the rules give {match.result}, the record says {record.result}"
        )
    return match


def _all_used(place: str, chance: RecordedChance) -> None:
    if chance.unused:
        raise ReplayError(place, f"{chance.unused} more draws than the rules ask for")
