"""Database queries for leases: the right of a node to run the bots and clocks of a table. Times
come from the database's clock, so that the nodes' clocks need not agree."""

from __future__ import annotations

import json
from collections.abc import Collection

from sqlalchemy import Connection

from ..database import Database
from .dialects import for_each_dialect

RENEW_LEASES = for_each_dialect(
    "UPDATE leases SET until = {now} + :milliseconds WHERE node = :node RETURNING table_id"
)
# Rows that another node is changing are skipped, so that no node waits for another.
TAKE_LEASES = for_each_dialect(
    """
    WITH free AS (
        SELECT table_id, greatest(0, {now} - until) AS late FROM leases
        WHERE table_id IN ({names}) AND (node = :node OR until < {now})
        FOR UPDATE SKIP LOCKED
    ), taken AS (
        UPDATE leases SET node = :node, until = {now} + :milliseconds
        FROM free WHERE leases.table_id = free.table_id RETURNING leases.table_id, late
    ), made AS (
        INSERT INTO leases (table_id, node, until)
        SELECT name, :node, {now} + :milliseconds FROM ({names}) AS wanted (name)
        WHERE NOT EXISTS (SELECT 1 FROM leases WHERE table_id = name) ORDER BY name
        ON CONFLICT DO NOTHING RETURNING table_id
    )
    SELECT table_id, late FROM taken UNION ALL SELECT table_id, 0 FROM made
    """
)
# SQLite cannot change rows within a query, but its transactions exclude each other, so two
# statements are enough.
SELECT_FREE_TABLES = for_each_dialect(
    """
    SELECT name, CASE WHEN until < {now} THEN {now} - until ELSE 0 END
    FROM (SELECT value AS name FROM ({names})) LEFT JOIN leases ON table_id = name
    WHERE until IS NULL OR node = :node OR until < {now}
    """
)
UPSERT_LEASES = for_each_dialect(
    """
    INSERT INTO leases (table_id, node, until)
    SELECT value, :node, {now} + :milliseconds FROM ({names}) WHERE true
    ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, until = excluded.until
    """
)
DELETE_LEASES = for_each_dialect("DELETE FROM leases WHERE node = :node AND table_id IN ({names})")
SELECT_UNATTENDED_TABLES = for_each_dialect(
    """
    SELECT tables.id FROM tables LEFT JOIN leases ON leases.table_id = tables.id
    WHERE tables.phase = 'playing' AND (leases.until IS NULL OR leases.until < {now}) LIMIT :most
    """
)


class LeaseQueries:
    """Database queries for leases. In PostgreSQL each change is a single statement that the server
    completes alone, so that a node that freezes in the middle does not make other nodes wait."""

    database: Database

    async def renew_leases(self, node: str, milliseconds: int) -> set[str]:
        renew = RENEW_LEASES[self.database.kind]
        rows = await self.database.run_autocommit(renew, node=node, milliseconds=milliseconds)
        return {row[0] for row in rows}

    async def take_leases(
        self, node: str, tables: Collection[str], milliseconds: int
    ) -> dict[str, int]:
        named = {"node": node, "tables": json.dumps(list(tables))}
        if not self.database.is_sqlite:
            take = TAKE_LEASES[self.database.kind]
            rows = await self.database.run_autocommit(take, **named, milliseconds=milliseconds)
            return {str(row[0]): int(row[1]) for row in rows}

        def work(connection: Connection) -> dict[str, int]:
            rows = connection.execute(SELECT_FREE_TABLES["sqlite"], named).all()
            free = {str(name): int(late) for name, late in rows}
            taken = {"node": node, "tables": json.dumps([*free]), "milliseconds": milliseconds}
            connection.execute(UPSERT_LEASES["sqlite"], taken)
            return free

        return await self.database.write(work)

    async def end_leases(self, node: str, tables: Collection[str]) -> None:
        end = DELETE_LEASES[self.database.kind]
        await self.database.run_autocommit(end, node=node, tables=json.dumps(list(tables)))

    async def tables_without_lease(self, most: int) -> list[str]:
        unattended = SELECT_UNATTENDED_TABLES[self.database.kind]
        return await self.database.column(unattended.bindparams(most=most))
