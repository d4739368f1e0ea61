"""`fivecups check`: verify the database of a house and the logs of all its tables."""

from __future__ import annotations

import asyncio
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Annotated

import typer

from ...arguments import Json, UsageError, console_for_errors, print_json, say, warn
from ...settings import HouseSettings, with_settings
from .backup import MISSES_WAL


@dataclass(slots=True)
class CheckResult:
    """The result of a check: problems of the database, and problems of tables by their ids. Of the
    tables in `mendable` only the line in the list of tables is wrong; those in `mended` have a new
    one."""

    tables: int = 0
    database: list[str] = field(default_factory=list)
    problems: dict[str, list[str]] = field(default_factory=dict)
    mendable: list[str] = field(default_factory=list)
    mended: list[str] = field(default_factory=list)

    @property
    def in_order(self) -> bool:
        return not self.database and self.problems.keys() == set(self.mended)


@with_settings("data", "database")
def check(
    settings: HouseSettings,
    file: Annotated[
        Path | None,
        typer.Argument(metavar="[FILE]", help="A backup; without one, the house's database."),
    ] = None,
    mend: Annotated[
        bool,
        typer.Option("--mend", help="Make wrong lines in the list of tables anew from the logs."),
    ] = False,
    json: Json = False,
) -> None:
    """Check all that a house has: the database, every log by the rules, all dice by their
    commitments. A house may be open meanwhile.

    Ends with 0 if all is in order, with 1 if something is wrong, with 2 if it cannot be checked.
    """
    from fivecups.house.ports import StorageError
    from fivecups.store.backups import lacks_wal
    from fivecups.store.backups.sqlite_files import sqlite_file_of

    url = str(file) if file is not None else settings.database_url()
    try:
        place = sqlite_file_of(url)
        if place is not None and place.is_file() and lacks_wal(place):
            warn(MISSES_WAL.format(file=place))
        result = asyncio.run(_check(url))
        if mend and result.mendable:
            result.mended = asyncio.run(_mend(url, result.mendable))
    except StorageError as error:
        raise UsageError(f"the database cannot be checked: {error}") from error
    if json:
        print_json(asdict(result))
    else:
        _print_result(result)
    if not result.in_order:
        raise typer.Exit(1)


def _print_result(result: CheckResult) -> None:
    for fault in result.database:
        say(f"database: {fault}")
    for table, problems in result.problems.items():
        for problem in problems:
            say(f"table {table}: {problem}")
    if result.mended:
        say(f"{len(result.mended)} lines in the list of tables are made anew from the logs.")
    elif result.mendable:
        say(
            f"Of {len(result.mendable)} tables only the line in the list of tables is wrong:"
            " `fivecups check --mend` makes it anew from the log."
        )
    if result.in_order and not result.mended:
        say(f"All is in order: {result.tables} tables.")
    elif not result.in_order:
        wrong = len(result.problems)
        say(
            f"{len(result.database)} faults of the database, {wrong} of {result.tables} tables wrong."
        )


async def _check(url: str) -> CheckResult:
    from fivecups.house.records.log_audit import audit
    from fivecups.lab.progress_bar import progress_bar
    from fivecups.store.backups import read_state

    result = CheckResult()
    async with read_state(url) as state:
        with progress_bar("database", console=console_for_errors()) as bar:
            result.database = await state.faults()
            names = await state.table_names()
            result.tables = len(names)
            bar.begin("tables", len(names))
            for name in names:
                faults = list(audit(name, await state.log(name), await state.summary(name)))
                if faults:
                    result.problems[name] = [fault.text for fault in faults]
                    if all(fault.mendable for fault in faults):
                        result.mendable.append(name)
                bar.advance()
    return result


async def _mend(url: str, names: list[str]) -> list[str]:
    """Write the summaries of these tables anew from their logs; return those that were written."""
    from fivecups.house.table.entries import read_entries
    from fivecups.house.table.table import from_log
    from fivecups.house.wire.table_info import summary_of
    from fivecups.store import open_store

    store, mended = await open_store(url), []
    try:
        for name in names:
            bodies = await store.entries(name)
            summary = summary_of(from_log(name, read_entries(name, bodies)))
            if await store.writer.replace_summary(summary, len(bodies)):
                mended.append(name)
    finally:
        await store.close()
    return mended
