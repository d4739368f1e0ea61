"""Which node attends which table. Time is the database's own, so that no node's clock matters."""

from __future__ import annotations

import json
from collections.abc import Collection

from sqlalchemy import Connection

from ..database import Database
from .dialects import spoken

RENEW = spoken(
    "UPDATE leases SET until = {now} + :milliseconds WHERE node = :node RETURNING table_id"
)
# A row that another node is about to change is passed over: nobody waits for anybody here.
TAKE = spoken(
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
# SQLite changes nothing within a query; but all of a transaction happens at one moment there.
FREE = spoken(
    """
    SELECT name, CASE WHEN until < {now} THEN {now} - until ELSE 0 END
    FROM (SELECT value AS name FROM ({names})) LEFT JOIN leases ON table_id = name
    WHERE until IS NULL OR node = :node OR until < {now}
    """
)
HAVE = spoken(
    """
    INSERT INTO leases (table_id, node, until)
    SELECT value, :node, {now} + :milliseconds FROM ({names}) WHERE true
    ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, until = excluded.until
    """
)
END = spoken("DELETE FROM leases WHERE node = :node AND table_id IN ({names})")
UNATTENDED = spoken(
    """
    SELECT tables.id FROM tables LEFT JOIN leases ON leases.table_id = tables.id
    WHERE tables.phase = 'playing' AND (leases.until IS NULL OR leases.until < {now}) LIMIT :most
    """
)


class LeaseRows:
    """Reads and writes leases. In PostgreSQL each change is one statement that the server carries
    out by itself: a node that is frozen in the middle keeps no other one waiting."""

    database: Database

    async def renew_leases(self, node: str, milliseconds: int) -> set[str]:
        renew = RENEW[self.database.kind]
        rows = await self.database.at_once(renew, node=node, milliseconds=milliseconds)
        return {row[0] for row in rows}

    async def take_leases(
        self, node: str, tables: Collection[str], milliseconds: int
    ) -> dict[str, int]:
        named = {"node": node, "tables": json.dumps(list(tables))}
        if not self.database.is_sqlite:
            take = TAKE[self.database.kind]
            rows = await self.database.at_once(take, **named, milliseconds=milliseconds)
            return {str(row[0]): int(row[1]) for row in rows}

        def work(connection: Connection) -> dict[str, int]:
            found = connection.execute(FREE["sqlite"], named).all()
            free = {str(name): int(late) for name, late in found}
            taken = {"node": node, "tables": json.dumps([*free]), "milliseconds": milliseconds}
            connection.execute(HAVE["sqlite"], taken)
            return free

        return await self.database.write(work)

    async def end_leases(self, node: str, tables: Collection[str]) -> None:
        end = END[self.database.kind]
        await self.database.at_once(end, node=node, tables=json.dumps(list(tables)))

    async def unattended_tables(self, most: int) -> list[str]:
        unattended = UNATTENDED[self.database.kind]
        return await self.database.column(unattended.bindparams(most=most))
