"""Copies of a process that has imported all tests and what they need: importing takes longer than
most tests do.

A house that is opened in a copy is a copy too, so that it has the fault that its tests have. One
PostgreSQL server serves all copies, and one database of each kind is copied by all their tests.
"""

from __future__ import annotations

import importlib
import multiprocessing
import os
import signal
import sys
import tempfile
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

import pytest

from .parts import CHOSEN, QUIET, ROOT

EXAMPLES = ROOT / "docs" / "examples"
KEPT = ("tests", "tests.store", "tests.store.databases")

TOO_LONG = 252
"""Exit code of a copy that was killed because it took too long."""

PATIENCE = 5
"""Factor by which something may take longer on a busy machine."""


def preload(folders: Iterable[str]) -> None:
    """Import everything that tests in these folders import, and what a house imports when it
    opens."""
    from tests.store.databases import KINDS, new_database
    from tests.web import server

    chosen = [str(ROOT / "tests" / name) for name in folders]
    with open(os.devnull, "w") as silence:
        said, sys.stdout = sys.stdout, silence
        pytest.main([*QUIET, *CHOSEN, "-s", "--collect-only", *chosen])
        sys.stdout = said
    if "store" in folders:
        for name in server.LATE_IMPORTS:
            importlib.import_module(name)
        server.FORKS = multiprocessing.get_context("fork")  # type: ignore[assignment]
        with tempfile.TemporaryDirectory() as folder:
            for kind in KINDS:
                new_database(kind, Path(folder))


def forget_the_project() -> None:
    """Unload the project and its tests in a copy, so that they are imported anew. Houses are then
    copies too, once tests are collected; the PostgreSQL server stays."""
    ours = ("fivecups", "tests", *(path.stem for path in EXAMPLES.glob("*.py")))
    for name in list(sys.modules):
        if name.partition(".")[0] in ours and name not in KEPT and not name.startswith(__package__):
            del sys.modules[name]


class CopiedHouses:
    """A pytest plugin for a session in which the project is imported anew."""

    def pytest_collection_finish(self) -> None:
        server = sys.modules.get("tests.web.server")
        if server is not None:
            server.FORKS = multiprocessing.get_context("fork")  # type: ignore[attr-defined]


def begin(work: Callable[[], int], seconds: int, busy: float = 0.0) -> int:
    """Run `work` in a copy of this process without input or output; return its process id. The copy
    may take `seconds`, and at most `busy` CPU seconds unless that is 0."""
    copied = os.fork()
    if copied:
        return copied
    outcome = TOO_LONG
    try:
        os.setpgid(0, 0)
        for number in (signal.SIGALRM, signal.SIGPROF):
            signal.signal(number, lambda *_: os._exit(TOO_LONG))
        signal.alarm(seconds)
        signal.setitimer(signal.ITIMER_PROF, busy)
        silence = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(silence, stream)
        outcome = work()
    finally:
        os._exit(outcome)


def ended(copied: int) -> int:
    """Wait for a copy and return the result of its work; end all processes that it has started."""
    outcome = os.waitstatus_to_exitcode(os.waitpid(copied, 0)[1])
    with suppress(ProcessLookupError):
        os.killpg(copied, signal.SIGKILL)
    return outcome


def in_a_copy(work: Callable[[], int], busy: int) -> int:
    """Run `work` in a copy and return its result. It may take `busy` CPU seconds, and several times
    as many seconds in all, since others may need the processor too."""
    return ended(begin(work, PATIENCE * busy, busy))
