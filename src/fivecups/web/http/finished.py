"""HTTP: finished games, as a file, checked, and step by step."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Controller, MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from fivecups.house.records.record import reasons_of, record_and_fairness, record_file, record_of
from fivecups.house.records.verify import Report, verify
from fivecups.house.table.table import refuse

from ..replay import MOST_STEPS, ReplayPart, replay_part, told_part
from ..services.services import AccountDep, ServicesDep
from .routes import PROBLEMS, TableId, finished_table, read


class FinishedGameController(Controller):
    """Games that are over or abandoned."""

    path = "/api/tables"
    tags = ["tables"]

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
    async def record(
        self, table_id: TableId, account: AccountDep, services: ServicesDep
    ) -> Response[bytes]:
        """The file of a finished or abandoned game, with all that is needed to check it."""
        table = await finished_table(services, table_id, account)
        body = record_file(table, await services.manager.entries(table_id))
        name = f"{table.created.game}-{table_id[:8]}.json"
        return Response(
            body,
            media_type=MediaType.JSON,
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

    @read("/{table_id:str}/verify")
    async def verify(self, table_id: TableId, account: AccountDep, services: ServicesDep) -> Report:
        """Whether a game was played by the rules and with the dice that its commitment had
        settled."""
        services.limits.replays.spend(account.id)
        table = await finished_table(services, table_id, account)
        return await asyncio.to_thread(
            verify, *record_and_fairness(table, await services.manager.entries(table_id))
        )

    @read("/{table_id:str}/replay")
    async def replay(
        self,
        table_id: TableId,
        account: AccountDep,
        services: ServicesDep,
        seat: Annotated[int | None, QueryParameter(ge=0, le=100)] = None,
        first: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
        count: Annotated[int, QueryParameter(ge=0, le=MOST_STEPS)] = MOST_STEPS,
    ) -> ReplayPart:
        """A finished or abandoned game step by step, as any seat saw it, or a spectator if none is
        named."""
        services.limits.replays.spend(account.id)
        table = await finished_table(services, table_id, account)
        if seat is not None and seat >= len(table.chairs):
            raise refuse("no-such-seat", seat=str(seat), seats=len(table.chairs))
        entries = await services.manager.entries(table_id)
        record = record_of(table, entries)
        if table.archived:
            return told_part(record, entries, seat, first, count)
        return await asyncio.to_thread(replay_part, record, reasons_of(entries), seat, first, count)
