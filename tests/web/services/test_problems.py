"""What goes wrong has a status and a code, the same ones always."""

from __future__ import annotations

import pytest
from structlog.testing import capture_logs

from fivecups.engine import Refusal, Refused
from fivecups.house.ports import NoSuchTable, StorageBusy, StorageError, StorageFull
from fivecups.house.table.entries import Unreadable
from fivecups.web.problems import Explained, explain
from fivecups.web.services.limits import TooFast
from fivecups.web.services.upkeep import Unhealthy

REFUSAL = Refusal("not-yours", "DT-1", {"seat": 2})


@pytest.mark.parametrize(
    ("error", "status", "code"),
    [
        (TooFast(), 429, "too-fast"),
        (NoSuchTable("t"), 404, "no-such-table"),
        (StorageError("lost"), 503, StorageError.code),
        (StorageFull("no room"), 503, StorageFull.code),
        (StorageBusy("later"), 503, StorageBusy.code),
        (Unreadable("odd"), 409, "unreadable-table"),
        (Unhealthy("ill"), 503, "unwell"),
        (ValueError("a fault of the house"), 500, "failed"),
    ],
    ids=lambda one: type(one).__name__ if isinstance(one, Exception) else str(one),
)
def test_an_error_has_a_status_and_a_code(error: Exception, status: int, code: str) -> None:
    with capture_logs() as told:
        assert explain(error, route="/x") == Explained(status, code)
    faults = (StorageError, Unreadable, ValueError)
    assert [line["route"] for line in told] == (["/x"] if isinstance(error, faults) else [])


def test_a_refusal_keeps_its_rule_and_its_details() -> None:
    found = explain(Refused(REFUSAL))
    assert found == Explained(409, "not-yours", "DT-1", {"seat": 2})
    assert found.problem.data == {"seat": 2}


def test_what_is_nested_too_deeply_is_malformed() -> None:
    assert explain(RecursionError()) == Explained(
        400, "malformed", data={"problem": "nested too deeply"}
    )
