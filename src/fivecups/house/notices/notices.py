"""Telling people who are not there that it is their turn: once for each table until they have
looked, not in their quiet hours, and never twice by several nodes.

A notice is a row in the database. Whoever finds it due claims it there for a while before sending,
so that of several nodes one does, and claims it on until it is sent. The claim of a node that dies
runs out, and another one sends: what had gone out by then comes again with the same id. Nothing of
this can keep a game waiting: it happens beside it, and what fails is given up after a few tries.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

import structlog

from ..ports import NoSuchTable, StorageError
from ..table.entries import Unreadable
from ..table.table import Table
from .quiet_hours import QuietHours

log = structlog.get_logger("fivecups.house")

AT_ONCE = 50
"""How many due notices are looked at in one round."""

SENDING = 8
"""How many are being sent at a time."""


@dataclass(frozen=True, slots=True)
class NoticeTiming:
    """In seconds: how long somebody may be away before a notice is due, at tables over days and at
    others; how often it is looked for notices that are due; how long to wait before each further
    try; how long a claim lasts that is not renewed."""

    patience_over_days: float = 60.0
    patience: float = 15.0
    look_every: float = 2.0
    tries: tuple[float, ...] = (5.0, 60.0, 600.0)
    claim: float = 60.0


@dataclass(frozen=True, slots=True)
class Wishes:
    """How somebody wants to be told. `mail` is empty where it is not confirmed."""

    language: str = "en"
    mail: str = ""
    quiet: QuietHours | None = None


@dataclass(frozen=True, slots=True)
class Notice:
    """It is somebody's turn at a table. There is nothing secret in it. It was `due` at this moment,
    in milliseconds since 1970, by which it is told from an earlier one."""

    person: str
    table: str
    game: str
    over_days: bool
    wishes: Wishes
    due: int = 0


class TryAgain(Exception):
    """A notice could not be sent at the moment."""


class Channel(Protocol):
    """A way to reach people."""

    async def send(self, notice: Notice, done: set[str]) -> None:
        """Tell somebody, if they can be reached this way; raises :class:`TryAgain`. `done` is what
        earlier tries have reached, and is added to."""
        ...


class NoticeStore(Protocol):
    """Where it is kept who is to be told, and who has been."""

    async def want_notice(self, table: str, person: str, due: int) -> None:
        """Somebody is to be told, unless they have been told already or cannot be reached."""
        ...

    async def due_notices(self, now: int, most: int) -> list[tuple[str, str]]:
        """Tables and people whose notices are due."""
        ...

    async def put_off_notice(self, table: str, person: str, due: int) -> None: ...

    async def claim_notice(self, table: str, person: str, now: int, until: int) -> int | None:
        """Claim a notice until then; returns when it was due, or None where it is not due, or
        somebody else has claimed it."""
        ...

    async def hold_notice(self, table: str, person: str, due: int, until: int) -> bool:
        """Go on claiming the notice that was due then; False where it is no longer wanted."""
        ...

    async def notice_sent(self, table: str, person: str, due: int, now: int) -> None:
        """The notice that was due then need not be sent any more."""
        ...

    async def drop_notice(self, table: str, person: str) -> None:
        """Somebody has looked, or need not be told."""
        ...

    async def wishes(self, person: str) -> Wishes: ...


class Notices:
    """All notices of a house. `waits_for` finds the table, if it still waits for somebody who is
    not there."""

    def __init__(
        self,
        store: NoticeStore,
        waits_for: Callable[[str, str], Awaitable[Table | None]],
        spawn: Callable[[Awaitable[None]], None],
        channels: Sequence[Channel],
        timing: NoticeTiming,
        now: Callable[[], int] = lambda: int(1000 * time.time()),
    ) -> None:
        self._store = store
        self._waits_for = waits_for
        self._spawn = spawn
        self._channels = channels
        self._timing = timing
        self._now = now
        self._sending = asyncio.Semaphore(SENDING)

    def wanted(self, table: Table, person: str) -> None:
        """A table waits for somebody who is not there."""
        days = table.clocks.setting.over_days
        patience = self._timing.patience_over_days if days else self._timing.patience
        due = self._now() + int(1000 * patience)
        self._spawn(self._kept(self._store.want_notice(table.id, person, due)))

    def looked(self, table: str, person: str) -> None:
        """Somebody looks at a table: they may be told again."""
        self._spawn(self._kept(self._store.drop_notice(table, person)))

    async def _kept(self, writing: Awaitable[None]) -> None:
        try:
            await writing
        except StorageError as error:
            log.warning("notice_not_kept", problem=repr(error))

    async def run(self) -> None:
        """For ever: send what is due. No failure ends this."""
        while True:
            await asyncio.sleep(self._timing.look_every)
            try:
                await self.round()
            except StorageError as error:
                log.warning("notices_not_read", problem=repr(error))
            except Exception as error:
                log.error("notices_failed", exc_info=error)

    async def round(self) -> None:
        """Send what is due now."""
        now = self._now()
        for name, person in await self._store.due_notices(now, AT_ONCE):
            wishes = await self._store.wishes(person)
            quiet = None if wishes.quiet is None else wishes.quiet.end_after(now)
            table = await self._still_waiting(name, person)
            if table is None:
                await self._store.drop_notice(name, person)
            elif quiet is not None:
                await self._store.put_off_notice(name, person, quiet)
            else:
                due = await self._store.claim_notice(name, person, now, self._claim_end())
                if due is not None:
                    days = table.clocks.setting.over_days
                    self._spawn(
                        self._deliver(Notice(person, name, table.created.game, days, wishes, due))
                    )

    def _claim_end(self) -> int:
        return self._now() + int(1000 * self._timing.claim)

    async def _still_waiting(self, name: str, person: str) -> Table | None:
        try:
            return await self._waits_for(name, person)
        except (NoSuchTable, Unreadable):
            return None

    async def _deliver(self, notice: Notice) -> None:
        """Send a claimed notice in all ways, and go on claiming it meanwhile. Whoever has looked
        by then is left alone."""
        key = (notice.table, notice.person, notice.due)
        sending = asyncio.gather(*(self._send(channel, notice) for channel in self._channels))
        try:
            while not (await asyncio.wait([sending], timeout=self._timing.claim / 3))[0]:
                try:
                    if not await self._store.hold_notice(*key, self._claim_end()):
                        return
                except StorageError as error:
                    log.warning("notice_not_held", problem=repr(error))
            await sending
            await self._kept(self._store.notice_sent(*key, self._now()))
        finally:
            sending.cancel()

    async def _send(self, channel: Channel, notice: Notice) -> None:
        done: set[str] = set()
        for wait in (*self._timing.tries, None):
            try:
                async with self._sending:
                    await channel.send(notice, done)
                return
            except (TryAgain, StorageError) as error:
                log.info("notice_not_sent", channel=type(channel).__name__, problem=str(error))
            except Exception as error:
                log.error("notice_failed", channel=type(channel).__name__, exc_info=error)
                return
            if wait is not None:
                await asyncio.sleep(wait)
