"""A table as a value: what its log says about it. It is made by nothing but following entries, live
and after a restart alike."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from typing import Any

from fivecups.engine import Game, RecordedChance, Refusal, Refused, State, advance, examine
from fivecups.games import GAMES

from .asks import is_open, main_ask
from .clocks import Clocks
from .entries import (
    SPECTATORS,
    AnyEntry,
    BotReason,
    Created,
    Moved,
    Phase,
    Said,
    Started,
    Woke,
    decode_entry,
)
from .fairness import Tape, commitment_to, tape_key
from .reducers import FOLLOW, REMEMBERED
from .seats import Chair

_key = lru_cache(maxsize=4096)(tape_key)


class Unreadable(Exception):
    """The log of a table does not fit the rules that this program knows."""


@dataclass(slots=True)
class Table:
    """Where a table stands after `seq` entries. `noticed` counts by observer what each has
    received; `held` are reasons of sealed answers to asks that are still open."""

    id: str
    created: Created
    chairs: list[Chair]
    clocks: Clocks
    seq: int = 1
    phase: Phase = "open"
    state: State | None = None
    tape: int = 0
    touched: int = 0
    rematch: str | None = None
    noticed: dict[int, int] = field(default_factory=dict)
    answered: list[deque[tuple[str, Any]]] = field(default_factory=list)
    said: dict[str, tuple[str, ...]] = field(default_factory=dict)
    held: tuple[tuple[str, BotReason], ...] = ()

    @classmethod
    def new(cls, table: str, entry: Created) -> Table:
        """A table from the first entry of its log."""
        return cls(
            table,
            entry,
            [Chair() for _ in range(entry.seats)],
            Clocks.wound(entry.clock, entry.seats),
            touched=entry.at,
            noticed=dict.fromkeys((*range(entry.seats), SPECTATORS), 1),
            answered=[deque(maxlen=REMEMBERED) for _ in range(entry.seats)],
        )

    @property
    def game(self) -> Game[Any]:
        return GAMES[self.created.game]

    @property
    def commitment(self) -> str:
        return commitment_to(self.created.secret)

    @property
    def entropies(self) -> tuple[str, ...]:
        return tuple([chair.entropy for chair in self.chairs])

    def chance(self) -> Tape:
        """The tape of this game, at the place where it goes on."""
        return Tape(_key(self.created.secret, self.entropies), self.tape)

    def seat_of(self, person: str | None) -> int | None:
        """The seat of a person who still has one."""
        if person is not None:
            for seat, chair in enumerate(self.chairs):
                if chair.person == person and not chair.resigned:
                    return seat
        return None

    def may_be_watched_by(self, person: str) -> bool:
        """A private table is seen by those who have, or had, a seat; any other by everyone who
        knows its name."""
        if self.phase == "open" or self.created.visibility != "private":
            return True
        return person == self.created.owner or any(chair.person == person for chair in self.chairs)

    def people(self) -> list[int]:
        """The seats that people play."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.played_by_person]

    def after(self, entry: AnyEntry, state: State | None = None) -> Table:
        """The table after one more entry; `state` is the game's state after it, where that is known
        already."""
        table = Table(
            self.id,
            self.created,
            list(self.chairs),
            self.clocks.copy(),
            self.seq + 1,
            self.phase,
            self.state,
            self.tape,
            self.touched,
            self.rematch,
            dict(self.noticed),
            self.answered,
            self.said,
            self.held,
        )
        table._follow(entry, state)
        for observer in noticers(entry, len(table.chairs)):
            table.noticed[observer] += 1
        return table

    def _follow(self, entry: AnyEntry, state: State | None) -> None:
        if self.phase not in ("over", "abandoned") and not _by_itself(entry):
            self.touched = entry.at
        if isinstance(entry, Moved):
            self._move(entry, state)
        elif isinstance(entry, Started):
            self._start(entry, state)
        else:
            FOLLOW[type(entry)](self, entry)

    def _start(self, entry: Started, state: State | None) -> None:
        begun = state or self.game.start(
            len(self.chairs), self.created.options, RecordedChance(entry.draws), []
        )
        self._goes_on(begun, entry.tape, entry.at)

    def _move(self, entry: Moved, state: State | None) -> None:
        before = self.state
        if before is None:
            raise Unreadable(f"table {self.id}: a move before the start")
        if state is None:
            try:
                legal = examine(before, entry.seat, entry.answer, entry.ask).checked()
                chance = RecordedChance(entry.draws)
                state = advance(before, entry.seat, legal.answer, legal.part, chance).state
            except ValueError as error:
                raise Unreadable(f"table {self.id}, entry {self.seq - 1}: {error}") from error
        if entry.seat >= 0:
            self.answered = list(self.answered)
            latest = self.answered[entry.seat] = self.answered[entry.seat].copy()
            latest.append((entry.ask, entry.answer))
        if entry.thought is not None:
            self.held = (*self.held, (entry.ask, entry.thought))
        elif self.held:
            self.held = tuple([one for one in self.held if is_open(state, one[0])])
        own = (
            entry.by == "person" and self.clocks.left and entry.ask == main_ask(before, entry.seat)
        )
        self._goes_on(state, entry.tape, entry.at, entry.seat if own else None)

    def _goes_on(self, state: State, tape: int, at: int, decided: int | None = None) -> None:
        if self.phase == "paused":
            self.clocks.go_on(at)
        self.state = state
        self.tape = tape
        self.phase = "over" if state.over else "playing"
        self.clocks.follow(
            state, at, self.people() if self.clocks.setting.kind != "none" else (), decided
        )

    def change(self, seat: int, **what: Any) -> None:
        self.chairs[seat] = replace(self.chairs[seat], **what)


def noticers(entry: AnyEntry, seats: int) -> tuple[int, ...]:
    """Which seats notice an entry, with SPECTATORS for those without one."""
    if isinstance(entry, Moved) and entry.seen is not None:
        return entry.seen
    if isinstance(entry, Said) and entry.channel == "spectators":
        return (SPECTATORS,)
    if isinstance(entry, Woke):
        return ()
    return everybody(seats)


@cache
def everybody(seats: int) -> tuple[int, ...]:
    """All seats of a table, and SPECTATORS."""
    return (*range(seats), SPECTATORS)


def _by_itself(entry: AnyEntry) -> bool:
    """Whether this happened without anybody's doing."""
    return isinstance(entry, Woke) or (isinstance(entry, Moved) and entry.by != "person")


def read_entries(table: str, bodies: Sequence[bytes]) -> list[AnyEntry]:
    """Entries of a log from their bytes; raises :class:`Unreadable`."""
    try:
        return [decode_entry(body) for body in bodies]
    except ValueError as error:
        raise Unreadable(f"table {table}: {error}") from error


def from_log(table: str, entries: Sequence[AnyEntry]) -> Table:
    """The table that a whole log tells of; raises :class:`Unreadable` where the log and the rules
    differ."""
    if not entries or not isinstance(entries[0], Created):
        raise Unreadable(f"table {table}: the log does not begin with the table's creation")
    first = entries[0]
    game = GAMES.get(first.game)
    if game is None or game.version != first.version:
        raise Unreadable(
            f"table {table}: {first.game} of version {first.version} is not played here"
        )
    made = Table.new(table, first)
    for entry in entries[1:]:
        made = made.after(entry)
    return made


def refuse(code: str, **data: Any) -> Refused:
    """A refusal by the house, to be raised."""
    return Refused(Refusal(code, data=data))
