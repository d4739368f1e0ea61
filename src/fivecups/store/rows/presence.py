"""Which nodes there are, and who watches which tables at them."""

from __future__ import annotations

import json
from collections.abc import Collection

from sqlalchemy import text

from ..database import Database
from .dialects import spoken

MAKE_NODE = spoken(
    "INSERT INTO nodes (id, until) VALUES (:node, {now} + :milliseconds) ON CONFLICT DO NOTHING"
)
KEEP_NODE = spoken("UPDATE nodes SET until = {now} + :milliseconds WHERE id = :node RETURNING id")
FORGET_NODES = spoken("DELETE FROM nodes WHERE until < {now} RETURNING id")
FORGET_WATCHERS = text(
    """
    DELETE FROM watchers WHERE NOT EXISTS (SELECT 1 FROM nodes WHERE id = watchers.node)
    RETURNING table_id
    """
)
END_NODE = text("UPDATE nodes SET until = 0 WHERE id = :node")
START_AFRESH = text("DELETE FROM watchers WHERE node = :node")
COME = spoken(
    """
    INSERT INTO watchers (table_id, node, person)
    SELECT table_id, :node, person FROM ({pairs}) AS pair WHERE true ON CONFLICT DO NOTHING
    """
)
GONE = spoken(
    """
    DELETE FROM watchers WHERE node = :node
    AND EXISTS (SELECT 1 FROM ({pairs}) AS pair
        WHERE pair.table_id = watchers.table_id AND pair.person = watchers.person)
    """
)
ELSEWHERE = spoken(
    """
    SELECT table_id, person FROM watchers JOIN nodes ON nodes.id = watchers.node
    WHERE node <> :node AND until >= {now} AND table_id IN ({names})
    """
)


class PresenceRows:
    """Reads and writes presence."""

    database: Database

    async def keep_node(self, node: str, milliseconds: int) -> bool:
        kind, named = self.database.kind, {"node": node, "milliseconds": milliseconds}
        if await self.database.at_once(KEEP_NODE[kind], **named):
            return False
        await self.database.at_once(MAKE_NODE[kind], **named)
        await self.database.at_once(START_AFRESH, node=node)
        return True

    async def forget_nodes(self) -> set[str]:
        if not await self.database.at_once(FORGET_NODES[self.database.kind]):
            return set()
        return {row[0] for row in await self.database.at_once(FORGET_WATCHERS)}

    async def end_node(self, node: str) -> None:
        await self.database.at_once(END_NODE, node=node)

    async def keep_watchers(
        self, node: str, come: Collection[tuple[str, str]], gone: Collection[tuple[str, str]]
    ) -> None:
        for statement, pairs in ((GONE, gone), (COME, come)):
            if pairs:
                await self.database.at_once(
                    statement[self.database.kind], node=node, pairs=json.dumps(list(pairs))
                )

    async def watchers_elsewhere(self, node: str, tables: Collection[str]) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {name: set() for name in tables}
        query = ELSEWHERE[self.database.kind].bindparams(node=node, tables=json.dumps([*tables]))
        for name, person in await self.database.rows(query):
            found[name].add(person)
        return found
