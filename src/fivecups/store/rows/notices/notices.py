"""Who is to be told that it is their turn, and how, in the database."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, or_, select, update

from fivecups.house.notices.notices import Wishes
from fivecups.house.notices.quiet_hours import QuietHours
from fivecups.house.notices.ways import MailWish, PushDevice

from ... import schema
from ...database import Database

MOST_DEVICES = 10
"""So many devices of one person are told; the oldest make room."""


class NoticeRows:
    """Reads and writes notices."""

    database: Database

    async def want_notice(self, table: str, person: str, due: int) -> None:
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

    async def due_notices(self, now: int, most: int) -> list[tuple[str, str]]:
        rows = schema.notices.c
        query = select(rows.table_id, rows.person).where(_free(now)).order_by(rows.due).limit(most)
        return [(table, person) for table, person in await self.database.rows(query)]

    async def put_off_notice(self, table: str, person: str, due: int) -> None:
        unsent = schema.notices.c.sent_at.is_(None)
        await self._change_notice(table, person, unsent, due=due)

    async def claim_notice(self, table: str, person: str, now: int, until: int) -> int | None:
        return await self._change_notice(table, person, _free(now), claimed_until=until)

    async def hold_notice(self, table: str, person: str, due: int, until: int) -> bool:
        held = schema.notices.c.due == due
        return await self._change_notice(table, person, held, claimed_until=until) is not None

    async def notice_sent(self, table: str, person: str, due: int, now: int) -> None:
        await self._change_notice(table, person, schema.notices.c.due == due, sent_at=now)

    async def _change_notice(
        self, table: str, person: str, which: ColumnElement[bool], **changed: int
    ) -> int | None:
        """Change a notice, if it is such a one; returns when it is due."""
        change = (
            update(schema.notices)
            .where(_notice(table, person), which)
            .values(**changed)
            .returning(schema.notices.c.due)
        )

        def work(connection: Connection) -> Any:
            return connection.execute(change).scalar()

        found: int | None = await self.database.write(work)
        return found

    async def drop_notice(self, table: str, person: str) -> None:
        rows = schema.notices.c
        mine = _notice(table, person)
        if await self.database.row(select(rows.due).where(mine)) is not None:
            await self.database.execute(delete(schema.notices).where(mine))

    async def wishes(self, person: str) -> Wishes:
        people = schema.people.c
        row = await self.database.row(select(people.language).where(people.id == person))
        mail = await self.mail_wish(person)
        return Wishes(
            "en" if row is None else row[0], mail.address if mail.confirmed else "", mail.quiet
        )

    # Mail, and quiet hours.

    async def mail_wish(self, person: str) -> MailWish:
        rows = schema.notice_wishes.c
        query = select(
            rows.mail, rows.confirmed, rows.quiet_from, rows.quiet_until, rows.zone
        ).where(rows.person == person)
        row = await self.database.row(query)
        if row is None:
            return MailWish()
        quiet = None if row[2] is None or row[3] is None else QuietHours(row[2], row[3], row[4])
        return MailWish(row[0], bool(row[1]), quiet)

    async def keep_mail(self, person: str, address: str) -> None:
        """An address that is to be confirmed; an empty one takes the old one away."""
        await self._keep_wish(person, mail=address, confirmed=False)

    async def confirm_mail(self, person: str, address: str) -> bool:
        """Whether this is still the address to be confirmed; then it is."""
        rows = schema.notice_wishes.c
        confirm = (
            update(schema.notice_wishes)
            .where(rows.person == person, rows.mail == address)
            .values(confirmed=True)
            .returning(rows.person)
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
        """Where somebody wants to be told. A device that the house does not know any more gets
        nothing."""
        rows, devices = schema.push_devices.c, schema.devices.c
        query = (
            select(rows.device, rows.endpoint, rows.key, rows.auth)
            .join(schema.devices, and_(devices.id == rows.device, devices.person == rows.person))
            .where(rows.person == person)
        )
        return [PushDevice(*row) for row in await self.database.rows(query)]

    async def keep_push_device(self, person: str, device: PushDevice, at: int) -> None:
        rows, devices = schema.push_devices.c, schema.devices.c
        values = {
            "person": person,
            "endpoint": device.endpoint,
            "key": device.key,
            "auth": device.auth,
            "at": at,
        }
        upsert = self.database.insert(schema.push_devices).values(device=device.device, **values)
        newest = (
            select(rows.device)
            .where(rows.person == person)
            .order_by(rows.at.desc(), rows.device)
            .limit(MOST_DEVICES)
        )

        def work(connection: Connection) -> None:
            connection.execute(upsert.on_conflict_do_update(index_elements=["device"], set_=values))
            kept = list(connection.execute(newest).scalars())
            known = select(devices.id).where(devices.person == person)
            connection.execute(
                delete(schema.push_devices).where(
                    rows.person == person, rows.device.not_in(kept) | rows.device.not_in(known)
                )
            )

        await self.database.write(work)

    async def drop_push_device(self, person: str, device: str, endpoint: str | None = None) -> None:
        """A device is not to be told any more; with an endpoint only if it still has that one."""
        rows = schema.push_devices.c
        which = and_(rows.person == person, rows.device == device)
        if endpoint is not None:
            which = and_(which, rows.endpoint == endpoint)
        await self.database.execute(delete(schema.push_devices).where(which))


def _notice(table: str, person: str) -> ColumnElement[bool]:
    rows = schema.notices.c
    return and_(rows.table_id == table, rows.person == person)


def _free(now: int) -> ColumnElement[bool]:
    """Notices that are due, and that nobody is sending or has sent."""
    rows = schema.notices.c
    claimed = rows.claimed_until
    return and_(rows.due <= now, rows.sent_at.is_(None), or_(claimed.is_(None), claimed <= now))
