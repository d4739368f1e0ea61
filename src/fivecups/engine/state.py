"""The state of a game: plain data, an agenda of what is still to be done, and what is being asked.

The agenda is a stack of frames, each a tuple of a step's name and its arguments. Steps say what
happens next in the order in which it is to happen: what a step puts on the agenda is done, first
things first, before anything that stood there already. Frames and the arguments of questions are
public: what a seat may not know is kept in the game's own fields, and a frame says only where it
lies.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Any, ClassVar, Concatenate, ParamSpec, Self

from .answers import Answer, Refusal
from .chance import NO_CHANCE, Chance
from .data import DROPPED, SHARED, data
from .events import NO_SECRETS, Event, Result
from .rules import ASK, Question, Rules, SealedQuestion

P = ParamSpec("P")

CLOCK = -1
"""The seat of the house's clock, which can be asked like a player: its answer is that time is up.
"""

MAIN = 0
"""The part of an ask that everybody waits for; the parts from 1 on may be answered meanwhile, those
below 0 always."""


NOTHING_YET: Mapping[str, int] = {}
"""What has been answered meanwhile when a question is opened."""


def _named(names: Mapping[str, object]) -> TypeError:
    """Frames are tuples: an argument that was given by name would have no place in them."""
    return TypeError(f"arguments on the agenda go by place, not by name: {', '.join(names)}")


@data
class Asking:
    """A question that is open: to one seat, or sealed to several, with what others may answer
    meanwhile."""

    number: int
    question: str
    seats: tuple[int, ...]
    args: tuple[Any, ...]
    meanwhile: tuple[tuple[str, tuple[int, ...], tuple[Any, ...]], ...]
    depth: int
    answers: dict[int, Any]
    given: Mapping[str, int]


@data
class State:
    """What every game's state has. A game adds its own fields and sets `rules`."""

    rules: ClassVar[Rules[Any]]

    seats: int
    options: Mapping[str, Any]
    agenda: list[tuple[Any, ...]] = field(default_factory=list)
    askings: list[Asking] = field(default_factory=list)
    asked: int = 0
    result: Result | None = None
    chance: Chance = field(default=NO_CHANCE, compare=False, repr=False, metadata=SHARED)
    journal: list[Event] | None = field(default=None, compare=False, repr=False, metadata=DROPPED)

    def copy(self) -> Self:
        """An independent copy, without the journal of events. (Generated from the fields by
        `data`.)"""
        raise TypeError(f"{type(self).__name__} lacks the decorator @data")

    # What steps say.

    def then(
        self, step: Callable[Concatenate[Self, P], None], *args: P.args, **named: P.kwargs
    ) -> None:
        """Next, take this step."""
        if named:
            raise _named(named)
        frame: tuple[Any, ...] = (step.__name__,)
        self.agenda.append(frame + args)

    def ask(self, question: Question[Self, P], seat: int, *args: P.args, **named: P.kwargs) -> None:
        """Next, ask this seat and wait for its answer."""
        if named:
            raise _named(named)
        self.agenda.append((ASK, question.name, (seat,), args, ()))

    def ask_all(
        self,
        question: SealedQuestion[Self, P],
        seats: tuple[int, ...],
        *args: P.args,
        **named: P.kwargs,
    ) -> None:
        """Next, ask all these seats at once and wait for the last answer. With no seats the answers
        are empty."""
        if named:
            raise _named(named)
        self.agenda.append((ASK, question.name, seats, args, ()))

    def meanwhile(
        self, question: Question[Self, P], seats: tuple[int, ...], *args: P.args, **named: P.kwargs
    ) -> None:
        """While the ask just put on the agenda is open, these seats may answer this, any number of
        times."""
        if named:
            raise _named(named)
        if self.agenda[-1][0] != ASK:
            raise ValueError("only an ask can have something meanwhile")
        *ask, parts = self.agenda[-1]
        self.agenda[-1] = (*ask, (*parts, (question.name, seats, args)))

    def withdraw(self) -> dict[int, Answer]:
        """Close the ask that is open without waiting any longer; returns the sealed answers given
        so far."""
        return self.askings.pop().answers

    def tell(
        self,
        kind: str,
        rule: str,
        *,
        to: tuple[int, ...] | None = None,
        secret: Mapping[int, Mapping[str, Any]] | None = None,
        reveals: bool | tuple[str, ...] = False,
        **details: Any,
    ) -> None:
        """Enter an event in the journal, if one is kept. `secret` adds details for single seats; an
        event that `reveals` shows openly what was hidden until now, by any of its details or by
        those named."""
        if self.journal is not None:
            self.journal.append(Event(kind, rule, details, secret or NO_SECRETS, to, reveals))

    def end(self, result: Result) -> None:
        """The game is over."""
        self.result = result
        self.agenda.clear()
        self.askings.clear()

    # What drives it.

    def run(self) -> None:
        """Take steps until somebody has to answer or the game is over."""
        agenda, askings, steps = self.agenda, self.askings, self.rules.steps
        while agenda and not (askings and askings[-1].depth == len(agenda)):
            frame = agenda.pop()
            before = len(agenda)
            size = len(frame)
            if size == 1:
                steps[frame[0]](self)
            elif size == 2:
                steps[frame[0]](self, frame[1])
            elif frame[0] == ASK:
                _, question, seats, args, meanwhile = frame
                self.asked += 1
                if seats:
                    askings.append(
                        Asking(
                            self.asked, question, seats, args, meanwhile, before, {}, NOTHING_YET
                        )
                    )
                    return
                self.rules.questions[question].take(self, {}, *args)
            else:
                steps[frame[0]](self, *frame[1:])
            if len(agenda) > before + 1:
                agenda[before:] = agenda[before:][::-1]

    def take(self, seat: int, answer: Answer, part: int = MAIN) -> None:
        """Take an answer that is known to be legal (see :meth:`refusal`) and go on to the next ask
        or the end."""
        asking = self.askings[-1]
        agenda = self.agenda
        before = len(agenda)
        if part != MAIN:
            key = f"{part}.{seat}"
            asking.given = {**asking.given, key: asking.given.get(key, 0) + 1}
            question, args = self.part(asking, part)
            question.take(self, seat, answer, *args)
        else:
            question = self.rules.questions[asking.question]
            if question.sealed:
                asking.answers[seat] = answer
                if len(asking.answers) == len(asking.seats):
                    self.unseal()
                return
            self.askings.pop()
            question.take(self, seat, answer, *asking.args)
        if len(agenda) > before + 1:
            agenda[before:] = agenda[before:][::-1]
        self.run()

    def unseal(self) -> None:
        """All have answered the sealed question: take their answers together, in the order of the
        seats, and go on."""
        asking = self.askings.pop()
        agenda = self.agenda
        before = len(agenda)
        answers = {seat: asking.answers[seat] for seat in asking.seats}
        self.rules.questions[asking.question].take(self, answers, *asking.args)
        if len(agenda) > before + 1:
            agenda[before:] = agenda[before:][::-1]
        self.run()

    # What is open.

    @property
    def over(self) -> bool:
        return self.result is not None

    def part(self, asking: Asking, part: int) -> tuple[Question[Any, ...], tuple[Any, ...]]:
        """The question and the arguments of a part of an open ask."""
        if part == MAIN:
            return self.rules.questions[asking.question], asking.args
        if part > MAIN:
            name, _, args = asking.meanwhile[part - 1]
            return self.rules.questions[name], args
        return self.rules.standing[-part - 1], ()

    def parts(self, seat: int) -> list[int]:
        """The parts of the open ask that this seat may answer now, the one that is waited for
        first."""
        if not self.askings:
            return []
        asking = self.askings[-1]
        parts = [MAIN] if seat in asking.seats and seat not in asking.answers else []
        if asking.meanwhile:
            parts += [
                number for number, (_, seats, _) in enumerate(asking.meanwhile, 1) if seat in seats
            ]
        if self.rules.standing and seat != CLOCK:
            parts += [-number for number in range(1, len(self.rules.standing) + 1)]
        return parts

    def ask_id(self, seat: int, part: int) -> str:
        """A name for the ask that differs from that of every other ask this seat has had or will
        have in this game."""
        asking = self.askings[-1]
        if part == MAIN:
            return str(asking.number)
        return f"{asking.number}.{part}.{asking.given.get(f'{part}.{seat}', 0)}"

    def refusal(self, seat: int, answer: Any, part: int = MAIN) -> Refusal | None:
        """None if this seat may give this answer now, else the reason. Changes nothing."""
        if self.over:
            return Refusal("game-over")
        if part not in self.parts(seat):
            return Refusal("not-asked", data={"seat": seat})
        question, args = self.part(self.askings[-1], part)
        return question.check(self, seat, answer, args)


def awaited(state: State) -> tuple[int, ...]:
    """The seats whose answer the game cannot go on without, whether others may know it or not."""
    if not state.askings:
        return ()
    asking = state.askings[-1]
    if not asking.answers:
        return asking.seats
    return tuple([seat for seat in asking.seats if seat not in asking.answers])
