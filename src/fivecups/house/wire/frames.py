"""What each observer of a table receives: frames made of entries, the table's public face, the
clocks."""

from __future__ import annotations

from typing import Any

from fivecups.engine import SeenEvent, State, View, seen
from fivecups.engine.view import view

from ..table.entries import SPECTATORS, AnyEntry, Created, Moved, Started, kind_of
from ..table.seats import Chair
from ..table.table import Table
from .protocol import ChairInfo, ClockInfo, Frame, OpeningInfo, Summary, TableInfo


def observer_key(seat: int | None) -> int:
    return SPECTATORS if seat is None else seat


def is_public(entry: Moved | Started) -> bool:
    """Whether everybody sees the same of an entry's events."""
    return all(event.public for event in entry.events)


def frame_of(entry: AnyEntry, seq: int, seat: int | None, events: Any = None) -> Frame:
    """An entry as an observer who notices it receives it. A move is known by its events alone: who
    made it is not told. `events` are those that the observer may see, where they are at hand
    already."""
    if isinstance(entry, Moved | Started):
        if events is None:
            events = [_event(event) for event in seen(entry.events, seat)]
        return Frame(
            seq,
            entry.at,
            kind_of(entry),
            {},
            events,
            entry.reasons if isinstance(entry, Moved) else (),
        )
    return Frame(
        seq, entry.at, kind_of(entry), {name: getattr(entry, name) for name in entry.public}
    )


def _event(event: SeenEvent) -> dict[str, Any]:
    """An event as it goes over the wire, without what is not so."""
    shown: dict[str, Any] = {"kind": event.kind, "rule": event.rule, "data": event.data}
    if event.private:
        shown["private"] = True
    if event.reveals:
        shown["reveals"] = True
    return shown


def frames_after(entries: list[AnyEntry], seat: int | None, after: int) -> list[Frame]:
    """All frames of an observer with a number above `after`, from the whole log."""
    frames, seq = [], 0
    seats = entries[0].seats if entries and isinstance(entries[0], Created) else 0
    key = observer_key(seat)
    for entry in entries:
        if key in entry.observers(seats):
            seq += 1
            if seq > after:
                frames.append(frame_of(entry, seq, seat))
    return frames


def chair_info(seat: int, chair: Chair) -> ChairInfo:
    kind = "person" if chair.person is not None else "bot" if chair.level is not None else "empty"
    return ChairInfo(
        seat,
        kind,  # type: ignore[arg-type]
        chair.name,
        chair.person,
        chair.level,
        chair.resigned,
        chair.wishes_pause,
    )


def _face(table: Table) -> dict[str, Any]:
    created = table.created
    result = table.state.result if table.state is not None else None
    return {
        "id": table.id,
        "game": created.game,
        "phase": table.phase,
        "visibility": created.visibility,
        "rated": created.rated,
        "owner": created.owner,
        "created_at": created.at,
        "chairs": tuple([chair_info(seat, chair) for seat, chair in enumerate(table.chairs)]),
        "scores": None if result is None else result.scores,
        "winners": None if result is None else result.winners,
    }


def summary_of(table: Table) -> Summary:
    """The table's line in the lists."""
    return Summary(**_face(table), changed_at=table.touched)


def table_info(table: Table) -> TableInfo:
    """The table as everybody at it may know it; the secret is opened when the game is over or
    abandoned."""
    created, ended = table.created, table.phase in ("over", "abandoned")
    return TableInfo(
        **_face(table),
        version=created.version,
        options=created.options,
        clock=created.clock,
        commitment=table.commitment,
        opening=OpeningInfo(created.secret, table.entropies) if ended else None,
        previous=created.previous,
        rematch=table.rematch,
    )


def view_of(table: Table, seat: int | None) -> Any:
    """The game as a seat, or a spectator (None), may know it; None before the start."""
    return None if table.state is None else table.game.view(table.state, seat)


def shown_to(table: Table, seat: int | None) -> Any:
    """The view as the page gets it, without the knowledge that is for bots."""
    return None if table.state is None else table.game.shown(table.state, seat)


def view_around(state: State, seat: int | None, shown: Any) -> View[Any]:
    """The view of an observer around the game's own part of it, in whatever form that is."""
    return view(state, seat, shown)


def clock_info(table: Table, seat: int | None, now: int) -> ClockInfo | None:
    """The clocks as an observer may know them; for a hidden question only the one who is asked sees
    the time."""
    clocks = table.clocks
    ring = clocks.next_ring()
    if clocks.setting.kind == "none" and ring is None:
        return None
    until = {}
    for other, running in clocks.running.items():
        when = clocks.deadline(other)
        if when is not None and (other == seat or not running.quiet):
            until[other] = when
    left = tuple(clocks.left) if clocks.left else None
    return ClockInfo(now, until, left, None if ring is None else ring.when)
