"""'Your turn' notifications: due after a delay, postponed in quiet hours, dropped if nobody needs
them, sent by one node only, and never blocking anything."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, ClassVar

from structlog.testing import capture_logs

from fivecups.house.notifications.quiet_hours import QuietHours
from fivecups.house.notifications.turn_notifications import (
    NotificationSettings,
    NotificationTiming,
    RetryLater,
    TurnNotification,
    TurnNotifier,
)
from fivecups.house.ports import StorageError
from fivecups.house.table.entries import ClockSetting
from fivecups.house.table.table import Table
from tests.waiting import until

from ..kit import Clockwork, begun

TIMING = NotificationTiming(60, 15, 0.01, (0.0, 0.0), 0.03)
DAYS = ClockSetting("decision", 3 * 24 * 3600)


class Rows:
    """A store of notifications in memory."""

    def __init__(self) -> None:
        self.due: dict[tuple[str, str], int] = {}
        self.sent: set[tuple[str, str]] = set()
        self.claims: dict[tuple[str, str], int] = {}
        self.quiet: QuietHours | None = None
        self.broken = False

    async def schedule_notification(self, table: str, person: str, due: int) -> None:
        if self.broken:
            raise StorageError
        self.due.setdefault((table, person), due)

    async def due_notifications(self, now: int, most: int) -> list[tuple[str, str]]:
        taken = {notification for notification, until in self.claims.items() if until > now}
        return [
            notification
            for notification, due in self.due.items()
            if due <= now and notification not in taken | self.sent
        ]

    async def postpone_notification(self, table: str, person: str, due: int) -> None:
        self.due[table, person] = due

    async def claim_notification(self, table: str, person: str, now: int, until: int) -> int | None:
        if (table, person) not in await self.due_notifications(now, 1):
            return None
        self.claims[table, person] = until
        return self.due[table, person]

    async def extend_claim(self, table: str, person: str, due: int, until: int) -> bool:
        self.claims[table, person] = until
        return self.due.get((table, person)) == due

    async def mark_notification_sent(self, table: str, person: str, due: int, now: int) -> None:
        self.sent.add((table, person))

    async def drop_notification(self, table: str, person: str) -> None:
        self.due.pop((table, person), None)
        self.claims.pop((table, person), None)
        self.sent.discard((table, person))

    async def wishes(self, person: str) -> NotificationSettings:
        return NotificationSettings(quiet=self.quiet)


class Wire:
    """A channel that records what was sent, after a number of failures. While it is `stuck`,
    sending does not return."""

    def __init__(self, fails: int = 0, stuck: bool = False) -> None:
        self.fails = fails
        self.stuck = stuck
        self.tries = 0
        self.sent: list[TurnNotification] = []

    async def send(self, notice: TurnNotification, done: set[str]) -> None:
        self.tries += 1
        while self.stuck:
            await asyncio.sleep(0)
        if self.fails:
            self.fails -= 1
            raise RetryLater
        self.sent.append(notice)


Check = Callable[[TurnNotifier, Rows, Wire, Clockwork, dict[str, Any]], Awaitable[None]]


def run(check: Check, wire: Wire | None = None) -> None:
    async def all_of_it() -> None:
        rows, clock, channel = Rows(), Clockwork(), wire or Wire()
        tasks: list[asyncio.Future[None]] = []
        world: dict[str, Any] = {"waits": True, "tasks": tasks}

        async def waits_for(name: str, person: str) -> Table | None:
            return begun(clock=DAYS) if world["waits"] else None

        def spawn(work: Awaitable[None]) -> None:
            tasks.append(asyncio.ensure_future(work))

        notices = TurnNotifier(rows, waits_for, spawn, [channel], TIMING, clock)
        await check(notices, rows, channel, clock, world)

    asyncio.run(all_of_it())


async def done(world: dict[str, Any]) -> None:
    while world["tasks"]:
        await world["tasks"].pop()


def test_whoever_stays_away_for_a_while_is_told_once_until_they_look() -> None:
    async def check(
        notices: TurnNotifier, rows: Rows, wire: Wire, clock: Clockwork, world: Any
    ) -> None:
        notices.schedule(begun(clock=DAYS), "ana")
        await done(world)
        await notices.round()
        assert not wire.sent
        clock.now += 60_000
        for _ in range(2):
            await notices.round()
            await done(world)
        assert [(notification.person, notification.over_days) for notification in wire.sent] == [
            ("ana", True)
        ]
        notices.drop("table", "ana")
        await done(world)
        notices.schedule(begun(), "ana")
        await done(world)
        clock.now += 15_000
        await notices.round()
        await done(world)
        assert len(wire.sent) == 2

    run(check)


def test_whoever_has_answered_meanwhile_is_not_told() -> None:
    async def check(
        notices: TurnNotifier, rows: Rows, wire: Wire, clock: Clockwork, world: Any
    ) -> None:
        notices.schedule(begun(), "ana")
        await done(world)
        world["waits"] = False
        clock.now += 60_000
        await notices.round()
        assert not wire.sent and not rows.due

    run(check)


def test_quiet_hours_put_off() -> None:
    async def check(
        notices: TurnNotifier, rows: Rows, wire: Wire, clock: Clockwork, world: Any
    ) -> None:
        rows.quiet = QuietHours(0, 60)
        clock.now = 10 * 60_000
        notices.schedule(begun(), "ana")
        await done(world)
        clock.now += 60_000
        await notices.round()
        await done(world)
        assert not wire.sent and rows.due == {("table", "ana"): 60 * 60_000}
        clock.now = 60 * 60_000
        await notices.round()
        await done(world)
        assert len(wire.sent) == 1

    run(check)


def test_several_nodes_tell_once() -> None:
    async def check(
        notices: TurnNotifier, rows: Rows, wire: Wire, clock: Clockwork, world: Any
    ) -> None:
        notices.schedule(begun(), "ana")
        await done(world)
        clock.now += 60_000
        await asyncio.gather(notices.round(), notices.round(), notices.round())
        await done(world)
        assert len(wire.sent) == 1

    run(check)


def test_what_fails_is_tried_again_and_given_up() -> None:
    for fails, sent, tries in ((2, 1, 3), (9, 0, 3)):

        async def check(
            notices: TurnNotifier,
            rows: Rows,
            wire: Wire,
            clock: Clockwork,
            world: Any,
            expected: tuple[int, int] = (sent, tries),
        ) -> None:
            notices.schedule(begun(), "ana")
            await done(world)
            clock.now += 60_000
            await notices.round()
            await done(world)
            assert (len(wire.sent), wire.tries) == expected

        run(check, Wire(fails))


def test_a_database_that_fails_keeps_nobody_waiting() -> None:
    async def check(
        notices: TurnNotifier, rows: Rows, wire: Wire, clock: Clockwork, world: Any
    ) -> None:
        rows.broken = True
        notices.schedule(begun(), "ana")
        await done(world)

    run(check)


def test_what_a_dead_node_was_sending_another_sends_with_the_same_id() -> None:
    async def check(
        notices: TurnNotifier, rows: Rows, wire: Wire, clock: Clockwork, world: Any
    ) -> None:
        notices.schedule(begun(), "ana")
        await done(world)
        clock.now += 60_000
        await notices.round()
        await until(lambda: wire.tries == 1)
        dying = world["tasks"].pop()
        dying.cancel()
        await asyncio.wait([dying])
        await asyncio.sleep(0)
        wire.stuck = False
        await notices.round()
        assert not wire.sent, "it is still claimed"
        clock.now += 30
        await notices.round()
        await done(world)
        assert [notification.due for notification in wire.sent] == [rows.due["table", "ana"]]

    run(check, Wire(stuck=True))


def test_a_notice_that_takes_long_stays_claimed_until_they_look() -> None:
    async def check(
        notices: TurnNotifier, rows: Rows, wire: Wire, clock: Clockwork, world: Any
    ) -> None:
        notices.schedule(begun(), "ana")
        await done(world)
        clock.now += 60_000
        await notices.round()
        await until(lambda: wire.tries == 1)
        clock.now += 30
        await until(lambda: rows.claims["table", "ana"] > clock.now)
        await notices.round()
        assert wire.tries == 1
        notices.drop("table", "ana")
        await done(world)
        assert not wire.sent and not rows.sent

    run(check, Wire(stuck=True))


def test_a_channel_that_breaks_is_not_tried_for_ever() -> None:
    class Broken(Wire):
        async def send(self, notice: TurnNotification, done: set[str]) -> None:
            await super().send(notice, done)
            raise RuntimeError

    async def check(
        notices: TurnNotifier, rows: Rows, wire: Wire, clock: Clockwork, world: Any
    ) -> None:
        notices.schedule(begun(), "ana")
        await done(world)
        for _ in range(3):
            clock.now += 60_000
            await notices.round()
            await done(world)
        assert wire.tries == 1

    run(check, Broken())


def test_no_failure_ends_the_sending() -> None:
    class Failing(Rows):
        errors: ClassVar[list[Exception]] = [StorageError("gone"), ZeroDivisionError()]

        async def due_notifications(self, now: int, most: int) -> list[tuple[str, str]]:
            if self.errors:
                raise self.errors.pop(0)
            return await super().due_notifications(now, most)

    async def check() -> None:
        rows, wire, tasks = Failing(), Wire(), list[asyncio.Future[None]]()

        async def waits_for(name: str, person: str) -> Table:
            return begun(clock=DAYS)

        def spawn(work: Awaitable[None]) -> None:
            tasks.append(asyncio.ensure_future(work))

        await rows.schedule_notification("table", "ana", 0)
        running = asyncio.create_task(
            TurnNotifier(rows, waits_for, spawn, [wire], TIMING, Clockwork()).run()
        )
        await until(lambda: bool(wire.sent))
        running.cancel()
        await asyncio.gather(*tasks)

    with capture_logs() as told:
        asyncio.run(check())
    assert [(line["event"], line.get("problem"), line["log_level"]) for line in told] == [
        ("notices_not_read", "StorageError('gone')", "warning"),
        ("notices_failed", None, "error"),
    ]
    assert isinstance(told[1]["exc_info"], ZeroDivisionError)


def test_a_claim_that_cannot_be_renewed_is_told_and_the_notice_is_sent() -> None:
    wire = Wire(stuck=True)

    async def check(
        notices: TurnNotifier, rows: Rows, wire: Wire, clock: Clockwork, world: Any
    ) -> None:
        notices.schedule(begun(clock=DAYS), "ana")
        await done(world)
        clock.now += 60_000
        held: list[int] = []

        async def extend_claim(table: str, person: str, due: int, until: int) -> bool:
            held.append(until)
            wire.stuck = False
            raise StorageError("gone")

        rows.extend_claim = extend_claim  # type: ignore[method-assign]
        await notices.round()
        await done(world)
        assert held and {until - clock.now for until in held} == {30}
        assert [notification.person for notification in wire.sent] == ["ana"]

    with capture_logs() as told:
        run(check, wire)
    assert {(line["event"], line["problem"]) for line in told} == {
        ("notice_not_held", "StorageError('gone')")
    }
