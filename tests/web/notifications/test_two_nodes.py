"""Tests of notifications of a house of two nodes: sent once by either node until the player looks
at either, and none lost with a node that dies."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bus.test_two_houses import two_houses
from tests.store.databases import new_database
from tests.web.kit import Guest, run, set_table

from ..server import House
from .kit import DAYS, Browser, push_service, subscribe
from .test_push import roll_on, stop_watching


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, House]]:
    with two_houses(tmp_path_factory.mktemp("nodes"), quick_notices=True) as both:
        yield both


def test_one_notice_for_each_table_whichever_node_sends_it_until_one_looks_at_either(
    nodes: tuple[House, House],
) -> None:
    async def check() -> None:
        first, other = nodes
        async with push_service() as service:
            ana = await Guest.enter(first.base, "Ana")
            bob = await Guest.enter(other.base, "Bob")
            browser = Browser()
            await subscribe(ana, browser, f"{service.base}/ana")
            tables = [await set_table([ana, bob], "poker-dice", clock=DAYS) for _ in range(5)]
            notified = [browser.read((await service.got.get())[2])["table"] for _ in tables]
            assert sorted(notified) == sorted(tables)

            elsewhere = Guest(other.base, ana.cookie)
            await elsewhere.open()
            mine, same = await ana.my_tables(), await elsewhere.my_tables()
            assert [(each.id, each.turn, each.until) for each in mine] == [
                (each.id, each.turn, each.until) for each in same
            ]
            assert {each.id for each in mine if each.turn} == set(tables)

            table = tables[0]
            await elsewhere.watch(table)
            await bob.watch(table)
            await roll_on(elsewhere, table)
            await stop_watching(elsewhere, table, bob)
            await roll_on(bob, table)
            _, _, body = await service.got.get()
            assert browser.read(body)["table"] == table, "who has looked is told again"
            assert service.got.empty()

    run(check)


def test_what_a_node_was_sending_when_it_died_another_sends(tmp_path: Path) -> None:
    database = new_database("postgresql", tmp_path)

    async def check() -> None:
        async with push_service() as service:
            with House(tmp_path, database, notice_claim=0.5, quick_notices=True) as doomed:
                ana, bob = [await Guest.enter(doomed.base, name) for name in ("Ana", "Bob")]
                browser = Browser()
                await subscribe(ana, browser, f"{service.base}/ana")
                service.silent = True
                table = await set_table([ana, bob], "poker-dice", clock=DAYS)
                await service.got.get()
                await asyncio.to_thread(doomed.kill)
            service.silent = False
            with House(tmp_path, database, notice_claim=0.5, quick_notices=True):
                _, headers, body = await service.got.get()
                assert browser.read(body)["table"] == table
                assert headers["topic"] == table[:32], "by which a second one takes its place"

    run(check)
