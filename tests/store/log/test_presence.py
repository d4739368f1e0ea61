"""Who is present at which node."""

from __future__ import annotations

from fivecups.store import Store

from .kit import with_store

LONG = 3_600_000


def test_a_node_sees_who_watches_at_others_until_they_end(database_url: str) -> None:
    async def check(store: Store) -> None:
        assert await store.keep_node("one", LONG)
        assert await store.keep_node("two", LONG)
        assert not await store.keep_node("two", LONG), "it was there before"
        await store.keep_watchers("one", [("t1", "ana")], [])
        await store.keep_watchers("two", [("t1", "bob"), ("t1", "cleo"), ("t2", "bob")], [])
        assert await store.watchers_elsewhere("one", ["t1", "t2", "t3"]) == {
            "t1": {"bob", "cleo"},
            "t2": {"bob"},
            "t3": set(),
        }
        assert await store.watchers_elsewhere("two", ["t1"]) == {"t1": {"ana"}}
        await store.keep_watchers("two", [("t2", "cleo")], [("t1", "bob")])
        assert await store.watchers_elsewhere("one", ["t1", "t2"]) == {
            "t1": {"cleo"},
            "t2": {"bob", "cleo"},
        }
        assert await store.forget_nodes() == set()
        await store.end_node("two")
        assert await store.watchers_elsewhere("one", ["t1"]) == {"t1": set()}
        assert await store.forget_nodes() == {"t1", "t2"}
        assert await store.forget_nodes() == set(), "it was told once"
        assert await store.watchers_elsewhere("two", ["t1"]) == {"t1": {"ana"}}

    with_store(database_url, check)


def test_a_node_that_was_forgotten_begins_anew(database_url: str) -> None:
    async def check(store: Store) -> None:
        await store.keep_watchers("two", [("t1", "bob")], [])
        assert await store.keep_node("two", LONG)
        await store.keep_watchers("two", [("t2", "bob")], [])
        assert await store.watchers_elsewhere("one", ["t1", "t2"]) == {"t1": set(), "t2": {"bob"}}

    with_store(database_url, check)
