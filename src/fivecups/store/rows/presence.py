"""Which nodes there are, and who watches which tables at them."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import text

from ..database import Database
from .leases import NAMES, NOW

PAIRS = "unnest(CAST(:tables AS varchar[]), CAST(:people AS varchar[])) AS pair (table_id, person)"

# A row that was made, not changed, has no `xmax`.
KEEP_NODE = text(
    f"""
    INSERT INTO nodes (id, until) VALUES (:node, {NOW} + :milliseconds)
    ON CONFLICT (id) DO UPDATE SET until = excluded.until RETURNING xmax = 0
    """
)
FORGET_NODES = text(f"DELETE FROM nodes WHERE until < {NOW} RETURNING id")
FORGET_WATCHERS = text(
    """
    DELETE FROM watchers WHERE NOT EXISTS (SELECT 1 FROM nodes WHERE id = watchers.node)
    RETURNING table_id
    """
)
END_NODE = text("UPDATE nodes SET until = 0 WHERE id = :node")
START_AFRESH = text("DELETE FROM watchers WHERE node = :node")
COME = text(
    f"""
    INSERT INTO watchers (table_id, node, person) SELECT table_id, :node, person FROM {PAIRS}
    ON CONFLICT DO NOTHING
    """
)
GONE = text(
    f"""
    DELETE FROM watchers USING {PAIRS} WHERE watchers.node = :node
    AND watchers.table_id = pair.table_id AND watchers.person = pair.person
    """
)
ELSEWHERE = text(
    f"""
    SELECT table_id, person FROM watchers JOIN nodes ON nodes.id = watchers.node
    WHERE node <> :node AND until >= {NOW} AND table_id = ANY({NAMES})
    """
)


class PresenceRows:
    """Reads and writes presence, on PostgreSQL: a house on SQLite is alone."""

    database: Database

    async def keep_node(self, node: str, milliseconds: int) -> bool:
        [[fresh]] = await self.database.at_once(KEEP_NODE, node=node, milliseconds=milliseconds)
        if fresh:
            await self.database.at_once(START_AFRESH, node=node)
        return bool(fresh)

    async def forget_nodes(self) -> set[str]:
        if not await self.database.at_once(FORGET_NODES):
            return set()
        return {row[0] for row in await self.database.at_once(FORGET_WATCHERS)}

    async def end_node(self, node: str) -> None:
        await self.database.at_once(END_NODE, node=node)

    async def keep_watchers(
        self, node: str, come: Collection[tuple[str, str]], gone: Collection[tuple[str, str]]
    ) -> None:
        for statement, pairs in ((GONE, gone), (COME, come)):
            if pairs:
                tables, people = [pair[0] for pair in pairs], [pair[1] for pair in pairs]
                await self.database.at_once(statement, node=node, tables=tables, people=people)

    async def watchers_elsewhere(self, node: str, tables: Collection[str]) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {name: set() for name in tables}
        for name, person in await self.database.at_once(ELSEWHERE, node=node, tables=list(tables)):
            found[name].add(person)
        return found
