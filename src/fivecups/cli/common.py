"""What the commands share: finding games and reading options."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from rich.console import Console

    from fivecups.engine import Game, Record

GAME_NAMES = ("poker-dice", "dice-town", "gentlemans-deal")
"""The help names them without importing a game."""


class UsageError(ValueError):
    """Something on the command line that does not fit; the message says what would."""


GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(GAME_NAMES)}.")]
Language = Annotated[str, typer.Option("--lang", help="ru, ro or en.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="NAME=VALUE", help="A setting of the table; may be repeated."
    ),
]


def console_for_errors() -> Console:
    from rich.console import Console

    return Console(stderr=True)


def find_game(name: str) -> Game[Any]:
    """The game of this name."""
    from fivecups.games import GAMES

    if name not in GAMES:
        raise UsageError(f"no game {name!r}; there are {', '.join(GAMES)}")
    return GAMES[name]


@contextmanager
def settings_of(game: Game[Any], lang: str = "en") -> Iterator[None]:
    """Settings that this game refuses are told in its own words."""
    from fivecups.engine import Refused
    from fivecups.texts import Texts, Wording

    try:
        yield
    except Refused as error:
        raise UsageError(Wording(game, Texts(lang), ()).refusal(error.refusal)) from error


def names_of(record: Record, move: int | None = None) -> list[str]:
    """The players' names by seat, with a number for each who has none: of those who had the seats
    at this move, or in the end."""
    known = record.names if move is None else record.names_at(move)
    names = [*known, *[""] * (record.seats - len(known))]
    return [name or f"Player {number}" for number, name in enumerate(names, 1)]


def read_options(game: Game[Any], given: list[str] | None) -> dict[str, Any]:
    """NAME=VALUE pairs as values of the types that the game's options have. People count seats from
    1."""
    known = {option.name: option for option in game.options}
    options: dict[str, Any] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise UsageError(f"--option {text}: NAME=VALUE is expected")
        choices = known[name].choices if name in known else ()
        options[name] = _read_value(value, choices)
        if game.words.get(name) == "seat-number" and isinstance(options[name], int):
            high = game.seat_counts[-1]
            if not 1 <= options[name] <= high:
                raise UsageError(f"--option {text}: a number from 1 to {high} is expected")
            options[name] -= 1
    return options


def _read_value(text: str, choices: tuple[Any, ...]) -> Any:
    if text in choices:
        return text
    words = {
        "true": True,
        "yes": True,
        "on": True,
        "false": False,
        "no": False,
        "off": False,
        "none": None,
    }
    if text.lower() in words and words[text.lower()] in choices:
        return words[text.lower()]
    return int(text) if is_number(text) else text


def is_number(text: str) -> bool:
    """Whether a person means a whole number by this."""
    return re.fullmatch(r"-?[0-9]{1,15}", text) is not None


def harmless(text: str) -> str:
    """Text from a file or the network as a terminal may show it: control characters are written
    out, not obeyed."""
    return "".join(
        char if char.isprintable() or char == "\n" else char.encode("unicode_escape").decode()
        for char in text
    )


def say(text: str) -> None:
    """A line for people, however long it is."""
    from rich.console import Console

    Console().print(harmless(text), highlight=False, markup=False, soft_wrap=True)


def warn(text: str) -> None:
    """A line that people are to see, whatever becomes of the output."""
    console_for_errors().print(
        harmless(text), style="yellow", highlight=False, markup=False, soft_wrap=True
    )


def print_json(value: Any) -> None:
    from fivecups.records import wire

    sys.stdout.write(wire(value).decode() + "\n")


def rounds_a_game(rounds: float | None) -> str:
    """The end of a sentence about games, if they have rounds."""
    return "" if rounds is None else f", {rounds:.1f} rounds a game"


def print_table(heading: str, columns: Iterable[str], rows: Iterable[Iterable[str]]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    console.print(heading)
    table = Table(*columns)
    for row in rows:
        table.add_row(*row)
    console.print(table)
