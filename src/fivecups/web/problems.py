"""What goes wrong, as an answer: a code that the texts put in words, the rule, and the details. The
same over HTTP and on sockets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec
import structlog

from fivecups.engine import Refused
from fivecups.house.accounts.bans import Banned
from fivecups.house.ports import NoSuchTable, StorageError
from fivecups.house.table.entries import Unreadable

from .services.limits import TooFast
from .services.upkeep import Unhealthy

log = structlog.get_logger("fivecups.web")


class Problem(msgspec.Struct):
    """Why nothing was done."""

    code: str
    rule: str = ""
    data: dict[str, Any] = {}


@dataclass(frozen=True, slots=True)
class Explained:
    """A problem with its HTTP status."""

    status: int
    code: str
    rule: str = ""
    data: Mapping[str, Any] = field(default_factory=dict)

    @property
    def problem(self) -> Problem:
        return Problem(self.code, self.rule, dict(self.data))


def explain(error: BaseException, **context: Any) -> Explained:
    """What to tell a client of an error. Faults of the house are logged, with the context."""
    if isinstance(error, Refused):
        refusal = error.refusal
        return Explained(409, refusal.code, refusal.rule, refusal.data)
    if isinstance(error, Banned):
        return Explained(403, "banned", data=error.ban.told)
    if isinstance(error, TooFast):
        return Explained(429, "too-fast")
    if isinstance(error, NoSuchTable):
        return Explained(404, "no-such-table")
    if isinstance(error, StorageError):
        log.error("storage_failed", problem=str(error), **context)
        return Explained(503, error.code)
    if isinstance(error, Unreadable):
        log.error("table_unreadable", problem=str(error), **context)
        return Explained(409, "unreadable-table")
    if isinstance(error, Unhealthy):
        return Explained(503, "unwell")
    if isinstance(error, RecursionError):
        return Explained(400, "malformed", data={"problem": "nested too deeply"})
    log.error("request_failed", exc_info=error, **context)
    return Explained(500, "failed")
