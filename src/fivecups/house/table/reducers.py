"""Reducers: functions that apply each kind of entry to a table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from fivecups.bots import bots_of, count_habits, no_habits
from fivecups.engine import RecordedChance, State, advance, examine, result_from_events

from .clocks import Gap
from .entries import (
    GAME_ENTRIES,
    Abandoned,
    AnyEntry,
    Forgotten,
    Left,
    Moved,
    PassedOver,
    PauseWished,
    Placed,
    Reacted,
    Rematched,
    Removed,
    Renamed,
    Resigned,
    Resumed,
    Returned,
    Said,
    Sat,
    Started,
    StoodIn,
    TookOver,
    UnreadableLog,
    WentAway,
    Woke,
)
from .log.erasure import reduce_forgotten
from .log.owner_and_vote_entries import MODERATION_REDUCERS
from .open_asks import is_open, main_ask
from .seats import Chair

if TYPE_CHECKING:
    from .table import Table

MAX_REMEMBERED_MESSAGES = 16
"""Number of latest answers of each seat, and of latest chat lines of each person, that are
recognised if they arrive again."""

MAX_REMEMBERED_CHATTERS = 200
"""Number of people whose latest chat lines are remembered."""


def reduce(table: Table, entry: AnyEntry, state: State | None = None) -> None:
    """Apply a log entry to a table, changing the table in place. `state` is the game's state after
    the entry if the caller has it already; otherwise the rules compute it."""
    if table.phase not in ("over", "abandoned") and not _is_automatic(entry):
        table.last_activity = entry.at
    if state is None and isinstance(entry, GAME_ENTRIES) and table.archived:
        _apply_archived(table, entry)
    elif isinstance(entry, Moved):
        _moved(table, entry, state)
    elif isinstance(entry, Started):
        _started(table, entry, state)
    else:
        REDUCERS[type(entry)](table, entry)


def _is_automatic(entry: AnyEntry) -> bool:
    """True if no person caused the entry: it comes from a bot, a clock or the house."""
    if isinstance(entry, Moved):
        return entry.by != "person"
    return isinstance(entry, Woke | Forgotten)


# The game.


def _started(table: Table, entry: Started, state: State | None) -> None:
    begun = state or table.game.start(
        len(table.chairs), table.options, RecordedChance(entry.draws), []
    )
    table.habits = no_habits(bots_of(table.created.game).habits, len(table.chairs))
    _count_habits(table, entry)
    _set_state(table, begun, entry.tape, entry.at)


def _apply_archived(table: Table, entry: Started | Moved) -> None:
    """Apply an entry of an archived game by its events alone, since its rules are gone."""
    table.tape = entry.tape
    table.archived_result = result_from_events(entry.events)
    table.phase = "playing" if table.archived_result is None else "over"


def _moved(table: Table, entry: Moved, state: State | None) -> None:
    before = table.state
    if before is None:
        raise UnreadableLog(f"table {table.id}: a move before the start")
    if state is None:
        try:
            legal = examine(before, entry.seat, entry.answer, entry.ask).require_legal()
            chance = RecordedChance(entry.draws)
            state = advance(before, entry.seat, legal.answer, legal.part, chance).state
        except ValueError as error:
            raise UnreadableLog(f"table {table.id}, entry {table.seq - 1}: {error}") from error
    if entry.seat >= 0:
        latest = table.latest_answers[entry.seat][1 - MAX_REMEMBERED_MESSAGES :]
        table.latest_answers[entry.seat] = (*latest, (entry.ask, entry.answer))
    if entry.thought is not None:
        table.sealed_reasons = (*table.sealed_reasons, (entry.ask, entry.thought))
    elif table.sealed_reasons:
        table.sealed_reasons = tuple(
            [(ask, reason) for ask, reason in table.sealed_reasons if is_open(state, ask)]
        )
    if table.habits:
        _count_habits(table, entry)
    own = entry.by == "person" and table.clocks.left and entry.ask == main_ask(before, entry.seat)
    _set_state(table, state, entry.tape, entry.at, entry.seat if own else None)


def _count_habits(table: Table, entry: Started | Moved) -> None:
    rules = bots_of(table.created.game).habits
    table.habits = count_habits(rules, table.habits, entry.events)


def _set_state(table: Table, state: State, tape: int, at: int, decided: int | None = None) -> None:
    table.state = state
    table.tape = tape
    table.phase = "over" if state.over else "playing"
    if state.over:
        table.seat_requests = ()
    people = table.people() if table.clocks.setting.kind != "none" else ()
    table.clocks.update(state, at, people, decided)


# Seats, chat, pauses and the end.


def _change_chair(table: Table, seat: int, **what: Any) -> None:
    table.chairs[seat] = replace(table.chairs[seat], **what)


def _sat(table: Table, entry: Sat) -> None:
    table.chairs[entry.seat] = Chair(
        entry.person,
        entry.name,
        entropy=entry.entropy,
        sign=entry.sign,
        colour=entry.colour,
        host=entry.host,
    )
    table.seat_requests = tuple(
        [request for request in table.seat_requests if request.person != entry.person]
    )
    table.removed = tuple([person for person in table.removed if person != entry.person])


def _placed(table: Table, entry: Placed) -> None:
    table.chairs[entry.seat] = Chair(name=entry.level, level=entry.level, entropy=entry.entropy)


def _left(table: Table, entry: Left) -> None:
    table.chairs[entry.seat] = Chair()
    table.clocks.set_holiday(entry.seat, 0, entry.at)


def _renamed(table: Table, entry: Renamed) -> None:
    _change_chair(table, entry.seat, name=entry.name, sign=entry.sign, colour=entry.colour)


def _said(table: Table, entry: Said | Reacted) -> None:
    latest = (
        *table.latest_chat_refs.get(entry.person, ())[1 - MAX_REMEMBERED_MESSAGES :],
        entry.ref,
    )
    other_refs = [
        (person, refs) for person, refs in table.latest_chat_refs.items() if person != entry.person
    ]
    table.latest_chat_refs = {
        **dict(other_refs[1 - MAX_REMEMBERED_CHATTERS :]),
        entry.person: latest,
    }


def _stood_in(table: Table, entry: StoodIn) -> None:
    _change_chair(table, entry.seat, level=entry.level, stand_in_wishes=())
    table.clocks.expire(entry.seat, entry.at)
    _maybe_pause(table, entry.at)


def _returned(table: Table, entry: Returned) -> None:
    _change_chair(table, entry.seat, level=None, stand_in_wishes=())
    if table.state is not None:
        table.clocks.restart_seat(entry.seat, table.state, entry.at)


def _resigned(table: Table, entry: Resigned) -> None:
    _give_to_bot(table, entry.seat, entry.level, entry.at)


def _removed(table: Table, entry: Removed) -> None:
    table.removed = (*table.removed, entry.person)
    if entry.level is not None:
        _give_to_bot(table, entry.seat, entry.level, entry.at)
    else:
        table.chairs[entry.seat] = Chair()
        table.clocks.set_holiday(entry.seat, 0, entry.at)


def _give_to_bot(table: Table, seat: int, level: str, at: int) -> None:
    """Mark the seat as played by a bot of `level` to the end of the game, and stop its clock."""
    _change_chair(
        table,
        seat,
        level=level,
        resigned=True,
        wishes_pause=False,
        stand_in_wishes=(),
        passed_over=(),
    )
    table.clocks.set_holiday(seat, 0, at)
    table.clocks.stop_seat(seat, at)
    if table.phase == "paused" and not any(
        chair.person is not None and not chair.resigned for chair in table.chairs
    ):
        _resume(table, at)
    _maybe_pause(table, at)


def _took_over(table: Table, entry: TookOver) -> None:
    """Give a bot's seat to a person. A person who resigned from the seat may come back to it as
    long as no other person has it."""
    _change_chair(
        table,
        entry.seat,
        person=entry.person,
        name=entry.name,
        level=None,
        resigned=False,
        bot=table.chairs[entry.seat].level,
        passed_over=(),
        sign=entry.sign,
        colour=entry.colour,
        host=entry.host,
    )
    table.seat_requests = tuple(
        [
            request
            for request in table.seat_requests
            if entry.person != request.person and entry.seat != request.seat
        ]
    )
    table.removed = tuple([person for person in table.removed if person != entry.person])
    if table.state is not None:
        table.clocks.restart_seat(entry.seat, table.state, entry.at)


def _wished(table: Table, entry: PauseWished) -> None:
    _change_chair(table, entry.seat, wishes_pause=True)
    _maybe_pause(table, entry.at)


def _maybe_pause(table: Table, at: int) -> None:
    """Pause the table if all people who play want it. A person whose seat a bot plays does not
    count."""
    wishes = [chair.wishes_pause for chair in table.chairs if chair.played_by_person]
    if table.phase == "playing" and wishes and all(wishes):
        table.phase = "paused"
        table.clocks.pause(at)


def _resumed(table: Table, entry: Resumed) -> None:
    table.chairs = [replace(chair, wishes_pause=False) for chair in table.chairs]
    if table.phase == "paused":
        _resume(table, entry.at)


def _resume(table: Table, at: int) -> None:
    table.phase = "playing"
    table.clocks.resume(at)


def _passed_over(table: Table, entry: PassedOver) -> None:
    _change_chair(table, entry.seat, passed_over=entry.answers)


def _went_away(table: Table, entry: WentAway) -> None:
    table.clocks.set_holiday(entry.seat, entry.until, entry.at)


def _woke(table: Table, entry: Woke) -> None:
    if entry.opened:
        table.clocks.give_back_time(Gap(entry.closed, entry.opened))
    else:
        table.clocks.restart_all(entry.at)


def _rematched(table: Table, entry: Rematched) -> None:
    table.rematch = entry.table


def _abandoned(table: Table, entry: Abandoned) -> None:
    table.phase = "abandoned"


REDUCERS: dict[type[Any], Callable[[Table, Any], None]] = {
    Sat: _sat,
    Placed: _placed,
    Left: _left,
    Said: _said,
    Reacted: _said,
    StoodIn: _stood_in,
    Returned: _returned,
    Resigned: _resigned,
    TookOver: _took_over,
    Renamed: _renamed,
    PauseWished: _wished,
    Resumed: _resumed,
    PassedOver: _passed_over,
    WentAway: _went_away,
    Woke: _woke,
    Rematched: _rematched,
    Abandoned: _abandoned,
    Forgotten: reduce_forgotten,
    Removed: _removed,
    **MODERATION_REDUCERS,
}
