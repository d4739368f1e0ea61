"""Faults put into the engine, one at a time, to which the referees must object.

A fault is a small function that patches the rules of a game; `patch` undoes it after the test.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

Fault = Callable[[pytest.MonkeyPatch], None]


def constants(module: Any, **values: Any) -> Callable[[pytest.MonkeyPatch], None]:
    """Return a fault that gives constants or functions of a module other values."""

    def fault(patch: pytest.MonkeyPatch) -> None:
        for name, value in values.items():
            patch.setattr(module, name, value)

    return fault


def nothing(*args: Any, **named: Any) -> None:
    """Stand for a step or function that does nothing."""
