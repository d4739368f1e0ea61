"""'Your turn' notifications to absent players: once for each table until the player has watched the
table again, not in quiet hours, and never twice by several nodes.

A notification is a row in the database. The node that finds it due claims it for a while before
sending, and renews the claim until it is sent. If that node dies, its claim expires and another
node sends; a repeated message has the same id.

Games never wait for notifications: they are sent in the background and given up after a few tries.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

import structlog

from ..ports import NoSuchTable, StorageError
from ..table.entries import UnreadableLog
from ..table.table import Table
from .quiet_hours import QuietHours

log = structlog.get_logger("fivecups.house")

MAX_PER_ROUND = 50
"""Number of due notifications that are read in one round."""

MAX_CONCURRENT_SENDS = 8
"""Number of notifications that are sent at the same time."""


@dataclass(frozen=True, slots=True)
class NotificationTiming:
    """Delays of notifications, in seconds: time until an absent player is notified, at tables over
    days and at others; interval of polling for due notifications; delay before each further try;
    duration of a claim."""

    delay_over_days: float = 60.0
    delay: float = 15.0
    poll_every: float = 2.0
    tries: tuple[float, ...] = (5.0, 60.0, 600.0)
    claim: float = 60.0


@dataclass(frozen=True, slots=True)
class NotificationSettings:
    """A person's notification settings. `mail` is empty if the address is not confirmed."""

    language: str = "en"
    mail: str = ""
    quiet: QuietHours | None = None


@dataclass(frozen=True, slots=True)
class TurnNotification:
    """The notification that it is a person's turn at a table. It contains nothing secret. `due` is
    in milliseconds since 1970 and distinguishes it from earlier ones."""

    person: str
    table: str
    game: str
    over_days: bool
    wishes: NotificationSettings
    due: int = 0


class RetryLater(Exception):
    """Raised if a notification cannot be sent at the moment."""


class Channel(Protocol):
    """A notification channel: Web Push or e-mail."""

    async def send(self, notification: TurnNotification, done: set[str]) -> None:
        """Send a notification to all of the person's addresses in this channel, if there are any.
        Raise :class:`RetryLater` if it fails for now. `done` are the addresses that earlier tries
        have reached; those reached now are added."""


class NotificationStore(Protocol):
    """The interface for storing pending and sent notifications."""

    async def schedule_notification(self, table: str, person: str, due: int) -> None:
        """Schedule a notification, unless the person has been notified already or has no
        channel."""

    async def due_notifications(self, now: int, most: int) -> list[tuple[str, str]]:
        """Return up to `most` (table, person) pairs whose notifications are due."""
        ...

    async def postpone_notification(self, table: str, person: str, due: int) -> None: ...

    async def claim_notification(self, table: str, person: str, now: int, until: int) -> int | None:
        """Claim a notification until the time `until`. Return when it was due, or None if it is not
        due or another node has claimed it."""

    async def extend_claim(self, table: str, person: str, due: int, until: int) -> bool:
        """Extend this node's claim of the notification that was due at `due`, to the time `until`.
        Return False if the notification was deleted or replaced meanwhile."""
        ...

    async def mark_notification_sent(self, table: str, person: str, due: int, now: int) -> None:
        """Mark the notification that was due at `due` as sent."""

    async def drop_notification(self, table: str, person: str) -> None:
        """Delete the notification of a person about a table, because the person has watched the
        table or need not be notified."""

    async def wishes(self, person: str) -> NotificationSettings: ...


class TurnNotifier:
    """Schedules and sends all 'your turn' notifications of a house. `waits_for` returns the table
    if it still waits for the person and the person does not watch it."""

    def __init__(
        self,
        store: NotificationStore,
        waits_for: Callable[[str, str], Awaitable[Table | None]],
        spawn: Callable[[Awaitable[None]], None],
        channels: Sequence[Channel],
        timing: NotificationTiming,
        now: Callable[[], int] = lambda: int(1000 * time.time()),
    ) -> None:
        self._store = store
        self._waits_for = waits_for
        self._spawn = spawn
        self._channels = channels
        self._timing = timing
        self._now = now
        self._sending = asyncio.Semaphore(MAX_CONCURRENT_SENDS)

    def schedule(self, table: Table, person: str) -> None:
        """Store a notification for a person for whom a table waits and who does not watch it, to be
        sent after a delay."""
        days = table.clocks.setting.over_days
        delay = self._timing.delay_over_days if days else self._timing.delay
        due = self._now() + int(1000 * delay)
        self._spawn(self._write_or_log(self._store.schedule_notification(table.id, person, due)))

    def drop(self, table: str, person: str) -> None:
        """Delete the notification of a person who watches the table now, so that the next turn is
        notified again."""
        self._spawn(self._write_or_log(self._store.drop_notification(table, person)))

    async def _write_or_log(self, writing: Awaitable[None]) -> None:
        try:
            await writing
        except StorageError as error:
            log.warning("notice_not_kept", problem=repr(error))

    async def run(self) -> None:
        """Run for ever: send due notifications in rounds. No error ends the loop."""
        while True:
            await asyncio.sleep(self._timing.poll_every)
            try:
                await self.round()
            except StorageError as error:
                log.warning("notices_not_read", problem=repr(error))
            except Exception as error:
                log.error("notices_failed", exc_info=error)

    async def round(self) -> None:
        """Send all notifications that are due now."""
        now = self._now()
        for name, person in await self._store.due_notifications(now, MAX_PER_ROUND):
            wishes = await self._store.wishes(person)
            quiet = None if wishes.quiet is None else wishes.quiet.end_after(now)
            table = await self._still_waiting(name, person)
            if table is None:
                await self._store.drop_notification(name, person)
            elif quiet is not None:
                await self._store.postpone_notification(name, person, quiet)
            else:
                due = await self._store.claim_notification(name, person, now, self._claim_end())
                if due is not None:
                    days = table.clocks.setting.over_days
                    self._spawn(
                        self._deliver(
                            TurnNotification(person, name, table.created.game, days, wishes, due)
                        )
                    )

    def _claim_end(self) -> int:
        return self._now() + int(1000 * self._timing.claim)

    async def _still_waiting(self, name: str, person: str) -> Table | None:
        try:
            return await self._waits_for(name, person)
        except (NoSuchTable, UnreadableLog):
            return None

    async def _deliver(self, notification: TurnNotification) -> None:
        """Send a notification that this node has claimed by all channels, and renew the claim
        meanwhile. Stop if the notification has been dropped because the person watches the
        table."""
        key = (notification.table, notification.person, notification.due)
        sending = asyncio.gather(*(self._send(channel, notification) for channel in self._channels))
        try:
            while not (await asyncio.wait([sending], timeout=self._timing.claim / 3))[0]:
                try:
                    if not await self._store.extend_claim(*key, self._claim_end()):
                        return
                except StorageError as error:
                    log.warning("notice_not_held", problem=repr(error))
            await sending
            await self._write_or_log(self._store.mark_notification_sent(*key, self._now()))
        finally:
            sending.cancel()

    async def _send(self, channel: Channel, notification: TurnNotification) -> None:
        done: set[str] = set()
        for wait in (*self._timing.tries, None):
            try:
                async with self._sending:
                    await channel.send(notification, done)
                return
            except (RetryLater, StorageError) as error:
                log.info("notice_not_sent", channel=type(channel).__name__, problem=str(error))
            except Exception as error:
                log.error("notice_failed", channel=type(channel).__name__, exc_info=error)
                return
            if wait is not None:
                await asyncio.sleep(wait)
