"""The class `Table`: the state of a table as its log gives it. Only entries change a table, both
live and when it is loaded after a restart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Any

from fivecups.bots import Habits
from fivecups.engine import Game, Refusal, Refused, Result, State, data
from fivecups.engine.plain_data import SHARED
from fivecups.games import GAMES

from .clocks import Clocks
from .entries import (
    AnyEntry,
    BotReason,
    Created,
    Forgotten,
    Moved,
    Phase,
    Started,
    UnreadableLog,
    Woke,
    all_observers,
)
from .fairness import SealedChance, Tape, chance_of, commitment_to
from .log.game_entries import apply_archived
from .seats import Chair, SeatRequest


@data
class Table:
    """A table after the first `seq` entries of its log.

    - `last_activity`, `last_progress`: time in milliseconds since 1970 of the last action of a
      person, and of the last entry that every observer received and that moved the table on (chat
      does not).
    - `tape`: position of the source of chance.
    - `frame_counts`: number of frames that each observer has received.
    - `latest_answers`: latest (ask id, answer) pairs of each seat. `latest_chat_refs`: ids of the
      latest chat lines of each person. Repeated messages are recognised by them.
    - `sealed_reasons`: (ask id, reason) of bots' sealed answers to asks that are still open.
    - `habits`: counts of what all players have shown in this game, for the bots.
    - `seat_requests`: people who wait to be let into a seat. `removed`: people who must ask for a
      seat. `denied`: people who may not ask again. `former`: people who gave up a seat that another
      person has taken over. `deleted_people`: people who were deleted.

    A table is archived if this program no longer has the rules of its game's version. Such a table
    has no state; its result is `archived_result`.
    """

    id: str
    created: Created = field(metadata=SHARED)
    chairs: list[Chair]
    clocks: Clocks
    seq: int = 1
    phase: Phase = "open"
    state: State | None = field(default=None, metadata=SHARED)
    archived_result: Result | None = None
    tape: int = 0
    last_activity: int = 0
    rematch: str | None = None
    frame_counts: dict[int, int] = field(default_factory=dict)
    latest_answers: list[tuple[tuple[str, Any], ...]] = field(default_factory=list)
    latest_chat_refs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    sealed_reasons: tuple[tuple[str, BotReason], ...] = ()
    habits: Habits = ()
    owner: str = ""
    locked: bool = False
    seat_requests: tuple[SeatRequest, ...] = ()
    removed: tuple[str, ...] = ()
    denied: tuple[str, ...] = ()
    last_progress: int = 0
    former: tuple[str, ...] = ()
    deleted_people: tuple[str, ...] = ()

    @classmethod
    def new(cls, table: str, entry: Created) -> Table:
        """Return the table that the first entry of a log creates."""
        return cls(
            id=table,
            created=entry,
            chairs=[_reserved_chair(entry, seat) for seat in range(entry.seats)],
            clocks=Clocks.before_start(entry.clock, entry.seats),
            last_activity=entry.at,
            last_progress=entry.at,
            owner=entry.owner,
            frame_counts=dict.fromkeys(all_observers(entry.seats), 1),
            latest_answers=[()] * entry.seats,
        )

    def copy(self) -> Table:
        """Return a copy that shares with this table only values that are never changed in place.
        (The decorator `data` generates this method.)"""
        raise TypeError("Table lacks the decorator @data")

    @property
    def game(self) -> Game[Any]:
        return GAMES[self.created.game]

    @property
    def archived(self) -> bool:
        return not self.game.plays(self.created.version)

    @property
    def options(self) -> dict[str, Any]:
        """The values of all options of the game. Options that the table's version of the game did
        not have yet get the value that matches its rules."""
        return self.game.options_of(self.created.version, self.created.options)

    @property
    def result(self) -> Result | None:
        return self.archived_result if self.state is None else self.state.result

    @property
    def begun(self) -> bool:
        """True if the game has started. This is read from the position of the source of chance:
        every game draws chance at its start, and the position is also known at an archived
        table."""
        return self.state is not None or self.tape > 0

    @property
    def commitment(self) -> str:
        return commitment_to(self.created.secret)

    @property
    def entropies(self) -> tuple[str, ...]:
        return tuple([chair.entropy for chair in self.chairs])

    def chance(self) -> Tape | SealedChance:
        """Return the game's source of chance at its current position."""
        created = self.created
        return chance_of(created.draw_order, created.secret, self.entropies, self.tape)

    def seat_of(self, person: str | None) -> int | None:
        """Return the seat of a person, or None if the person has none or has resigned from it."""
        if person is not None:
            for seat, chair in enumerate(self.chairs):
                if chair.person == person and not chair.resigned:
                    return seat
        return None

    def may_be_watched_by(self, person: str) -> bool:
        """True if the person may watch the table. A private table whose game has started is only
        for its owner and for people who have or had a seat; any other table is for everybody who
        knows its id."""
        if self.phase == "open" or self.created.visibility != "private":
            return True
        return person == self.owner or any(chair.person == person for chair in self.chairs)

    def people(self) -> list[int]:
        """Return the seats that are played by a person at the moment, not by a bot."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.played_by_person]

    def after(self, entry: AnyEntry, state: State | None = None) -> Table:
        """Return a copy of the table with one more entry applied. `state` is the game's state after
        the entry if the caller has it already; otherwise the rules compute it."""
        table = self.copy()
        table.seq += 1
        table._apply(entry, state)
        observers = entry.observers(len(table.chairs))
        for observer in observers:
            table.frame_counts[observer] += 1
        if entry.is_progress and len(observers) > len(table.chairs):
            table.last_progress = entry.at
        return table

    def _apply(self, entry: AnyEntry, state: State | None) -> None:
        if self.phase not in ("over", "abandoned") and not _is_automatic(entry):
            self.last_activity = entry.at
        if not isinstance(entry, Started | Moved):
            entry.apply(self)
        elif state is None and self.archived:
            apply_archived(self, entry)
        else:
            entry.play(self, state)


def _is_automatic(entry: AnyEntry) -> bool:
    """True if no person caused the entry: it comes from a bot, a clock or the house."""
    if isinstance(entry, Moved):
        return entry.by != "person"
    return isinstance(entry, Woke | Forgotten)


def _reserved_chair(entry: Created, seat: int) -> Chair:
    player = entry.kept[seat] if entry.kept else None
    return Chair() if player is None else Chair(kept_for=player[0], kept_name=player[1])


def from_log(table: str, entries: Sequence[AnyEntry]) -> Table:
    """Return the table that a whole log describes. Raise :class:`UnreadableLog` if the log does not
    fit the rules."""
    if not entries or not isinstance(entries[0], Created):
        raise UnreadableLog(f"table {table}: the log does not begin with the table's creation")
    first = entries[0]
    game = GAMES.get(first.game)
    if game is None or first.version > game.version:
        raise UnreadableLog(
            f"table {table}: {first.game} of version {first.version} is not played here"
        )
    result = Table.new(table, first)
    for entry in entries[1:]:
        result = result.after(entry)
    return result


def refuse(code: str, **data: object) -> Refused:
    """Return the exception for a refusal by the house (not by a game's rules), to be raised by the
    caller."""
    return Refused(Refusal(code, data=data))
