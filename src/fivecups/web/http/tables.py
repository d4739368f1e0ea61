"""HTTP routes for tables: create them, take seats, start, pause, resign, rematch; and lists of your
own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, QueryParameter

from fivecups.house.ports import NoSuchTable, StorageError
from fivecups.house.table import commands
from fivecups.house.table.commands import Outcome
from fivecups.house.table.entries import ClockSetting, UnreadableLog, Visibility
from fivecups.house.table.seats import Person
from fivecups.house.table.table import Table
from fivecups.house.wire.protocol import MyTable, Summary, TableInfo
from fivecups.house.wire.table_info import my_table, sort_my_tables

from ..services.services import AccountDep, HostDep, Services, ServicesDep
from .route_helpers import TableId, act, create, read, run_command, visible_table


class ClockWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The clock of a table as a client requests it: `none`, `decision` (so many seconds for each
    decision) or `bank` (so many seconds for the game, plus an increment for each decision)."""

    kind: Literal["none", "decision", "bank"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=0, le=commands.MAX_DECISION_SECONDS)] = 0
    increment: Annotated[int, msgspec.Meta(ge=0, le=commands.MAX_INCREMENT_SECONDS)] = 0

    @property
    def setting(self) -> ClockSetting:
        return ClockSetting(self.kind, self.seconds, self.increment)


class TableSettings(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The settings of a table. Visibility `open`: listed for all; `invitation`: for everybody with
    its link; `private`: only its players watch."""

    seats: Annotated[int, msgspec.Meta(ge=1, le=100)]
    options: dict[str, Any] = {}
    clock: ClockWish = ClockWish()
    visibility: Visibility = "invitation"
    rated: bool = False


class NewTable(TableSettings, kw_only=True):
    """The body of a request to create a table: the game and the settings."""

    game: Annotated[str, msgspec.Meta(max_length=40)]


class LessonWish(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a request to begin a lesson: the name of the game."""

    game: Annotated[str, msgspec.Meta(max_length=40)]


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a request to sit down: a seat, or None for the first free one, and the player's
    own entropy for the dice: any printable ASCII text."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=100)] | None = None
    entropy: Annotated[str, msgspec.Meta(max_length=128)] = ""


Word = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Beginning = Annotated[list[Word], msgspec.Meta(max_length=3)]


class PassingWish(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a request for automatic passes: beginnings of answers, such as `["play",
    "wanted"]`, for which you do not want to be asked; an empty beginning stands for all answers."""

    answers: Annotated[list[Beginning], msgspec.Meta(max_length=40)]


class BotWish(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a request to put a bot of a level into a seat; without a level the seat is
    emptied."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=100)]
    level: Annotated[str, msgspec.Meta(max_length=40)] | None = None


def action(
    name: str, command: Callable[[Table, Person, int], Outcome], what: str
) -> HTTPRouteHandler:
    """Return a POST route with path `name` that runs `command` at a table and needs no body. `what`
    is its description in the API's documentation."""

    async def handle(
        self: Any, table_id: TableId, account: AccountDep, services: ServicesDep
    ) -> TableInfo:
        return await run_command(services, table_id, account, command)

    handle.__name__, handle.__doc__ = name, what
    return act(f"/{{table_id:str}}/{name}")(handle)


class TableController(Controller):
    """HTTP routes for tables."""

    path = "/api/tables"
    tags = ["tables"]

    @read()
    async def open_tables(
        self,
        services: ServicesDep,
        before: Annotated[int | None, QueryParameter(ge=0, le=2**53)] = None,
    ) -> list[Summary]:
        """Return open tables that are waiting or playing, newest first, at most five per owner;
        `before` is the `created_at` of the last table of the previous page."""
        return await services.store.open_tables(before)

    @create()
    async def new_table(
        self, data: JSONBody[NewTable], account: AccountDep, services: ServicesDep
    ) -> TableInfo:
        """Create a table that you own, and return it. The response contains its commitment to fair
        dice."""
        services.limits.new_tables.spend(account.id)
        return await services.manager.commands.create(
            account.person,
            data.game,
            data.seats,
            data.options,
            data.clock.setting,
            data.visibility,
            data.rated,
        )

    @create("/lesson")
    async def lesson(
        self, data: JSONBody[LessonWish], account: AccountDep, services: ServicesDep
    ) -> TableInfo:
        """Begin a lesson: a first game against bots with prepared dice."""
        services.limits.new_tables.spend(account.id)
        return await services.manager.commands.begin_lesson(account.person, data.game)

    @read("/{table_id:str}")
    async def one(self, table_id: TableId, account: AccountDep, services: ServicesDep) -> TableInfo:
        """Return the public information about a table."""
        table = await visible_table(services, table_id, account)
        return await services.manager.commands.info(table.id)

    @act("/{table_id:str}/sit")
    async def sit(
        self,
        table_id: TableId,
        data: JSONBody[SeatWish],
        account: AccountDep,
        host: HostDep,
        services: ServicesDep,
    ) -> TableInfo:
        """Take a seat before the game; during the game, request a seat that a bot plays. Return the
        table."""
        person = replace(account.person, host=host)
        await services.manager.commands.submit(
            table_id, person, commands.sit, data.seat, data.entropy
        )
        return await services.manager.commands.info(table_id)

    @act("/{table_id:str}/bot")
    async def bot(
        self, table_id: TableId, data: JSONBody[BotWish], account: AccountDep, services: ServicesDep
    ) -> TableInfo:
        """Put a bot into a seat in which no person sits, or empty the seat. Return the table."""
        return await run_command(
            services, table_id, account, commands.place_bot, data.seat, data.level
        )

    leave = action("leave", commands.leave, "Leave your seat before the start.")
    start = action("start", commands.start, "Begin the game.")
    pause = action(
        "pause",
        commands.wish_pause,
        "Vote for a pause; it begins when all players have voted for it.",
    )
    resume = action("resume", commands.resume, "End the pause, or take back your vote.")
    resign = action("resign", commands.resign, "Resign; a bot plays on for you.")
    pass_unseen = action(
        "pass",
        commands.pass_unseen,
        "Pass at a hidden question without looking at it, if there is one for your seat.",
    )

    @act("/{table_id:str}/pass-over")
    async def pass_over(
        self,
        table_id: TableId,
        data: JSONBody[PassingWish],
        account: AccountDep,
        services: ServicesDep,
    ) -> TableInfo:
        """Let the house pass for you until the end of the game, at hidden questions at which you
        could give no other answers than those listed here. The other players do not learn of it."""
        return await run_command(
            services, table_id, account, commands.set_automatic_passes, data.answers
        )

    back = action("back", commands.return_to_seat, "Take your seat back from the stand-in bot.")
    close = action("close", commands.close, "Close a table that has not begun.")

    @act("/{table_id:str}/rematch")
    async def rematch(
        self, table_id: TableId, account: AccountDep, services: ServicesDep
    ) -> TableInfo:
        """Return the table for a rematch with the same people; the first call creates it. Their
        seats are reserved, and the game begins when all of them sit."""
        services.limits.new_tables.spend(account.id)
        await visible_table(services, table_id, account)
        new_table = await services.manager.commands.rematch(table_id, account.person)
        await visible_table(services, new_table.id, account)
        return new_table


async def _my_table(services: Services, listed: Summary, person: str) -> MyTable:
    """Return the item for `person`'s own list of the table `listed`, as its log says it is now; if
    the log cannot be read, as the stored summary says."""
    now = services.now()
    try:
        return my_table((await services.manager.tables.find(listed.id)).table, person, now)
    except (NoSuchTable, UnreadableLog, StorageError):
        return MyTable(
            **{name: getattr(listed, name) for name in Summary.__struct_fields__}, now=now
        )


class MyTablesController(Controller):
    """HTTP routes for the lists of your own tables."""

    path = "/api/me"
    tags = ["tables"]

    @read("/tables")
    async def current(self, account: AccountDep, services: ServicesDep) -> list[MyTable]:
        """Return the tables at which you sit or which you own; first those that wait for you, by
        the time left."""
        listed = await services.store.tables_of(account.id, finished=False)
        mine = await asyncio.gather(
            *(_my_table(services, summary, account.id) for summary in listed)
        )
        return sort_my_tables(mine)

    @read("/history")
    async def history(
        self,
        account: AccountDep,
        services: ServicesDep,
        before: Annotated[int | None, QueryParameter(ge=0, le=2**53)] = None,
    ) -> list[Summary]:
        """Return your finished games, latest first; `before` is the `changed_at` of the last game
        of the previous page."""
        return await services.store.tables_of(account.id, finished=True, before=before)
