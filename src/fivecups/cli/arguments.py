"""Arguments, checks and output that several commands share."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any

import typer

from fivecups.games.names import game_names

if TYPE_CHECKING:
    from rich.console import Console

    from fivecups.engine import Game, Record


class UsageError(ValueError):
    """Raised for a wrong argument, file or setting; the message says what is expected."""


GAMES_HELP = f"One of: {', '.join(game_names())}."
GameName = Annotated[str, typer.Argument(metavar="GAME", help=GAMES_HELP)]
LANGUAGE_VARIABLES = ["FIVECUPS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"]


def _language(context: typer.Context, parameter: typer.CallbackParam, value: str) -> str:
    """Return the language to use: the one that is asked for, or that of a variable such as
    ``ru_RU.UTF-8`` if there are texts in it."""
    source = context.get_parameter_source(str(parameter.name))
    if source is None or source.name != "ENVIRONMENT":
        return value
    from fivecups.texts import LANGUAGES

    code = value[:2].lower()
    return code if code in LANGUAGES else "en"


Language = Annotated[
    str,
    typer.Option(
        "--lang",
        help="ru, ro or en.",
        envvar=LANGUAGE_VARIABLES,
        show_envvar=False,
        callback=_language,
    ),
]
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
    """Return the game of this name. Raise :class:`UsageError` if there is none. Warn of installed
    packages whose games or bots cannot be used."""
    from fivecups.bots import package_problems
    from fivecups.games import GAMES

    for problem in package_problems():
        warn(problem)
    if name not in GAMES:
        raise UsageError(f"no game {name!r}; there are {', '.join(GAMES)}")
    return GAMES[name]


@contextmanager
def game_settings_errors(game: Game[Any], lang: str = "en") -> Iterator[None]:
    """A context manager that converts a game's refusal of its settings in the `with` block into a
    UsageError with the game's own text in the language `lang`."""
    from fivecups.engine import Refused
    from fivecups.texts import Texts, Wording

    try:
        yield
    except Refused as error:
        raise UsageError(Wording(game, Texts(lang), ()).refusal(error.refusal)) from error


def player_names(record: Record, move: int | None = None) -> list[str]:
    """Return the players' names by seat, with "Player 1" and so on for missing ones: of the players
    at move number `move`, or at the end if None."""
    recorded = record.names if move is None else record.names_at(move)
    names = [*recorded, *[""] * (record.seats - len(recorded))]
    return [name or f"Player {number}" for number, name in enumerate(names, 1)]


def read_options(game: Game[Any], given: list[str] | None) -> dict[str, Any]:
    """Return the game's options from NAME=VALUE texts, converted to the types that the options
    have. Users count seats from 1."""
    options_by_name = {option.name: option for option in game.options}
    options: dict[str, Any] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise UsageError(f"--option {text}: NAME=VALUE is expected")
        choices = options_by_name[name].choices if name in options_by_name else ()
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
    """True if the text is a whole number."""
    return re.fullmatch(r"-?[0-9]{1,15}", text) is not None


def escape_control_characters(text: str) -> str:
    """Return text from a file or the network with control characters escaped, so that a terminal
    does not obey them."""
    return "".join(
        char if char.isprintable() or char == "\n" else char.encode("unicode_escape").decode()
        for char in text
    )


def say(text: str) -> None:
    """Print a line of text to standard output, without wrapping or colours."""
    from rich.console import Console

    Console().print(escape_control_characters(text), highlight=False, markup=False, soft_wrap=True)


def warn(text: str) -> None:
    """Print a warning to standard error."""
    console_for_errors().print(
        escape_control_characters(text),
        style="yellow",
        highlight=False,
        markup=False,
        soft_wrap=True,
    )


def print_json(value: Any) -> None:
    from fivecups.records import wire

    sys.stdout.write(wire(value).decode() + "\n")


def rounds_per_game_text(rounds: float | None) -> str:
    """Return ", N rounds a game" for the end of a sentence, or an empty string for games without
    rounds."""
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
