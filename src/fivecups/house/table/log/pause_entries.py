"""Entries about pauses, absence, automatic passes and restarted clocks."""

from __future__ import annotations

from typing import TypeAlias

from .base_entry import Entry


class PauseWished(Entry, frozen=True):
    """A player voted for a pause. The table pauses when all players want it."""

    public = ("seat",)

    seat: int


class Resumed(Entry, frozen=True):
    public = ("seat",)

    seat: int


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


class WentAway(Entry, frozen=True):
    """A player is on holiday until `until`, in milliseconds since 1970, and the clock of the seat
    stands still. 0 ends the holiday."""

    public = ("seat", "until")
    is_progress = False

    seat: int
    until: int


class Woke(Entry, frozen=True):
    """The clocks of the table were restarted, because they were running when the house closed. At a
    table over days they continue instead, without the time from `closed` to `opened`. No observer
    receives the entry."""

    changes_info = False

    closed: int = 0
    opened: int = 0

    def observers(self, seats: int) -> tuple[int, ...]:
        return ()


PauseEntry: TypeAlias = PauseWished | Resumed | PassedOver | WentAway | Woke
