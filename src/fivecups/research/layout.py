"""Observations as vectors: each entry has a name, and all entries lie between 0 and 1.

A game describes a view entry by entry to a `Writer`. The same description gives the values of an
observation and, with a `Namer`, the name and the scale of every entry: layout and values cannot
differ.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of an observation: its value times `scale` is the number it stands for."""

    name: str
    scale: float = 1.0


class Writer:
    """Takes the values of one observation."""

    def __init__(self) -> None:
        self.values: list[float] = []

    def number(self, name: str, value: float, high: float) -> None:
        """A number from 0 to `high`; what is beyond counts as `high`."""
        self.values.append(0.0 if value <= 0 else 1.0 if value >= high else value / high)

    def flag(self, name: str, value: object) -> None:
        """1 for yes."""
        self.values.append(1.0 if value else 0.0)

    def one_of(self, name: str, value: Any, among: Sequence[Any]) -> None:
        """1 for the one among these that it is, if any."""
        place = len(self.values)
        self.values += [0.0] * len(among)
        if value in among:
            self.values[place + among.index(value)] = 1.0

    def some_of(self, name: str, values: Collection[Any], among: Sequence[Any]) -> None:
        """1 for each among these that is there."""
        if values:
            self.values += [1.0 if one in values else 0.0 for one in among]
        else:
            self.values += [0.0] * len(among)

    def counts(self, name: str, items: Sequence[Any], among: Sequence[Any], high: int) -> None:
        """How many there are of each."""
        if items:
            self.values += [min(items.count(one), high) / high for one in among]
        else:
            self.values += [0.0] * len(among)


class Namer(Writer):
    """Takes the names and scales of the entries."""

    def __init__(self) -> None:
        super().__init__()
        self.entries: list[Entry] = []

    def number(self, name: str, value: float, high: float) -> None:
        self.entries.append(Entry(name, high))

    def flag(self, name: str, value: object) -> None:
        self.entries.append(Entry(name))

    def one_of(self, name: str, value: Any, among: Sequence[Any]) -> None:
        self.entries += [Entry(f"{name}: {one}") for one in among]

    def some_of(self, name: str, values: Collection[Any], among: Sequence[Any]) -> None:
        self.entries += [Entry(f"{name}: {one}") for one in among]

    def counts(self, name: str, items: Sequence[Any], among: Sequence[Any], high: int) -> None:
        self.entries += [Entry(f"{name}: {one}", high) for one in among]
