"""Entries about pauses, absence, automatic passes and restarted clocks."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from ..clocks import Gap
from .base_entry import Entry

if TYPE_CHECKING:
    from ..table import Table


def maybe_pause(table: Table, at: int) -> None:
    """Pause the table if all people who play want it. A person whose seat a bot plays does not
    count."""
    wishes = [chair.wishes_pause for chair in table.chairs if chair.played_by_person]
    if table.phase == "playing" and wishes and all(wishes):
        table.phase = "paused"
        table.clocks.pause(at)


def resume(table: Table, at: int) -> None:
    table.phase = "playing"
    table.clocks.resume(at)


class PauseWished(Entry, frozen=True):
    """A player voted for a pause. The table pauses when all players want it."""

    public = ("seat",)

    seat: int

    def apply(self, table: Table) -> None:
        chair = table.chairs[self.seat]
        table.chairs[self.seat] = replace(chair, wishes_pause=True)
        maybe_pause(table, self.at)


class Resumed(Entry, frozen=True):
    public = ("seat",)

    seat: int

    def apply(self, table: Table) -> None:
        table.chairs = [replace(chair, wishes_pause=False) for chair in table.chairs]
        if table.phase == "paused":
            resume(table, self.at)


class PassedOver(Entry, frozen=True):
    """From now on the house passes for this player at hidden questions whose other answers all
    begin in one of these ways, such as ``("play", "wanted")``; an empty beginning stands for all.
    Only this player receives the entry."""

    public = ("seat", "answers")
    changes_info = False
    is_progress = False

    seat: int
    answers: tuple[tuple[str, ...], ...] = ()

    def observers(self, seats: int) -> tuple[int, ...]:
        return (self.seat,)

    def apply(self, table: Table) -> None:
        chair = table.chairs[self.seat]
        table.chairs[self.seat] = replace(chair, passed_over=self.answers)


class WentAway(Entry, frozen=True):
    """A player is on holiday until `until`, in milliseconds since 1970, and the clock of the seat
    stands still. 0 ends the holiday."""

    public = ("seat", "until")
    is_progress = False

    seat: int
    until: int

    def apply(self, table: Table) -> None:
        table.clocks.set_holiday(self.seat, self.until, self.at)


class Woke(Entry, frozen=True):
    """The clocks of the table were restarted, because they were running when the house closed. At a
    table over days they continue instead, without the time from `closed` to `opened`. No observer
    receives the entry."""

    changes_info = False

    closed: int = 0
    opened: int = 0

    def observers(self, seats: int) -> tuple[int, ...]:
        return ()

    def apply(self, table: Table) -> None:
        if self.opened:
            table.clocks.give_back_time(Gap(self.closed, self.opened))
        else:
            table.clocks.restart_all(self.at)


PauseEntry: TypeAlias = PauseWished | Resumed | PassedOver | WentAway | Woke
