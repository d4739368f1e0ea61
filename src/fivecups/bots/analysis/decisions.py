"""The decisions of a recorded game, each in the state in which it was taken."""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

from fivecups.engine import Answer, Ask, Form, Game, Record, State, replay_steps

from ..habits import Habits
from ..registry import track_habits

S = TypeVar("S", bound=State)


class RecordedDecision(NamedTuple, Generic[S]):
    """An answer of a seat or the clock in a recorded game, with the state before it, the ask as the
    seat saw it, and the habits of all players until then; `seq` counts all moves from 1."""

    seq: int
    seat: int
    state: S
    ask: Ask
    answer: Answer
    habits: Habits = ()

    @property
    def free(self) -> bool:
        """True if the seat had a choice: another answer was possible."""
        return isinstance(self.ask.choices, Form) or len(self.ask.choices) > 1


def replay_decisions(game: Game[S], record: Record) -> tuple[list[RecordedDecision[S]], S]:
    """Replay a record and return all its answers in order, those of the clock too, and the final
    state."""
    decisions = []
    state = None
    tracker = track_habits(game.name, record.seats)
    for step in replay_steps(game, record):
        state = step.match.state
        tracker.watch(step.events)
        if step.number < len(record.moves):
            move, match = record.moves[step.number], step.match
            ask = next(ask for ask in match.asks(move.seat) if ask.id == move.ask)
            seq, habits = step.number + 1, tracker.habits
            decisions.append(
                RecordedDecision(seq, move.seat, match.state, ask, move.answer, habits)
            )
    assert state is not None, "a replay has an opening"
    return decisions, state
