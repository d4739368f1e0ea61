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
"""How a copy ends that was ended."""

PATIENCE = 5
"""How many times as long something may take on a busy machine."""


def preload(folders: Iterable[str]) -> None:
    """Import what tests in these folders import, and what a house imports when it opens."""
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
    """In a copy: have the project and its tests imported anew, and nothing else. Houses are copies
    then, too, once tests are collected; the PostgreSQL server stays."""
    ours = ("fivecups", "tests", *(path.stem for path in EXAMPLES.glob("*.py")))
    for name in list(sys.modules):
        if name.partition(".")[0] in ours and name not in KEPT and not name.startswith(__package__):
            del sys.modules[name]


class CopiedHouses:
    """For a session of pytest in which the project is imported anew."""

    def pytest_collection_finish(self) -> None:
        server = sys.modules.get("tests.web.server")
        if server is not None:
            server.FORKS = multiprocessing.get_context("fork")  # type: ignore[attr-defined]


def begin(work: Callable[[], int], seconds: int, busy: float = 0.0) -> int:
    """Have a copy of this process do some work, which says and hears nothing; returns its id. It
    has so many seconds, and so many of the processor's own if it may not be `busy` for longer."""
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
    """What the work of a copy returned. Whatever it has started ends with it."""
    outcome = os.waitstatus_to_exitcode(os.waitpid(copied, 0)[1])
    with suppress(ProcessLookupError):
        os.killpg(copied, signal.SIGKILL)
    return outcome


def in_a_copy(work: Callable[[], int], busy: int) -> int:
    """What some work returns that takes at most so many seconds of the processor's time. Others may
    need the processor too, and a process that waits needs none: so it has several times as many in
    all."""
    return ended(begin(work, PATIENCE * busy, busy))
