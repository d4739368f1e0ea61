"""The state of a game: plain data, an agenda of steps still to be taken, and the open asks.

The agenda is a stack of frames; a frame is a tuple of a step's name and its arguments. A step adds
frames in the order in which they are to happen; they run before all frames that were there already.
Frames and the arguments of questions are public: hidden information is stored in the game's own
fields, and a frame only refers to it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Any, ClassVar, Concatenate, ParamSpec, Self

from .answers import Answer, Refusal
from .chance import NO_CHANCE, Chance
from .events import NO_SECRETS, Event, Result
from .plain_data import DROPPED, SHARED, data
from .step_registry import ASK, Question, Rules, SealedQuestion

P = ParamSpec("P")

CLOCK = -1
"""The seat number of the house's clock. It can be asked like a player; its answer means that time
is up."""

MAIN = 0
"""The part of an ask that the game waits for. Parts from 1 on may be answered in the meantime;
parts below 0 are the standing questions."""


NONE_GIVEN: Mapping[str, int] = {}
"""The counts of answers to the optional parts of an ask that has just opened: empty."""


def _named_arguments_error(names: Mapping[str, object]) -> TypeError:
    """Return the error for keyword arguments: frames are tuples and cannot hold them."""
    return TypeError(f"arguments on the agenda go by place, not by name: {', '.join(names)}")


@data
class Asking:
    """An open ask: a question to a single seat, or a sealed question to several, with the answers
    so far; `meanwhile` lists the optional questions that seats may answer while it is open."""

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
    """The base class of all games' states. A game adds its own fields and sets `rules`."""

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
        """Return an independent copy, without the journal of events. The decorator `data` generates
        this method from the fields."""
        raise TypeError(f"{type(self).__name__} lacks the decorator @data")

    # Called by steps.

    def then(
        self, step: Callable[Concatenate[Self, P], None], *args: P.args, **named: P.kwargs
    ) -> None:
        """Put a step with its arguments on the agenda."""
        if named:
            raise _named_arguments_error(named)
        frame: tuple[Any, ...] = (step.__name__,)
        self.agenda.append(frame + args)

    def ask(self, question: Question[Self, P], seat: int, *args: P.args, **named: P.kwargs) -> None:
        """Put an ask to `seat` on the agenda; the game will wait for its answer."""
        if named:
            raise _named_arguments_error(named)
        self.agenda.append((ASK, question.name, (seat,), args, ()))

    def ask_all(
        self,
        question: SealedQuestion[Self, P],
        seats: tuple[int, ...],
        *args: P.args,
        **named: P.kwargs,
    ) -> None:
        """Put a sealed ask to all `seats` on the agenda; the game will wait for the last answer.
        With no seats the answers are empty."""
        if named:
            raise _named_arguments_error(named)
        self.agenda.append((ASK, question.name, seats, args, ()))

    def meanwhile(
        self, question: Question[Self, P], seats: tuple[int, ...], *args: P.args, **named: P.kwargs
    ) -> None:
        """Add an optional question to the ask put on the agenda last: while that ask is open,
        `seats` may answer `question` any number of times."""
        if named:
            raise _named_arguments_error(named)
        if self.agenda[-1][0] != ASK:
            raise ValueError("only an ask can have something meanwhile")
        *ask, parts = self.agenda[-1]
        self.agenda[-1] = (*ask, (*parts, (question.name, seats, args)))

    def withdraw(self) -> dict[int, Answer]:
        """Close the open ask although not all seats have answered. Return the sealed answers given
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
        """Append an event to the journal, if there is a journal. `secret` adds details for single
        seats. `reveals` marks an event that openly shows what was hidden until now: True for all
        its details, or the names of the revealing details."""
        if self.journal is not None:
            self.journal.append(Event(kind, rule, details, secret or NO_SECRETS, to, reveals))

    def end(self, result: Result) -> None:
        """End the game with `result`; nothing remains on the agenda."""
        self.result = result
        self.agenda.clear()
        self.askings.clear()

    # Running the agenda.

    def run(self) -> None:
        """Take steps until a seat must answer or the game is over."""
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
                        Asking(self.asked, question, seats, args, meanwhile, before, {}, NONE_GIVEN)
                    )
                    return
                self.rules.questions[question].take(self, {}, *args)
            else:
                steps[frame[0]](self, *frame[1:])
            if len(agenda) > before + 1:
                agenda[before:] = agenda[before:][::-1]

    def take(self, seat: int, answer: Answer, part: int = MAIN) -> None:
        """Take an answer that is known to be legal (see :meth:`refusal`), and run to the next ask
        or the end of the game."""
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
        """Apply the answers to the open sealed question together, in the order of the seats, and
        run to the next ask. All seats must have answered."""
        asking = self.askings.pop()
        agenda = self.agenda
        before = len(agenda)
        answers = {seat: asking.answers[seat] for seat in asking.seats}
        self.rules.questions[asking.question].take(self, answers, *asking.args)
        if len(agenda) > before + 1:
            agenda[before:] = agenda[before:][::-1]
        self.run()

    # Open asks.

    @property
    def over(self) -> bool:
        return self.result is not None

    def part(self, asking: Asking, part: int) -> tuple[Question[Any, ...], tuple[Any, ...]]:
        """Return the question and the arguments of the part with number `part` of an open ask."""
        if part == MAIN:
            return self.rules.questions[asking.question], asking.args
        if part > MAIN:
            name, _, args = asking.meanwhile[part - 1]
            return self.rules.questions[name], args
        return self.rules.standing[-part - 1], ()

    def parts(self, seat: int) -> list[int]:
        """Return the numbers of the parts of the open ask that `seat` may answer now; the part that
        the game waits for comes first."""
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
        """Return the id of the ask to this seat for this part; no other ask to this seat in this
        game has the same."""
        asking = self.askings[-1]
        if part == MAIN:
            return str(asking.number)
        return f"{asking.number}.{part}.{asking.given.get(f'{part}.{seat}', 0)}"

    def refusal(self, seat: int, answer: Any, part: int = MAIN) -> Refusal | None:
        """Return None if `seat` may give this answer now, else the reason. The state is not
        changed."""
        if self.over:
            return Refusal("game-over")
        if part not in self.parts(seat):
            return Refusal("not-asked", data={"seat": seat})
        question, args = self.part(self.askings[-1], part)
        return question.check(self, seat, answer, args)


def awaited(state: State) -> tuple[int, ...]:
    """Return the seats whose answers the game waits for, even if other seats may not know that."""
    if not state.askings:
        return ()
    asking = state.askings[-1]
    if not asking.answers:
        return asking.seats
    return tuple([seat for seat in asking.seats if seat not in asking.answers])
