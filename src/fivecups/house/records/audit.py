"""Checking the log of a table as it is stored: that it replays, that its dice follow from its
commitment, and that the lists say what it says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from fivecups.records import RecordError

from ..table.entries import Unreadable, read_entries
from ..table.table import Table, from_log
from ..wire.info import summary_of
from ..wire.protocol import Summary
from .record import record_and_fairness
from .verify import verify

LISTED = ("game", "phase", "visibility", "rated", "owner", "chairs", "scores", "winners")
"""What a table's line in the lists has to say."""


def audit(name: str, log: Sequence[tuple[int, bytes]], summary: bytes | None) -> Iterator[str]:
    """What is wrong with a table: with its entries and their numbers, and its line in the lists."""
    missing = next((at for at, (seq, _) in enumerate(log) if seq != at), None)
    if missing is not None or not log:
        yield f"entry {missing or 0} is missing in the log"
        return
    try:
        entries = read_entries(name, [body for _, body in log])
        table = from_log(name, entries)
        if table.begun:
            report = verify(*record_and_fairness(table, entries))
            if not report.valid:
                yield f"{report.place}: {report.problem}"
    except Unreadable as error:
        yield str(error).removeprefix(f"table {name}, ").removeprefix(f"table {name}: ")
    except RecordError as error:
        yield str(error)
    except Exception as error:
        yield f"the log does not replay: {error!r}"
    else:
        yield from _listed(table, summary)


def _listed(table: Table, summary: bytes | None) -> Iterator[str]:
    if summary is None:
        yield "it is missing in the list of tables"
        return
    try:
        line = msgspec.json.decode(summary, type=Summary)
    except ValueError as error:
        yield f"its line in the list of tables is unreadable: {error}"
        return
    true = summary_of(table)
    for name in LISTED:
        if getattr(line, name) != getattr(true, name):
            yield f"the list of tables has another {name} than its log"
