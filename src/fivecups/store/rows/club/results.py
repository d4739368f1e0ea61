"""The results of finished games, in the database."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import Connection, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from fivecups.bots.analysis.report import Unit
from fivecups.house.club.results import SeatResult

from ... import schema
from ...database import Database


class ResultRows:
    """Writes results, and finds what has not been counted."""

    database: Database

    async def count_once(
        self, table: str, game: str, at: int, results: Sequence[SeatResult], again: bool = False
    ) -> bool:
        rows = [_row(table, game, at, len(results), one) for one in results]
        places = [
            {"table_id": table, "seat": one.seat, "place": place, "wins": wins}
            for one in results
            for place, wins in one.places.items()
        ]

        def work(connection: Connection) -> None:
            if again:
                for kept in (schema.counted_tables, schema.results, schema.places_won):
                    connection.execute(delete(kept).where(kept.c.table_id == table))
            connection.execute(insert(schema.counted_tables).values(table_id=table))
            if rows:
                connection.execute(insert(schema.results), rows)
            if places:
                connection.execute(insert(schema.places_won), places)

        try:
            await self.database.write(work)
        except IntegrityError:
            return False
        return True

    async def keep_luck(self, table: str, unit: Unit, luck: Mapping[int, float]) -> None:
        rows = schema.results.c

        def work(connection: Connection) -> None:
            for seat, value in luck.items():
                which = (rows.table_id == table, rows.seat == seat)
                connection.execute(
                    update(schema.results).where(*which).values(luck=value, unit=unit)
                )

        await self.database.write(work)

    async def uncounted_tables(self, most: int) -> list[str]:
        """Games that are over and have not been counted, as after a crash at their end or in a
        house that is older than its figures."""
        tables = schema.tables.c
        done = select(schema.counted_tables.c.table_id)
        query = select(tables.id).where(tables.phase == "over", tables.id.not_in(done))
        return await self.database.column(query.order_by(tables.changed_at).limit(most))

    async def finished_tables(self) -> list[str]:
        """All games that are over and whose logs are still there."""
        tables = schema.tables.c
        return await self.database.column(select(tables.id).where(tables.phase == "over"))

    async def any_review(self, table: str) -> bytes | None:
        """The review of a game, whichever version of the house has made it."""
        rows = schema.reviews.c
        found = await self.database.row(select(rows.body).where(rows.table_id == table))
        return None if found is None else bytes(found[0])


def _row(table: str, game: str, at: int, seats: int, one: SeatResult) -> dict[str, object]:
    return {
        "table_id": table,
        "seat": one.seat,
        "game": game,
        "seats": seats,
        "at": at,
        "person": one.person,
        "level": one.level,
        "finished": one.finished,
        "rank": one.rank,
        "share": one.share,
        "score": one.score,
    }


def forget_results(connection: Connection, people: Sequence[str]) -> None:
    """The games of these people are nobody's from now on."""
    rows, invited = schema.results.c, schema.invitations.c
    connection.execute(
        update(schema.results).where(rows.person.in_(people)).values(person=None, luck=None)
    )
    connection.execute(
        delete(schema.invitations).where(
            or_(invited.person.in_(people), invited.inviter.in_(people))
        )
    )
