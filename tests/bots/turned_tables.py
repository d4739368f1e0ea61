"""Positions turned by some seats: everything that a seat has, and every seat that is named, moves
clockwise by the same number of seats."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from inspect import signature
from typing import Any

from fivecups.engine import Asking, State
from fivecups.games.dice_town.cards import CARD
from fivecups.games.dice_town.hidden.knowledge import ROWS
from fivecups.games.dice_town.state import ZONES, DiceTownState

Habits = tuple[tuple[int, ...], ...]

SEAT_NAMES = frozenset(
    [
        "seat",
        "victim",
        "about",
        "first",
        "receiver",
        "dealer",
        "whom",
        "outcome",
        "sheriff",
        "named",
        "die_holder",
        "guarded",
        "looking",
        "acting",
        "jailed",
    ]
)
"""Names of arguments and fields that hold a seat."""

SEATS_NAMES = frozenset(["order", "line", "others"])
"""Names of arguments that hold seats in an order that means something."""

SORTED_NAMES = frozenset(["outcomes", "tied", "visitors"])
"""Names of arguments and fields that hold seats in the order of their numbers."""

ROW_NAMES = frozenset(
    [
        "dollars",
        "nuggets",
        "wired",
        "cups",
        "fresh",
        "kept",
        "free",
        "pledged",
        "won",
        "passes_in_advance",
        "ranches",
        "river_seen",
        "hired",
        "caught",
        "sources",
        "income",
        "arguments",
        "gang_cards",
        "words",
        "sheets",
        "poker_plus",
        "first_offer",
        "offer",
    ]
)
"""Names of fields with a value for each seat."""

ZONE_NAMES = frozenset(("store", "claims"))
"""Names of fields with a value for each seat, and then for each further pile."""

MADE_BY_OFFER = frozenset(("outcome", "whom"))
"""Fields of a form that hold a seat."""


class Turn:
    """A turn of a table of some seats by `by` seats clockwise."""

    def __init__(self, seats: int, by: int) -> None:
        self.seats, self.by = seats, by

    def seat(self, seat: Any) -> Any:
        in_range = isinstance(seat, int) and 0 <= seat < self.seats
        return (seat + self.by) % self.seats if in_range else seat

    def row(self, values: Sequence[Any]) -> Any:
        """Turn the values of all seats; those after them, of further piles, stay."""
        turned = [values[(place - self.by) % self.seats] for place in range(self.seats)]
        return type(values)([*turned, *values[self.seats :]])  # type: ignore[call-arg]

    def named(self, name: str, value: Any) -> Any:
        """Turn the value of an argument or field with this name."""
        if name in SEAT_NAMES:
            return self.seat(value)
        if name in SEATS_NAMES:
            return tuple(map(self.seat, value))
        if name in SORTED_NAMES:
            return tuple(sorted(map(self.seat, value)))
        if name == "promised":
            return tuple((self.seat(payer), self.seat(to), *rest) for payer, to, *rest in value)
        if name in ROW_NAMES or name in ZONE_NAMES:
            return self.row(value) if value else value
        return self.parts(value)

    def parts(self, value: Any) -> Any:
        """Turn the fields of a record, or of all records in a list."""
        if is_dataclass(value) and not isinstance(value, type):
            return replace(
                value,
                **{
                    part.name: self.field_of(value, part.name)
                    for part in fields(value)
                    if part.init
                },
            )
        if isinstance(value, list | tuple) and value and is_dataclass(value[0]):
            return type(value)(map(self.parts, value))
        return value

    def field_of(self, record: Any, name: str) -> Any:
        """Turn a field of a record. A record of a single seat has no values by seat: of an offer to
        the Sheriff, the dollars are a number."""
        value = getattr(record, name)
        by_seat = isinstance(value, list | tuple)
        return value if name in ROW_NAMES and not by_seat else self.named(name, value)

    def args(self, names: Iterable[str], values: Sequence[Any]) -> tuple[Any, ...]:
        """Turn arguments with these names. The choices of a card are named by the card."""
        turned: list[Any] = []
        for name, value in zip(names, values, strict=False):
            if name == "choice":
                turned.append(self.args(CARD[values[1]].says, value))
            else:
                turned.append(self.named(name, value))
        return (*turned, *values[len(turned) :])

    def frame(self, state: State, frame: tuple[Any, ...]) -> tuple[Any, ...]:
        """Turn a step on the agenda or an ask to come."""
        name, *values = frame
        if name in state.rules.steps:
            return (name, *self.args(step_arguments(state.rules.steps[name]), values))
        question, seats, given, meanwhile = values
        parts = [
            (
                other,
                self.asked(state, asked),
                self.args(state.rules.questions[other].parameters, args),
            )
            for other, asked, args in meanwhile
        ]
        names = state.rules.questions[question].parameters
        return (name, question, self.asked(state, seats), self.args(names, given), tuple(parts))

    def asked(self, state: State, seats: tuple[int, ...]) -> tuple[int, ...]:
        """Turn the seats of an ask. Dice Town asks them in the order of their numbers, Gentleman's
        Deal clockwise from the dealer."""
        turned = tuple(map(self.seat, seats))
        return tuple(sorted(turned)) if isinstance(state, DiceTownState) else turned

    def asking(self, state: State, asking: Asking) -> Asking:
        """Turn an open ask."""
        _, _, seats, args, meanwhile = self.frame(
            state, ("", asking.question, asking.seats, asking.args, asking.meanwhile)
        )
        return Asking(
            asking.number,
            asking.question,
            seats,
            args,
            meanwhile,
            asking.depth,
            {self.seat(seat): answer for seat, answer in asking.answers.items()},
            {self.given(key): count for key, count in asking.given.items()},
        )

    def given(self, key: str) -> str:
        part, _, seat = key.partition(".")
        return f"{part}.{self.seat(int(seat))}"

    def state(self, state: State) -> State:
        """Return a turned copy of a state."""
        turned = state.copy()
        turned.agenda[:] = [self.frame(state, frame) for frame in state.agenda]
        turned.askings[:] = [self.asking(state, asking) for asking in state.askings]
        for part in fields(state):
            if part.name not in ("agenda", "askings", "rules", "journal", "chance", "options"):
                value = getattr(turned, part.name)
                setattr(turned, part.name, self.field(turned, part.name, value))
        return turned

    def field(self, state: State, name: str, value: Any) -> Any:
        """Turn a field of a state."""
        if name == "seat" or name == "seats":
            return self.seat(value) if name == "seat" else value
        if name == "may_lie":
            return self.knowledge(value)
        if name == "offers":
            return sorted(self.parts(value), key=lambda offer: offer.seat)
        if name in ("owners", "coming"):
            return {card: self.seat(owner) for card, owner in value.items()}
        return self.named(name, value)

    def knowledge(self, may_lie: list[int]) -> list[int]:
        """Turn what each observer thinks about each pile of cards with each back."""
        observers = [may_lie[at : at + ROWS] for at in range(0, len(may_lie), ROWS)]
        return [
            bits
            for piles in self.row(observers)
            for at in range(0, ROWS, ZONES)
            for bits in self.row(piles[at : at + ZONES])
        ]

    def habits(self, habits: Habits) -> Habits:
        """Turn the habits of players; the third number is the seat that hurt the player last."""
        rows = [(*row[:2], self.seat(row[2]), *row[3:]) for row in habits]
        return tuple(self.row(rows)) if rows else ()

    def answer(self, says: Mapping[str, tuple[str, ...]], answer: Any) -> Any:
        """Turn an answer: in a form, the seats are keys or values; in a list, they are named by the
        ask."""
        if isinstance(answer, Mapping):
            return {
                str(self.seat(int(name))) if name.isdigit() else name: self.seat(value)
                if name in MADE_BY_OFFER
                else value
                for name, value in answer.items()
            }
        names = says.get(answer[0], ())
        return (
            answer[0],
            *[
                self.seat(value) if place < len(names) and names[place] in SEAT_NAMES else value
                for place, value in enumerate(answer[1:])
            ],
        )


def step_arguments(step: Callable[..., Any]) -> list[str]:
    """Return the names of a step's arguments after the state."""
    return list(signature(step).parameters)[1:]
