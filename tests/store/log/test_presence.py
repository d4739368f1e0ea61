"""Tests of presence: who is connected at which node."""

from __future__ import annotations

from fivecups.store import Store

from .kit import with_store

LONG = 3_600_000


def test_a_node_sees_who_watches_at_others_until_they_end(database_url: str) -> None:
    async def check(store: Store) -> None:
        assert await store.report_node("one", LONG)
        assert await store.report_node("two", LONG)
        assert not await store.report_node("two", LONG), "it was there before"
        await store.store_watchers("one", [("t1", "ana")], [])
        await store.store_watchers("two", [("t1", "bob"), ("t1", "cleo"), ("t2", "bob")], [])
        assert await store.watchers_elsewhere("one", ["t1", "t2", "t3"]) == {
            "t1": {"bob", "cleo"},
            "t2": {"bob"},
            "t3": set(),
        }
        assert await store.watchers_elsewhere("two", ["t1"]) == {"t1": {"ana"}}
        await store.store_watchers("two", [("t2", "cleo")], [("t1", "bob")])
        assert await store.watchers_elsewhere("one", ["t1", "t2"]) == {
            "t1": {"cleo"},
            "t2": {"bob", "cleo"},
        }
        assert await store.delete_expired_nodes() == set()
        await store.delete_node("two")
        assert await store.watchers_elsewhere("one", ["t1"]) == {"t1": set()}
        assert await store.delete_expired_nodes() == {"t1", "t2"}
        assert await store.delete_expired_nodes() == set(), "it was told once"
        assert await store.watchers_elsewhere("two", ["t1"]) == {"t1": {"ana"}}

    with_store(database_url, check)


def test_a_node_that_was_forgotten_begins_anew(database_url: str) -> None:
    async def check(store: Store) -> None:
        await store.store_watchers("two", [("t1", "bob")], [])
        assert await store.report_node("two", LONG)
        await store.store_watchers("two", [("t2", "bob")], [])
        assert await store.watchers_elsewhere("one", ["t1", "t2"]) == {"t1": set(), "t2": {"bob"}}

    with_store(database_url, check)
