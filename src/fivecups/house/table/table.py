"""A table as a value: what its log says about it. Entries alone change it, live and after a restart
alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from functools import lru_cache
from typing import Any

from fivecups.bots import Habits
from fivecups.engine import Game, Refusal, Refused, Result, State, data
from fivecups.engine.data import SHARED
from fivecups.games import GAMES

from .clocks import Clocks
from .entries import AnyEntry, BotReason, Created, Phase, Unreadable, everybody
from .fairness import Tape, commitment_to, tape_key
from .reducers import reduce
from .seats import Chair, SeatRequest

_key = lru_cache(maxsize=4096)(tape_key)


@data
class Table:
    """Where a table stands after `seq` entries. `noticed` counts by observer what each has
    received; `answered` are each seat's latest answers, `said` the numbers of each person's latest
    lines; `held` are reasons of sealed answers to asks that are still open; `habits` are what all
    have shown in the game, for its bots. `asking` are those who wait to be let into a seat,
    `removed` those who have to ask for one, `denied` those who may not ask again; `stirred` is when
    the table last went on in a way that everybody noticed; `forgotten` are people who have been
    deleted.

    A table is archived where the rules of its game's version are not here any more. It has no
    state, and `told` is its result.
    """

    id: str
    created: Created = field(metadata=SHARED)
    chairs: list[Chair]
    clocks: Clocks
    seq: int = 1
    phase: Phase = "open"
    state: State | None = field(default=None, metadata=SHARED)
    told: Result | None = None
    tape: int = 0
    touched: int = 0
    rematch: str | None = None
    noticed: dict[int, int] = field(default_factory=dict)
    answered: list[tuple[tuple[str, Any], ...]] = field(default_factory=list)
    said: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    held: tuple[tuple[str, BotReason], ...] = ()
    habits: Habits = ()
    owner: str = ""
    locked: bool = False
    asking: tuple[SeatRequest, ...] = ()
    removed: tuple[str, ...] = ()
    denied: tuple[str, ...] = ()
    stirred: int = 0
    forgotten: tuple[str, ...] = ()

    @classmethod
    def new(cls, table: str, entry: Created) -> Table:
        """A table from the first entry of its log."""
        return cls(
            id=table,
            created=entry,
            chairs=[_kept(entry, seat) for seat in range(entry.seats)],
            clocks=Clocks.wound(entry.clock, entry.seats),
            touched=entry.at,
            stirred=entry.at,
            owner=entry.owner,
            noticed=dict.fromkeys(everybody(entry.seats), 1),
            answered=[()] * entry.seats,
        )

    def copy(self) -> Table:
        """A copy that shares only what is never changed. (Generated from the fields by `data`.)"""
        raise TypeError("Table lacks the decorator @data")

    @property
    def game(self) -> Game[Any]:
        return GAMES[self.created.game]

    @property
    def archived(self) -> bool:
        return not self.game.plays(self.created.version)

    @property
    def options(self) -> dict[str, Any]:
        """All options of the game, also those that its version did not know yet."""
        return self.game.options_of(self.created.version, self.created.options)

    @property
    def result(self) -> Result | None:
        return self.told if self.state is None else self.state.result

    @property
    def begun(self) -> bool:
        """Whether chance has been drawn for the game, which all games do first."""
        return self.state is not None or self.tape > 0

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
        return person == self.owner or any(chair.person == person for chair in self.chairs)

    def people(self) -> list[int]:
        """The seats that people play."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.played_by_person]

    def after(self, entry: AnyEntry, state: State | None = None) -> Table:
        """The table after one more entry; `state` is the game's state after it, where that is known
        already."""
        table = self.copy()
        table.seq += 1
        reduce(table, entry, state)
        observers = entry.observers(len(table.chairs))
        for observer in observers:
            table.noticed[observer] += 1
        if entry.stirs and len(observers) > len(table.chairs):
            table.stirred = entry.at
        return table


def _kept(entry: Created, seat: int) -> Chair:
    who = entry.kept[seat] if entry.kept else None
    return Chair() if who is None else Chair(kept_for=who[0], kept_name=who[1])


def from_log(table: str, entries: Sequence[AnyEntry]) -> Table:
    """The table that a whole log tells of; raises :class:`Unreadable` where the log and the rules
    differ."""
    if not entries or not isinstance(entries[0], Created):
        raise Unreadable(f"table {table}: the log does not begin with the table's creation")
    first = entries[0]
    game = GAMES.get(first.game)
    if game is None or first.version > game.version:
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
