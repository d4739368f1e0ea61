"""Which node attends which table. Time is the database's own, so that no node's clock matters."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import text

from ..database import Database

NOW = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"
NAMES = "CAST(:tables AS varchar[])"

RENEW = text(
    f"UPDATE leases SET until = {NOW} + :milliseconds WHERE node = :node RETURNING table_id"
)
# A row that another node is about to change is passed over: nobody waits for anybody here.
TAKE = text(
    f"""
    WITH free AS (
        SELECT table_id, greatest(0, {NOW} - until) AS late FROM leases
        WHERE table_id = ANY({NAMES}) AND (node = :node OR until < {NOW})
        FOR UPDATE SKIP LOCKED
    ), taken AS (
        UPDATE leases SET node = :node, until = {NOW} + :milliseconds
        FROM free WHERE leases.table_id = free.table_id RETURNING leases.table_id, late
    ), made AS (
        INSERT INTO leases (table_id, node, until)
        SELECT name, :node, {NOW} + :milliseconds FROM unnest({NAMES}) AS name
        WHERE NOT EXISTS (SELECT 1 FROM leases WHERE table_id = name) ORDER BY name
        ON CONFLICT DO NOTHING RETURNING table_id
    )
    SELECT table_id, late FROM taken UNION ALL SELECT table_id, 0 FROM made
    """
)
END = text(f"DELETE FROM leases WHERE node = :node AND table_id = ANY({NAMES})")
UNATTENDED = text(
    f"""
    SELECT tables.id FROM tables LEFT JOIN leases ON leases.table_id = tables.id
    WHERE tables.phase = 'playing' AND (leases.until IS NULL OR leases.until < {NOW}) LIMIT :most
    """
)


class LeaseRows:
    """Reads and writes leases, on PostgreSQL: a house on SQLite is alone and has none. Each change
    is one statement that the server carries out by itself: a node that is frozen in the middle
    keeps no other one waiting."""

    database: Database

    async def renew_leases(self, node: str, milliseconds: int) -> set[str]:
        rows = await self.database.at_once(RENEW, node=node, milliseconds=milliseconds)
        return {row[0] for row in rows}

    async def take_leases(
        self, node: str, tables: Collection[str], milliseconds: int
    ) -> dict[str, int]:
        rows = await self.database.at_once(
            TAKE, node=node, tables=list(tables), milliseconds=milliseconds
        )
        return {str(row[0]): int(row[1]) for row in rows}

    async def end_leases(self, node: str, tables: Collection[str]) -> None:
        await self.database.at_once(END, node=node, tables=list(tables))

    async def unattended_tables(self, most: int) -> list[str]:
        return await self.database.column(UNATTENDED.bindparams(most=most))
