"""A pytest plugin: no test runs without an upper bound, and the test that reaches it is named.

pytest-timeout fails a test after its limit by raising in the main thread. A test that blocks the
signal, or hangs again while it cleans up, would still run for ever. So the process is ended a
little later; pytest-xdist then names the test and goes on with a new process.
"""

from __future__ import annotations

import faulthandler
import os
import sys
from collections.abc import Generator

import pytest

SLOW_SECONDS = 900
"""The limit of a slow test that states none of its own."""
GRACE_SECONDS = 30
"""Time that a test has to clean up after its limit."""

_STDERR = os.dup(sys.__stderr__.fileno()) if sys.__stderr__ else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give slow tests a limit of their own."""
    for item in items:
        is_slow = item.get_closest_marker("slow") or item.get_closest_marker("ray")
        if is_slow and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(SLOW_SECONDS))


def limit(item: pytest.Item) -> float:
    """Return the limit of a test in seconds: its own, the command's or the settings'; 0 is none."""
    marker, option = item.get_closest_marker("timeout"), item.config.getoption("timeout", None)
    return float(
        marker.args[0] if marker else item.config.getini("timeout") if option is None else option
    )


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """End the process if the test is still running some time after its limit."""
    if not limit(item):
        return (yield)
    grace = float(os.environ.get("BACKSTOP_GRACE", GRACE_SECONDS))
    faulthandler.dump_traceback_later(limit(item) + grace, exit=True, file=_STDERR or 2)
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()
