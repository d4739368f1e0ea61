"""HTTP: tables, from their making to the files of their games."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeVarTuple

import msgspec
from litestar import Controller, MediaType, Request, Response, get, post
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from fivecups.house.accounts.people import Account
from fivecups.house.records.record import reasons_of, record_and_fairness, record_file, record_of
from fivecups.house.records.verify import Report, verify
from fivecups.house.table import commands
from fivecups.house.table.commands import Outcome
from fivecups.house.table.entries import ClockSetting, Visibility
from fivecups.house.table.seats import Person
from fivecups.house.table.table import Table, refuse
from fivecups.house.wire.protocol import Summary, TableInfo

from ..replay import MOST_STEPS, ReplayPart, replay_part
from ..server.services import House, Known, Services
from .links import link_to, picture_of
from .problems import PROBLEMS

Ts = TypeVarTuple("Ts")

TableId = Annotated[str, PathParameter(min_length=1, max_length=40)]


class ClockWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`none`, `decision` (so many seconds each) or `bank` (so many for the game, and an increment
    for each decision)."""

    kind: Literal["none", "decision", "bank"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=0, le=commands.LONGEST_DECISION)] = 0
    increment: Annotated[int, msgspec.Meta(ge=0, le=commands.LONGEST_INCREMENT)] = 0


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be set up. `open`: listed for all; `invitation`: for whoever has its link;
    `private`: only its players watch."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[int, msgspec.Meta(ge=1, le=100)]
    options: dict[str, Any] = {}
    clock: ClockWish = ClockWish()
    visibility: Visibility = "invitation"
    rated: bool = False


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """A seat, or the first free one, and the player's own part in the dice: any printable ASCII
    text."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=100)] | None = None
    entropy: Annotated[str, msgspec.Meta(max_length=128)] = ""


class BotWish(msgspec.Struct, forbid_unknown_fields=True):
    """A bot of a level for a seat; with no level the seat is freed."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=100)]
    level: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class Invitation(msgspec.Struct):
    """A link to a table, with the house's address in its network where the house knows it."""

    link: str


def action(
    name: str, command: Callable[[Table, Person, int], Outcome], what: str
) -> HTTPRouteHandler:
    """A request that says nothing but who wants what."""

    async def act(self: Any, table_id: TableId, account: Known, services: House) -> TableInfo:
        return await _act(services, table_id, account, command)

    act.__name__, act.__doc__ = name, what
    return post(f"/{{table_id:str}}/{name}", responses=PROBLEMS, status_code=200)(act)


class TableController(Controller):
    """Tables."""

    path = "/api/tables"
    tags = ["tables"]

    @get(responses=PROBLEMS)
    async def open_tables(
        self, services: House, before: Annotated[int | None, QueryParameter(ge=0, le=2**53)] = None
    ) -> list[Summary]:
        """Open tables that are waiting or playing, the newest first, at most five of one owner;
        `before` pages on from the `created_at` of the last one."""
        return await services.store.open_tables(before)

    @post(responses=PROBLEMS)
    async def create(self, data: JSONBody[NewTable], account: Known, services: House) -> TableInfo:
        """Set up a table. Its commitment to fair dice is in the answer."""
        if not services.creations.take(account.id, time.monotonic()):
            raise HTTPException(status_code=429)
        clock = ClockSetting(data.clock.kind, data.clock.seconds, data.clock.increment)
        return await services.manager.create(
            account.person, data.game, data.seats, data.options, clock, data.visibility, data.rated
        )

    @get("/{table_id:str}", responses=PROBLEMS)
    async def one(self, table_id: TableId, account: Known, services: House) -> TableInfo:
        """A table as everybody at it may know it."""
        table = await _visible(services, table_id, account)
        return await services.manager.info(table.id)

    @post("/{table_id:str}/sit", responses=PROBLEMS, status_code=200)
    async def sit(
        self, table_id: TableId, data: JSONBody[SeatWish], account: Known, services: House
    ) -> TableInfo:
        """Take a seat; during the game, one that a bot plays for nobody who might come back."""
        return await _act(services, table_id, account, commands.sit, data.seat, data.entropy)

    @post("/{table_id:str}/bot", responses=PROBLEMS, status_code=200)
    async def bot(
        self, table_id: TableId, data: JSONBody[BotWish], account: Known, services: House
    ) -> TableInfo:
        """Fill a seat with a bot, or free it."""
        return await _act(services, table_id, account, commands.place_bot, data.seat, data.level)

    leave = action("leave", commands.leave, "Get up before the start.")
    start = action("start", commands.start, "Begin the game.")
    pause = action(
        "pause",
        commands.wish_pause,
        "Wish for a pause; it begins when all players wish it.",
    )
    resume = action("resume", commands.resume, "End the pause, or take the wish back.")
    resign = action("resign", commands.resign, "Give up; a bot plays on.")
    back = action("back", commands.back, "Take the seat over again from the bot that stood in.")
    close = action("close", commands.close, "Take away a table that has not begun.")

    @post("/{table_id:str}/rematch", responses=PROBLEMS, status_code=200)
    async def rematch(self, table_id: TableId, account: Known, services: House) -> TableInfo:
        """Another table for the same people; the same one for everybody who asks."""
        if not services.creations.take(account.id, time.monotonic()):
            raise HTTPException(status_code=429)
        await _visible(services, table_id, account)
        made = await services.manager.rematch(table_id, account.person)
        await _visible(services, made.id, account)
        return made

    @get(
        "/{table_id:str}/record",
        media_type=MediaType.JSON,
        responses={
            **PROBLEMS,
            200: ResponseSpec(
                dict, generate_examples=False, description="The record, as docs/records.md says"
            ),
        },
    )
    async def record(self, table_id: TableId, account: Known, services: House) -> Response[bytes]:
        """The file of a finished or abandoned game, with all that is needed to check it."""
        table = await finished_table(services, table_id, account)
        body = record_file(table, await services.manager.entries(table_id))
        name = f"{table.created.game}-{table_id[:8]}.json"
        return Response(
            body,
            media_type=MediaType.JSON,
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

    @get("/{table_id:str}/verify", responses=PROBLEMS)
    async def verify(self, table_id: TableId, account: Known, services: House) -> Report:
        """Whether a game was played by the rules and with the dice that its commitment had
        settled."""
        _replays(services, account)
        table = await finished_table(services, table_id, account)
        return await asyncio.to_thread(
            verify, *record_and_fairness(table, await services.manager.entries(table_id))
        )

    @get("/{table_id:str}/replay", responses=PROBLEMS)
    async def replay(
        self,
        table_id: TableId,
        account: Known,
        services: House,
        seat: Annotated[int | None, QueryParameter(ge=0, le=100)] = None,
        first: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
        count: Annotated[int, QueryParameter(ge=0, le=MOST_STEPS)] = MOST_STEPS,
    ) -> ReplayPart:
        """A finished or abandoned game step by step, as any seat saw it, or a spectator if none is
        named."""
        _replays(services, account)
        table = await finished_table(services, table_id, account)
        if seat is not None and seat >= len(table.chairs):
            raise refuse("no-such-seat", seat=str(seat), seats=len(table.chairs))
        entries = await services.manager.entries(table_id)
        record = record_of(table, entries)
        return await asyncio.to_thread(replay_part, record, reasons_of(entries), seat, first, count)

    @get("/{table_id:str}/invitation", responses=PROBLEMS)
    async def invitation(
        self, table_id: TableId, request: Request[Any, Any, Any], account: Known, services: House
    ) -> Invitation:
        """The table's link as other devices can open it."""
        await _visible(services, table_id, account)
        return Invitation(link_to(request, services, f"/table/{table_id}"))

    @get(
        "/{table_id:str}/qr.svg",
        media_type="image/svg+xml",
        responses=PROBLEMS,
    )
    async def qr_code(
        self, table_id: TableId, request: Request[Any, Any, Any], account: Known, services: House
    ) -> Response[bytes]:
        """The table's link as a picture for phones."""
        await _visible(services, table_id, account)
        return Response(
            picture_of(link_to(request, services, f"/table/{table_id}")), media_type="image/svg+xml"
        )


class MyTablesController(Controller):
    """One's own tables."""

    path = "/api/me"
    tags = ["tables"]

    @get("/tables", responses=PROBLEMS)
    async def current(self, account: Known, services: House) -> list[Summary]:
        """The tables at which one sits, or which one has set up, the latest first."""
        return await services.store.tables_of(account.id, finished=False)

    @get("/history", responses=PROBLEMS)
    async def history(
        self,
        account: Known,
        services: House,
        before: Annotated[int | None, QueryParameter(ge=0, le=2**53)] = None,
    ) -> list[Summary]:
        """One's finished games, the latest first; `before` pages on from the `changed_at` of the
        last one."""
        return await services.store.tables_of(account.id, finished=True, before=before)


async def _visible(services: Services, table_id: str, account: Account) -> Table:
    table = (await services.manager.find(table_id)).table
    if not table.may_be_watched_by(account.id):
        raise refuse("private-table")
    return table


def _replays(services: Services, account: Account) -> None:
    """Playing a game again takes a while: not too often."""
    if not services.replays.take(account.id, time.monotonic()):
        raise HTTPException(status_code=429)


async def finished_table(services: Services, table_id: str, account: Account) -> Table:
    """A game that nobody plays any more, over or abandoned in its middle, for somebody who may see
    it."""
    table = await _visible(services, table_id, account)
    if table.phase not in ("over", "abandoned") or table.state is None:
        raise refuse("not-over")
    return table


async def _act(
    services: Services,
    table_id: str,
    account: Account,
    command: Callable[[Table, Person, *Ts, int], Outcome],
    *args: *Ts,
) -> TableInfo:
    await services.manager.submit(table_id, account.person, command, *args)
    return await services.manager.info(table_id)
