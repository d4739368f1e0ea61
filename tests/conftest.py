"""For all tests."""

from __future__ import annotations

import gc
import os
import sys
import tempfile
from collections.abc import Iterator

import pytest

from fivecups.testing.scenario import ScriptedChance

LONGEST = ("tests/browser/", "tests/bus/", "tests/web/")


def pytest_configure(config: pytest.Config) -> None:
    """What is solved is solved once for all processes of this run, and anew in every run. All of
    them share the bytecode of the sources too: a house is opened a hundred times, and would compile
    what it imports each time."""
    if not hasattr(config, "workerinput"):
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        sys.dont_write_bytecode = False
        solutions = tempfile.TemporaryDirectory(prefix="fivecups-solutions")
        config.add_cleanup(solutions.cleanup)
        os.environ["FIVECUPS_CACHE"] = solutions.name


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: in each process tests wait for browsers and houses."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest comes first: in the end no process waits for another's long test."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))


def pytest_collection_finish() -> None:
    """All that is loaded by now stays: the collector need not look at it again and again, which
    takes a seventh of the time of tests that make many small objects."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


@pytest.fixture(autouse=True)
def scripts_are_used_up(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever a test has scripted, the game has drawn: dice that are never rolled show nothing."""
    scripts: list[ScriptedChance] = []
    begin = ScriptedChance.__init__

    def noted(self: ScriptedChance, seed: int = 0) -> None:
        begin(self, seed)
        scripts.append(self)

    monkeypatch.setattr(ScriptedChance, "__init__", noted)
    yield
    unused = [(script.rolls, script.shuffles, script.picks) for script in scripts if script.unused]
    assert not unused, f"scripted, but never drawn: {unused}"
