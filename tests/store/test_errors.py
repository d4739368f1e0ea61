"""Tests of the translation of database errors, and of a lost answer to a commit."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from sqlalchemy.exc import OperationalError

from fivecups.house.ports import SeqTaken, StorageBusy, StorageError, StorageFull, StorageUnknown
from fivecups.house.wire.protocol import Summary
from fivecups.store import Store, open_store
from fivecups.store.errors import CommitUnknown, connection_lost, storage_error
from fivecups.store.log import writer

from .databases import new_database
from .log.kit import append, summary

COMMIT = b"COMMIT"
ENTRY = b"\0\0\0\4said"
"""The bytes by which the kind of an entry goes to the server, in a statement that commits by
itself."""


def sqlite_error(code: int, words: str = "") -> Exception:
    error = sqlite3.OperationalError(words)
    error.sqlite_errorcode = code
    return OperationalError("", {}, error)


def postgresql_error(state: str | None, words: str = "") -> Exception:
    error = Exception(words)
    if state is not None:
        error.sqlstate = state  # type: ignore[attr-defined]
    return OperationalError("", {}, error)


def test_errors_are_known_by_code_and_not_by_words() -> None:
    extended = sqlite3.SQLITE_BUSY | (2 << 8)
    kinds = {
        StorageFull: [
            sqlite_error(sqlite3.SQLITE_FULL),
            postgresql_error("53100"),
            OSError(errno.ENOSPC, ""),
        ],
        StorageBusy: [
            sqlite_error(sqlite3.SQLITE_BUSY),
            sqlite_error(extended),
            sqlite_error(sqlite3.SQLITE_LOCKED),
            postgresql_error("55P03"),
        ],
        StorageError: [
            sqlite_error(sqlite3.SQLITE_CORRUPT, "the disk is full, the table is locked and busy"),
            postgresql_error("42P01", 'relation "lock timeout 53100" does not exist'),
            OSError(errno.ECONNREFUSED, "full"),
        ],
    }
    for kind, errors in kinds.items():
        assert [type(storage_error(error)) for error in errors] == [kind] * len(errors)


def test_a_connection_is_lost_where_the_server_has_not_answered() -> None:
    lost = [postgresql_error(None), postgresql_error("08006"), postgresql_error("57P01")]
    assert all(connection_lost(error) for error in [*lost, ConnectionResetError()])
    assert not connection_lost(postgresql_error("40001"))


class Proxy:
    """A proxy in front of PostgreSQL. While `cutting`, it cuts off the answer to a message that
    contains `these` bytes and commits; with `out_of_reach` it then accepts no further connections.
    """

    def __init__(self, socket: str) -> None:
        self._socket = socket
        self.cutting = 0
        self.these = ENTRY
        self.out_of_reach = False
        self._closed = False

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._closed:
            writer.close()
            return
        there, back = await asyncio.open_unix_connection(self._socket)
        answers = asyncio.create_task(self._pass(there, writer))
        try:
            while data := await reader.read(2**16):
                if self.cutting and self.these in data:
                    self.cutting -= 1
                    self._closed = self.out_of_reach
                    answers.cancel()
                    writer.transport.abort()
                    back.write(data)
                    await there.read(2**16)
                    return
                back.write(data)
        finally:
            answers.cancel()
            back.close()
            writer.close()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            while data := await reader.read(2**16):
                writer.write(data)
        writer.close()


@contextlib.asynccontextmanager
async def behind_a_proxy() -> AsyncIterator[tuple[Proxy, Store]]:
    address = urlsplit(new_database("postgresql", Path()))
    folder = parse_qs(address.query)["host"][0]
    proxy = Proxy(f"{folder}/.s.PGSQL.5432")
    async with await asyncio.start_server(proxy.serve, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        store = await open_store(f"postgresql://postgres@127.0.0.1:{port}{address.path}")
        try:
            yield proxy, store
        finally:
            await store.close()


@pytest.mark.parametrize("line", [None, summary("t")], ids=["entry", "transaction"])
def test_an_append_whose_commit_was_cut_off_is_told_as_it_stands_in_the_log(
    line: Summary | None,
) -> None:
    async def check() -> None:
        async with behind_a_proxy() as (proxy, store):
            proxy.these = ENTRY if line is None else COMMIT
            for seq in range(15):
                proxy.cutting = 1
                await store.append(append("t", seq, summary=line))
                assert proxy.cutting == 0
            assert len(await store.entries("t")) == 15

    asyncio.run(check())


def test_a_group_whose_commit_was_cut_off_is_told_one_by_one() -> None:
    async def check() -> None:
        async with behind_a_proxy() as (proxy, store):
            await store.append(append("t1", 0))
            proxy.cutting = 2
            outcomes: list[Any] = await asyncio.gather(
                *(store.append(append(f"t{number}", 0, 2)) for number in range(3)),
                return_exceptions=True,
            )
            assert outcomes[0] is None and outcomes[2] is None
            assert isinstance(outcomes[1], SeqTaken)
            assert [len(await store.entries(f"t{number}")) for number in range(3)] == [2, 1, 2]

    asyncio.run(check())


def test_a_group_whose_commit_was_lost_has_as_many_tries_as_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "RETRY_PAUSES_SECONDS", (0.0, 0.0))
    tries: list[object] = []

    async def lost(insert: str, rows: object) -> None:
        tries.append(rows)
        raise CommitUnknown("lost")

    async def check() -> None:
        store = await open_store(str(tmp_path / "house.db"))
        store.database.add_rows = lost  # type: ignore[method-assign]
        outcomes = await asyncio.gather(
            *(store.append(append(f"t{number}", 0)) for number in range(5)), return_exceptions=True
        )
        assert [type(outcome) for outcome in outcomes] == 5 * [StorageUnknown]
        assert len(tries) == 1 + 2
        assert tries[1] != tries[2], "another one of the group comes first then"
        await store.close()

    asyncio.run(check())


def test_where_the_log_cannot_be_read_either_nothing_is_claimed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(writer, "RETRY_PAUSES_SECONDS", (0.0, 0.0))

    async def check() -> None:
        async with behind_a_proxy() as (proxy, store):
            proxy.cutting, proxy.out_of_reach = 1, True
            with pytest.raises(StorageUnknown):
                await store.append(append("t", 0))

    asyncio.run(check())
