"""Observations as vectors: each entry has a name, and all values lie between 0 and 1.

A game describes a view entry by entry to a `Writer`. The same description gives the values of an
observation and, with a `Namer`, the name and scale of every entry; so layout and values cannot
differ.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Entry:
    """The declaration of an entry of an observation: its name, and the `scale` by which its value
    must be multiplied to get the number that it stands for."""

    name: str
    scale: float = 1.0


class Writer:
    """A collector of the values of an observation."""

    def __init__(self) -> None:
        self.values: list[float] = []

    def number(self, name: str, value: float, high: float) -> None:
        """Append `value`, a number from 0 to `high`, divided by `high`; larger numbers count as
        `high`."""
        self.values.append(0.0 if value <= 0 else 1.0 if value >= high else value / high)

    def flag(self, name: str, value: object) -> None:
        """Append 1 if `value` is true, else 0."""
        self.values.append(1.0 if value else 0.0)

    def one_of(self, name: str, value: Any, among: Sequence[Any]) -> None:
        """Append an entry for each item of `among`: 1 for the item equal to `value`, else 0."""
        place = len(self.values)
        self.values += [0.0] * len(among)
        if value in among:
            self.values[place + among.index(value)] = 1.0

    def some_of(self, name: str, values: Collection[Any], among: Sequence[Any]) -> None:
        """Append an entry for each item of `among`: 1 if it is in `values`, else 0."""
        if values:
            self.values += [1.0 if item in values else 0.0 for item in among]
        else:
            self.values += [0.0] * len(among)

    def counts(self, name: str, items: Sequence[Any], among: Sequence[Any], high: int) -> None:
        """Append for each item of `among` how often it is in `items`, divided by `high`."""
        if items:
            self.values += [min(items.count(item), high) / high for item in among]
        else:
            self.values += [0.0] * len(among)


class Namer(Writer):
    """A collector of the names and scales of the entries, with the interface of `Writer`."""

    def __init__(self) -> None:
        super().__init__()
        self.entries: list[Entry] = []

    def number(self, name: str, value: float, high: float) -> None:
        self.entries.append(Entry(name, high))

    def flag(self, name: str, value: object) -> None:
        self.entries.append(Entry(name))

    def one_of(self, name: str, value: Any, among: Sequence[Any]) -> None:
        self.entries += [Entry(f"{name}: {item}") for item in among]

    def some_of(self, name: str, values: Collection[Any], among: Sequence[Any]) -> None:
        self.entries += [Entry(f"{name}: {item}") for item in among]

    def counts(self, name: str, items: Sequence[Any], among: Sequence[Any], high: int) -> None:
        self.entries += [Entry(f"{name}: {item}", high) for item in among]
