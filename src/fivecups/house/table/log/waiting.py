"""Entries about pauses, absence and the clocks of a table."""

from __future__ import annotations

from typing import TypeAlias

from .entry import Entry


class PauseWished(Entry, frozen=True):
    """A player would like to pause; the table pauses when all players wish it."""

    public = ("seat",)

    seat: int


class Resumed(Entry, frozen=True):
    public = ("seat",)

    seat: int


class PassedOver(Entry, frozen=True):
    """From now on the player passes at hidden questions to which there is no other answer than
    these. Each is the beginning of an answer, as ``("play", "wanted")``; an empty one stands for
    all. Nobody else hears of it."""

    public = ("seat", "answers")
    changes_info = False
    stirs = False

    seat: int
    answers: tuple[tuple[str, ...], ...] = ()

    def observers(self, seats: int) -> tuple[int, ...]:
        return (self.seat,)


class WentAway(Entry, frozen=True):
    """The player is on holiday until then, in milliseconds since 1970, and the clock of the seat
    stands; 0: no longer."""

    public = ("seat", "until")
    stirs = False

    seat: int
    until: int


class Woke(Entry, frozen=True):
    """The house has opened again and takes up a table whose clocks ran when it closed: they start
    again. At a table over days they go on, without the time from `closed` to `opened`. Nobody hears
    of it."""

    changes_info = False

    closed: int = 0
    opened: int = 0

    def observers(self, seats: int) -> tuple[int, ...]:
        return ()


WaitingEntry: TypeAlias = PauseWished | Resumed | PassedOver | WentAway | Woke
