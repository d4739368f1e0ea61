"""Seats of a table and their players. Each player has a name, a sign and a colour, and no two
players of a table have the same."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias, TypeVar, get_args

from .look_alikes import skeleton

Sign: TypeAlias = Literal[
    "horseshoe",
    "cactus",
    "boot",
    "star",
    "bottle",
    "hat",
    "spur",
    "lantern",
    "coyote",
    "wheel",
    "moon",
    "spade",
]
Colour: TypeAlias = Literal[
    "rust",
    "denim",
    "brass",
    "pine",
    "plum",
    "sky",
    "leather",
    "sage",
    "lilac",
    "rose",
    "slate",
    "night",
]
SIGNS: tuple[Sign, ...] = get_args(Sign)
COLOURS: tuple[Colour, ...] = get_args(Colour)
MAX_NAME_LENGTH = 24
Part = TypeVar("Part", bound=str)


@dataclass(frozen=True, slots=True)
class Person:
    """A person who does something at a table. `name`, `sign` and `colour` are empty if the person
    has not chosen any. `host` is the id of the person whose device is used, if it is another
    person's."""

    id: str
    name: str
    sign: str = ""
    colour: str = ""
    host: str = ""


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """A person's open request for a seat. `agreed` are the seats whose players agree so far."""

    person: str
    name: str
    seat: int
    sign: str = ""
    colour: str = ""
    host: str = ""
    agreed: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat and its player: nobody, a person, or a bot of level `level`. A seat with both `person`
    and `level` belongs to the person, but a bot plays it at the moment.

    - `bot`: level of the bot that had the seat before the person took it over.
    - `stand_in_wishes`: seats whose players want a bot to play for this absent player.
    - `kept_for`, `kept_name`: the person for whom an empty seat is reserved.
    - `sign`, `colour`: the player's choice; see :func:`assign_looks`.
    - `host`: the person whose device the seat is played on, if it is another person's.
    - `passed_over`: beginnings of answers to hidden questions for which the player does not want to
      be asked.
    """

    person: str | None = None
    name: str = ""
    level: str | None = None
    entropy: str = ""
    resigned: bool = False
    wishes_pause: bool = False
    bot: str | None = None
    stand_in_wishes: tuple[int, ...] = ()
    kept_for: str | None = None
    kept_name: str = ""
    sign: str = ""
    colour: str = ""
    host: str = ""
    passed_over: tuple[tuple[str, ...], ...] = ()

    @property
    def empty(self) -> bool:
        return self.person is None and self.level is None

    @property
    def played_by_person(self) -> bool:
        return self.person is not None and self.level is None


def assign_looks(chairs: Sequence[Chair]) -> list[tuple[Sign, Colour]]:
    """Return the sign and the colour of each seat: the player's choice, else the default of the
    seat number, else a free one."""
    signs = _assign([chair.sign for chair in chairs], SIGNS)
    colours = _assign([chair.colour for chair in chairs], COLOURS)
    return list(zip(signs, colours, strict=True))


def _assign(chosen: Sequence[str], available: Sequence[Part]) -> list[Part]:
    by_name: dict[str, Part] = {part: part for part in available}
    given = [by_name.get(part) for part in chosen]
    for seat, part in enumerate(given):
        own = available[seat % len(available)]
        if part is None and own not in given:
            given[seat] = own
    left = [part for part in available if part not in given]
    return [
        part or (left.pop(0) if left else available[seat % len(available)])
        for seat, part in enumerate(given)
    ]


def with_distinct_look(
    chairs: Sequence[Chair], seat: int, person: Person, bots_yield: bool
) -> Person:
    """Return the person as the others will see them in this seat: a number is added to a name that
    another person at the table has, or that looks like it, and a sign or colour that another player
    has is left empty. With `bots_yield` the signs and colours of bots count as free, and the bots
    get others."""
    others_looks = [(chair, look) for chair, look in zip(chairs, assign_looks(chairs), strict=True)]
    del others_looks[seat]
    names = {skeleton(chair.name) for chair, _ in others_looks if chair.person is not None}
    taken = [look for chair, look in others_looks if chair.person is not None or not bots_yield]
    return Person(
        person.id,
        _distinct(person.name, names),
        person.sign if person.sign not in [sign for sign, _ in taken] else "",
        person.colour if person.colour not in [colour for _, colour in taken] else "",
    )


def _distinct(name: str, taken: set[str]) -> str:
    number, candidate = 1, name
    while candidate and skeleton(candidate) in taken:
        number += 1
        candidate = f"{name[: MAX_NAME_LENGTH - len(str(number)) - 1].rstrip()} {number}"
    return candidate
