"""Database queries for 'your turn' notifications: those that are due, and the channels by which a
person receives them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, or_, select, update

from fivecups.house.notifications.channels import EmailSettings, PushDevice
from fivecups.house.notifications.quiet_hours import QuietHours
from fivecups.house.notifications.turn_notifications import NotificationSettings

from ... import schema
from ...database import Database

MAX_PUSH_DEVICES = 10
"""Number of devices of a person that receive Web Push; the oldest are dropped."""


class TurnNotificationQueries:
    """Database queries for 'your turn' notifications, e-mail addresses, quiet hours and push
    devices."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def schedule_notification(self, table: str, person: str, due: int) -> None:
        push, wishes = schema.push_devices.c, schema.notice_wishes.c
        reachable = select(
            or_(
                exists().where(push.person == person),
                exists().where(wishes.person == person, wishes.confirmed),
            )
        )
        row = await self.database.row(reachable)
        if row is not None and row[0]:
            fresh = self.database.insert(schema.notices).values(
                table_id=table, person=person, due=due
            )
            await self.database.execute(fresh.on_conflict_do_nothing())

    async def due_notifications(self, now: int, most: int) -> list[tuple[str, str]]:
        columns = schema.notices.c
        query = (
            select(columns.table_id, columns.person)
            .where(_is_unclaimed(now))
            .order_by(columns.due)
            .limit(most)
        )
        return [(table, person) for table, person in await self.database.rows(query)]

    async def postpone_notification(self, table: str, person: str, due: int) -> None:
        unsent = schema.notices.c.sent_at.is_(None)
        await self._change_notice(table, person, unsent, due=due)

    async def claim_notification(self, table: str, person: str, now: int, until: int) -> int | None:
        return await self._change_notice(table, person, _is_unclaimed(now), claimed_until=until)

    async def extend_claim(self, table: str, person: str, due: int, until: int) -> bool:
        held = schema.notices.c.due == due
        return await self._change_notice(table, person, held, claimed_until=until) is not None

    async def mark_notification_sent(self, table: str, person: str, due: int, now: int) -> None:
        await self._change_notice(table, person, schema.notices.c.due == due, sent_at=now)

    async def _change_notice(
        self, table: str, person: str, which: ColumnElement[bool], **changed: int
    ) -> int | None:
        """Change the notification of `person` for `table` if it meets the condition `which`. Return
        its due time, or None if nothing was changed."""
        change = (
            update(schema.notices)
            .where(_is_notice(table, person), which)
            .values(**changed)
            .returning(schema.notices.c.due)
        )

        def work(connection: Connection) -> Any:
            return connection.execute(change).scalar()

        due: int | None = await self.database.write(work)
        return due

    async def drop_notification(self, table: str, person: str) -> None:
        columns = schema.notices.c
        mine = _is_notice(table, person)
        if await self.database.row(select(columns.due).where(mine)) is not None:
            await self.database.execute(delete(schema.notices).where(mine))

    async def wishes(self, person: str) -> NotificationSettings:
        people = schema.people.c
        row = await self.database.row(select(people.language).where(people.id == person))
        mail = await self.mail_wish(person)
        return NotificationSettings(
            "en" if row is None else row[0], mail.address if mail.confirmed else "", mail.quiet
        )

    # E-mail and quiet hours.

    async def mail_wish(self, person: str) -> EmailSettings:
        columns = schema.notice_wishes.c
        query = select(
            columns.mail, columns.confirmed, columns.quiet_from, columns.quiet_until, columns.zone
        ).where(columns.person == person)
        row = await self.database.row(query)
        if row is None:
            return EmailSettings()
        quiet = None if row[2] is None or row[3] is None else QuietHours(row[2], row[3], row[4])
        return EmailSettings(row[0], bool(row[1]), quiet)

    async def keep_mail(self, person: str, address: str) -> None:
        """Store `address` as a person's e-mail address, not confirmed yet. An empty address removes
        the stored one."""
        await self._keep_wish(person, mail=address, confirmed=False)

    async def confirm_mail(self, person: str, address: str) -> bool:
        """Mark `address` as confirmed if it is still the stored e-mail address of `person`. Return
        False if it is not."""
        columns = schema.notice_wishes.c
        confirm = (
            update(schema.notice_wishes)
            .where(columns.person == person, columns.mail == address)
            .values(confirmed=True)
            .returning(columns.person)
        )
        return await self.database.write(
            lambda connection: connection.execute(confirm).scalar() is not None
        )

    async def keep_quiet_hours(self, person: str, quiet: QuietHours | None) -> None:
        await self._keep_wish(
            person,
            quiet_from=None if quiet is None else quiet.start,
            quiet_until=None if quiet is None else quiet.end,
            zone="UTC" if quiet is None else quiet.zone,
        )

    async def _keep_wish(self, person: str, **changed: object) -> None:
        upsert = self.database.insert(schema.notice_wishes).values(person=person, **changed)
        await self.database.execute(
            upsert.on_conflict_do_update(index_elements=["person"], set_=changed)
        )

    # Devices.

    async def push_devices(self, person: str) -> list[PushDevice]:
        """Return the devices on which `person` wants Web Push. Devices that have been deleted from
        the house are left out."""
        columns, devices = schema.push_devices.c, schema.devices.c
        query = (
            select(columns.device, columns.endpoint, columns.key, columns.auth)
            .join(
                schema.devices, and_(devices.id == columns.device, devices.person == columns.person)
            )
            .where(columns.person == person)
        )
        return [PushDevice(*row) for row in await self.database.rows(query)]

    async def keep_push_device(self, person: str, device: PushDevice, at: int) -> None:
        columns, devices = schema.push_devices.c, schema.devices.c
        values = {
            "person": person,
            "endpoint": device.endpoint,
            "key": device.key,
            "auth": device.auth,
            "at": at,
        }
        upsert = self.database.insert(schema.push_devices).values(device=device.device, **values)
        newest = (
            select(columns.device)
            .where(columns.person == person)
            .order_by(columns.at.desc(), columns.device)
            .limit(MAX_PUSH_DEVICES)
        )

        def work(connection: Connection) -> None:
            connection.execute(upsert.on_conflict_do_update(index_elements=["device"], set_=values))
            newest_ids = list(connection.execute(newest).scalars())
            existing_ids = select(devices.id).where(devices.person == person)
            connection.execute(
                delete(schema.push_devices).where(
                    columns.person == person,
                    columns.device.not_in(newest_ids) | columns.device.not_in(existing_ids),
                )
            )

        await self.database.write(work)

    async def drop_push_device(self, person: str, device: str, endpoint: str | None = None) -> None:
        """Delete the Web Push subscription of a person's device. With `endpoint`, delete it only if
        it still has this address at the push service."""
        columns = schema.push_devices.c
        which = and_(columns.person == person, columns.device == device)
        if endpoint is not None:
            which = and_(which, columns.endpoint == endpoint)
        await self.database.execute(delete(schema.push_devices).where(which))


def _is_notice(table: str, person: str) -> ColumnElement[bool]:
    columns = schema.notices.c
    return and_(columns.table_id == table, columns.person == person)


def _is_unclaimed(now: int) -> ColumnElement[bool]:
    """Return an SQL condition that is true for a notification that is due at the time `now`, not
    sent, and not claimed by a node that is sending it."""
    columns = schema.notices.c
    claimed = columns.claimed_until
    return and_(
        columns.due <= now, columns.sent_at.is_(None), or_(claimed.is_(None), claimed <= now)
    )
