"""Waiting for something to come true, never for ever."""

from __future__ import annotations

import asyncio
import inspect
import os
import time
from collections.abc import Callable

PATIENCE = float(os.environ.get("PATIENCE", "90"))
"""Seconds after which something will never come true, however busy the machine is."""


async def until(condition: Callable[[], bool], patience: float = PATIENCE) -> None:
    """Let others work until something has come true; if it does not, say what was awaited."""
    latest = time.monotonic() + patience
    while not condition():
        if time.monotonic() > latest:
            raise AssertionError(f"awaited in vain: {inspect.getsource(condition).strip()}")
        await asyncio.sleep(0.002)
