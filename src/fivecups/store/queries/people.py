"""Database queries for people and their devices."""

from __future__ import annotations

from dataclasses import asdict

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from fivecups.house.accounts.people import Account, LinkPurpose
from fivecups.house.table.look_alikes import skeleton

from .. import schema
from ..database import Database

own = schema.people.alias()


class PeopleQueries:
    """Database queries for people, their devices and their links."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add_account(self, account: Account) -> None:
        await self.database.execute(insert(schema.people).values(**asdict(account)))

    async def account(self, person: str) -> Account | None:
        return await self._account(schema.people.c.id == person)

    async def account_by_login(self, login: str) -> Account | None:
        return await self._account(schema.people.c.login == login)

    async def _account(self, which: object) -> Account | None:
        columns = schema.people.c
        query = select(
            columns.id,
            columns.name,
            columns.language,
            columns.created_at,
            columns.login,
            columns.password,
            columns.sign,
            columns.colour,
        ).where(which)  # type: ignore[arg-type]
        row = await self.database.row(query)
        return None if row is None else Account(*row)

    async def change_account(self, person: str, **changed: str) -> bool:
        people = schema.people.c
        key = changed.get("login")
        values = changed if key is None else {**changed, "skeleton": skeleton(key)}
        # A person may go on with a name that looked like another before look-alikes were refused.
        alike = select(people.id).where(
            people.skeleton == values.get("skeleton"),
            people.id != person,
            ~select(own.c.id).where(own.c.id == person, own.c.login == key).exists(),
        )

        def work(connection: Connection) -> bool:
            if key is not None and connection.execute(alike).first() is not None:
                return False
            connection.execute(update(schema.people).where(people.id == person).values(**values))
            return True

        try:
            return await self.database.write(work)
        except IntegrityError:
            return False

    async def add_device(self, device: str, person: str, secret_hash: str, at: int) -> None:
        await self.database.execute(
            insert(schema.devices).values(
                id=device, person=person, secret_hash=secret_hash, created_at=at, seen_at=at
            )
        )

    async def device(self, device: str) -> tuple[str, str] | None:
        columns = schema.devices.c
        query = select(columns.person, columns.secret_hash).where(columns.id == device)
        row = await self.database.row(query)
        return None if row is None else (row[0], row[1])

    async def devices_of(self, person: str) -> set[str]:
        query = select(schema.devices.c.id).where(schema.devices.c.person == person)
        return set(await self.database.column(query))

    async def remove_device(self, device: str) -> None:
        await self.database.execute(delete(schema.devices).where(schema.devices.c.id == device))

    async def remove_other_devices(self, person: str, device: str) -> None:
        devices, links = schema.devices.c, schema.links.c

        def work(connection: Connection) -> None:
            connection.execute(
                delete(schema.devices).where(devices.person == person, devices.id != device)
            )
            connection.execute(delete(schema.links).where(links.person == person))

        await self.database.write(work)

    async def touch_device(self, device: str, at: int, network: str = "") -> None:
        values = {"seen_at": at, **({"network": network} if network else {})}
        await self.database.execute(
            update(schema.devices).where(schema.devices.c.id == device).values(values)
        )

    async def add_link(
        self, code_hash: str, person: str, until: int, purpose: LinkPurpose = "device"
    ) -> None:
        row = {"code_hash": code_hash, "person": person, "until": until, "purpose": purpose}
        await self.database.execute(insert(schema.links).values(row))

    async def link_exists(self, code_hash: str, now: int, purpose: LinkPurpose) -> bool:
        columns = schema.links.c
        query = select(columns.person).where(
            columns.code_hash == code_hash, columns.until >= now, columns.purpose == purpose
        )
        return await self.database.row(query) is not None

    async def take_link(
        self, code_hash: str, now: int, purpose: LinkPurpose = "device"
    ) -> str | None:
        columns = schema.links.c
        query = (
            delete(schema.links)
            .where(columns.code_hash == code_hash, columns.until >= now, columns.purpose == purpose)
            .returning(columns.person)
        )

        def work(connection: Connection) -> str | None:
            connection.execute(delete(schema.links).where(columns.until < now))
            person: str | None = connection.execute(query).scalar()
            return person

        return await self.database.write(work)
