"""Database queries for the results of finished games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import Connection, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from fivecups.bots.analysis.report import Unit
from fivecups.house.club.results import SeatResult

from ... import schema
from ...database import Database


class ResultQueries:
    """Database queries that store results of finished games, and that find finished games without
    stored results."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def count_once(
        self, table: str, game: str, at: int, results: Sequence[SeatResult], recount: bool = False
    ) -> bool:
        rows = [_row(table, game, at, len(results), result) for result in results]
        places = [
            {"table_id": table, "seat": result.seat, "place": place, "wins": wins}
            for result in results
            for place, wins in result.places.items()
        ]

        def work(connection: Connection) -> None:
            if recount:
                for sql_table in (schema.counted_tables, schema.results, schema.places_won):
                    connection.execute(delete(sql_table).where(sql_table.c.table_id == table))
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

    async def store_luck(self, table: str, unit: Unit, luck: Mapping[int, float]) -> None:
        columns = schema.results.c

        def work(connection: Connection) -> None:
            for seat, value in luck.items():
                which = (columns.table_id == table, columns.seat == seat)
                connection.execute(
                    update(schema.results).where(*which).values(luck=value, unit=unit)
                )

        await self.database.write(work)

    async def uncounted_tables(self, most: int) -> list[str]:
        """Return at most `most` ids of tables with a finished game whose results are not stored for
        the statistics, for example after a crash at their end or from before the house had
        statistics."""
        tables = schema.tables.c
        done = select(schema.counted_tables.c.table_id)
        query = select(tables.id).where(tables.phase == "over", tables.id.not_in(done))
        return await self.database.column(query.order_by(tables.changed_at).limit(most))

    async def finished_tables(self) -> list[str]:
        """Return the ids of all finished games whose logs still exist."""
        tables = schema.tables.c
        return await self.database.column(select(tables.id).where(tables.phase == "over"))

    async def any_review(self, table: str) -> bytes | None:
        """Return the stored review of a game, made by any version of the program; None if there is
        none."""
        columns = schema.reviews.c
        row = await self.database.row(select(columns.body).where(columns.table_id == table))
        return None if row is None else bytes(row[0])


def _row(table: str, game: str, at: int, seats: int, result: SeatResult) -> dict[str, object]:
    return {
        "table_id": table,
        "seat": result.seat,
        "game": game,
        "seats": seats,
        "at": at,
        "person": result.person,
        "level": result.level,
        "finished": result.finished,
        "rank": result.rank,
        "share": result.share,
        "score": result.score,
    }


def anonymize_results(connection: Connection, people: Sequence[str]) -> None:
    """Remove the ids of these people from the stored results of their games, and delete their
    invitations."""
    columns, invited = schema.results.c, schema.invitations.c
    connection.execute(
        update(schema.results).where(columns.person.in_(people)).values(person=None, luck=None)
    )
    connection.execute(
        delete(schema.invitations).where(
            or_(invited.person.in_(people), invited.inviter.in_(people))
        )
    )
