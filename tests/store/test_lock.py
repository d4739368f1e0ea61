"""Tests that a second house on the same SQLite file is refused."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from fivecups.store import DatabaseInUse, lock_as_worker, lock_database
from tests.cli.run_command import run

HOLD = """
import sys
from fivecups.store import lock_database
with lock_database(sys.argv[1]):
    print("open", flush=True)
    sys.stdin.read()
"""


def test_a_second_house_on_a_sqlite_file_is_refused_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    with lock_database(str(file)):
        done = run("serve", "--port", "1", "--no-browser", "--database", str(file))
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert f"another house has {file} open" in line
    assert "Traceback" not in done.stderr


def test_the_lock_is_gone_with_the_process_that_held_it(tmp_path: Path) -> None:
    file = str(tmp_path / "house.db")
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, file], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"open\n"
        with pytest.raises(DatabaseInUse), lock_database(file):
            pass
        other.kill()
        other.wait()
        with lock_database(f"sqlite:///{file}"):
            pass
    assert not list(tmp_path.glob("*.lock"))


def test_a_house_waits_for_the_workers_of_one_that_was_killed(tmp_path: Path) -> None:
    file = str(tmp_path / "house.db")
    with (
        lock_as_worker(file),
        lock_as_worker(file),
        pytest.raises(DatabaseInUse),
        lock_database(file),
    ):
        pass
    with lock_database(file), lock_as_worker(file):
        pass
    assert not list(tmp_path.iterdir())


def test_houses_share_what_is_not_a_file(tmp_path: Path) -> None:
    for url in ("postgresql://localhost/house", "sqlite://", str(tmp_path / "no" / "house.db")):
        with lock_database(url), lock_database(url), lock_as_worker(url):
            pass
