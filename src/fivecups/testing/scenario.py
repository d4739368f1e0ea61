"""Scenarios for tests: set up any position of a game, script dice and draws, give answers, and
inspect what each seat sees.

    table = Scenario(POKER_DICE, seats=2)
    table.dice("1 4 1 5 4")            # the next roll, in the order in which the dice fall
    table.begin_at(take_turn, 0)       # replaces the whole agenda
    table.answer(0, "write", "fours")
    assert table.event("wrote").data["score"] == 8

The state is plain data and may be changed freely through `table.state` before an answer is given.
Draws that are not scripted come from a seeded generator, so a scenario always plays the same way.
Events that differ from the game's declarations fail.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

from fivecups.engine import (
    Ask,
    Chance,
    ChanceError,
    Event,
    Game,
    Match,
    RandomChance,
    Refusal,
    SeenEvent,
    State,
    View,
    seen,
)

from .event_checks import check_events

S = TypeVar("S", bound=State)
P = ParamSpec("P")


class ScriptedChance(Chance):
    """A source of chance that returns scripted draws, with a script for each kind of draw, and
    random ones from a seeded generator when that script is used up."""

    def __init__(self, seed: int = 0) -> None:
        self._otherwise = RandomChance(seed)
        self.rolls: deque[tuple[int, ...]] = deque()
        self.shuffles: deque[tuple[int, ...]] = deque()
        self.picks: deque[int] = deque()

    @property
    def unused(self) -> int:
        return len(self.rolls) + len(self.shuffles) + len(self.picks)

    def roll(self, count: int, faces: int = 6, *, at: str = "") -> tuple[int, ...]:
        if not self.rolls:
            return self._otherwise.roll(count, faces)
        dice = self.rolls.popleft()
        if len(dice) != count or not all(1 <= face <= faces for face in dice):
            raise ChanceError(
                f"the script has the dice {dice}, but {count} dice with {faces} faces are rolled"
            )
        return dice

    def shuffle(self, count: int, *, at: str = "") -> tuple[int, ...]:
        if not self.shuffles:
            return self._otherwise.shuffle(count)
        order = self.shuffles.popleft()
        if sorted(order) != list(range(count)):
            raise ChanceError(f"the script has the order {order}, but {count} cards are shuffled")
        return order

    def pick(self, limit: int, *, at: str = "") -> int:
        if not self.picks:
            return self._otherwise.pick(limit)
        place = self.picks.popleft()
        if not 0 <= place < limit:
            raise ChanceError(f"the script picks {place}, but there are only {limit}")
        return place


class Scenario(Generic[S]):
    """A match with scripted chance, for tests."""

    def __init__(self, game: Game[S], seats: int, *, seed: int = 0, **options: Any) -> None:
        self.game = game
        self.chance = ScriptedChance(seed)
        self.match = Match(game, seats, options, self.chance)
        self.latest: list[Event] = list(self.match.events)
        check_events(game, self.latest)

    @property
    def state(self) -> S:
        return self.match.state

    # Setting up.

    def dice(self, *rolls: str) -> None:
        """Script the next rolls; each is a string of faces such as "1 4 1 5 4"."""
        self.chance.rolls.extend(tuple(int(face) for face in roll.split()) for roll in rolls)

    def shuffles(self, *orders: tuple[int, ...]) -> None:
        """Script the next shuffles; each lists the old indexes in their new order."""
        self.chance.shuffles.extend(orders)

    def picks(self, *places: int) -> None:
        """Script the next picks; each is the index that will be picked."""
        self.chance.picks.extend(places)

    def begin_at(
        self, step: Callable[Concatenate[S, P], None], *args: P.args, **_: P.kwargs
    ) -> list[Event]:
        """Drop the open asks and the agenda, and run the game from this step. Return the events
        that follow."""
        state = self.state
        state.agenda.clear()
        state.askings.clear()
        state.agenda.append((step.__name__, *args))
        state.chance = self.chance
        state.journal = self.latest = []
        state.run()
        self.match.events += self.latest
        check_events(self.game, self.latest)
        return self.latest

    # Playing.

    def answer(self, seat: int, *answer: Any, ask: str | None = None) -> list[Event]:
        """Give the answer of a seat to the open ask, `answer(0, "keep", (5, 5))`, or `answer(0,
        {...})` for a form. Return the events that follow."""
        self.latest = self.match.answer(seat, _joined(answer), ask)
        check_events(self.game, self.latest)
        return self.latest

    def refuse(self, seat: int, *answer: Any, ask: str | None = None) -> Refusal:
        """Check that the answer of a seat is refused and changes nothing. Return the refusal."""
        before = self.state.copy()
        refusal = self.match.refusal(seat, _joined(answer), ask)
        if refusal is None:
            raise AssertionError(
                f"seat {seat} may answer {_joined(answer)!r}, a refusal was expected"
            )
        if self.state != before:
            raise AssertionError("asking for a refusal has changed the state")
        return refusal

    # Inspecting.

    def ask(self, seat: int, question: str | None = None) -> Ask:
        """Return the ask that is open to a seat; with `question`, the ask of that name."""
        asks = [ask for ask in self.match.asks(seat) if question in (None, ask.question)]
        if not asks:
            raise AssertionError(f"seat {seat} is not asked {question or 'anything'}")
        return asks[0]

    def asked(self, seat: int) -> list[str]:
        """Return the names of the questions that are open to a seat."""
        return [ask.question for ask in self.match.asks(seat)]

    def choices(self, seat: int, question: str | None = None) -> list[tuple[Any, ...]]:
        """Return the answers from which a seat may choose."""
        choices = self.ask(seat, question).choices
        if not isinstance(choices, tuple):
            raise AssertionError(f"the ask of seat {seat} is a form")
        return list(choices)

    def view(self, seat: int | None) -> View[Any]:
        return self.match.view(seat)

    def events(self, seat: int | None) -> list[SeenEvent]:
        """Return the events that a seat (None: a spectator) has received after the latest
        answer."""
        return seen(self.latest, seat)

    def event(self, kind: str) -> Event:
        """Return the only event of this kind that followed the latest answer; fail if there is none
        or more than one."""
        matching = [event for event in self.latest if event.kind == kind]
        if len(matching) != 1:
            raise AssertionError(
                f"{len(matching)} events {kind!r} among {[event.kind for event in self.latest]}"
            )
        return matching[0]


def _joined(answer: tuple[Any, ...]) -> Any:
    return answer[0] if len(answer) == 1 and isinstance(answer[0], dict) else answer
