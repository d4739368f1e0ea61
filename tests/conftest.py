"""The pytest configuration and fixtures for all tests."""

from __future__ import annotations

import gc
import os
import sys
import tempfile
from collections.abc import Iterator
from typing import Any

import pytest
import structlog

from fivecups.compiled.code_cache import default_directory
from fivecups.testing.scenario import ScriptedChance

pytest_plugins = ["tests.backstop"]
CONFIGURE_STRUCTLOG = structlog.configure
LONGEST = ("tests/browser/", "tests/bus/", "tests/web/")


def pytest_configure(config: pytest.Config) -> None:
    """Give all processes of a test run a common folder for solved games, new for every run, and for
    the bytecode of the sources: a house is started a hundred times and would compile its imports
    each time."""
    structlog.configure = configure_without_caching
    if not hasattr(config, "workerinput"):
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        sys.dont_write_bytecode = False
        solutions = tempfile.TemporaryDirectory(prefix="fivecups-solutions")
        config.add_cleanup(solutions.cleanup)
        os.environ["FIVECUPS_LANG"] = "en"
        os.environ.setdefault("NUMBA_CACHE_DIR", str(default_directory()))
        os.environ["FIVECUPS_CACHE"] = solutions.name


def configure_without_caching(**settings: Any) -> None:
    """Configure structlog so that loggers follow every later configuration. A logger that a test
    has cached would keep its processors, and `capture_logs` in later tests would miss its lines."""
    CONFIGURE_STRUCTLOG(**{**settings, "cache_logger_on_first_use": False})


def pytest_xdist_auto_num_workers() -> int:
    """Return the number of cores plus one, since tests often wait for browsers and houses."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the slowest tests first, so that no process waits for another's long test at the end."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))


def pytest_collection_finish() -> None:
    """Freeze all objects loaded so far, so that the garbage collector skips them; this saves a
    seventh of the time of tests that create many small objects."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


@pytest.fixture(autouse=True)
def scripts_are_used_up(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Fail a test whose scripted dice or draws were not all used: an unused script tests
    nothing."""
    scripts: list[ScriptedChance] = []
    begin = ScriptedChance.__init__

    def noted(self: ScriptedChance, seed: int = 0) -> None:
        begin(self, seed)
        scripts.append(self)

    monkeypatch.setattr(ScriptedChance, "__init__", noted)
    yield
    unused = [(script.rolls, script.shuffles, script.picks) for script in scripts if script.unused]
    assert not unused, f"scripted, but never drawn: {unused}"
