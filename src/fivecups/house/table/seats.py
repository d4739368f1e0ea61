"""Seats and who has them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who is known to the house."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """Somebody asks to be let into a seat."""

    person: str
    name: str
    seat: int


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat and who has it: nobody, a person, or a bot of some level. A person's seat may be
    played by a bot for a while. `bot` is the level of the bot that had the seat before;
    `stand_in_wishes` are the seats whose players would have a bot play it for the one who is away;
    an empty seat may be kept for somebody."""

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

    @property
    def empty(self) -> bool:
        return self.person is None and self.level is None

    @property
    def played_by_person(self) -> bool:
        return self.person is not None and self.level is None
