"""The one door to numba: everything behind it is plain typed functions to the rest of the
package."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import Any, Protocol, TypeVar, cast

import numba
import numpy as np
from numpy.typing import NDArray

from .linking import SETTINGS, compiled_for_linking

F = TypeVar("F", bound=Callable[..., Any])

Array = NDArray[np.int64]


class Ints(Protocol):
    """One row of numbers, as compiled rules use it: the state of a game."""

    def __getitem__(self, place: int, /) -> int: ...
    def __setitem__(self, place: int, number: int, /) -> None: ...


Tables = Ints
"""What compiled rules look up, all in one flat array."""

prange = numba.prange

# numba's portable threading layer aborts the process when two threads enter parallel code at once.
parallel_lock = Lock()


def compiled(parallel: bool = False) -> Callable[[F], F]:
    """Compile a function, keeping the machine code on disk wherever there is a place for it.

    numba notices a change of the function's own file only. After a change of what the function
    calls or reads from another file, remove the `__pycache__` beside it.
    """

    def decorate(function: F) -> F:
        # numpy's error model drops the checks for division by zero that hinder vector code.
        options: dict[str, Any] = {"parallel": parallel, "nogil": True, "error_model": "numpy"}
        try:
            dispatcher: Any = numba.njit(cache=True, **options)(function)
        except RuntimeError:  # no writable directory for machine code
            dispatcher = numba.njit(**options)(function)
        return cast(F, dispatcher)

    return decorate


def inner(function: F) -> F:
    """Compile a function that only compiled functions call: its code is kept with theirs. With
    NUMBA_DISABLE_JIT=1 it stays plain Python, for a debugger."""
    options: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "_nrt": False}
    dispatcher: Any = numba.njit(error_model="numpy", **options)(function)
    return function if SETTINGS.DISABLE_JIT else cast(F, compiled_for_linking(dispatcher))
