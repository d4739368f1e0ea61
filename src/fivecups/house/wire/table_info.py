"""Public information about a table: its seats, lists, views and clocks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from fivecups.engine import View, awaited
from fivecups.engine.view import waiting

from ..table.clocks import Holiday
from ..table.seats import Chair, Colour, Sign, assign_looks
from ..table.table import Table
from .protocol import ChairInfo, ClockInfo, MyTable, OpeningInfo, RequestInfo, Summary, TableInfo


def chair_info(
    seat: int,
    chair: Chair,
    look: tuple[Sign, Colour],
    deleted: bool = False,
    away: Holiday | None = None,
) -> ChairInfo:
    kind = "person" if chair.person is not None else "bot" if chair.level is not None else "empty"
    return ChairInfo(
        seat,
        kind,  # type: ignore[arg-type]
        chair.name,
        chair.person,
        chair.level,
        chair.resigned,
        chair.wishes_pause,
        chair.stand_in_wishes,
        chair.kept_for,
        chair.kept_name,
        *look,
        deleted=deleted,
        host=chair.host,
        away_until=None if away is None else away.until,
    )


def _public_fields(table: Table) -> dict[str, Any]:
    created, result = table.created, table.result
    return {
        "id": table.id,
        "game": created.game,
        "phase": table.phase,
        "visibility": created.visibility,
        "rated": created.rated,
        "owner": table.owner,
        "created_at": created.at,
        "chairs": tuple(
            [
                chair_info(
                    seat,
                    chair,
                    look,
                    chair.person in table.deleted_people,
                    table.clocks.away.get(seat),
                )
                for seat, (chair, look) in enumerate(
                    zip(table.chairs, assign_looks(table.chairs), strict=True)
                )
            ]
        ),
        "locked": table.locked,
        "scores": None if result is None else result.scores,
        "winners": None if result is None else result.winners,
    }


def summary_of(table: Table) -> Summary:
    """Return the table's item for the lists of tables."""
    return Summary(**_public_fields(table), changed_at=table.last_activity)


def my_table(table: Table, person: str, now: int) -> MyTable:
    """Return the table's item for a person's own list of tables, with the person's turn and
    deadline."""
    seat, state = table.seat_of(person), table.state
    playing = table.phase == "playing" and state is not None
    clock = clock_info(table, seat, now) if playing else None
    until = {} if clock is None else clock.until
    openly = waiting(state) if playing and state is not None else None
    turn = (
        playing
        and state is not None
        and seat is not None
        and table.chairs[seat].played_by_person
        and seat in awaited(state)
    )
    rings = () if clock is None or clock.rings is None else (clock.rings,)
    times = (until[seat],) if turn and seat is not None and seat in until else until.values()
    return MyTable(
        **_public_fields(table),
        changed_at=table.last_progress,
        now=now,
        clock=table.created.clock,
        turn=turn,
        waiting=() if openly is None or openly.seats is None else tuple(openly.seats),
        until=min([*times, *rings], default=None),
    )


def sort_my_tables(tables: Iterable[MyTable]) -> list[MyTable]:
    """Return a person's tables in order: first those that wait for this person, by deadline; then
    other running games, by deadline; then the rest, the latest first."""

    def key(table: MyTable) -> tuple[int, float, int]:
        playing = table.phase == "playing"
        rank = 0 if table.turn else 1 if playing else 2
        left = float("inf") if table.until is None else float(table.until)
        return rank, left, -table.changed_at

    return sorted(tables, key=key)


def table_info(table: Table) -> TableInfo:
    """Return everything that all observers may know of the table. The secret is included once the
    game is over or abandoned."""
    created, ended = table.created, table.phase in ("over", "abandoned")
    return TableInfo(
        **_public_fields(table),
        version=created.version,
        options=table.options,
        clock=created.clock,
        commitment=table.commitment,
        opening=OpeningInfo(created.secret, table.entropies) if ended else None,
        previous=created.previous,
        rematch=table.rematch,
        requests=tuple(
            [
                RequestInfo(request.person, request.name, request.seat, request.agreed)
                for request in table.seat_requests
            ]
        ),
        lesson=created.lesson,
    )


def view_of(table: Table, seat: int | None) -> View[Any]:
    """Return the full view of a game that has started for a seat, or for spectators (None),
    including the knowledge that only bots need."""
    if table.state is None:
        raise ValueError(f"table {table.id} has no game yet")
    return table.game.view(table.state, seat)


def page_view(table: Table, seat: int | None) -> View[Any] | None:
    """Return the view of the game that is sent to the page of a seat or of spectators (None):
    without the knowledge that only bots need. Return None before the start."""
    return None if table.state is None else table.game.shown(table.state, seat)


def clock_info(table: Table, seat: int | None, now: int) -> ClockInfo | None:
    """Return the clocks as the observer `seat` may know them, or None if the table has none. The
    deadline of a hidden question is visible only to the seat that is asked."""
    clocks = table.clocks
    ring = clocks.next_ring() if clocks.rings else None
    if ring is None and clocks.setting.kind == "none":
        return None
    until = {}
    for other, running in clocks.running.items():
        when = clocks.deadline(other)
        if when is not None and (other == seat or not running.quiet):
            until[other] = when
    return ClockInfo(now, until, clocks.left or None, None if ring is None else ring.when)
