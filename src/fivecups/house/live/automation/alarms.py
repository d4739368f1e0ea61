"""Alarms: a timer of the event loop for each table, at whose end the table's expired clocks are
applied."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog

from fivecups.engine import Refused

from ...ports import StorageError
from ...table import commands
from ...table.table import Table
from ..command_queue import Spawn
from ..table_cache import LiveTable, Submit
from ..timing import Timing
from .leases import LeaseLost

log = structlog.get_logger("fivecups.house")


class Alarms:
    """The next alarm of each table in memory: a timer that submits the command `expire_clocks` when
    the table's next clock runs out."""

    def __init__(
        self, submit: Submit, spawn: Spawn, now: Callable[[], int], timing: Timing
    ) -> None:
        self._submit = submit
        self._spawn = spawn
        self._now = now
        self._timing = timing
        self._alarms: dict[str, asyncio.TimerHandle] = {}

    def set(self, live: LiveTable) -> None:
        """Set the alarm of a table to the time at which its next clock expires, in place of an
        earlier alarm. A table without a running clock gets none."""
        table = live.table
        self.cancel(table.id)
        when = next_alarm(table)
        if when is not None:
            wait = max(0.0, (when - self._now()) / 1000)
            self._alarms[table.id] = asyncio.get_running_loop().call_later(
                wait, lambda: self._spawn(self._ring(live))
            )

    def is_set(self, live: LiveTable) -> bool:
        return live.table.id in self._alarms

    def cancel(self, name: str) -> None:
        """Cancel the alarm of a table."""
        old = self._alarms.pop(name, None)
        if old is not None:
            old.cancel()

    async def _ring(self, live: LiveTable) -> None:
        name = live.table.id
        try:
            await self._submit(name, commands.expire_clocks)
        except StorageError as error:
            log.error("clock_not_written", table=name, problem=str(error))
            await asyncio.sleep(self._timing.retry)
        except LeaseLost:
            return
        except Refused as refused:
            log.warning("clock_refused", table=name, problem=str(refused.refusal))
            return
        except Exception as error:
            log.error("clock_failed", table=name, exc_info=error)
            await asyncio.sleep(self._timing.max_retry)
        self.set(live)

    def close(self) -> None:
        for alarm in self._alarms.values():
            alarm.cancel()


def next_alarm(table: Table) -> int | None:
    """Return when the next clock of a table expires, in milliseconds since 1970, or None if no
    clock runs. Deadlines of hidden questions do not count; the bot runner watches those."""
    if table.phase != "playing" or not (table.clocks.running or table.clocks.rings):
        return None
    ring = table.clocks.next_ring()
    times = [*commands.open_deadlines(table).values(), *([ring.when] if ring is not None else [])]
    return min(times, default=None)
