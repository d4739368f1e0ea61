"""Tests that a backup contains everything that a house has at one moment, while the house plays
on."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from fivecups.house.ports import StorageError
from fivecups.store import open_store
from fivecups.store.backups import back_up, lacks_wal, read_state
from fivecups.store.backups.sqlite_files import replace_file

from ..databases import new_file
from .kit import furnish, play_game, problems_of, rows_of


def test_a_backup_holds_everything_in_one_private_file(database_url: str, tmp_path: Path) -> None:
    async def check() -> None:
        await furnish(database_url)
        file = tmp_path / "backup"
        await back_up(database_url, file)
        assert await rows_of(str(file)) == await rows_of(database_url)
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert [path.name for path in tmp_path.glob("backup*")] == ["backup"]
        assert not lacks_wal(file)

    asyncio.run(check())


def test_backups_made_while_games_are_played_are_each_of_one_moment(
    database_url: str, tmp_path: Path
) -> None:
    async def check() -> None:
        store = await open_store(database_url)
        playing = asyncio.gather(*(play_game(store) for _ in range(3)))
        entries = set()
        for number in range(5):
            file = tmp_path / f"backup{number}"
            await back_up(database_url, file)
            assert await problems_of(str(file)) == []
            entries.add(len((await rows_of(str(file)))["log"]))
        await playing
        await store.close()
        await back_up(database_url, tmp_path / "last")
        assert max(entries) <= len((await rows_of(str(tmp_path / "last")))["log"])
        assert await problems_of(str(tmp_path / "last")) == []

    asyncio.run(check())


def test_what_is_still_in_the_wal_is_in_the_backup_but_not_in_a_plain_copy(tmp_path: Path) -> None:
    async def check() -> None:
        house, backup, plain = (tmp_path / name for name in ("house.db", "backup", "plain"))
        await furnish(str(house))
        before = len((await rows_of(str(house)))["log"])
        store = await open_store(str(house))
        await play_game(store)
        shutil.copy(house, plain)
        await back_up(str(house), backup)
        await store.close()
        now = await rows_of(str(house))
        assert len(now["log"]) > before
        assert await rows_of(str(backup)) == now
        assert len((await rows_of(str(plain)))["log"]) < len(now["log"])
        assert lacks_wal(plain)
        assert not lacks_wal(backup)
        assert not lacks_wal(house), "a closed house is one whole file"

    asyncio.run(check())


def test_a_backup_that_fails_leaves_the_earlier_one_alone(tmp_path: Path) -> None:
    async def check() -> None:
        file = tmp_path / "backup"
        file.write_text("earlier")
        (tmp_path / "letter.txt").write_text("Dear Ana")
        (tmp_path / "empty.db").touch()
        for source in ("letter.txt", "empty.db", "nothing.db"):
            with pytest.raises(StorageError):
                await back_up(str(tmp_path / source), file)
        assert file.read_text() == "earlier"
        assert not list(tmp_path.glob("backup.*"))

    asyncio.run(check())


def test_an_earlier_schema_is_not_read_as_if_it_were_ours(database_url: str) -> None:
    from sqlalchemy import text

    async def check() -> None:
        store = await open_store(database_url)
        await store.database.execute(text("UPDATE alembic_version SET version_num = '0001'"))
        await store.close()
        with pytest.raises(StorageError, match="earlier version of Five Cups"):
            async with read_state(database_url):
                pass

    asyncio.run(check())


def test_rows_that_belong_to_nothing_are_found(database_url: str, tmp_path: Path) -> None:
    """Only for databases that allow such rows."""

    async def check() -> None:
        await furnish(database_url)
        async with read_state(database_url) as state:
            assert await state.faults() == []
        if database_url.startswith("sqlite"):
            with closing(sqlite3.connect(tmp_path / "house.db")) as careless, careless:
                careless.execute("INSERT INTO devices VALUES ('d', 'nobody', '', 1, 1, '')")
            async with read_state(database_url) as state:
                assert await state.faults() == ["a row of devices belongs to nothing in people"]

    asyncio.run(check())


def test_a_copy_is_on_the_disk_before_it_takes_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, synced = tmp_path / "backup", list[tuple[int, int, bool]]()

    def fsync(handle: int) -> None:
        synced.append((handle, os.fstat(handle).st_ino, file.exists()))

    monkeypatch.setattr(os, "fsync", fsync)
    with replace_file(file) as fresh:
        fresh.write_text("whole")
    first, then = file.stat().st_ino, tmp_path.stat().st_ino
    assert [(node, there) for _, node, there in synced] == [(first, False), (then, True)]
    for handle, _, _ in synced:
        with pytest.raises(OSError, match="descriptor"):
            os.fstat(handle)


def test_what_the_database_finds_wrong_is_told_in_its_words(tmp_path: Path) -> None:
    file = new_file(tmp_path)
    with closing(sqlite3.connect(file)) as other:
        other.execute(
            "INSERT INTO people (id, name, language, created_at) VALUES ('a', 'A', '', 1)"
        )
        other.execute("PRAGMA writable_schema = ON")
        other.execute(
            "UPDATE sqlite_schema SET sql ="
            " replace(sql, 'password VARCHAR(300)', 'password TEXT NOT NULL')"
        )
        other.commit()

    async def check() -> None:
        async with read_state(f"sqlite:///{file}") as state:
            assert await state.faults() == ["NULL value in people.password"]

    asyncio.run(check())
