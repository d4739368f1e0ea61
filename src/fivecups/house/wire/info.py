"""A table as it is shown: its public face, its views, its clocks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from fivecups.engine import awaited
from fivecups.engine.view import waiting

from ..table.clocks import Holiday
from ..table.seats import Chair, Colour, Sign, looks
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


def _face(table: Table) -> dict[str, Any]:
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
                    chair.person in table.forgotten,
                    table.clocks.away.get(seat),
                )
                for seat, (chair, look) in enumerate(
                    zip(table.chairs, looks(table.chairs), strict=True)
                )
            ]
        ),
        "locked": table.locked,
        "scores": None if result is None else result.scores,
        "winners": None if result is None else result.winners,
    }


def summary_of(table: Table) -> Summary:
    """The table's line in the lists."""
    return Summary(**_face(table), changed_at=table.touched)


def my_table(table: Table, person: str, now: int) -> MyTable:
    """A table as somebody finds it among their own."""
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
        **_face(table),
        changed_at=table.stirred,
        now=now,
        clock=table.created.clock,
        turn=turn,
        waiting=() if openly is None or openly.seats is None else tuple(openly.seats),
        until=min([*times, *rings], default=None),
    )


def in_order_of_turns(tables: Iterable[MyTable]) -> list[MyTable]:
    """Those first that wait for oneself, by the time that is left; then other games, likewise; then
    what is not being played, the latest first."""

    def key(one: MyTable) -> tuple[int, float, int]:
        playing = one.phase == "playing"
        rank = 0 if one.turn else 1 if playing else 2
        left = float("inf") if one.until is None else float(one.until)
        return rank, left, -one.changed_at

    return sorted(tables, key=key)


def table_info(table: Table) -> TableInfo:
    """The table as everybody at it may know it; the secret is opened when the game is over or
    abandoned."""
    created, ended = table.created, table.phase in ("over", "abandoned")
    return TableInfo(
        **_face(table),
        version=created.version,
        options=table.options,
        clock=created.clock,
        commitment=table.commitment,
        opening=OpeningInfo(created.secret, table.entropies) if ended else None,
        previous=created.previous,
        rematch=table.rematch,
        requests=tuple([RequestInfo(one.person, one.name, one.seat) for one in table.asking]),
        lesson=created.lesson,
    )


def view_of(table: Table, seat: int | None) -> Any:
    """The game as a seat, or a spectator (None), may know it; None before the start."""
    return None if table.state is None else table.game.view(table.state, seat)


def shown_to(table: Table, seat: int | None) -> Any:
    """The view as the page gets it, without the knowledge that is for bots."""
    return None if table.state is None else table.game.shown(table.state, seat)


def clock_info(table: Table, seat: int | None, now: int) -> ClockInfo | None:
    """The clocks as an observer may know them; for a hidden question only the one who is asked sees
    the time."""
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
