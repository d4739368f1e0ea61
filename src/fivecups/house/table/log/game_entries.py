"""Entries about the game itself: its creation, start, moves and end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import msgspec

from fivecups.bots import bots_of, count_habits, no_habits
from fivecups.engine import Draw, Event, RecordedChance, State, advance, examine, result_from_events

from ..fairness import DrawOrder
from ..open_asks import is_open, main_ask
from .base_entry import ClockSetting, Entry, UnreadableLog, Visibility, all_observers

if TYPE_CHECKING:
    from ..table import Table

MAX_REMEMBERED_ANSWERS = 16
"""Number of latest answers of each seat that are recognised if they arrive again."""

Player: TypeAlias = Literal["person", "bot", "clock", "house"]


class Created(Entry, frozen=True):
    """A table was created. `secret` is hidden until the game is over; its hash is shown to
    everybody. `kept` are the players of the previous game by id and name, whose seats are reserved
    for them. The dice of a `lesson` are prepared. `draw_order` says from what its draws of chance
    follow (`fairness.py`)."""

    public = (
        "game",
        "version",
        "seats",
        "options",
        "clock",
        "visibility",
        "rated",
        "owner",
        "owner_name",
        "previous",
        "kept",
        "lesson",
    )

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    clock: ClockSetting
    visibility: Visibility
    rated: bool
    owner: str
    owner_name: str
    secret: str
    previous: str | None = None
    kept: tuple[tuple[str, str] | None, ...] = ()
    lesson: bool = False
    draw_order: DrawOrder = "sequence"


class Started(Entry, frozen=True):
    """The game started. The entry holds the draws of chance and the events before the first
    question."""

    draws: tuple[Draw, ...]
    events: tuple[Event, ...]
    tape: int

    def play(self, table: Table, state: State | None) -> None:
        """Start the game of a table. `state` is its first state if the caller has it already."""
        options, seats = table.options, len(table.chairs)
        begun = state or table.game.start(seats, options, RecordedChance(self.draws), [])
        table.habits = no_habits(bots_of(table.created.game).habits, seats)
        _count_habits(table, self.events)
        _set_state(table, begun, self.tape, self.at)


class BotReason(msgspec.Struct, frozen=True, omit_defaults=True):
    """A bot's reason for a hostile or generous answer, as a code with data that the texts turn into
    words."""

    seat: int
    code: str
    data: dict[str, Any] = {}


class Moved(Entry, frozen=True):
    """A seat, or the house for it, answered an ask. The entry holds the answer, the draws of chance
    and the events that followed. `tape` is the position of the source of chance afterwards.
    `seen` are the seats (and SPECTATORS) that receive the entry; None means all. `reasons` are
    bots' reasons that are sent with it; `thought` is the reason of a sealed answer, which is sent
    when the answers are opened."""

    changes_info = False

    seat: int
    ask: str
    answer: Any
    by: Player = "person"
    draws: tuple[Draw, ...] = ()
    events: tuple[Event, ...] = ()
    tape: int = 0
    seen: tuple[int, ...] | None = None
    reasons: tuple[BotReason, ...] = ()
    thought: BotReason | None = None

    def observers(self, seats: int) -> tuple[int, ...]:
        return all_observers(seats) if self.seen is None else self.seen

    def play(self, table: Table, state: State | None) -> None:
        """Apply the answer to the game of a table. `state` is the state afterwards if the caller
        has it already; otherwise the rules compute it."""
        before = table.state
        if before is None:
            raise UnreadableLog(f"table {table.id}: a move before the start")
        if state is None:
            state = self._next_state(table, before)
        if self.seat >= 0:
            latest = table.latest_answers[self.seat][1 - MAX_REMEMBERED_ANSWERS :]
            table.latest_answers[self.seat] = (*latest, (self.ask, self.answer))
        if self.thought is not None:
            table.sealed_reasons = (*table.sealed_reasons, (self.ask, self.thought))
        elif table.sealed_reasons:
            table.sealed_reasons = tuple(
                [(ask, reason) for ask, reason in table.sealed_reasons if is_open(state, ask)]
            )
        if table.habits:
            _count_habits(table, self.events)
        own = self.by == "person" and table.clocks.left and self.ask == main_ask(before, self.seat)
        _set_state(table, state, self.tape, self.at, self.seat if own else None)

    def _next_state(self, table: Table, before: State) -> State:
        try:
            legal = examine(before, self.seat, self.answer, self.ask).require_legal()
            chance = RecordedChance(self.draws)
            return advance(before, self.seat, legal.answer, legal.part, chance).state
        except ValueError as error:
            raise UnreadableLog(f"table {table.id}, entry {table.seq - 1}: {error}") from error


def apply_archived(table: Table, entry: Started | Moved) -> None:
    """Apply an entry of an archived game by its events alone, since its rules are gone."""
    table.tape = entry.tape
    table.archived_result = result_from_events(entry.events)
    table.phase = "playing" if table.archived_result is None else "over"


def _count_habits(table: Table, events: tuple[Event, ...]) -> None:
    table.habits = count_habits(bots_of(table.created.game).habits, table.habits, events)


def _set_state(table: Table, state: State, tape: int, at: int, decided: int | None = None) -> None:
    table.state = state
    table.tape = tape
    table.phase = "over" if state.over else "playing"
    if state.over:
        table.seat_requests = ()
    people = table.people() if table.clocks.setting.kind != "none" else ()
    table.clocks.update(state, at, people, decided)


class Rematched(Entry, frozen=True):
    """A rematch was created: `table` is the id of the new table."""

    public = ("table",)

    table: str

    def apply(self, table: Table) -> None:
        table.rematch = self.table


class Abandoned(Entry, frozen=True):
    """The table ended without a result: it was idle for too long, it was closed, or the house no
    longer has the rules of its version."""

    public = ("why",)

    why: Literal["idle", "closed", "version"]

    def apply(self, table: Table) -> None:
        table.phase = "abandoned"


GameEntry: TypeAlias = Created | Started | Moved | Rematched | Abandoned
