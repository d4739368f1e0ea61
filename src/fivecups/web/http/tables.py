"""HTTP: tables, from their making to the end of their games."""

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
from fivecups.house.table.entries import ClockSetting, Unreadable, Visibility
from fivecups.house.table.seats import Person
from fivecups.house.table.table import Table
from fivecups.house.wire.info import in_order_of_turns, my_table
from fivecups.house.wire.protocol import MyTable, Summary, TableInfo

from ..services.services import AccountDep, HostDep, Services, ServicesDep
from .routes import TableId, act, create, read, run_command, visible_table


class ClockWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`none`, `decision` (so many seconds each) or `bank` (so many for the game, and an increment
    for each decision)."""

    kind: Literal["none", "decision", "bank"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=0, le=commands.LONGEST_DECISION)] = 0
    increment: Annotated[int, msgspec.Meta(ge=0, le=commands.LONGEST_INCREMENT)] = 0

    @property
    def setting(self) -> ClockSetting:
        return ClockSetting(self.kind, self.seconds, self.increment)


class TableSettings(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What is to be played. `open`: listed for all; `invitation`: for whoever has its link;
    `private`: only its players watch."""

    seats: Annotated[int, msgspec.Meta(ge=1, le=100)]
    options: dict[str, Any] = {}
    clock: ClockWish = ClockWish()
    visibility: Visibility = "invitation"
    rated: bool = False


class NewTable(TableSettings, kw_only=True):
    """A table to be set up."""

    game: Annotated[str, msgspec.Meta(max_length=40)]


class LessonWish(msgspec.Struct, forbid_unknown_fields=True):
    """The game to be learnt."""

    game: Annotated[str, msgspec.Meta(max_length=40)]


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """A seat, or the first free one, and the player's own part in the dice: any printable ASCII
    text."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=100)] | None = None
    entropy: Annotated[str, msgspec.Meta(max_length=128)] = ""


Word = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Beginning = Annotated[list[Word], msgspec.Meta(max_length=3)]


class PassingWish(msgspec.Struct, forbid_unknown_fields=True):
    """Beginnings of answers, as `["play", "wanted"]`, for which one does not want to be asked; an
    empty one stands for all."""

    answers: Annotated[list[Beginning], msgspec.Meta(max_length=40)]


class BotWish(msgspec.Struct, forbid_unknown_fields=True):
    """A bot of a level for a seat; with no level the seat is freed."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=100)]
    level: Annotated[str, msgspec.Meta(max_length=40)] | None = None


def action(
    name: str, command: Callable[[Table, Person, int], Outcome], what: str
) -> HTTPRouteHandler:
    """A request that says nothing but who wants what."""

    async def handle(
        self: Any, table_id: TableId, account: AccountDep, services: ServicesDep
    ) -> TableInfo:
        return await run_command(services, table_id, account, command)

    handle.__name__, handle.__doc__ = name, what
    return act(f"/{{table_id:str}}/{name}")(handle)


class TableController(Controller):
    """Tables."""

    path = "/api/tables"
    tags = ["tables"]

    @read()
    async def open_tables(
        self,
        services: ServicesDep,
        before: Annotated[int | None, QueryParameter(ge=0, le=2**53)] = None,
    ) -> list[Summary]:
        """Open tables that are waiting or playing, the newest first, at most five of one owner;
        `before` pages on from the `created_at` of the last one."""
        return await services.store.open_tables(before)

    @create()
    async def new_table(
        self, data: JSONBody[NewTable], account: AccountDep, services: ServicesDep
    ) -> TableInfo:
        """Set up a table. Its commitment to fair dice is in the answer."""
        services.limits.new_tables.spend(account.id)
        return await services.manager.create(
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
        """Begin a first game against bots, on prepared dice, for oneself alone."""
        services.limits.new_tables.spend(account.id)
        return await services.manager.begin_lesson(account.person, data.game)

    @read("/{table_id:str}")
    async def one(self, table_id: TableId, account: AccountDep, services: ServicesDep) -> TableInfo:
        """A table as everybody at it may know it."""
        table = await visible_table(services, table_id, account)
        return await services.manager.info(table.id)

    @act("/{table_id:str}/sit")
    async def sit(
        self,
        table_id: TableId,
        data: JSONBody[SeatWish],
        account: AccountDep,
        host: HostDep,
        services: ServicesDep,
    ) -> TableInfo:
        """Take a seat; during the game, ask for one that a bot plays."""
        person = replace(account.person, host=host)
        await services.manager.submit(table_id, person, commands.sit, data.seat, data.entropy)
        return await services.manager.info(table_id)

    @act("/{table_id:str}/bot")
    async def bot(
        self, table_id: TableId, data: JSONBody[BotWish], account: AccountDep, services: ServicesDep
    ) -> TableInfo:
        """Fill a seat with a bot, or free it."""
        return await run_command(
            services, table_id, account, commands.place_bot, data.seat, data.level
        )

    leave = action("leave", commands.leave, "Get up before the start.")
    start = action("start", commands.start, "Begin the game.")
    pause = action(
        "pause",
        commands.wish_pause,
        "Wish for a pause; it begins when all players wish it.",
    )
    resume = action("resume", commands.resume, "End the pause, or take the wish back.")
    resign = action("resign", commands.resign, "Give up; a bot plays on.")
    pass_unseen = action(
        "pass",
        commands.pass_unseen,
        "Pass, without having looked, at a hidden question, if one is open to oneself.",
    )

    @act("/{table_id:str}/pass-over")
    async def pass_over(
        self,
        table_id: TableId,
        data: JSONBody[PassingWish],
        account: AccountDep,
        services: ServicesDep,
    ) -> TableInfo:
        """Have the house pass for oneself until the end of the game, at hidden questions at which
        one could answer nothing else than this. Nobody else hears of it."""
        return await run_command(services, table_id, account, commands.pass_over, data.answers)

    back = action("back", commands.back, "Take the seat over again from the bot that stood in.")
    close = action("close", commands.close, "Take away a table that has not begun.")

    @act("/{table_id:str}/rematch")
    async def rematch(
        self, table_id: TableId, account: AccountDep, services: ServicesDep
    ) -> TableInfo:
        """Another table for the same people, whose seats are kept for them; the same one for
        everybody who asks. Its game begins when all of them sit."""
        services.limits.new_tables.spend(account.id)
        await visible_table(services, table_id, account)
        made = await services.manager.rematch(table_id, account.person)
        await visible_table(services, made.id, account)
        return made


async def _mine(services: Services, listed: Summary, person: str) -> MyTable:
    """A table of the list as its log says that it is; one that cannot be read stays as it is
    listed."""
    now = services.now()
    try:
        return my_table((await services.manager.find(listed.id)).table, person, now)
    except (NoSuchTable, Unreadable, StorageError):
        return MyTable(
            **{name: getattr(listed, name) for name in Summary.__struct_fields__}, now=now
        )


class MyTablesController(Controller):
    """One's own tables."""

    path = "/api/me"
    tags = ["tables"]

    @read("/tables")
    async def current(self, account: AccountDep, services: ServicesDep) -> list[MyTable]:
        """The tables at which one sits, or which one has set up: those first that wait for oneself,
        by the time that is left."""
        found = await services.store.tables_of(account.id, finished=False)
        mine = await asyncio.gather(*(_mine(services, one, account.id) for one in found))
        return in_order_of_turns(mine)

    @read("/history")
    async def history(
        self,
        account: AccountDep,
        services: ServicesDep,
        before: Annotated[int | None, QueryParameter(ge=0, le=2**53)] = None,
    ) -> list[Summary]:
        """One's finished games, the latest first; `before` pages on from the `changed_at` of the
        last one."""
        return await services.store.tables_of(account.id, finished=True, before=before)
