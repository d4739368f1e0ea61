"""The class `Receipt`: a lightweight future for the result of a submitted command.

A future of asyncio calls its callbacks in the next iteration of the event loop, with a handle for
each. A receipt calls them at once, so that all messages that follow from a command leave the house
in one write.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator
from functools import partial
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Receipt(Generic[T]):
    """The result of a submitted command, which is set once, or an error in its place. It can be
    awaited like a future; cancelling the waiting task cancels the receipt."""

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
        """Return the error that was set, or None."""
        return self._error

    def result(self) -> T:
        """Return the result, or raise the error."""
        if self._error is not None:
            raise self._error
        result: T = self._result
        return result

    def add_done_callback(self, callback: Callable[[Receipt[T]], object]) -> None:
        """Call `callback` when the receipt is done, at once if it is done already."""
        self._callbacks.append(callback)
        if self._done:
            self._call_back()

    def settle(self, result: T) -> None:
        """Set the result and call the callbacks, unless a result or an error has been set
        before."""
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
        """Call all registered callbacks. The failure of a callback goes to the event loop's
        exception handler and does not affect the other callbacks."""
        while self._callbacks:
            callback = self._callbacks.pop(0)
            try:
                callback(self)
            except Exception as error:
                problem = {"message": f"{callback!r} failed", "exception": error}
                asyncio.get_running_loop().call_exception_handler(problem)

    def __await__(self) -> Generator[Any, None, T]:
        if not self._done:
            waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.add_done_callback(partial(_wake, waiter))
            try:
                yield from waiter
            except asyncio.CancelledError:
                self.cancel()
                raise
        return self.result()


def _wake(waiting: asyncio.Future[None], _: object) -> None:
    if not waiting.done():
        waiting.set_result(None)
