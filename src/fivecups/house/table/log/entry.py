"""What all entries of a log have in common, and the words in them."""

from __future__ import annotations

import re
from functools import cache
from typing import ClassVar, Literal, TypeAlias

import msgspec

Visibility: TypeAlias = Literal["open", "invitation", "private"]
Phase: TypeAlias = Literal["open", "playing", "paused", "over", "abandoned"]
SPECTATORS = -2
"""Stands for all who watch without a seat, in lists of those who see something."""


DAY_SECONDS = 24 * 3600


class ClockSetting(msgspec.Struct, frozen=True):
    """`none`; `decision`: so many seconds for each decision; `bank`: so many for the game, and
    `increment` for each decision."""

    kind: Literal["none", "decision", "bank"] = "none"
    seconds: int = 0
    increment: int = 0

    @property
    def over_days(self) -> bool:
        """Whether players have days for a decision, and need not be there together."""
        return self.kind == "decision" and self.seconds >= DAY_SECONDS


def _snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


@cache
def everybody(seats: int) -> tuple[int, ...]:
    """All seats of a table, and SPECTATORS."""
    return (*range(seats), SPECTATORS)


class Entry(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag=_snake, omit_defaults=True
):
    """What all entries have: when it was written, in milliseconds since 1970."""

    public: ClassVar[tuple[str, ...]] = ()
    """The fields that everybody who hears of the entry may read, with its kind and time."""

    changes_info: ClassVar[bool] = True
    """Whether the table's public face may differ after it."""

    stirs: ClassVar[bool] = True
    """Whether the table goes on by it. (Talk and wishes leave it as it is.)"""

    spoken: ClassVar[tuple[str, ...]] = ()
    """The public fields that somebody who has muted its `person` does not get."""

    at: int

    def observers(self, seats: int) -> tuple[int, ...]:
        """The seats that hear of it, with SPECTATORS for those without one."""
        return everybody(seats)
