"""Replaying a record step by step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, NamedTuple, TypeVar

from ..answers import Refused
from ..chance import Chance, ChanceError, Draw, RecordedChance
from ..events import Event
from ..game import Game
from ..state import State
from .match import Match
from .record import Record

S = TypeVar("S", bound=State)


class ReplayError(ValueError):
    """The exception for a difference between a record and the rules; `place` says where: "opening",
    "move 17" or "result"."""

    def __init__(self, place: str, problem: str) -> None:
        super().__init__(f"{place}: {problem}")
        self.place = place
        self.problem = problem


class ReplayedStep(NamedTuple, Generic[S]):
    """A step of a replay: the opening (number 0) or a move. `match` is the match after it and
    changes with the next step; `events` and `draws` belong to this step."""

    number: int
    match: Match[S]
    events: list[Event]
    draws: tuple[Draw, ...]

    @property
    def place(self) -> str:
        return place_of(self.number)


def place_of(number: int) -> str:
    """Return the name of a replay step for error messages: "opening" or "move 17"."""
    return f"move {number}" if number else "opening"


def replay_steps(
    game: Game[S], record: Record, chance: Chance | None = None
) -> Iterator[ReplayedStep[S]]:
    """Replay a record by the rules and yield every step.

    Chance comes from the record's draws, or from `chance` if given, so that both can be compared.
    Raise :class:`ReplayError` with the place of the first difference: an illegal answer, a missing
    draw, or a draw that the rules did not ask for.
    """
    if record.game != game.name:
        raise ReplayError("opening", f"the record is of {record.game}, not of {game.name}")
    if not game.plays(record.version):
        raise ReplayError(
            "opening",
            f"the record is of version {record.version} of {game.name}, this is {game.version}",
        )
    options = game.options_of(record.version, record.options)
    number, source = 0, chance or RecordedChance(record.opening)
    try:
        match = Match(game, record.seats, options, source)
        _all_used(source)
        yield ReplayedStep(0, match, match.events[:], match.record.opening)
        for number, move in enumerate(record.moves, 1):
            source = match.source = chance or RecordedChance(move.draws)
            events = match.answer(move.seat, move.answer, move.ask)
            _all_used(source)
            yield ReplayedStep(number, match, events, match.record.moves[-1].draws)
    except (ChanceError, Refused) as error:
        raise ReplayError(place_of(number), str(error)) from error


def replay(game: Game[S], record: Record, moves: int | None = None) -> Match[S]:
    """Replay a record and return the match after `moves` moves, or at its end, where the result is
    compared too. Raise :class:`ReplayError` with the place of the first difference."""
    last = len(record.moves) if moves is None else min(moves, len(record.moves))
    match = next(step.match for step in replay_steps(game, record) if step.number == last)
    if last == len(record.moves):
        check_result(match, record)
    return match


def check_result(match: Match[S], record: Record) -> None:
    """Raise :class:`ReplayError` if the result of the replayed match differs from that of the
    record."""
    if match.result != record.result:
        raise ReplayError(
            "result", f"the rules give {match.result}, the record says {record.result}"
        )


def _all_used(source: Chance) -> None:
    if isinstance(source, RecordedChance) and source.unused:
        raise ChanceError(f"{source.unused} more draws than the rules ask for")
