"""Any game's view as text: single facts as lines, what every seat has as a table with a column for each seat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from rich.console import Console
from rich.table import Table

from fivecups.engine import Match, View
from fivecups.texts import Wording


def show_table(console: Console, wording: Wording, view: View[Any]) -> None:
    """Print what a view shows of the table."""
    facts: list[str] = []
    seats: list[tuple[Any, ...]] = []
    for part in fields(view.table):
        value = getattr(view.table, part.name)
        if isinstance(value, tuple) and len(value) == view.seats and value and is_dataclass(value[0]):
            seats.append(value)
        elif not _empty(value) and not is_dataclass(value):
            facts.append(f"{_label(wording, part.name)}: {_words(wording, part.name, value)}")
    console.print()
    for columns in seats:
        console.print(_seat_table(wording, columns))
    console.print("  ".join(facts), highlight=False, markup=False)


def _seat_table(wording: Wording, columns: tuple[Any, ...]) -> Table:
    table = Table("", *wording.names)
    for part in fields(columns[0]):
        values = [getattr(column, part.name) for column in columns]
        if isinstance(values[0], Mapping):
            for key in values[0]:
                shown = [_words(wording, "", value[key]) for value in values]
                table.add_row(str(wording.word(wording.game.words.get(part.name), key)), *shown)
        elif not all(_empty(value) for value in values):
            table.add_row(_label(wording, part.name), *(_words(wording, part.name, value) for value in values))
    return table


def show_result(console: Console, wording: Wording, match: Match[Any]) -> None:
    """Print the final scores and where they came from."""
    result = match.result
    if result is None:
        return
    table = Table("", *wording.names, title=wording.texts.say("final-scores"))
    for source in result.sources[0] if result.sources else ():
        label = wording.texts.say(f"{wording.game.name}-source-{source}")
        table.add_row(label, *(str(sources[source]) for sources in result.sources))
    totals = [f"{score} ★" if seat in result.winners else str(score) for seat, score in enumerate(result.scores)]
    table.add_row(wording.texts.say("total"), *totals, style="bold")
    console.print(table)


def _empty(value: Any) -> bool:
    return value is None or value == () or value == {}


def _label(wording: Wording, name: str) -> str:
    return wording.texts.say(f"{wording.game.name}-view-{name}")


def _words(wording: Wording, name: str, value: Any) -> str:
    if _empty(value):
        return ""
    if isinstance(value, Mapping):
        kind = wording.game.words.get(name)
        return ", ".join(f"{wording.word(kind, key)} {_words(wording, '', item)}" for key, item in value.items())
    if isinstance(value, bool):
        return wording.texts.say("yes" if value else "no")
    return str(wording.word(wording.game.words.get(name), value))
