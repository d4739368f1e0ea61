"""Reports: about whom, and what is kept with them."""

from __future__ import annotations

import pytest

from fivecups.engine import Refused
from fivecups.house.accounts.reports import ChatLine, report
from fivecups.house.table.entries import AnyEntry, Said, Sat
from fivecups.house.table.seats import Person

from ..kit import ANA, begun

CLEO = Person("cleo", "Cleo")


def log_of(lines: int) -> list[AnyEntry]:
    """Bob has sat down, and Cleo has said so many lines."""
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
    found = report(table, log_of(25), ANA, "bob", "rude", " so\u202e rude " + "x" * 600, 99)
    assert (found.at, found.table, found.by, found.by_name) == (99, table.id, "ana", "Ana")
    assert (found.about, found.about_name, found.reason) == ("bob", "Bob", "rude")
    assert found.text.startswith("so") and len(found.text) == 500
    assert found.settled_at is None and len(found.lines) == 20
    assert found.lines[0] == ChatLine(15, "cleo", "Cleo", "line 5")
    assert found.lines[-1].text == "line 24"
    assert report(table, log_of(1), ANA, "cleo", "other", "", 99).about_name == "Cleo"
    assert report(table, log_of(1), ANA, "cleo", "other", "", 99).id != found.id


@pytest.mark.parametrize("about", ["ana", "nobody"])
def test_nobody_reports_himself_or_somebody_who_was_not_there(about: str) -> None:
    with pytest.raises(Refused, match="nobody-to-report"):
        report(begun(), log_of(3), ANA, about, "rude", "", 99)
