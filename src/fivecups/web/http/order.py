"""HTTP: order at tables and among people: who may sit, who is removed, reported or muted."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller
from litestar.params import JSONBody, PathParameter

from fivecups.house.accounts.reports import LONGEST_REPORT, Reason, report
from fivecups.house.table import commands
from fivecups.house.wire.protocol import TableInfo

from ..services.services import AccountDep, ServicesDep
from .routes import TableId, act, create, read, remove, run_command, visible_table
from .tables import TableSettings

PersonId = Annotated[str, PathParameter(min_length=1, max_length=40)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=100)]


class OneSeat(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat


class Replacement(msgspec.Struct, forbid_unknown_fields=True):
    """Whose place a bot is to have; its level counts before the game only."""

    seat: Seat
    level: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class LockWish(msgspec.Struct, forbid_unknown_fields=True):
    locked: bool


class RequestAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """Whether somebody who asks for a seat is let in."""

    person: Annotated[str, msgspec.Meta(max_length=40)]
    agree: bool


class StandInVote(msgspec.Struct, forbid_unknown_fields=True):
    """Whether a bot is to play for somebody who is away."""

    seat: Seat
    agree: bool = True


class Complaint(msgspec.Struct, forbid_unknown_fields=True):
    """Who is reported, and why."""

    person: Annotated[str, msgspec.Meta(max_length=40)]
    reason: Reason
    text: Annotated[str, msgspec.Meta(max_length=LONGEST_REPORT)] = ""


class Mutes(msgspec.Struct):
    """Whom somebody does not hear."""

    people: list[str]


class OrderController(Controller):
    """Order at a table."""

    path = "/api/tables"
    tags = ["order"]

    @act("/{table_id:str}/settings")
    async def settings(
        self,
        table_id: TableId,
        data: JSONBody[TableSettings],
        account: AccountDep,
        services: ServicesDep,
    ) -> TableInfo:
        """The owner changes what is to be played, before the start."""
        return await run_command(
            services,
            table_id,
            account,
            commands.change_settings,
            data.seats,
            data.options,
            data.clock.setting,
            data.visibility,
            data.rated,
        )

    @act("/{table_id:str}/remove")
    async def remove(
        self, table_id: TableId, data: JSONBody[OneSeat], account: AccountDep, services: ServicesDep
    ) -> TableInfo:
        """The owner removes somebody; during the game a bot plays on."""
        return await run_command(services, table_id, account, commands.remove, data.seat)

    @act("/{table_id:str}/replace")
    async def replace(
        self,
        table_id: TableId,
        data: JSONBody[Replacement],
        account: AccountDep,
        services: ServicesDep,
    ) -> TableInfo:
        """The owner has a bot in somebody's place; during the game until they are back."""
        return await run_command(
            services, table_id, account, commands.replace_by_bot, data.seat, data.level
        )

    @act("/{table_id:str}/owner")
    async def hand_over(
        self, table_id: TableId, data: JSONBody[OneSeat], account: AccountDep, services: ServicesDep
    ) -> TableInfo:
        """The owner makes another player the owner."""
        return await run_command(services, table_id, account, commands.hand_over, data.seat)

    @act("/{table_id:str}/lock")
    async def lock(
        self,
        table_id: TableId,
        data: JSONBody[LockWish],
        account: AccountDep,
        services: ServicesDep,
    ) -> TableInfo:
        """The owner lets nobody new sit down or ask, or lets them again."""
        return await run_command(services, table_id, account, commands.lock, data.locked)

    @act("/{table_id:str}/request")
    async def answer_request(
        self,
        table_id: TableId,
        data: JSONBody[RequestAnswer],
        account: AccountDep,
        services: ServicesDep,
    ) -> TableInfo:
        """Let somebody in who asks for a seat, or do not; or take back one's own request."""
        return await run_command(
            services, table_id, account, commands.answer_request, data.person, data.agree
        )

    @act("/{table_id:str}/stand-in")
    async def stand_in(
        self,
        table_id: TableId,
        data: JSONBody[StandInVote],
        account: AccountDep,
        services: ServicesDep,
    ) -> TableInfo:
        """Wish that a bot plays for somebody who is away, or be against it."""
        return await run_command(
            services, table_id, account, commands.wish_stand_in, data.seat, data.agree
        )

    @create("/{table_id:str}/report")
    async def report(
        self,
        table_id: TableId,
        data: JSONBody[Complaint],
        account: AccountDep,
        services: ServicesDep,
    ) -> None:
        """Tell the administrators about somebody at a table; its latest lines of chat go with
        it."""
        services.limits.reports.spend(account.id)
        table = await visible_table(services, table_id, account)
        entries = await services.manager.entries(table_id)
        made = report(
            table, entries, account.person, data.person, data.reason, data.text, services.now()
        )
        await services.store.add_report(made)


class MuteController(Controller):
    """Whom one does not want to hear."""

    path = "/api/me/mutes"
    tags = ["order"]

    @read()
    async def mutes(self, account: AccountDep, services: ServicesDep) -> Mutes:
        """Whom one has muted."""
        return Mutes(sorted(await services.store.mutes(account.id)))

    @act("/{person:str}")
    async def mute(self, person: PersonId, account: AccountDep, services: ServicesDep) -> Mutes:
        """Do not hear somebody any more, at any table."""
        if person != account.id:
            await services.store.mute(account.id, person)
            await services.sessions.changed(account.id)
        return Mutes(sorted(await services.store.mutes(account.id)))

    @remove("/{person:str}")
    async def unmute(self, person: PersonId, account: AccountDep, services: ServicesDep) -> None:
        """Hear somebody again."""
        await services.store.unmute(account.id, person)
        await services.sessions.changed(account.id)
