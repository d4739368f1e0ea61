"""Reports: a person's complaint about another person at a table, for administrators."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from ..table.entries import AnyEntry, Said
from ..table.seats import Person
from ..table.table import Table, refuse
from ..table.text_cleaning import clean_line, new_id

Reason: TypeAlias = Literal["rude", "name", "stalling", "unfair", "other"]
MAX_REPORT_LENGTH = 500
REPORTED_CHAT_LINES = 20
"""Number of latest chat lines stored with a report."""


class ChatLine(msgspec.Struct, frozen=True):
    at: int
    person: str
    name: str
    text: str


class Report(msgspec.Struct, frozen=True):
    """A complaint of person `by` about person `about` at a table, with the latest chat lines. Names
    are those at that time. `settled_at` is when an administrator settled it."""

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


def report(
    table: Table,
    entries: Sequence[AnyEntry],
    person: Person,
    about: str,
    reason: Reason,
    text: str,
    now: int,
) -> Report:
    """Return a report about a person who has sat or spoken at a table, with the latest chat lines.
    `entries` is the table's log."""
    names = {getattr(entry, "person", None): getattr(entry, "name", "") for entry in entries}
    name = names.get(about)
    if about == person.id or name is None:
        raise refuse("nobody-to-report")
    lines = [entry for entry in entries if isinstance(entry, Said)]
    return Report(
        id=new_id(9),
        at=now,
        table=table.id,
        by=person.id,
        by_name=person.name,
        about=about,
        about_name=name,
        reason=reason,
        text=clean_line(text, MAX_REPORT_LENGTH),
        lines=tuple(
            [
                ChatLine(line.at, line.person, line.name, line.text)
                for line in lines[-REPORTED_CHAT_LINES:]
            ]
        ),
    )
