"""HTTP: the coach at a table, and what a finished game has to teach."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar import Controller, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from fivecups.bots.analysis import Advice, Review, Thinking

from ..services.services import AccountDep, ServicesDep
from .routes import PROBLEMS, TableId, act, finished_table, read

AskId: TypeAlias = Annotated[str, QueryParameter(max_length=40)]
Seq: TypeAlias = Annotated[int, PathParameter(ge=1, le=1_000_000)]


class AnalysisController(Controller):
    """Advice and reviews."""

    path = "/api/tables/{table_id:str}"
    tags = ["analysis"]

    @act("/coach")
    async def coach(
        self, table_id: TableId, account: AccountDep, services: ServicesDep, ask: AskId = ""
    ) -> Advice:
        """The coach's advice on an open question of one's own seat, the most important one unless
        its id is given; at unrated tables of games that have a coach."""
        return await services.analysis.advise(table_id, account.person, ask)

    @get(
        "/review",
        responses={
            **PROBLEMS,
            202: ResponseSpec(
                Thinking, generate_examples=False, description="Not done yet; ask again"
            ),
        },
    )
    async def review(
        self, table_id: TableId, account: AccountDep, services: ServicesDep
    ) -> Response[Review | Thinking]:
        """The review of a finished game: what every decision cost, and luck and skill apart. 202
        until it is done."""
        found = await services.analysis.review(await finished_table(services, table_id, account))
        return Response(found, status_code=202 if isinstance(found, Thinking) else 200)

    @read("/review/{seq:int}")
    async def decision(
        self, table_id: TableId, seq: Seq, account: AccountDep, services: ServicesDep
    ) -> Advice:
        """All choices in one decision of a finished game, by the coach of the game; `seq` as in the
        review."""
        return await services.analysis.advise_on(
            await finished_table(services, table_id, account), seq
        )
