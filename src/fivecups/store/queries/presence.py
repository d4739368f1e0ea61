"""Database queries for presence: the running nodes, and the people who watch tables at each
node."""

from __future__ import annotations

import json
from collections.abc import Collection

from sqlalchemy import text

from ..database import Database
from .dialects import for_each_dialect

ADD_NODE = for_each_dialect(
    "INSERT INTO nodes (id, until) VALUES (:node, {now} + :milliseconds) ON CONFLICT DO NOTHING"
)
RENEW_NODE = for_each_dialect(
    "UPDATE nodes SET until = {now} + :milliseconds WHERE id = :node RETURNING id"
)
DELETE_EXPIRED_NODES = for_each_dialect("DELETE FROM nodes WHERE until < {now} RETURNING id")
DELETE_ORPHANED_WATCHERS = text(
    """
    DELETE FROM watchers WHERE NOT EXISTS (SELECT 1 FROM nodes WHERE id = watchers.node)
    RETURNING table_id
    """
)
END_NODE = text("UPDATE nodes SET until = 0 WHERE id = :node")
DELETE_WATCHERS_OF_NODE = text("DELETE FROM watchers WHERE node = :node")
ADD_WATCHERS = for_each_dialect(
    """
    INSERT INTO watchers (table_id, node, person)
    SELECT table_id, :node, person FROM ({pairs}) AS pair WHERE true ON CONFLICT DO NOTHING
    """
)
REMOVE_WATCHERS = for_each_dialect(
    """
    DELETE FROM watchers WHERE node = :node
    AND EXISTS (SELECT 1 FROM ({pairs}) AS pair
        WHERE pair.table_id = watchers.table_id AND pair.person = watchers.person)
    """
)
WATCHERS_AT_OTHER_NODES = for_each_dialect(
    """
    SELECT table_id, person FROM watchers JOIN nodes ON nodes.id = watchers.node
    WHERE node <> :node AND until >= {now} AND table_id IN ({names})
    """
)


class PresenceQueries:
    """Database queries for presence: running nodes, and the watchers of tables at each node."""

    database: Database

    async def report_node(self, node: str, milliseconds: int) -> bool:
        kind, named = self.database.kind, {"node": node, "milliseconds": milliseconds}
        if await self.database.run_autocommit(RENEW_NODE[kind], **named):
            return False
        await self.database.run_autocommit(ADD_NODE[kind], **named)
        await self.database.run_autocommit(DELETE_WATCHERS_OF_NODE, node=node)
        return True

    async def delete_expired_nodes(self) -> set[str]:
        if not await self.database.run_autocommit(DELETE_EXPIRED_NODES[self.database.kind]):
            return set()
        return {row[0] for row in await self.database.run_autocommit(DELETE_ORPHANED_WATCHERS)}

    async def delete_node(self, node: str) -> None:
        await self.database.run_autocommit(END_NODE, node=node)

    async def store_watchers(
        self, node: str, arrived: Collection[tuple[str, str]], departed: Collection[tuple[str, str]]
    ) -> None:
        for statement, pairs in ((REMOVE_WATCHERS, departed), (ADD_WATCHERS, arrived)):
            if pairs:
                await self.database.run_autocommit(
                    statement[self.database.kind], node=node, pairs=json.dumps(list(pairs))
                )

    async def watchers_elsewhere(self, node: str, tables: Collection[str]) -> dict[str, set[str]]:
        watchers: dict[str, set[str]] = {name: set() for name in tables}
        query = WATCHERS_AT_OTHER_NODES[self.database.kind].bindparams(
            node=node, tables=json.dumps([*tables])
        )
        for name, person in await self.database.rows(query):
            watchers[name].add(person)
        return watchers
