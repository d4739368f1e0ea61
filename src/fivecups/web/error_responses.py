"""Errors as responses: a code for which the texts have words, the rule, and details. The same over
HTTP and WebSocket."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec
import structlog

from fivecups.engine import Refused
from fivecups.house.accounts.bans import Banned
from fivecups.house.fair_queue import RateLimitExceeded
from fivecups.house.ports import NoSuchTable, StorageError
from fivecups.house.table.entries import UnreadableLog

from .services.periodic_tasks import Unhealthy

log = structlog.get_logger("fivecups.web")


class Problem(msgspec.Struct):
    """The reason for which a request was not carried out."""

    code: str
    rule: str = ""
    data: dict[str, Any] = {}


@dataclass(frozen=True, slots=True)
class ErrorResponse:
    """An error as the client receives it, with its HTTP status."""

    status: int
    code: str
    rule: str = ""
    data: Mapping[str, Any] = field(default_factory=dict)

    @property
    def problem(self) -> Problem:
        return Problem(self.code, self.rule, dict(self.data))


def error_response(error: BaseException, **context: Any) -> ErrorResponse:
    """Return the response to a client for `error`. Faults of the house itself are logged, together
    with `context`."""
    if isinstance(error, Refused):
        refusal = error.refusal
        return ErrorResponse(409, refusal.code, refusal.rule, refusal.data)
    if isinstance(error, Banned):
        return ErrorResponse(403, "banned", data=error.ban.public_data)
    if isinstance(error, RateLimitExceeded):
        return ErrorResponse(429, "too-fast")
    if isinstance(error, NoSuchTable):
        return ErrorResponse(404, "no-such-table")
    if isinstance(error, StorageError):
        log.error("storage_failed", problem=str(error), **context)
        return ErrorResponse(503, error.code)
    if isinstance(error, UnreadableLog):
        log.error("table_unreadable", problem=str(error), **context)
        return ErrorResponse(409, "unreadable-table")
    if isinstance(error, Unhealthy):
        return ErrorResponse(503, "unwell")
    if isinstance(error, RecursionError):
        return ErrorResponse(400, "malformed", data={"problem": "nested too deeply"})
    log.error("request_failed", exc_info=error, **context)
    return ErrorResponse(500, "failed")
