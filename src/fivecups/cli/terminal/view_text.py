"""A game's view as text: single facts as lines, and data of all seats as a table with a column for
each seat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from fivecups.engine import Match, View
from fivecups.texts import Wording

NOBODY = -1
"""The text that is printed in place of a seat if there is none."""

TOLD_BY_EVENTS = "told"
"""Marks fields of a view that the printed events show already, so that they are left out."""


def show_table(console: Console, wording: Wording, view: View[Any]) -> None:
    """Print a player's view of the game: single facts as lines, and data of all seats as a
    table."""
    short: list[str] = []
    long: list[str] = []
    console.print()
    for part in fields(view.table):
        value = getattr(view.table, part.name)
        if wording.game.words.get(f"view-{part.name}") == TOLD_BY_EVENTS:
            continue
        if _is_by_seat(value, view.seats):
            console.print(_seat_table(wording, part.name, value))
        elif value is not False and (text := value_text(wording, part.name, value)):
            facts = long if isinstance(value, tuple | Mapping) or is_dataclass(value) else short
            facts.append(f"{_label(wording, part.name)}: {text}")
    console.print(
        "\n".join(filter(None, [" · ".join(short), *long])), highlight=False, markup=False
    )


def show_result(console: Console, wording: Wording, match: Match[Any]) -> None:
    """Print the final scores of a game, and the sources of the points."""
    result = match.result
    if result is None:
        return
    table = Table("", *_column_heads(wording), title=wording.texts.say("final-scores"))
    for source in result.sources[0] if result.sources else ():
        label = wording.texts.say(f"{wording.game.name}-source-{source}")
        table.add_row(label, *(str(sources[source]) for sources in result.sources))
    totals = [
        f"{score} ★" if seat in result.winners else str(score)
        for seat, score in enumerate(result.scores)
    ]
    table.add_row(wording.texts.say("total"), *totals, style="bold")
    console.print(table)


def value_text(wording: Wording, name: str, value: Any) -> str:
    """Return the value of a view's field `name` in words, whatever its shape; an empty string for
    an empty value."""
    kind = wording.game.words.get(f"view-{name}", wording.game.words.get(name))
    if value is None or value in ((), {}, "") or (kind == "seat" and value == NOBODY):
        return ""
    if isinstance(value, int) and not isinstance(value, bool) and kind != "seat":
        return str(value)
    if isinstance(value, bool):
        return wording.texts.say("yes" if value else "no")
    if is_dataclass(value):
        return ", ".join(
            filter(
                None,
                (_part(wording, part.name, getattr(value, part.name)) for part in fields(value)),
            )
        )
    if isinstance(value, Mapping):
        return ", ".join(
            f"{wording.word(kind, key)} {item}" for key, item in value.items() if item is not None
        )
    if isinstance(value, tuple) and is_dataclass(value[0]):
        return "; ".join(value_text(wording, name, item) for item in value)
    if isinstance(value, tuple) and isinstance(value[0], tuple):
        return ""
    return str(wording.word(kind, value))


def _part(wording: Wording, name: str, value: Any) -> str:
    """Return a part of a compound value in words. Numbers are labelled, and left out if they are
    0."""
    if isinstance(value, int) and name not in wording.game.words:
        return f"{_label(wording, name)} {value_text(wording, name, value)}" if value else ""
    return value_text(wording, name, value)


def _is_by_seat(value: Any, seats: int) -> bool:
    """True if the value is a tuple with one dataclass for each seat, which does not name the seat
    itself."""
    if not isinstance(value, tuple) or len(value) != seats or not is_dataclass(value[0]):
        return False
    return all(part.name != "seat" for part in fields(value[0]))


def _seat_table(wording: Wording, name: str, columns: tuple[Any, ...]) -> Table:
    table = Table(_label(wording, name), *_column_heads(wording))
    for part in fields(columns[0]):
        values = [getattr(column, part.name) for column in columns]
        if isinstance(values[0], Mapping):
            for key in values[0]:
                label = str(wording.word(wording.game.words.get(part.name), key))
                table.add_row(
                    label, *(Text(value_text(wording, "", value[key])) for value in values)
                )
        elif any(value is not False for value in values) and any(
            shown := [value_text(wording, part.name, value) for value in values]
        ):
            table.add_row(_label(wording, part.name), *map(Text, shown))
    return table


def _column_heads(wording: Wording) -> list[str]:
    """Return the heads of the columns of seats: the players' names, and "you" for the person."""
    return [escape(str(wording.word("seat", seat))) for seat in range(len(wording.names))]


def _label(wording: Wording, name: str) -> str:
    return wording.texts.say(f"{wording.game.name}-view-{name}")
