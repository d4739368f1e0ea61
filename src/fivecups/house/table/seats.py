"""Seats and who has them: a name, a sign and a colour for each, and no two alike at a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias, TypeVar, get_args

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
LONGEST_NAME = 24
Part = TypeVar("Part", bound=str)


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who is known to the house. The name is empty until they have given one; sign and
    colour are empty until they have chosen. `host` is whose device they play at, where that is
    somebody else's."""

    id: str
    name: str
    sign: str = ""
    colour: str = ""
    host: str = ""


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """Somebody asks to be let into a seat."""

    person: str
    name: str
    seat: int
    sign: str = ""
    colour: str = ""
    host: str = ""


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat and who has it: nobody, a person, or a bot of some level. A person's seat may be
    played by a bot for a while. `bot` is the level of the bot that had the seat before;
    `stand_in_wishes` are the seats whose players would have a bot play it for the one who is away;
    an empty seat may be kept for somebody. Sign and colour are
    those that its player has chosen; see :func:`looks`. `host` is whose device the seat is played
    at, where that is somebody else's. `passed_over` are beginnings of answers to hidden questions
    that the player does not want to be asked for."""

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


def looks(chairs: Sequence[Chair]) -> list[tuple[Sign, Colour]]:
    """The sign and the colour of each seat: what its player has chosen, or else the seat's own, or
    one that is left."""
    signs = _shared_out([chair.sign for chair in chairs], SIGNS)
    colours = _shared_out([chair.colour for chair in chairs], COLOURS)
    return list(zip(signs, colours, strict=True))


def _shared_out(chosen: Sequence[str], known: Sequence[Part]) -> list[Part]:
    by_name: dict[str, Part] = {part: part for part in known}
    given = [by_name.get(part) for part in chosen]
    for seat, part in enumerate(given):
        own = known[seat % len(known)]
        if part is None and own not in given:
            given[seat] = own
    left = [part for part in known if part not in given]
    return [
        part or (left.pop(0) if left else known[seat % len(known)])
        for seat, part in enumerate(given)
    ]


def as_seen(chairs: Sequence[Chair], seat: int, person: Person, bots_yield: bool) -> Person:
    """Somebody as they will be seen in this seat: with a number behind a name that another player
    has, and without a sign or colour that another player has. With `bots_yield` those of bots are
    free: the bots get others."""
    others = [(chair, look) for chair, look in zip(chairs, looks(chairs), strict=True)]
    del others[seat]
    names = {chair.name.casefold() for chair, _ in others if chair.person is not None}
    taken = [look for chair, look in others if chair.person is not None or not bots_yield]
    return Person(
        person.id,
        _distinct(person.name, names),
        person.sign if person.sign not in [sign for sign, _ in taken] else "",
        person.colour if person.colour not in [colour for _, colour in taken] else "",
    )


def _distinct(name: str, taken: set[str]) -> str:
    number, found = 1, name
    while found and found.casefold() in taken:
        number += 1
        found = f"{name[: LONGEST_NAME - len(str(number)) - 1].rstrip()} {number}"
    return found
