"""Tests of notification settings, due notifications and holidays in the database."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from fivecups.house.accounts.people import Account
from fivecups.house.notifications.channels import EmailSettings, PushDevice
from fivecups.house.notifications.quiet_hours import QuietHours
from fivecups.house.notifications.turn_notifications import NotificationSettings
from fivecups.house.table.clocks import Holiday
from fivecups.store import Store
from fivecups.store.queries.notifications.turn_notifications import MAX_PUSH_DEVICES

from ..log.kit import with_store

NIGHT = QuietHours(22 * 60, 7 * 60, "Europe/Chisinau")
Check = Callable[[Store], Awaitable[None]]


def device(name: str, endpoint: str = "https://push.example/1") -> PushDevice:
    return PushDevice(name, endpoint, "key", "auth")


def among_people(url: str, check: Check) -> None:
    """Run `check` in a house with Ana, who speaks Romanian, and Bob, who speaks Russian; each has a
    device named like them."""

    async def run(store: Store) -> None:
        for name, language in (("ana", "ro"), ("bob", "ru")):
            await store.people.add_account(Account(name, name.title(), language, 1))
            await store.people.add_device(name, name, "x", 1)
        await check(store)

    with_store(url, run)


def test_only_who_can_be_reached_is_noted_and_once(database_url: str) -> None:
    async def check(store: Store) -> None:
        await store.notifications.schedule_notification("t1", "ana", 5)
        await store.notifications.keep_mail("ana", "ana@example.org")
        await store.notifications.schedule_notification("t1", "ana", 5)
        assert await store.notifications.due_notifications(100, 10) == [], (
            "the address is not confirmed yet"
        )
        await store.notifications.confirm_mail("ana", "ana@example.org")
        await store.notifications.keep_push_device("bob", device("bob"), 1)
        for table, person, due in (
            ("t1", "ana", 20),
            ("t1", "ana", 30),
            ("t2", "ana", 10),
            ("t1", "bob", 15),
        ):
            await store.notifications.schedule_notification(table, person, due)
        in_order = [("t2", "ana"), ("t1", "bob"), ("t1", "ana")]
        assert await store.notifications.due_notifications(100, 10) == in_order
        assert await store.notifications.due_notifications(100, 2) == in_order[:2]
        assert await store.notifications.due_notifications(15, 10) == in_order[:2]
        assert await store.notifications.due_notifications(14, 10) == in_order[:1]

    among_people(database_url, check)


def test_a_notice_is_claimed_held_and_sent_once(database_url: str) -> None:
    async def check(store: Store) -> None:
        await store.notifications.keep_push_device("ana", device("ana"), 1)
        await store.notifications.keep_push_device("bob", device("bob"), 1)
        for table, person in (("t1", "ana"), ("t1", "bob"), ("t2", "ana")):
            await store.notifications.schedule_notification(table, person, 10)
        others = [("t1", "bob"), ("t2", "ana")]
        await store.notifications.postpone_notification("t1", "ana", 50)
        assert sorted(await store.notifications.due_notifications(49, 10)) == others
        assert await store.notifications.claim_notification("t1", "ana", 49, 60) is None
        assert await store.notifications.claim_notification("t1", "ana", 50, 60) == 50
        assert await store.notifications.claim_notification("t1", "ana", 59, 70) is None, (
            "somebody is at it"
        )
        assert sorted(await store.notifications.due_notifications(59, 10)) == others
        assert await store.notifications.claim_notification("t1", "ana", 60, 70) == 50, (
            "who had claimed it is gone"
        )
        assert not await store.notifications.extend_claim("t1", "ana", 49, 100)
        assert await store.notifications.extend_claim("t1", "ana", 50, 100)
        assert sorted(await store.notifications.due_notifications(99, 10)) == others
        await store.notifications.mark_notification_sent("t1", "ana", 49, 80)
        assert ("t1", "ana") in await store.notifications.due_notifications(100, 10), (
            "that was another one"
        )
        await store.notifications.mark_notification_sent("t1", "ana", 50, 80)
        await store.notifications.postpone_notification("t1", "ana", 90)
        await store.notifications.schedule_notification("t1", "ana", 90)
        assert sorted(await store.notifications.due_notifications(200, 10)) == others, (
            "until somebody has looked"
        )
        await store.notifications.drop_notification("t1", "ana")
        await store.notifications.schedule_notification("t1", "ana", 90)
        assert await store.notifications.claim_notification("t1", "ana", 90, 95) == 90
        assert await store.notifications.claim_notification("t3", "ana", 90, 95) is None
        await store.notifications.drop_notification("t1", "bob")
        assert await store.notifications.due_notifications(94, 10) == [("t2", "ana")]

    among_people(database_url, check)


def test_an_address_is_used_when_it_is_confirmed(database_url: str) -> None:
    async def check(store: Store) -> None:
        assert await store.notifications.mail_wish("ana") == EmailSettings("", False, None)
        assert await store.notifications.wishes("nobody") == NotificationSettings("en", "", None)
        await store.notifications.keep_mail("ana", "ana@example.org")
        await store.notifications.keep_mail("bob", "bob@example.org")
        assert await store.notifications.mail_wish("ana") == EmailSettings(
            "ana@example.org", False, None
        )
        assert await store.notifications.wishes("ana") == NotificationSettings("ro", "", None)
        assert not await store.notifications.confirm_mail("ana", "bob@example.org")
        assert await store.notifications.confirm_mail("ana", "ana@example.org")
        assert await store.notifications.wishes("ana") == NotificationSettings(
            "ro", "ana@example.org", None
        )
        assert await store.notifications.wishes("bob") == NotificationSettings("ru", "", None)
        await store.notifications.keep_mail("ana", "new@example.org")
        assert await store.notifications.mail_wish("ana") == EmailSettings(
            "new@example.org", False, None
        )

    among_people(database_url, check)


def test_quiet_hours_are_kept_beside_the_address(database_url: str) -> None:
    async def check(store: Store) -> None:
        await store.notifications.keep_quiet_hours("ana", NIGHT)
        assert await store.notifications.mail_wish("ana") == EmailSettings("", False, NIGHT)
        await store.notifications.keep_mail("ana", "ana@example.org")
        await store.notifications.confirm_mail("ana", "ana@example.org")
        assert await store.notifications.wishes("ana") == NotificationSettings(
            "ro", "ana@example.org", NIGHT
        )
        assert (await store.notifications.mail_wish("bob")).quiet is None
        await store.notifications.keep_quiet_hours("ana", None)
        assert await store.notifications.mail_wish("ana") == EmailSettings(
            "ana@example.org", True, None
        )
        await store.notifications.keep_quiet_hours("ana", QuietHours(60, 120))
        assert (await store.notifications.mail_wish("ana")).quiet == QuietHours(60, 120, "UTC")

    among_people(database_url, check)


def test_only_devices_that_the_house_knows_are_told(database_url: str) -> None:
    async def check(store: Store) -> None:
        await store.notifications.keep_push_device("ana", device("ana"), 1)
        await store.notifications.keep_push_device("bob", device("bob"), 1)
        assert await store.notifications.push_devices("ana") == [device("ana")]
        await store.notifications.keep_push_device(
            "ana", device("ana", "https://push.example/2"), 2
        )
        assert await store.notifications.push_devices("ana") == [
            device("ana", "https://push.example/2")
        ]
        await store.notifications.keep_push_device("ana", device("unknown"), 3)
        await store.notifications.keep_push_device("ana", device("bob"), 3)
        assert await store.notifications.push_devices("bob") == []
        assert await store.notifications.push_devices("ana") == [
            device("ana", "https://push.example/2")
        ]

    among_people(database_url, check)


def test_the_oldest_of_too_many_devices_makes_room(database_url: str) -> None:
    async def check(store: Store) -> None:
        names = [f"device {number:02}" for number in range(MAX_PUSH_DEVICES + 1)]
        for at, name in enumerate(names):
            await store.people.add_device(name, "ana", "x", 1)
            await store.notifications.keep_push_device("ana", device(name), at)
        await store.notifications.keep_push_device("bob", device("bob"), 0)
        assert (
            sorted(item.device for item in await store.notifications.push_devices("ana"))
            == names[1:]
        )
        await store.notifications.keep_push_device("ana", device(names[0]), 99)
        assert names[1] not in [
            push_device.device for push_device in await store.notifications.push_devices("ana")
        ]
        assert await store.notifications.push_devices("bob") == [device("bob")]

    among_people(database_url, check)


def test_a_device_is_told_no_more_where_its_address_is_the_one_that_failed(
    database_url: str,
) -> None:
    async def check(store: Store) -> None:
        await store.notifications.keep_push_device(
            "ana", device("ana", "https://push.example/new"), 1
        )
        await store.notifications.keep_push_device(
            "bob", device("bob", "https://push.example/new"), 1
        )
        await store.notifications.drop_push_device("ana", "ana", "https://push.example/old")
        await store.notifications.drop_push_device("bob", "ana", "https://push.example/new")
        assert len(await store.notifications.push_devices("ana")) == 1
        await store.notifications.drop_push_device("ana", "ana", "https://push.example/new")
        assert await store.notifications.push_devices("ana") == []
        assert len(await store.notifications.push_devices("bob")) == 1
        await store.notifications.drop_push_device("bob", "bob")
        assert await store.notifications.push_devices("bob") == []

    among_people(database_url, check)


def test_holidays_that_were_not_over_at_a_moment(database_url: str) -> None:
    async def check(store: Store) -> None:
        remaining: list[list[Holiday]] = []

        async def keep(person: str, after: int, *holidays: Holiday) -> None:
            def change(present: list[Holiday]) -> list[Holiday]:
                remaining.append(present)
                return list(holidays)

            await store.absences.change_holidays(person, after, change)

        await keep("ana", 0, Holiday(10, 20), Holiday(30, 50))
        await keep("bob", 0, Holiday(30, 60))
        assert await store.absences.holidays("ana", 19) == [Holiday(10, 20), Holiday(30, 50)]
        assert await store.absences.holidays("ana", 20) == [Holiday(30, 50)]
        await keep("ana", 20, Holiday(30, 40))
        assert remaining == [[], [], [Holiday(30, 50)]]
        assert await store.absences.holidays("ana", 20) == [Holiday(30, 40)]
        assert await store.absences.holidays("bob", 0) == [Holiday(30, 60)]

    among_people(database_url, check)


def test_the_house_knows_when_it_was_last_open(database_url: str) -> None:
    async def check(store: Store) -> None:
        assert await store.absences.open_at() is None
        await store.absences.keep_open_at(7)
        await store.absences.keep_open_at(9)
        assert await store.absences.open_at() == 9

    with_store(database_url, check)
