"""A bar that counts what is done of long work."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn


@contextmanager
def counted(
    title: str, total: int, console: Console | None = None
) -> Iterator[Callable[[int], None]]:
    """Gives what is to be told of every part that is done; the bar is gone with the work."""
    columns = (*Progress.get_default_columns()[:-1], MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console or Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=total)
        yield lambda done: progress.advance(task, done)
