"""Reports: about which people, and with which chat lines."""

from __future__ import annotations

import pytest

from fivecups.engine import Refused
from fivecups.house.accounts.reports import ChatLine, report
from fivecups.house.table.entries import AnyEntry, Said, Sat
from fivecups.house.table.seats import Person

from ..kit import ANA, begun

CLEO = Person("cleo", "Cleo")


def log_of(lines: int) -> list[AnyEntry]:
    """A log in which Bob has sat down and Cleo has said `lines` lines."""
    said = [
        Said(
            at=10 + at,
            person="cleo",
            name="Cleo",
            seat=None,
            channel="spectators",
            ref="",
            text=f"line {at}",
        )
        for at in range(lines)
    ]
    return [Sat(at=1, person="bob", name="Bob", seat=1, entropy=""), *said]


def test_a_report_has_the_names_of_the_moment_and_the_latest_lines() -> None:
    table = begun()
    result = report(table, log_of(25), ANA, "bob", "rude", " so\u202e rude " + "x" * 600, 99)
    assert (result.at, result.table, result.by, result.by_name) == (99, table.id, "ana", "Ana")
    assert (result.about, result.about_name, result.reason) == ("bob", "Bob", "rude")
    assert result.text.startswith("so") and len(result.text) == 500
    assert result.settled_at is None and len(result.lines) == 20
    assert result.lines[0] == ChatLine(15, "cleo", "Cleo", "line 5")
    assert result.lines[-1].text == "line 24"
    assert report(table, log_of(1), ANA, "cleo", "other", "", 99).about_name == "Cleo"
    assert report(table, log_of(1), ANA, "cleo", "other", "", 99).id != result.id


@pytest.mark.parametrize("about", ["ana", "nobody"])
def test_nobody_reports_himself_or_somebody_who_was_not_there(about: str) -> None:
    with pytest.raises(Refused, match="nobody-to-report"):
        report(begun(), log_of(3), ANA, about, "rude", "", 99)
