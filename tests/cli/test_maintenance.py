"""`fivecups backup`, `restore` and `check`."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from fivecups.store import lock_database, open_store
from tests.store.backups.kit import furnish, play_game, rows_of

from .run_command import run


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """The folder of a house with a finished game."""
    asyncio.run(furnish(str(tmp_path / "house.db")))
    return tmp_path


def test_a_house_is_backed_up_checked_and_brought_back(house: Path, tmp_path: Path) -> None:
    backup, other = tmp_path / "backup.db", tmp_path / "other"
    done = run("backup", str(backup), "--data", str(house))
    assert done.returncode == 0, done.stderr
    assert str(backup) in done.stdout
    checked = run("check", str(backup))
    assert (checked.returncode, checked.stdout) == (0, "All is in order: 1 tables.\n")
    assert run("restore", str(backup), "--data", str(other)).returncode == 0
    rows = asyncio.run(rows_of(str(other / "house.db")))
    assert rows == asyncio.run(rows_of(str(house / "house.db")))


def test_nothing_is_overwritten_without_force(house: Path, tmp_path: Path) -> None:
    backup = tmp_path / "backup.db"
    assert run("backup", str(backup), "--data", str(house)).returncode == 0
    again = run("backup", str(backup), "--data", str(house))
    assert again.returncode == 2 and "--force" in again.stderr
    assert run("backup", str(backup), "--data", str(house), "--force").returncode == 0
    refused = run("restore", str(backup), "--data", str(house))
    assert refused.returncode == 2 and "--force" in refused.stderr
    assert run("restore", str(backup), "--data", str(house), "--force").returncode == 0
    with lock_database(str(house / "house.db")):
        in_use = run("restore", str(backup), "--data", str(house), "--force")
    assert in_use.returncode == 2 and "another house" in in_use.stderr


def test_a_plain_copy_of_an_open_house_is_warned_against(house: Path, tmp_path: Path) -> None:
    plain = tmp_path / "plain.db"

    async def copy_while_open() -> None:
        store = await open_store(str(house / "house.db"))
        await play_game(store)
        shutil.copy(house / "house.db", plain)
        await store.close()

    asyncio.run(copy_while_open())
    for words in (("check", str(plain)), ("restore", str(plain), "--data", str(tmp_path / "new"))):
        done = run(*words)
        assert "fivecups backup" in done.stderr and "plain.db-wal" in done.stderr
    assert run("check", "--data", str(house)).stderr == ""


def test_what_is_wrong_is_listed_table_by_table(house: Path) -> None:
    with closing(sqlite3.connect(house / "house.db")) as file, file:
        [table] = file.execute("SELECT id FROM tables").fetchone()
        file.execute("DELETE FROM log WHERE seq = 4")
        file.execute("INSERT INTO devices VALUES ('d', 'nobody', 'x', 1, 1, '')")
    done = run("check", "--data", str(house))
    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        "database: a row of devices belongs to nothing in people",
        f"table {table}: entry 4 is missing in the log",
        "1 faults of the database, 1 of 1 tables wrong.",
    ]
    told = json.loads(run("check", "--data", str(house), "--json").stdout)
    assert told["problems"] == {table: ["entry 4 is missing in the log"]}


def test_a_closed_house_of_the_first_schemas_is_no_plain_copy(house: Path) -> None:
    file = house / "house.db"
    for revision, warned in (("0004", False), ("0005", True)):
        with closing(sqlite3.connect(file)) as connection, connection:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("UPDATE alembic_version SET version_num = ?", (revision,))
        assert not file.with_name("house.db-wal").exists()
        assert ("plain copy" in run("check", "--data", str(house)).stderr) == warned
        assert not file.with_name("house.db-wal").exists()


def test_a_wrong_line_in_the_list_of_tables_is_made_anew(house: Path) -> None:
    with closing(sqlite3.connect(house / "house.db")) as file, file:
        [table, summary] = file.execute("SELECT id, summary FROM tables").fetchone()
        wrong = summary.replace(b'"phase":"over"', b'"phase":"open"')
        assert wrong != summary
        file.execute("UPDATE tables SET summary = ?", (wrong,))
    done = run("check", "--data", str(house))
    assert done.returncode == 1
    assert f"table {table}: the list of tables has another phase than its log" in done.stdout
    assert "fivecups check --mend" in done.stdout
    mended = run("check", "--mend", "--data", str(house))
    assert mended.returncode == 0, mended.stdout
    assert "1 lines in the list of tables are made anew" in mended.stdout
    assert run("check", "--data", str(house)).stdout == "All is in order: 1 tables.\n"
    with closing(sqlite3.connect(house / "house.db")) as file:
        assert file.execute("SELECT summary FROM tables").fetchone() == (summary,)


def test_a_log_is_never_mended(house: Path) -> None:
    with closing(sqlite3.connect(house / "house.db")) as file, file:
        file.execute("DELETE FROM log WHERE seq = 4")
    done = run("check", "--mend", "--data", str(house))
    assert done.returncode == 1
    assert "made anew" not in done.stdout


@pytest.mark.parametrize("command", ["backup", "restore", "check"])
def test_what_is_no_house_is_told_in_one_line(command: str, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ana")
    words = {
        "backup": (str(tmp_path / "backup.db"), "--database", str(letter)),
        "restore": (str(letter), "--data", str(tmp_path / "new")),
        "check": (str(letter),),
    }
    done = run(command, *words[command])
    assert done.returncode == 2
    assert "no SQLite database" in done.stderr and len(done.stderr.splitlines()) == 1
    assert run(command, *words[command][:-1], str(tmp_path / "none")).returncode == 2
