"""Scenarios: set up any position of a game, script the dice and the draws, answer, and see what
each seat sees.

    table = Scenario(POKER_DICE, seats=2)
    table.dice("1 4 1 5 4")            # the next roll, in the order in which the dice fall
    table.begin_at(take_turn, 0)       # from here on, whatever stood on the agenda before
    table.answer(0, "write", "fours")
    assert table.event("wrote").data["score"] == 8

The state is plain data and may be changed at will with `table.state` before an answer is given.
What is not scripted is drawn from a seeded generator, so that a scenario always plays the same way.
Events that are not told as the game declares them fail.
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

from .events import check_events

S = TypeVar("S", bound=State)
P = ParamSpec("P")


class ScriptedChance(Chance):
    """Draws from a script, kind by kind; when the script for a kind is used up, from a seeded
    generator."""

    def __init__(self, seed: int = 0) -> None:
        self._otherwise = RandomChance(seed)
        self.rolls: deque[tuple[int, ...]] = deque()
        self.shuffles: deque[tuple[int, ...]] = deque()
        self.picks: deque[int] = deque()

    @property
    def unused(self) -> int:
        return len(self.rolls) + len(self.shuffles) + len(self.picks)

    def roll(self, count: int, faces: int = 6) -> tuple[int, ...]:
        if not self.rolls:
            return self._otherwise.roll(count, faces)
        dice = self.rolls.popleft()
        if len(dice) != count or not all(1 <= face <= faces for face in dice):
            raise ChanceError(
                f"the script has the dice {dice}, but {count} dice with {faces} faces are rolled"
            )
        return dice

    def shuffle(self, count: int) -> tuple[int, ...]:
        if not self.shuffles:
            return self._otherwise.shuffle(count)
        order = self.shuffles.popleft()
        if sorted(order) != list(range(count)):
            raise ChanceError(f"the script has the order {order}, but {count} cards are shuffled")
        return order

    def pick(self, limit: int) -> int:
        if not self.picks:
            return self._otherwise.pick(limit)
        place = self.picks.popleft()
        if not 0 <= place < limit:
            raise ChanceError(f"the script picks {place}, but there are only {limit}")
        return place


class Scenario(Generic[S]):
    """A match for tests, with scripted chance."""

    def __init__(self, game: Game[S], seats: int, *, seed: int = 0, **options: Any) -> None:
        self.game = game
        self.chance = ScriptedChance(seed)
        self.match = Match(game, seats, options, self.chance)
        self.latest: list[Event] = list(self.match.events)
        check_events(game, self.latest)

    @property
    def state(self) -> S:
        return self.match.state

    # Arranging.

    def dice(self, *rolls: str) -> None:
        """Script the next rolls; each is a string of faces, as in "1 4 1 5 4"."""
        self.chance.rolls.extend(tuple(int(face) for face in roll.split()) for roll in rolls)

    def shuffles(self, *orders: tuple[int, ...]) -> None:
        """Script the next shuffles; each names the old places in their new order."""
        self.chance.shuffles.extend(orders)

    def picks(self, *places: int) -> None:
        """Script the next picks of one among several."""
        self.chance.picks.extend(places)

    def begin_at(
        self, step: Callable[Concatenate[S, P], None], *args: P.args, **_: P.kwargs
    ) -> list[Event]:
        """Drop what is open and on the agenda, and go on with this step; returns what happened."""
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
        """Answer the open ask: `answer(0, "keep", (5, 5))`, or `answer(0, {...})` for a form;
        returns what happened."""
        self.latest = self.match.answer(seat, _joined(answer), ask)
        check_events(self.game, self.latest)
        return self.latest

    def refuse(self, seat: int, *answer: Any, ask: str | None = None) -> Refusal:
        """Give an answer that must be refused without changing anything; returns the refusal."""
        before = self.state.copy()
        refusal = self.match.refusal(seat, _joined(answer), ask)
        if refusal is None:
            raise AssertionError(
                f"seat {seat} may answer {_joined(answer)!r}, a refusal was expected"
            )
        if self.state != before:
            raise AssertionError("asking for a refusal has changed the state")
        return refusal

    # Looking.

    def ask(self, seat: int, question: str | None = None) -> Ask:
        """The ask that is open to a seat; with a name, the one of that name."""
        asks = [ask for ask in self.match.asks(seat) if question in (None, ask.question)]
        if not asks:
            raise AssertionError(f"seat {seat} is not asked {question or 'anything'}")
        return asks[0]

    def asked(self, seat: int) -> list[str]:
        """The names of the questions that are open to a seat."""
        return [ask.question for ask in self.match.asks(seat)]

    def choices(self, seat: int, question: str | None = None) -> list[tuple[Any, ...]]:
        """The answers that a seat may choose from."""
        choices = self.ask(seat, question).choices
        if not isinstance(choices, tuple):
            raise AssertionError(f"the ask of seat {seat} is a form")
        return list(choices)

    def view(self, seat: int | None) -> View[Any]:
        return self.match.view(seat)

    def events(self, seat: int | None) -> list[SeenEvent]:
        """What a seat (None: a spectator) has received of the latest answer."""
        return seen(self.latest, seat)

    def event(self, kind: str) -> Event:
        """The one event of this kind that the latest answer brought about."""
        found = [event for event in self.latest if event.kind == kind]
        if len(found) != 1:
            raise AssertionError(
                f"{len(found)} events {kind!r} among {[event.kind for event in self.latest]}"
            )
        return found[0]


def _joined(answer: tuple[Any, ...]) -> Any:
    return answer[0] if len(answer) == 1 and isinstance(answer[0], dict) else answer
