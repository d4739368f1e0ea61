"""The interface of a game: numbers of seats, options, setup, views and hidden information in one
object."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from .answers import Refusal, Refused, strictly_equal
from .chance import Chance
from .events import Event, EventKind
from .state import CLOCK, State
from .step_registry import Rules
from .view import View, view

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Option:
    """The declaration of an option of a game: one of `choices`, or a whole number from `low` to
    `high`. Versions of the game before `since` did not have this option; their games are played
    with the value `before`."""

    name: str
    default: Any
    rule: str
    choices: tuple[Any, ...] = ()
    low: int = 0
    high: int = -1
    since: int = 1
    before: Any = None

    def allows(self, value: Any) -> bool:
        return any(strictly_equal(value, choice) for choice in self.choices) or (
            type(value) is int and self.low <= value <= self.high
        )

    @property
    def expected(self) -> str:
        """The allowed values as text, for an error message."""
        names = ["none" if choice is None else str(choice) for choice in self.choices]
        if self.low <= self.high:
            names.append(f"{self.low}–{self.high}")
        return ", ".join(names)


class Game(Generic[S]):
    """The interface of a game. The engine, the house, the bots and the tests use games through it
    only."""

    name: ClassVar[str]
    """The game's name in commands, files and texts, such as ``poker-dice``."""

    version: ClassVar[int] = 1
    """The version of the rules; it rises when recorded games of earlier versions would no longer
    replay without changes."""

    earliest: ClassVar[int] = 0
    """The earliest version whose games can still be played by their own rules; options express the
    differences (`Option.since`). 0 if only the current version can be played."""

    state: type[S]
    rules: Rules[S]

    seat_counts: ClassVar[range]
    """The possible numbers of seats over all options; :meth:`check_setup` may refuse some of
    them."""

    options: ClassVar[tuple[Option, ...]] = ()

    words: ClassVar[Mapping[str, str]] = {}
    """For each name of a detail in events and answers, the kind of its value, so that texts can put
    it in words: ``seat``, ``seats``, ``dice``, or the name of a group of terms such as ``box``.
    ``told`` marks a part of a view that people have already read in the log."""

    events: ClassVar[Mapping[str, EventKind]] = {}
    """The kinds of events of the game, with their details."""

    secrets: ClassVar[tuple[str, ...]] = ()
    """The names of the state's fields that hold hidden information; :meth:`redeal` deals them
    anew."""

    complete: ClassVar[bool] = True
    """True if every rule of the rulebook is implemented."""

    def check_setup(self, seats: int, options: Mapping[str, Any]) -> Refusal | None:
        """Return the reason why these settings cannot be combined, or None. Each option has been
        checked on its own before."""
        return None

    def set_up(self, seats: int, options: Mapping[str, Any]) -> S:
        """Return the state of a new game before anything random has happened, with the first steps
        on its agenda."""
        raise TypeError(f"{self.name} does not say how it is set up")

    def view_table(self, state: S, seat: int | None) -> Any:
        """Return the game's own part of the view of `seat` (None: a spectator), as a dataclass. It
        is built from nothing, so that no hidden field can slip in."""
        raise TypeError(f"{self.name} does not say what can be seen")

    def know(self, state: S, seat: int | None) -> Any:
        """Return facts that `seat` (None: a spectator) can deduce but is not shown, as a dataclass
        for bots; None if the game has none."""
        return None

    def redeal(self, state: S, seat: int | None, chance: Chance) -> S:
        """Return a copy of `state` in which everything that `seat` may not know is dealt anew, at
        random and consistent with what the seat knows."""
        raise TypeError(f"{self.name} does not say what is hidden")

    def totals(self, state: S) -> Mapping[str, int]:
        """Return the quantities that the rules conserve, by name; tests check that they never
        change during a game."""
        return {}

    # Methods that follow from the ones above; a game does not define them.

    def plays(self, version: int) -> bool:
        """True if games begun in `version` can be played on here by their own rules."""
        return (self.earliest or self.version) <= version <= self.version

    def options_of(self, version: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """Return the `options` of a game that was begun in `version`, completed with the values of
        options that did not exist in that version."""
        unsaid = {option.name: option.before for option in self.options if option.since > version}
        return {**unsaid, **options}

    def settings(self, seats: int, options: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """Return all options, with defaults for those not given. Raise :class:`Refused` if the
        number of seats, an option or the combination is not allowed."""
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
            names = ", ".join(option.name for option in self.options)
            raise Refused(
                Refusal("unknown-option", data={"option": next(iter(given)), "known": names})
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
        """Set up a game, run it to its first ask and return the state. Events are appended to
        `journal`; without one no events are created, which saves time in search."""
        state = self.set_up(seats, self.settings(seats, options))
        state.chance = chance
        state.journal = journal
        state.run()
        return state

    def view(self, state: S, seat: int | None) -> View[Any]:
        """Return everything that `seat` (None: a spectator) may know now. The clock gets a
        spectator's view."""
        observer = self._observer(state, seat)
        return view(state, seat, self.view_table(state, observer), self.know(state, observer))

    def shown(self, state: S, seat: int | None) -> View[Any]:
        """Return the view without `knowledge`, as the page receives it; knowledge is for bots."""
        return view(state, seat, self.view_table(state, self._observer(state, seat)))

    def _observer(self, state: S, seat: int | None) -> int | None:
        if seat is not None and seat != CLOCK and not 0 <= seat < state.seats:
            raise Refused(Refusal("no-such-seat", data={"seat": str(seat), "seats": state.seats}))
        return None if seat == CLOCK else seat
