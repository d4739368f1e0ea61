"""Following what another process writes into the same log."""

from __future__ import annotations

import asyncio

from fivecups.house.table import commands

from ..kit import ANA, BOB, MemoryStore, open_manager, until


class SlowReader(MemoryStore):
    """A store whose readers have what was written when they asked, but get it only when `open` is
    set."""

    def __init__(self) -> None:
        super().__init__()
        self.open = asyncio.Event()
        self.open.set()

    async def entries(self, table: str, after: int = -1) -> list[bytes]:
        found = await super().entries(table, after)
        await self.open.wait()
        return found


def test_news_that_come_while_the_log_is_read_are_not_forgotten() -> None:
    async def check() -> None:
        store = SlowReader()
        async with open_manager(store) as writer, open_manager(store) as reader:
            table = (await writer.create(ANA, "poker-dice", 2, {})).id
            await reader.find(table)
            store.open.clear()
            for person in (ANA, BOB):
                await writer.submit(table, person, commands.sit, None, "entropy")
                reader.hear(table, writer.tables.live[table].table.seq)
                await asyncio.sleep(0)
            store.open.set()
            await until(
                lambda: reader.tables.live[table].table.seq == writer.tables.live[table].table.seq
            )

    asyncio.run(asyncio.wait_for(check(), 60))


def test_looking_again_where_nothing_is_new_ends() -> None:
    async def check() -> None:
        store = SlowReader()
        async with open_manager(store) as manager:
            table = (await manager.create(ANA, "poker-dice", 2, {})).id
            manager.look_again()
            await until(lambda: not manager.tables.live[table].writing)
            assert manager.tables.live[table].heard == manager.tables.live[table].table.seq

    asyncio.run(asyncio.wait_for(check(), 60))
