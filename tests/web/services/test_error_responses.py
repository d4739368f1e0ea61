"""Tests that every error has a fixed status and code."""

from __future__ import annotations

import pytest
from structlog.testing import capture_logs

from fivecups.engine import Refusal, Refused
from fivecups.house.fair_queue import RateLimitExceeded
from fivecups.house.ports import NoSuchTable, StorageBusy, StorageError, StorageFull
from fivecups.house.table.entries import UnreadableLog
from fivecups.web.error_responses import ErrorResponse, error_response
from fivecups.web.services.periodic_tasks import Unhealthy

REFUSAL = Refusal("not-yours", "DT-1", {"seat": 2})


@pytest.mark.parametrize(
    ("error", "status", "code"),
    [
        (RateLimitExceeded(), 429, "too-fast"),
        (NoSuchTable("t"), 404, "no-such-table"),
        (StorageError("lost"), 503, StorageError.code),
        (StorageFull("no room"), 503, StorageFull.code),
        (StorageBusy("later"), 503, StorageBusy.code),
        (UnreadableLog("odd"), 409, "unreadable-table"),
        (Unhealthy("ill"), 503, "unwell"),
        (ValueError("a fault of the house"), 500, "failed"),
    ],
    ids=lambda item: type(item).__name__ if isinstance(item, Exception) else str(item),
)
def test_an_error_has_a_status_and_a_code(error: Exception, status: int, code: str) -> None:
    with capture_logs() as logs:
        assert error_response(error, route="/x") == ErrorResponse(status, code)
    faults = (StorageError, UnreadableLog, ValueError)
    assert [line["route"] for line in logs] == (["/x"] if isinstance(error, faults) else [])


def test_a_refusal_keeps_its_rule_and_its_details() -> None:
    response = error_response(Refused(REFUSAL))
    assert response == ErrorResponse(409, "not-yours", "DT-1", {"seat": 2})
    assert response.problem.data == {"seat": 2}


def test_what_is_nested_too_deeply_is_malformed() -> None:
    assert error_response(RecursionError()) == ErrorResponse(
        400, "malformed", data={"problem": "nested too deeply"}
    )
