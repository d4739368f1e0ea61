"""HTTP routes for finished games: download the record, verify it, replay it step by step."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import Controller, MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from fivecups.house.records.game_record import (
    reasons_of,
    record_and_fairness,
    record_file,
    record_of,
)
from fivecups.house.records.signatures import public_key, sign_file
from fivecups.house.records.verify import Report, verify
from fivecups.house.table.table import refuse

from ..replay_steps import MAX_STEPS, ReplayPart, replay_part, replay_part_from_log
from ..services.services import AccountDep, ServicesDep
from .route_helpers import ERROR_RESPONSES, TableId, finished_table, read


class RecordKey(msgspec.Struct):
    """The public key by which the house signs records: 64 hexadecimal digits."""

    key: str


@read("/api/record-key", tags=["tables"])
async def record_key(services: ServicesDep) -> RecordKey:
    """Return the public key by which this house signs the records of finished games, for
    `fivecups verify --house KEY`."""
    return RecordKey(public_key(services.record_key))


class FinishedGameController(Controller):
    """HTTP routes for games that are over or abandoned."""

    path = "/api/tables"
    tags = ["tables"]

    @get(
        "/{table_id:str}/record",
        media_type=MediaType.JSON,
        responses={
            **ERROR_RESPONSES,
            200: ResponseSpec(
                dict, generate_examples=False, description="The record, as docs/records.md says"
            ),
        },
    )
    async def record(
        self, table_id: TableId, account: AccountDep, services: ServicesDep
    ) -> Response[bytes]:
        """Return the record file of a finished or abandoned game, with everything needed to verify
        it, signed by the house."""
        table = await finished_table(services, table_id, account)
        body = sign_file(
            record_file(table, await services.manager.tables.entries(table_id)), services.record_key
        )
        name = f"{table.created.game}-{table_id[:8]}.json"
        return Response(
            body,
            media_type=MediaType.JSON,
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

    @read("/{table_id:str}/verify")
    async def verify(self, table_id: TableId, account: AccountDep, services: ServicesDep) -> Report:
        """Verify that a finished game was played by the rules and with the dice that its commitment
        fixed in advance; return the report."""
        services.limits.replays.spend(account.id)
        table = await finished_table(services, table_id, account)
        return await asyncio.to_thread(
            verify, *record_and_fairness(table, await services.manager.tables.entries(table_id))
        )

    @read("/{table_id:str}/replay")
    async def replay(
        self,
        table_id: TableId,
        account: AccountDep,
        services: ServicesDep,
        seat: Annotated[int | None, QueryParameter(ge=0, le=100)] = None,
        first: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
        count: Annotated[int, QueryParameter(ge=0, le=MAX_STEPS)] = MAX_STEPS,
    ) -> ReplayPart:
        """Return `count` steps of a finished or abandoned game from step `first` on, as a seat saw
        it, or as a spectator without `seat`."""
        services.limits.replays.spend(account.id)
        table = await finished_table(services, table_id, account)
        if seat is not None and seat >= len(table.chairs):
            raise refuse("no-such-seat", seat=str(seat), seats=len(table.chairs))
        entries = await services.manager.tables.entries(table_id)
        record = record_of(table, entries)
        if table.archived:
            return replay_part_from_log(record, entries, seat, first, count)
        return await asyncio.to_thread(replay_part, record, reasons_of(entries), seat, first, count)
