"""The decisions of a recorded game, each in the state in which it was taken."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, NamedTuple, TypeVar

from fivecups.engine import Answer, Ask, Form, Game, Match, Record, RecordedChance, State

S = TypeVar("S", bound=State)


class Taken(NamedTuple, Generic[S]):
    """An answer of a seat or the clock, the state before it, and the ask as the seat saw it; `seq`
    counts all moves from 1."""

    seq: int
    seat: int
    state: S
    ask: Ask
    answer: Answer

    @property
    def free(self) -> bool:
        """Whether anything else could have been answered."""
        return isinstance(self.ask.choices, Form) or len(self.ask.choices) > 1


def play_again(game: Game[S], record: Record) -> tuple[list[Taken[S]], S]:
    """All answers in order, those of the clock too, and the state after the last one."""
    match = Match(game, record.seats, record.options, RecordedChance(record.opening))
    return list(_moves(match, record)), match.state


def _moves(match: Match[S], record: Record) -> Iterator[Taken[S]]:
    for seq, move in enumerate(record.moves, 1):
        ask = next(one for one in match.asks(move.seat) if one.id == move.ask)
        yield Taken(seq, move.seat, match.state, ask, move.answer)
        match.source = RecordedChance(move.draws)
        match.answer(move.seat, move.answer, move.ask)
