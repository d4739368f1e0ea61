"""Two houses on one SQLite file would contradict each other: the second is refused."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from fivecups.store import DatabaseInUse, sole_house, worker_of_house
from tests.cli.command import run

HOLD = """
import sys
from fivecups.store import sole_house
with sole_house(sys.argv[1]):
    print("open", flush=True)
    sys.stdin.read()
"""


def test_a_second_house_on_a_sqlite_file_is_refused_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    with sole_house(str(file)):
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
        with pytest.raises(DatabaseInUse), sole_house(file):
            pass
        other.kill()
        other.wait()
        with sole_house(f"sqlite:///{file}"):
            pass
    assert not list(tmp_path.glob("*.lock"))


def test_a_house_waits_for_the_workers_of_one_that_was_killed(tmp_path: Path) -> None:
    file = str(tmp_path / "house.db")
    with worker_of_house(file), worker_of_house(file), pytest.raises(DatabaseInUse):
        sole_house(file).__enter__()
    with sole_house(file), worker_of_house(file):
        pass
    assert not list(tmp_path.iterdir())


def test_a_file_is_the_same_by_whatever_name(tmp_path: Path) -> None:
    file, link = tmp_path / "house.db", tmp_path / "link.db"
    file.touch()
    link.symlink_to(file)
    with sole_house(str(file)), pytest.raises(DatabaseInUse):
        sole_house(f"sqlite:///{link}").__enter__()
    with worker_of_house(f"sqlite:///{link}"), pytest.raises(DatabaseInUse):
        sole_house(str(file)).__enter__()


def test_houses_share_what_is_not_a_file(tmp_path: Path) -> None:
    for url in ("postgresql://localhost/house", "sqlite://", str(tmp_path / "no" / "house.db")):
        with sole_house(url), sole_house(url), worker_of_house(url):
            pass
