"""The manifest of a game: what the house, its programs and its page have to know beside the rules.

Parts that take a while to import are named as ``module:attribute`` and imported when they are
needed. Seats, options and everything else that follows from the rules are taken from the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any


class MissingPart(LookupError):
    """The error for a part of a manifest that is not there; the message names it."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """The settings of a lesson, a first game against bots: number of seats, level of the bots,
    number of the secret from which the dice follow, options that differ from the defaults. The
    pupil has seat 0."""

    seats: int
    level: str
    secret: int
    options: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Manifest:
    """The declaration of a game.

    ``name``: the game's name in commands, files and texts; ``game``: the `Game` object.

    ``minutes``: shortest and longest usual duration; ``quick_seats``: number of seats of a quick
    game; ``draws``: True if equal scores are a draw, not a win of several.

    ``texts``: the package with the folders `en`, `ru` and `ro`; ``books``: the files of the rules
    in order, by default one of the game's name; ``picture``: True if the page has a picture for
    links to the game's tables.

    ``bots``: the `GameBots`; ``encoding``: the `Encoding` for environments; ``lesson``: its lesson.
    A game may lack any of them.
    """

    name: str
    game: str
    minutes: tuple[int, int]
    quick_seats: int
    draws: bool = False
    texts: str = "fivecups.texts"
    books: tuple[str, ...] = ()
    picture: bool = False
    bots: str | None = None
    encoding: str | None = None
    lesson: Lesson | None = None

    def __post_init__(self) -> None:
        if not self.books:
            object.__setattr__(self, "books", (self.name,))


def load_part(reference: str) -> Any:
    """Return the object that ``module:attribute`` names. Raise :class:`MissingPart` if it cannot be
    imported."""
    module, _, attribute = reference.partition(":")
    try:
        return getattr(import_module(module), attribute)
    except Exception as error:
        raise MissingPart(f"{reference} cannot be imported: {error}") from error
