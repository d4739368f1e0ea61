"""Reports: somebody complains about somebody at a table, and administrators read it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias

import msgspec

from ..table.entries import AnyEntry, Said
from ..table.seats import Person
from ..table.table import Table, refuse
from ..table.text import clean_line, new_id

Reason: TypeAlias = Literal["rude", "name", "stalling", "unfair", "other"]
LONGEST_REPORT = 500
KEPT_LINES = 20
"""How many of the latest lines of chat are kept with a report."""


class ChatLine(msgspec.Struct, frozen=True):
    at: int
    person: str
    name: str
    text: str


class Report(msgspec.Struct, frozen=True):
    """Who complains (`by`) about whom (`about`), at which table, and what was said there last.
    Names are those of that moment. `settled_at` is when an administrator has dealt with it."""

    id: str
    at: int
    table: str
    by: str
    by_name: str
    about: str
    about_name: str
    reason: Reason
    text: str
    lines: tuple[ChatLine, ...]
    settled_at: int | None = None


class ReportStore(Protocol):
    """Where reports are kept."""

    async def add_report(self, report: Report) -> None: ...

    async def reports(self, settled: bool = False, most: int = 100) -> list[Report]:
        """The reports that wait, or those that are settled, the latest first."""
        ...

    async def settle_report(self, report: str, now: int) -> bool:
        """An administrator has dealt with a report; False if there is none that waits."""
        ...


def report(
    table: Table,
    entries: Sequence[AnyEntry],
    person: Person,
    about: str,
    reason: Reason,
    text: str,
    now: int,
) -> Report:
    """A report about somebody who has sat or spoken at a table, with its latest lines. `entries`
    are its log."""
    names = {getattr(one, "person", None): getattr(one, "name", "") for one in entries}
    name = names.get(about)
    if about == person.id or name is None:
        raise refuse("nobody-to-report")
    said = [entry for entry in entries if isinstance(entry, Said)]
    return Report(
        id=new_id(9),
        at=now,
        table=table.id,
        by=person.id,
        by_name=person.name,
        about=about,
        about_name=name,
        reason=reason,
        text=clean_line(text, LONGEST_REPORT),
        lines=tuple(
            [ChatLine(one.at, one.person, one.name, one.text) for one in said[-KEPT_LINES:]]
        ),
    )
