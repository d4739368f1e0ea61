"""What the handlers share: how errors are answered, how routes are declared, whom a table is shown
to."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, TypeVarTuple

import structlog
from litestar import MediaType, Request, Response, delete, get, patch, post
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter
from litestar.types import ExceptionHandlersMap

from fivecups.house.accounts.people import Account
from fivecups.house.ports import StorageError
from fivecups.house.table.commands import Outcome
from fivecups.house.table.seats import Person
from fivecups.house.table.table import Table, refuse
from fivecups.house.wire.protocol import TableInfo

from ..problems import Explained, Problem, explain
from ..security import DISCONNECTED
from ..services.services import Services

log = structlog.get_logger("fivecups.web")

Ts = TypeVarTuple("Ts")

PROBLEMS = {
    code: ResponseSpec(Problem, generate_examples=False, description=words)
    for code, words in {
        400: "The request is not of the expected form",
        401: "This device is not known; say hello first",
        403: "Not allowed",
        404: "There is no such thing",
        409: "Refused, with the reason; nothing has changed",
        413: "The request is too large",
        415: "The body is not JSON",
        421: "The house is found at another address",
        429: "Too many requests",
        503: "The house cannot write at the moment; nothing has changed",
    }.items()
}
HTTP_CODES = {
    401: "unknown-device",
    403: "not-allowed",
    404: "not-found",
    405: "wrong-method",
    413: "too-large",
    415: "not-json",
    421: "wrong-host",
    429: "too-fast",
}

TableId = Annotated[str, PathParameter(min_length=1, max_length=40)]

read = partial(get, responses=PROBLEMS)
"""A request that changes nothing."""

create = partial(post, responses=PROBLEMS)
"""A request that makes something new."""

act = partial(post, responses=PROBLEMS, status_code=200)
"""A request that does something to what is there."""

change = partial(patch, responses=PROBLEMS)
remove = partial(delete, responses=PROBLEMS)


def _answer(found: Explained) -> Response[Problem]:
    return Response(found.problem, status_code=found.status, media_type=MediaType.JSON)


def _explained(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    if isinstance(error, StorageError):
        request.app.state.services.metrics.failures.inc()
    route = request.scope.get("path_template", "")
    return _answer(explain(error, method=request.method, route=route))


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    if request.scope.get(DISCONNECTED):
        log.info("client_disconnected", method=request.method)
        return _answer(Explained(400, "malformed"))
    if isinstance(error, ValidationException) or error.status_code == 400:
        problem = {"problem": str(error.detail)[:200]}
        return _answer(Explained(400, "malformed", data=problem))
    if error.status_code >= 500:
        return _explained(request, error)
    return _answer(Explained(error.status_code, HTTP_CODES.get(error.status_code, "not-done")))


EXCEPTION_HANDLERS: ExceptionHandlersMap = {HTTPException: _http_error, Exception: _explained}


async def visible_table(services: Services, table_id: str, account: Account) -> Table:
    """A table that somebody may watch."""
    table = (await services.manager.find(table_id)).table
    if not table.may_be_watched_by(account.id):
        raise refuse("private-table")
    return table


async def run_command(
    services: Services,
    table_id: str,
    account: Account,
    command: Callable[[Table, Person, *Ts, int], Outcome],
    *args: *Ts,
) -> TableInfo:
    """Do something at a table for somebody; returns the table after it."""
    await services.manager.submit(table_id, account.person, command, *args)
    return await services.manager.info(table_id)


async def finished_table(services: Services, table_id: str, account: Account) -> Table:
    """A game that nobody plays any more, over or abandoned in its middle, for somebody who may see
    it."""
    table = await visible_table(services, table_id, account)
    if table.phase not in ("over", "abandoned") or not table.begun:
        raise refuse("not-over")
    return table
