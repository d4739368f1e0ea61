"""How each kind of entry changes a table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from fivecups.bots import bots_of, count_habits, no_habits
from fivecups.engine import RecordedChance, State, advance, examine, told_result

from .asks import is_open, main_ask
from .clocks import Gap
from .entries import (
    OF_THE_GAME,
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
    Unreadable,
    WentAway,
    Woke,
)
from .log.forgetting import reduce_forgotten
from .log.order import ORDER_REDUCERS
from .seats import Chair

if TYPE_CHECKING:
    from .table import Table

REMEMBERED = 16
"""How many of each seat's latest answers, and of each person's latest lines of chat, are recognised
when they come again."""

TALKERS = 200
"""Of how many people the lines are recognised."""


def reduce(table: Table, entry: AnyEntry, state: State | None = None) -> None:
    """Change a table by an entry; `state` is the game's state after it, where that is known."""
    if table.phase not in ("over", "abandoned") and not _by_itself(entry):
        table.touched = entry.at
    if state is None and isinstance(entry, OF_THE_GAME) and table.archived:
        _told(table, entry)
    elif isinstance(entry, Moved):
        _moved(table, entry, state)
    elif isinstance(entry, Started):
        _started(table, entry, state)
    else:
        REDUCERS[type(entry)](table, entry)


def _by_itself(entry: AnyEntry) -> bool:
    """Whether this happened without anybody's doing."""
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
    _go_on(table, begun, entry.tape, entry.at)


def _told(table: Table, entry: Started | Moved) -> None:
    """A game whose rules are not here goes on as its events say."""
    table.tape = entry.tape
    table.told = told_result(entry.events)
    table.phase = "playing" if table.told is None else "over"


def _moved(table: Table, entry: Moved, state: State | None) -> None:
    before = table.state
    if before is None:
        raise Unreadable(f"table {table.id}: a move before the start")
    if state is None:
        try:
            legal = examine(before, entry.seat, entry.answer, entry.ask).checked()
            chance = RecordedChance(entry.draws)
            state = advance(before, entry.seat, legal.answer, legal.part, chance).state
        except ValueError as error:
            raise Unreadable(f"table {table.id}, entry {table.seq - 1}: {error}") from error
    if entry.seat >= 0:
        latest = table.answered[entry.seat][1 - REMEMBERED :]
        table.answered[entry.seat] = (*latest, (entry.ask, entry.answer))
    if entry.thought is not None:
        table.held = (*table.held, (entry.ask, entry.thought))
    elif table.held:
        table.held = tuple([one for one in table.held if is_open(state, one[0])])
    if table.habits:
        _count_habits(table, entry)
    own = entry.by == "person" and table.clocks.left and entry.ask == main_ask(before, entry.seat)
    _go_on(table, state, entry.tape, entry.at, entry.seat if own else None)


def _count_habits(table: Table, entry: Started | Moved) -> None:
    rules = bots_of(table.created.game).habits
    table.habits = count_habits(rules, table.habits, entry.events)


def _go_on(table: Table, state: State, tape: int, at: int, decided: int | None = None) -> None:
    table.state = state
    table.tape = tape
    table.phase = "over" if state.over else "playing"
    if state.over:
        table.asking = ()
    people = table.people() if table.clocks.setting.kind != "none" else ()
    table.clocks.follow(state, at, people, decided)


# The seats, the talk, the pauses, the end.


def _change(table: Table, seat: int, **what: Any) -> None:
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
    table.asking = tuple([one for one in table.asking if one.person != entry.person])
    table.removed = tuple([one for one in table.removed if one != entry.person])


def _placed(table: Table, entry: Placed) -> None:
    table.chairs[entry.seat] = Chair(name=entry.level, level=entry.level, entropy=entry.entropy)


def _left(table: Table, entry: Left) -> None:
    table.chairs[entry.seat] = Chair()
    table.clocks.go_away(entry.seat, 0, entry.at)


def _renamed(table: Table, entry: Renamed) -> None:
    _change(table, entry.seat, name=entry.name, sign=entry.sign, colour=entry.colour)


def _said(table: Table, entry: Said | Reacted) -> None:
    latest = (*table.said.get(entry.person, ())[1 - REMEMBERED :], entry.ref)
    others = [(person, refs) for person, refs in table.said.items() if person != entry.person]
    table.said = {**dict(others[1 - TALKERS :]), entry.person: latest}


def _stood_in(table: Table, entry: StoodIn) -> None:
    _change(table, entry.seat, level=entry.level, stand_in_wishes=())
    table.clocks.run_out(entry.seat, entry.at)
    _maybe_pause(table, entry.at)


def _returned(table: Table, entry: Returned) -> None:
    _change(table, entry.seat, level=None, stand_in_wishes=())
    if table.state is not None:
        table.clocks.come_back(entry.seat, table.state, entry.at)


def _resigned(table: Table, entry: Resigned) -> None:
    _give_to_bot(table, entry.seat, entry.level, entry.at)


def _removed(table: Table, entry: Removed) -> None:
    table.removed = (*table.removed, entry.person)
    if entry.level is not None:
        _give_to_bot(table, entry.seat, entry.level, entry.at)
    else:
        table.chairs[entry.seat] = Chair()
        table.clocks.go_away(entry.seat, 0, entry.at)


def _give_to_bot(table: Table, seat: int, level: str, at: int) -> None:
    """A bot plays the seat to the end."""
    _change(
        table,
        seat,
        level=level,
        resigned=True,
        wishes_pause=False,
        stand_in_wishes=(),
        passed_over=(),
    )
    table.clocks.go_away(seat, 0, at)
    table.clocks.leave(seat, at)
    if table.phase == "paused" and not any(
        chair.person is not None and not chair.resigned for chair in table.chairs
    ):
        _play_on(table, at)
    _maybe_pause(table, at)


def _took_over(table: Table, entry: TookOver) -> None:
    """Who has given up this seat before may come back to it as long as nobody else has it."""
    _change(
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
    table.asking = tuple(
        [one for one in table.asking if entry.person != one.person and entry.seat != one.seat]
    )
    table.removed = tuple([one for one in table.removed if one != entry.person])
    if table.state is not None:
        table.clocks.come_back(entry.seat, table.state, entry.at)


def _wished(table: Table, entry: PauseWished) -> None:
    _change(table, entry.seat, wishes_pause=True)
    _maybe_pause(table, entry.at)


def _maybe_pause(table: Table, at: int) -> None:
    """The table pauses when all people who play wish it; somebody whose seat a bot plays is not
    asked."""
    wishes = [chair.wishes_pause for chair in table.chairs if chair.played_by_person]
    if table.phase == "playing" and wishes and all(wishes):
        table.phase = "paused"
        table.clocks.stop(at)


def _resumed(table: Table, entry: Resumed) -> None:
    table.chairs = [replace(chair, wishes_pause=False) for chair in table.chairs]
    if table.phase == "paused":
        _play_on(table, entry.at)


def _play_on(table: Table, at: int) -> None:
    table.phase = "playing"
    table.clocks.go_on(at)


def _passed_over(table: Table, entry: PassedOver) -> None:
    _change(table, entry.seat, passed_over=entry.answers)


def _went_away(table: Table, entry: WentAway) -> None:
    table.clocks.go_away(entry.seat, entry.until, entry.at)


def _woke(table: Table, entry: Woke) -> None:
    if entry.opened:
        table.clocks.give_back(Gap(entry.closed, entry.opened))
    else:
        table.clocks.wake(entry.at)


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
    **ORDER_REDUCERS,
}
