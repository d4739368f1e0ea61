"""Which node attends which table. Time is the database's own, so that no node's clock matters."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from sqlalchemy import text

from ..database import Database

NOW = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"
NAMES = "CAST(:tables AS varchar[])"

RENEW = text(
    f"UPDATE leases SET until = {NOW} + :milliseconds WHERE node = :node RETURNING table_id"
)
TAKE = text(
    f"""
    INSERT INTO leases (table_id, node, until)
    SELECT name, :node, {NOW} + :milliseconds FROM unnest({NAMES}) AS name ORDER BY name
    ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, until = {NOW} + :milliseconds
    WHERE leases.node = excluded.node OR leases.until < {NOW}
    RETURNING table_id
    """
)
END = text(f"DELETE FROM leases WHERE node = :node AND table_id = ANY({NAMES}) RETURNING table_id")
UNATTENDED = text(
    f"""
    SELECT tables.id FROM tables LEFT JOIN leases ON leases.table_id = tables.id
    WHERE tables.phase = 'playing' AND (leases.until IS NULL OR leases.until < {NOW}) LIMIT :most
    """
)


class LeaseRows:
    """Reads and writes leases, on PostgreSQL: a house on SQLite is alone and has none."""

    database: Database

    async def renew_leases(self, node: str, milliseconds: int) -> set[str]:
        return await self._change(RENEW, {"node": node, "milliseconds": milliseconds})

    async def take_leases(self, node: str, tables: Collection[str], milliseconds: int) -> set[str]:
        return await self._change(
            TAKE, {"node": node, "tables": list(tables), "milliseconds": milliseconds}
        )

    async def end_leases(self, node: str, tables: Collection[str]) -> None:
        await self._change(END, {"node": node, "tables": list(tables)})

    async def unattended_tables(self, most: int) -> list[str]:
        return await self.database.column(UNATTENDED.bindparams(most=most))

    async def _change(self, statement: Any, values: Mapping[str, Any]) -> set[str]:
        return await self.database.write(
            lambda connection: set(connection.execute(statement, values).scalars())
        )
