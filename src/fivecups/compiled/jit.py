"""Decorators for just-in-time compilation with numba; callers see plain typed functions."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from threading import Lock
from typing import Any, Protocol, TypeVar, cast

import numba
import numpy as np
from numpy.typing import NDArray

from .code_cache import code_folder
from .jit_linking import SETTINGS, compiled_for_linking, is_supported

F = TypeVar("F", bound=Callable[..., Any])

Array = NDArray[np.int64]


class Ints(Protocol):
    """An array of integers, usually the state of a compiled game."""

    def __getitem__(self, place: int, /) -> int: ...
    def __setitem__(self, place: int, number: int, /) -> None: ...


Tables = Ints
"""The lookup tables of compiled rules, in a flat array."""

prange = numba.prange

# numba's portable threading layer aborts the process when two threads enter parallel code at once.
parallel_lock = Lock()


def compiled(parallel: bool = False) -> Callable[[F], F]:
    """Decorator factory: compile a function that Python calls, and keep its machine code on disk if
    a cache folder is writable (`code_cache.py`)."""

    def decorate(function: F) -> F:
        # numpy's error model drops the checks for division by zero that hinder vector code.
        options: dict[str, Any] = {"parallel": parallel, "nogil": True, "error_model": "numpy"}
        folder = code_folder()
        if folder is not None:
            SETTINGS.CACHE_DIR = str(folder)
            with suppress(RuntimeError):  # a function without a file, typed into a shell
                return cast(F, numba.njit(cache=True, **options)(function))
        return cast(F, numba.njit(**options)(function))

    return decorate


def inner(function: F) -> F:
    """Decorator that compiles a function called by compiled functions only; its code becomes part
    of theirs. With NUMBA_DISABLE_JIT=1 it stays plain Python, for a debugger."""
    if SETTINGS.DISABLE_JIT:
        return function
    if not is_supported():
        return cast(F, numba.njit(error_model="numpy")(function))
    options: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "_nrt": False}
    return cast(F, compiled_for_linking(numba.njit(error_model="numpy", **options)(function)))
