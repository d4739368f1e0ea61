"""HTTP routes for the coach and for reviews of finished games."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from litestar import Controller, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from fivecups.bots.analysis import Advice, Review, Thinking

from ..services.services import AccountDep, ServicesDep
from .route_helpers import ERROR_RESPONSES, TableId, act, finished_table, read, while_connected

AskId: TypeAlias = Annotated[str, QueryParameter(max_length=40)]
Seq: TypeAlias = Annotated[int, PathParameter(ge=1, le=1_000_000)]


class AnalysisController(Controller):
    """HTTP routes for the coach's advice and for reviews."""

    path = "/api/tables/{table_id:str}"
    tags = ["analysis"]

    @act("/coach")
    async def coach(
        self,
        request: Request[Any, Any, Any],
        table_id: TableId,
        account: AccountDep,
        services: ServicesDep,
        ask: AskId = "",
    ) -> Advice:
        """Return the coach's advice on an open question to your seat: the question with the id
        `ask`, or the most important one without it. Only at unrated tables of games that have a
        coach."""
        services.limits.advice.spend(account.id)
        return await while_connected(
            request, services.analysis.advise(table_id, account.person, ask)
        )

    @get(
        "/review",
        responses={
            **ERROR_RESPONSES,
            202: ResponseSpec(
                Thinking, generate_examples=False, description="Not done yet; ask again"
            ),
        },
    )
    async def review(
        self, table_id: TableId, account: AccountDep, services: ServicesDep
    ) -> Response[Review | Thinking]:
        """Return the review of a finished game: the cost of every decision, with luck and skill
        separated. Until it is ready, return its progress with status 202."""
        services.limits.reviews.spend(account.id)
        table = await finished_table(services, table_id, account)
        review = await services.analysis.review(table, account.id)
        return Response(review, status_code=202 if isinstance(review, Thinking) else 200)

    @read("/review/{seq:int}")
    async def decision(
        self,
        request: Request[Any, Any, Any],
        table_id: TableId,
        seq: Seq,
        account: AccountDep,
        services: ServicesDep,
    ) -> Advice:
        """Return the coach's value of every choice in a decision of a finished game; `seq` is the
        number of the decision in the review."""
        services.limits.advice.spend(account.id)
        table = await finished_table(services, table_id, account)
        return await while_connected(request, services.analysis.advise_on(table, seq, account.id))
