"""The decisions of a recorded game, each in the state in which it was taken."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from fivecups.engine import CLOCK, Answer, Ask, Form, Match, Record, RecordedChance, State
from fivecups.games import GAMES


class Taken(NamedTuple):
    """An answer of a seat, the state before it, and the ask as the seat saw it; `seq` counts all moves from 1."""

    seq: int
    seat: int
    state: State
    ask: Ask
    answer: Answer

    @property
    def free(self) -> bool:
        """Whether anything else could have been answered."""
        return isinstance(self.ask.choices, Form) or len(self.ask.choices) > 1


def play_again(record: Record) -> tuple[list[Taken], State]:
    """All answers of players in order, and the state after the last one."""
    match = Match(GAMES[record.game], record.seats, record.options, RecordedChance(record.opening))
    return list(_moves(match, record)), match.state


def _moves(match: Match[Any], record: Record) -> Iterator[Taken]:
    for seq, move in enumerate(record.moves, 1):
        if move.seat != CLOCK:
            ask = next(one for one in match.asks(move.seat) if one.id == move.ask)
            yield Taken(seq, move.seat, match.state, ask, move.answer)
        match.source = RecordedChance(move.draws)
        match.answer(move.seat, move.answer, move.ask)
