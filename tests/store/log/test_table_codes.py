"""Short codes of tables."""

from __future__ import annotations

from itertools import chain, repeat

import pytest
from sqlalchemy import update

from fivecups.store import Store, schema
from fivecups.store.queries import table_codes
from fivecups.store.queries.table_codes import CODE_LENGTH, CODE_LETTERS, new_code, read_code

from .test_leases import add_tables, in_store


def test_codes_are_short_and_have_no_signs_that_look_alike() -> None:
    assert not set("01OI") & set(CODE_LETTERS)
    for _ in range(100):
        code = new_code()
        assert len(code) == CODE_LENGTH and set(code) <= set(CODE_LETTERS)
        assert read_code(f" {code.lower()} ") == code
    assert [read_code(text) for text in ("", "K7Q", "K7Q22", "K7O2", "K7Q/", "ＫＫＫＫ")] == [
        None
    ] * 6


def test_a_table_has_one_code_until_it_is_over(database_url: str) -> None:
    async def check(store: Store) -> None:
        await add_tables(store, waiting="open", running="playing", done="over")
        code = await store.codes.code_of("waiting")
        assert code is not None and await store.codes.code_of("waiting") == code
        assert await store.codes.table_of_code(code) == "waiting"
        assert await store.codes.code_of("running") not in (None, code)
        assert await store.codes.code_of("done") is None
        assert await store.codes.code_of("unknown") is None
        await store.database.execute(
            update(schema.tables).where(schema.tables.c.id == "waiting").values(phase="over")
        )
        assert await store.codes.table_of_code(code) is None
        assert await store.codes.code_of("waiting") is None

    in_store(database_url, check)


def test_a_code_that_another_table_has_is_not_given_again(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = chain(["AAAA"], repeat("AAAA", 5), ["BBBB"], repeat("AAAA"))
    monkeypatch.setattr(table_codes, "new_code", lambda: next(drawn))

    async def check(store: Store) -> None:
        await add_tables(store, one="open", two="open", three="open")
        assert await store.codes.code_of("one") == "AAAA"
        assert await store.codes.code_of("two") == "BBBB"
        await store.database.execute(
            update(schema.tables).where(schema.tables.c.id == "one").values(phase="abandoned")
        )
        assert await store.codes.code_of("three") == "AAAA", "codes of closed tables are free again"
        assert await store.codes.table_of_code("AAAA") == "three"

    in_store(database_url, check)
