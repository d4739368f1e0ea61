"""What goes wrong, as an answer: a code that the texts put in words, the rule, and the details."""

from __future__ import annotations

from typing import Any

import msgspec
import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap

from fivecups.engine import Refused
from fivecups.house.ports import NoSuchTable, StorageError
from fivecups.house.table.entries import Unreadable

from ..server.services import Unwell

log = structlog.get_logger("fivecups.web")


class Problem(msgspec.Struct):
    """Why nothing was done."""

    code: str
    rule: str = ""
    data: dict[str, Any] = {}


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
    429: "too-fast",
}


def _answer(
    status: int, code: str, rule: str = "", data: dict[str, Any] | None = None
) -> Response[Problem]:
    return Response(Problem(code, rule, data or {}), status_code=status, media_type=MediaType.JSON)


def _refused(_: Request[Any, Any, Any], error: Refused) -> Response[Problem]:
    refusal = error.refusal
    return _answer(409, refusal.code, refusal.rule, dict(refusal.data))


def _no_table(_: Request[Any, Any, Any], error: NoSuchTable) -> Response[Problem]:
    return _answer(404, "no-such-table")


def _unreadable(_: Request[Any, Any, Any], error: Unreadable) -> Response[Problem]:
    log.error("a table cannot be read", problem=str(error))
    return _answer(409, "unreadable-table")


def _storage(request: Request[Any, Any, Any], error: StorageError) -> Response[Problem]:
    log.error("the database has failed", problem=str(error))
    request.app.state.services.metrics.failures.inc()
    return _answer(503, error.code)


def _unwell(_: Request[Any, Any, Any], error: Unwell) -> Response[Problem]:
    return _answer(503, "unwell")


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    if isinstance(error, ValidationException) or error.status_code == 400:
        return _answer(400, "malformed", data={"problem": str(error.detail)[:200]})
    if error.status_code >= 500:
        return _unexpected(request, error)
    return _answer(error.status_code, HTTP_CODES.get(error.status_code, "not-done"))


def _nested(_: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    return _answer(400, "malformed", data={"problem": "nested too deeply"})


def _unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error(
        "a request has failed",
        method=request.method,
        route=request.scope.get("path_template", ""),
        exc_info=error,
    )
    return _answer(500, "failed")


HANDLERS: ExceptionHandlersMap = {
    Refused: _refused,
    NoSuchTable: _no_table,
    Unreadable: _unreadable,
    StorageError: _storage,
    Unwell: _unwell,
    HTTPException: _http,
    RecursionError: _nested,
    Exception: _unexpected,
}
