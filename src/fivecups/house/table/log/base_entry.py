"""The base class of all entries of a log, and the types that several kinds of entries use."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias

import msgspec

if TYPE_CHECKING:
    from ..table import Table

Visibility: TypeAlias = Literal["open", "invitation", "private"]
Phase: TypeAlias = Literal["open", "playing", "paused", "over", "abandoned"]
SPECTATORS = -2
"""The number in lists of observers that stands for all observers without a seat."""


DAY_SECONDS = 24 * 3600


class ClockSetting(msgspec.Struct, frozen=True):
    """The clock of a table. `none`: no time limit. `decision`: `seconds` for each decision. `bank`:
    `seconds` for the whole game, and `increment` seconds more for each decision."""

    kind: Literal["none", "decision", "bank"] = "none"
    seconds: int = 0
    increment: int = 0

    @property
    def over_days(self) -> bool:
        """True if players have at least a day for each decision, so that they need not be present
        together."""
        return self.kind == "decision" and self.seconds >= DAY_SECONDS


def _snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


@cache
def all_observers(seats: int) -> tuple[int, ...]:
    """Return all observers of a table: its seats and SPECTATORS."""
    return (*range(seats), SPECTATORS)


class UnreadableLog(Exception):
    """Raised if the log of a table does not fit the rules that this program has."""


class Entry(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag=_snake, omit_defaults=True
):
    """The base class of entries, each of which knows how it changes a table. `at` is the time of
    writing, in milliseconds since 1970."""

    public: ClassVar[tuple[str, ...]] = ()
    """The fields that every observer who receives the entry may read, besides its kind and time."""

    changes_info: ClassVar[bool] = True
    """True if the public information about the table may differ after the entry."""

    is_progress: ClassVar[bool] = True
    """True if the entry moves the table on. Chat and wishes do not."""

    muted_fields: ClassVar[tuple[str, ...]] = ()
    """The public fields that an observer who has muted the entry's `person` does not receive."""

    at: int

    def observers(self, seats: int) -> tuple[int, ...]:
        """Return the observers who receive the entry: numbers of seats, and SPECTATORS for
        observers without a seat. `seats` is the number of seats of the table."""
        return all_observers(seats)

    def apply(self, table: Table) -> None:
        """Change a table in place as the entry says."""
        raise TypeError(f"{type(self).__name__} does not say how it changes a table")
