"""Helpers of all HTTP routes: error responses, decorators that declare routes, and access to
tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Annotated, Any, TypeVar, TypeVarTuple

import structlog
from litestar import MediaType, Request, Response, delete, get, patch, post
from litestar.config.compression import CompressionConfig
from litestar.exceptions import ClientException, HTTPException, ValidationException
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter
from litestar.types import ExceptionHandlersMap

from fivecups.house.accounts.people import Account
from fivecups.house.ports import StorageError
from fivecups.house.table.commands import Outcome
from fivecups.house.table.seats import Person
from fivecups.house.table.table import Table, refuse
from fivecups.house.wire.protocol import TableInfo

from ..error_responses import ErrorResponse, Problem, error_response
from ..security import DISCONNECTED
from ..services.services import Services

log = structlog.get_logger("fivecups.web")

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

ERROR_RESPONSES = {
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

COMPRESSED = DefineMiddleware(CompressionMiddleware, config=CompressionConfig(backend="gzip"))
"""Compression of responses that are long, public and the same for everybody."""

read = partial(get, responses=ERROR_RESPONSES)
"""A decorator that declares a GET route that changes nothing."""

create = partial(post, responses=ERROR_RESPONSES)
"""A decorator that declares a POST route that creates something."""

act = partial(post, responses=ERROR_RESPONSES, status_code=200)
"""A decorator that declares a POST route that acts on something that exists."""

change = partial(patch, responses=ERROR_RESPONSES)
remove = partial(delete, responses=ERROR_RESPONSES)


def _to_response(error: ErrorResponse) -> Response[Problem]:
    return Response(error.problem, status_code=error.status, media_type=MediaType.JSON)


def _handle_error(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    if isinstance(error, StorageError):
        request.app.state.services.metrics.failures.inc()
    route = request.scope.get("path_template", "")
    return _to_response(error_response(error, method=request.method, route=route))


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    if request.scope.get(DISCONNECTED):
        log.info("client_disconnected", method=request.method)
        return _to_response(ErrorResponse(400, "malformed"))
    if isinstance(error, ValidationException) or error.status_code == 400:
        problem = {"problem": str(error.detail)[:200]}
        return _to_response(ErrorResponse(400, "malformed", data=problem))
    if error.status_code >= 500:
        return _handle_error(request, error)
    return _to_response(
        ErrorResponse(error.status_code, HTTP_CODES.get(error.status_code, "not-done"))
    )


EXCEPTION_HANDLERS: ExceptionHandlersMap = {HTTPException: _http_error, Exception: _handle_error}


async def while_connected(request: Request[Any, Any, Any], work: Coroutine[Any, Any, T]) -> T:
    """Return the result of `work`, which is cancelled if the client disconnects before. The body of
    the request must have been read, or be empty."""

    async def disconnected() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass

    task, gone = asyncio.create_task(work), asyncio.create_task(disconnected())
    try:
        await asyncio.wait([task, gone], return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise ClientException
        return task.result()
    finally:
        task.cancel()
        gone.cancel()


async def visible_table(services: Services, table_id: str, account: Account) -> Table:
    """Return the table with id `table_id` if `account` may watch it; otherwise raise a refusal."""
    table = (await services.manager.tables.find(table_id)).table
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
    """Run a table command on behalf of `account`, with `args`, and return the public information of
    the table after it."""
    await services.manager.commands.submit(table_id, account.person, command, *args)
    return await services.manager.commands.info(table_id)


async def finished_table(services: Services, table_id: str, account: Account) -> Table:
    """Return the table with id `table_id` if `account` may watch it and its game is over or was
    abandoned after its start; otherwise raise a refusal."""
    table = await visible_table(services, table_id, account)
    if table.phase not in ("over", "abandoned") or not table.begun:
        raise refuse("not-over")
    return table
