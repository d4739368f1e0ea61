"""The audit of a stored log: it checks that the log can be replayed, that its dice follow from its
commitment, and that the lists of tables agree with it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from fivecups.records import RecordError

from ..table.entries import UnreadableLog, read_entries
from ..table.table import Table, from_log
from ..wire.protocol import Summary
from ..wire.table_info import summary_of
from .game_record import record_and_fairness
from .verify import verify

COMPARED_FIELDS = ("game", "phase", "visibility", "rated", "owner", "chairs", "scores", "winners")
"""The fields of a table's summary that are compared with its log."""


def audit(name: str, log: Sequence[tuple[int, bytes]], summary: bytes | None) -> Iterator[str]:
    """Yield a message for each problem of a stored table: missing entries, a log that does not
    replay, wrong dice, a summary that differs from the log. `log` are pairs of entry number and
    body."""
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
    except UnreadableLog as error:
        yield str(error).removeprefix(f"table {name}, ").removeprefix(f"table {name}: ")
    except RecordError as error:
        yield str(error)
    except Exception as error:
        yield f"the log does not replay: {error!r}"
    else:
        yield from _summary_problems(table, summary)


def _summary_problems(table: Table, summary: bytes | None) -> Iterator[str]:
    if summary is None:
        yield "it is missing in the list of tables"
        return
    try:
        listed = msgspec.json.decode(summary, type=Summary)
    except ValueError as error:
        yield f"its line in the list of tables is unreadable: {error}"
        return
    expected = summary_of(table)
    for name in COMPARED_FIELDS:
        if getattr(listed, name) != getattr(expected, name):
            yield f"the list of tables has another {name} than its log"
