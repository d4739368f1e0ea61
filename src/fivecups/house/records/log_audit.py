"""The audit of a stored log: it checks that the log can be replayed, that its dice follow from its
commitment, and that the list of tables agrees with it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

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


class Fault(NamedTuple):
    """A fault of a stored table. It is mendable if the log is whole and only the summary of the
    table, its line in the list of tables, is wrong."""

    text: str
    mendable: bool = False


def audit(name: str, log: Sequence[tuple[int, bytes]], summary: bytes | None) -> Iterator[Fault]:
    """Yield the faults of a stored table: missing entries, a log that does not replay, wrong dice,
    a summary that differs from the log. `log` are pairs of entry number and body."""
    missing = next((at for at, (seq, _) in enumerate(log) if seq != at), None)
    if missing is not None or not log:
        yield Fault(f"entry {missing or 0} is missing in the log")
        return
    try:
        entries = read_entries(name, [body for _, body in log])
        table = from_log(name, entries)
        if table.begun:
            report = verify(*record_and_fairness(table, entries))
            if not report.valid:
                yield Fault(f"{report.place}: {report.problem}")
    except UnreadableLog as error:
        yield Fault(str(error).removeprefix(f"table {name}, ").removeprefix(f"table {name}: "))
    except RecordError as error:
        yield Fault(str(error))
    except Exception as error:
        yield Fault(f"the log does not replay: {error!r}")
    else:
        yield from (Fault(text, mendable=True) for text in _summary_faults(table, summary))


def _summary_faults(table: Table, summary: bytes | None) -> Iterator[str]:
    if summary is None:
        yield "it is missing in the list of tables"
        return
    try:
        msgspec.json.decode(summary, type=Summary)
    except ValueError as error:
        yield f"its line in the list of tables is unreadable: {error}"
        return
    listed = msgspec.json.decode(summary)
    expected = msgspec.to_builtins(summary_of(table))
    for name in COMPARED_FIELDS:
        if not _agrees(listed.get(name), expected.get(name)):
            yield f"the list of tables has another {name} than its log"


def _agrees(listed: Any, expected: Any) -> bool:
    """True if a summary says nothing else than what is expected. A summary that an earlier house
    wrote may lack facts, such as the signs of the players."""
    if isinstance(listed, dict) and isinstance(expected, dict):
        return all(_agrees(value, expected.get(name)) for name, value in listed.items())
    if isinstance(listed, list) and isinstance(expected, list | tuple):
        return len(listed) == len(expected) and all(map(_agrees, listed, expected))
    return bool(listed == expected)
