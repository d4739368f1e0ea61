"""Taking an answer: check it against the rules, then apply it to a copy of the state.

Matches, tables of a house and replays all use these two functions. Only search, whose answers are
known to be legal, calls ``State.take`` directly.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from ..answers import Refusal, Refused, plain
from ..chance import NO_CHANCE, Chance, Draw, Recorder
from ..events import Event
from ..plain_data import fixed
from ..state import CLOCK, State

S = TypeVar("S", bound=State)

MAX_ECHO_LENGTH = 64
"""Maximum number of characters of a wrong input that a refusal repeats."""


@fixed
class ExaminedAnswer:
    """An answer in stored form, the part of the ask that it answers, and its refusal (None: it is
    legal)."""

    answer: Any = None
    part: int = 0
    refusal: Refusal | None = None

    def require_legal(self) -> ExaminedAnswer:
        """Return itself if the answer is legal; raise :class:`Refused` otherwise."""
        if self.refusal is not None:
            raise Refused(self.refusal)
        return self


@fixed
class Transition(Generic[S]):
    """The state after an answer, with the draws and events that the answer caused."""

    state: S
    draws: tuple[Draw, ...]
    events: list[Event]


def examine(state: State, seat: int, answer: object, ask: str | None = None) -> ExaminedAnswer:
    """Check whether `seat` may give this answer to the ask with the id `ask`, and return the
    result; nothing is changed. Without an id, the ask is the open question that has the answer's
    verb, or else the question that the table waits for."""
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
        part = next((candidate for candidate in parts if _knows(state, candidate, clean[0])), part)
    question, args = state.part(state.askings[-1], part)
    legal, refusal = question.examine(state, seat, clean, args)
    return ExaminedAnswer(legal, part, refusal)


def advance(state: S, seat: int, legal: Any, part: int, chance: Chance) -> Transition[S]:
    """Apply the answer `legal`, already examined, to a copy of `state` and return the new state
    with its draws and events; `state` itself is not changed."""
    recorder = Recorder(chance)
    events: list[Event] = []
    after = state.copy()
    after.chance = recorder
    after.journal = events
    after.take(seat, legal, part)
    after.chance, after.journal = NO_CHANCE, None  # else the state would keep both alive
    return Transition(after, tuple(recorder.draws), events)


def _refused(code: str, **data: Any) -> ExaminedAnswer:
    return ExaminedAnswer(refusal=Refusal(code, data=data))


def _knows(state: State, part: int, verb: str) -> bool:
    return verb in state.part(state.askings[-1], part)[0].verbs


def _echo(value: object) -> str:
    """Return the beginning of a wrong input of any type as ASCII text, to be repeated in a
    refusal."""
    if isinstance(value, str) and value.isascii():
        return value[:MAX_ECHO_LENGTH]
    try:
        return ascii(value)[:MAX_ECHO_LENGTH]
    except ValueError:
        return "a huge number"
