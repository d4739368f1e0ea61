"""Taking an answer: it is examined first, then taken on a copy of the state.

Every answer in the program goes this way, in a match, at a table of a house and in a replay. Only
search, which knows that its answers are legal, calls ``State.take`` itself.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from ..answers import Refusal, Refused, plain
from ..chance import NO_CHANCE, Chance, Draw, Recorder
from ..data import fixed
from ..events import Event
from ..state import CLOCK, State

S = TypeVar("S", bound=State)

LONGEST_ECHO = 64
"""How much of what somebody sent is repeated in a refusal."""


@fixed
class Examined:
    """An answer in the form in which it is kept, the part of the ask that it answers, and why it is
    refused, if it is."""

    answer: Any = None
    part: int = 0
    refusal: Refusal | None = None

    def checked(self) -> Examined:
        """Itself if the answer is legal; raises :class:`Refused` otherwise."""
        if self.refusal is not None:
            raise Refused(self.refusal)
        return self


@fixed
class Transition(Generic[S]):
    """The state after an answer, and what chance and the rules added."""

    state: S
    draws: tuple[Draw, ...]
    events: list[Event]


def examine(state: State, seat: int, answer: object, ask: str | None = None) -> Examined:
    """Whether a seat may give this answer to the ask of this id. Changes nothing.

    Without an id, the question that the table waits for is meant, or else the one that knows the
    verb.
    """
    if state.over:
        return _refused("game-over")
    if type(seat) is not int or not (seat == CLOCK or 0 <= seat < state.seats):
        return _refused("no-such-seat", seat=_echo(seat), seats=state.seats)
    parts = state.parts(seat)
    if ask is not None:
        parts = [part for part in parts if state.ask_id(seat, part) == ask]
        if not parts:
            return _refused("stale-ask", ask=_echo(ask))
    try:
        clean = plain(answer)
    except ValueError as error:
        return _refused("malformed", problem=str(error))
    if not parts:
        return _refused("not-asked", seat=seat)
    part = parts[0]
    if ask is None and isinstance(clean, tuple) and clean and isinstance(clean[0], str):
        part = next((one for one in parts if _knows(state, one, clean[0])), part)
    question, args = state.part(state.askings[-1], part)
    kept, refusal = question.examine(state, seat, clean, args)
    return Examined(kept, part, refusal)


def advance(state: S, seat: int, legal: Any, part: int, chance: Chance) -> Transition[S]:
    """What follows from a legal answer; the state that was given stays as it is."""
    recorder = Recorder(chance)
    events: list[Event] = []
    after = state.copy()
    after.chance = recorder
    after.journal = events
    after.take(seat, legal, part)
    after.chance, after.journal = NO_CHANCE, None  # or they would last as long as the state
    return Transition(after, tuple(recorder.draws), events)


def _refused(code: str, **data: Any) -> Examined:
    return Examined(refusal=Refusal(code, data=data))


def _knows(state: State, part: int, verb: str) -> bool:
    return verb in state.part(state.askings[-1], part)[0].verbs


def _echo(value: object) -> str:
    """The beginning of a value that somebody sent, whatever it is."""
    if isinstance(value, str) and value.isascii():
        return value[:LONGEST_ECHO]
    try:
        return ascii(value)[:LONGEST_ECHO]
    except ValueError:
        return "a huge number"
