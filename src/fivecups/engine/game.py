"""A game: one object that says how many may play, with which options, how it starts, and who may
know what."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from .answers import Refusal, Refused, same
from .chance import Chance
from .events import Event, EventKind
from .rules import Rules
from .state import CLOCK, State
from .view import View, view

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Option:
    """A setting of the table: one of `choices`, or a whole number from `low` to `high`.

    Versions of the game before `since` had no such setting and played as with `before`.
    """

    name: str
    default: Any
    rule: str
    choices: tuple[Any, ...] = ()
    low: int = 0
    high: int = -1
    since: int = 1
    before: Any = None

    def allows(self, value: Any) -> bool:
        return any(same(value, choice) for choice in self.choices) or (
            type(value) is int and self.low <= value <= self.high
        )

    @property
    def expected(self) -> str:
        """What may be given, for a message."""
        names = ["none" if choice is None else str(choice) for choice in self.choices]
        if self.low <= self.high:
            names.append(f"{self.low}–{self.high}")
        return ", ".join(names)


class Game(Generic[S]):
    """What a game has to say for itself. The engine, the house, the bots and the tests know games
    by this alone."""

    name: ClassVar[str]
    """How the game is called in commands, files and texts: ``poker-dice``."""

    version: ClassVar[int] = 1
    """Raised when recorded games of earlier versions would no longer replay as they are."""

    earliest: ClassVar[int] = 0
    """The earliest version whose games are still played, by their own rules: what differs is said
    by options (`Option.since`). 0 where no earlier version is."""

    state: type[S]
    rules: Rules[S]

    seat_counts: ClassVar[range]
    """How many may play, whatever the options; :meth:`check_setup` may narrow it."""

    options: ClassVar[tuple[Option, ...]] = ()

    words: ClassVar[Mapping[str, str]] = {}
    """What the details of events and answers are, by name, so that texts can put them in words:
    ``seat``, ``seats``, ``dice``, or the name of a group of terms such as ``box``; ``told`` is a
    part of a view that people have read in the log."""

    events: ClassVar[Mapping[str, EventKind]] = {}
    """The kinds of events that the game tells, with their details."""

    secrets: ClassVar[tuple[str, ...]] = ()
    """The fields of the state that hold something which not everybody may know; :meth:`redeal`
    deals them again."""

    complete: ClassVar[bool] = True
    """Whether every line of the rulebook is in force; a game that is not yet complete says so."""

    def check_setup(self, seats: int, options: Mapping[str, Any]) -> Refusal | None:
        """A reason why these settings do not go together, beyond what each of them allows by
        itself."""
        return None

    def set_up(self, seats: int, options: Mapping[str, Any]) -> S:
        """A state before the first step, with the first steps on its agenda. Nothing random yet."""
        raise TypeError(f"{self.name} does not say how it is set up")

    def view_table(self, state: S, seat: int | None) -> Any:
        """The game's own part of the view of a seat or a spectator: a dataclass, built up from
        nothing."""
        raise TypeError(f"{self.name} does not say what can be seen")

    def know(self, state: S, seat: int | None) -> Any:
        """What a seat or a spectator may know but is not shown: a dataclass for bots, or None."""
        return None

    def redeal(self, state: S, seat: int | None, chance: Chance) -> S:
        """A copy in which all that `seat` may not know is dealt again, among what it might be as
        far as the seat knows."""
        raise TypeError(f"{self.name} does not say what is hidden")

    def totals(self, state: S) -> Mapping[str, int]:
        """What the rules conserve: the same at every moment of a game."""
        return {}

    # What follows from these.

    def plays(self, version: int) -> bool:
        """Whether games that were begun in this version can be played here by their own rules."""
        return (self.earliest or self.version) <= version <= self.version

    def options_of(self, version: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options of a game that was begun in this version, with what went without saying
        then."""
        unsaid = {option.name: option.before for option in self.options if option.since > version}
        return {**unsaid, **options}

    def settings(self, seats: int, options: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """All options with their defaults filled in; raises :class:`Refused` where the table cannot
        be set so."""
        given = dict(options or {})
        if type(seats) is not int or seats not in self.seat_counts:
            low, high = self.seat_counts[0], self.seat_counts[-1]
            raise Refused(Refusal("wrong-seats", data={"seats": seats, "low": low, "high": high}))
        chosen: dict[str, Any] = {}
        for option in self.options:
            value = given.pop(option.name, option.default)
            if not option.allows(value):
                data = {"option": option.name, "value": str(value), "expected": option.expected}
                raise Refused(Refusal("wrong-option", option.rule, data))
            chosen[option.name] = value
        if given:
            known = ", ".join(option.name for option in self.options)
            raise Refused(
                Refusal("unknown-option", data={"option": next(iter(given)), "known": known})
            )
        refusal = self.check_setup(seats, chosen)
        if refusal is not None:
            raise Refused(refusal)
        return chosen

    def start(
        self,
        seats: int,
        options: Mapping[str, Any] | None,
        chance: Chance,
        journal: list[Event] | None = None,
    ) -> S:
        """A game begun: run to its first ask. Without a journal no events are made (search
        mode)."""
        state = self.set_up(seats, self.settings(seats, options))
        state.chance = chance
        state.journal = journal
        state.run()
        return state

    def view(self, state: S, seat: int | None) -> View[Any]:
        """What a seat, or a spectator (None), may know now; the clock knows what a spectator
        knows."""
        observer = self._observer(state, seat)
        return view(state, seat, self.view_table(state, observer), self.know(state, observer))

    def shown(self, state: S, seat: int | None) -> View[Any]:
        """The view as the page gets it: without the knowledge, which is for bots."""
        return view(state, seat, self.view_table(state, self._observer(state, seat)))

    def _observer(self, state: S, seat: int | None) -> int | None:
        if seat is not None and seat != CLOCK and not 0 <= seat < state.seats:
            raise Refused(Refusal("no-such-seat", data={"seat": str(seat), "seats": state.seats}))
        return None if seat == CLOCK else seat
