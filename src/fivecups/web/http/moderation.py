"""HTTP routes for moderation: settings and seats of a table, removals, votes, reports and mutes."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller
from litestar.params import JSONBody, PathParameter

from fivecups.house.accounts.reports import MAX_REPORT_LENGTH, Reason, report
from fivecups.house.table import commands
from fivecups.house.table.table import refuse
from fivecups.house.wire.protocol import TableInfo

from ..services.services import AccountDep, ServicesDep
from .route_helpers import TableId, act, create, read, remove, run_command, visible_table
from .tables import TableSettings

PersonId = Annotated[str, PathParameter(min_length=1, max_length=40)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=100)]


class OneSeat(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat


class Replacement(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a request to replace a player by a bot: the seat, and the bot's level, which
    counts only before the game."""

    seat: Seat
    level: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class LockWish(msgspec.Struct, forbid_unknown_fields=True):
    locked: bool


class RequestAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """The answer to a person's seat request."""

    person: Annotated[str, msgspec.Meta(max_length=40)]
    agree: bool


class StandInVote(msgspec.Struct, forbid_unknown_fields=True):
    """A vote on a bot as stand-in for an absent player."""

    seat: Seat
    agree: bool = True


class Complaint(msgspec.Struct, forbid_unknown_fields=True):
    """A report: the person, the reason and a text."""

    person: Annotated[str, msgspec.Meta(max_length=40)]
    reason: Reason
    text: Annotated[str, msgspec.Meta(max_length=MAX_REPORT_LENGTH)] = ""


MAX_MUTES = 200
"""Number of people whom one person may mute."""


class Mutes(msgspec.Struct):
    """The people whom a person has muted."""

    people: list[str]


class ModerationController(Controller):
    """HTTP routes for the moderation of a table."""

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
        """Change the settings of a table before its game starts, and return the table. Only for the
        owner."""
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
        """Remove the player of a seat from the table; during the game a bot plays the seat to the
        end. Only for the owner."""
        return await run_command(services, table_id, account, commands.remove, data.seat)

    @act("/{table_id:str}/replace")
    async def replace(
        self,
        table_id: TableId,
        data: JSONBody[Replacement],
        account: AccountDep,
        services: ServicesDep,
    ) -> TableInfo:
        """Put a bot into a player's seat; during the game only until the player is back. Only for
        the owner."""
        return await run_command(
            services, table_id, account, commands.replace_by_bot, data.seat, data.level
        )

    @act("/{table_id:str}/owner")
    async def hand_over(
        self, table_id: TableId, data: JSONBody[OneSeat], account: AccountDep, services: ServicesDep
    ) -> TableInfo:
        """Make the player of another seat the owner of the table. Only for the present owner."""
        return await run_command(services, table_id, account, commands.hand_over, data.seat)

    @act("/{table_id:str}/lock")
    async def lock(
        self,
        table_id: TableId,
        data: JSONBody[LockWish],
        account: AccountDep,
        services: ServicesDep,
    ) -> TableInfo:
        """Lock the table, so that no new people can sit down or ask for a seat, or unlock it. Only
        for the owner."""
        return await run_command(services, table_id, account, commands.lock, data.locked)

    @act("/{table_id:str}/request")
    async def answer_request(
        self,
        table_id: TableId,
        data: JSONBody[RequestAnswer],
        account: AccountDep,
        services: ServicesDep,
    ) -> TableInfo:
        """Grant or refuse a person's seat request, or withdraw your own."""
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
        """Vote for or against a bot as stand-in for an absent player."""
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
        """Report a person at a table to the administrators, with the latest lines of the table's
        chat."""
        services.limits.reports.spend(account.id)
        table = await visible_table(services, table_id, account)
        entries = await services.manager.tables.entries(table_id)
        new_report = report(
            table, entries, account.person, data.person, data.reason, data.text, services.now()
        )
        await services.store.moderation.add_report(new_report)


class MuteController(Controller):
    """HTTP routes for the people whom you have muted."""

    path = "/api/me/mutes"
    tags = ["order"]

    @read()
    async def mutes(self, account: AccountDep, services: ServicesDep) -> Mutes:
        """Return the people whom you have muted."""
        return Mutes(sorted(await services.store.moderation.mutes(account.id)))

    @act("/{person:str}")
    async def mute(self, person: PersonId, account: AccountDep, services: ServicesDep) -> Mutes:
        """Mute a person for you at all tables, and return all people whom you have muted."""
        if person != account.id:
            if await services.store.people.account(person) is None:
                raise refuse("no-such-person", person=person)
            if len(await services.store.moderation.mutes(account.id)) >= MAX_MUTES:
                raise refuse("too-many-muted", most=MAX_MUTES)
            await services.store.moderation.mute(account.id, person)
            await services.sessions.announce_change(account.id)
        return Mutes(sorted(await services.store.moderation.mutes(account.id)))

    @remove("/{person:str}")
    async def unmute(self, person: PersonId, account: AccountDep, services: ServicesDep) -> None:
        """Unmute a person."""
        await services.store.moderation.unmute(account.id, person)
        await services.sessions.announce_change(account.id)
