"""A receipt: what somebody gets who has something done, to wait for or to be called back by.

A future of asyncio calls back in the next round of the loop, by a handle for each callback. A
receipt calls back at once: what one moment brings about stays together, and leaves the house in one
write.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator
from functools import partial
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Receipt(Generic[T]):
    """Done once, with a result or with an error. It can be awaited like a future, and whoever is
    cancelled while waiting cancels it."""

    __slots__ = ("_callbacks", "_done", "_error", "_result")

    def __init__(self) -> None:
        self._done = False
        self._result: Any = None
        self._error: BaseException | None = None
        self._callbacks: list[Callable[[Receipt[T]], object]] = []

    def done(self) -> bool:
        return self._done

    def cancelled(self) -> bool:
        return isinstance(self._error, asyncio.CancelledError)

    def exception(self) -> BaseException | None:
        """The error, if it was done with one."""
        return self._error

    def result(self) -> T:
        """The result; raises the error, if it was done with one."""
        if self._error is not None:
            raise self._error
        result: T = self._result
        return result

    def add_done_callback(self, callback: Callable[[Receipt[T]], object]) -> None:
        """Have this called when it is done, at once if it is."""
        self._callbacks.append(callback)
        if self._done:
            self._call_back()

    def settle(self, result: T) -> None:
        """It is done. Who comes second changes nothing."""
        if not self._done:
            self._done, self._result = True, result
            self._call_back()

    def fail(self, error: BaseException) -> None:
        if not self._done:
            self._done, self._error = True, error
            self._call_back()

    def cancel(self) -> None:
        self.fail(asyncio.CancelledError())

    def _call_back(self) -> None:
        """One that fails is nobody else's business: the loop is told, as it is of others."""
        while self._callbacks:
            callback = self._callbacks.pop(0)
            try:
                callback(self)
            except Exception as error:
                problem = {"message": f"{callback!r} failed", "exception": error}
                asyncio.get_running_loop().call_exception_handler(problem)

    def __await__(self) -> Generator[Any, None, T]:
        if not self._done:
            woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.add_done_callback(partial(_wake, woken))
            try:
                yield from woken
            except asyncio.CancelledError:
                self.cancel()
                raise
        return self.result()


def _wake(waiting: asyncio.Future[None], _: object) -> None:
    if not waiting.done():
        waiting.set_result(None)
