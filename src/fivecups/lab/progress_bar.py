"""The progress bar of long work in a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TaskID, TimeRemainingColumn


class ProgressBar:
    """A bar on the screen: how much of the work is done."""

    def __init__(self, progress: Progress, task: TaskID) -> None:
        self._progress, self._task = progress, task

    def advance(self, done: int = 1) -> None:
        """Add to what is done."""
        self._progress.advance(self._task, done)

    def update(self, done: float, total: float) -> None:
        """Set what is done and what there is to do."""
        self._progress.update(self._task, completed=done, total=total)

    def begin(self, title: str, total: int) -> None:
        """Go on with another part of the work."""
        self._progress.update(self._task, description=title, completed=0, total=total)


@contextmanager
def progress_bar(
    title: str, total: int | None = None, console: Console | None = None
) -> Iterator[ProgressBar]:
    """Show a progress bar up to `total` while the context is open. Yield a function that advances
    the bar by a number of steps."""
    console = console or Console(stderr=True)
    columns = (*Progress.get_default_columns()[:-1], MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as progress:
        yield ProgressBar(progress, progress.add_task(title, total=total))
