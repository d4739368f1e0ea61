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
    """The result of a check: problems of the database, and problems of tables by their ids."""

    tables: int = 0
    database: list[str] = field(default_factory=list)
    problems: dict[str, list[str]] = field(default_factory=dict)

    @property
    def in_order(self) -> bool:
        return not self.database and not self.problems


@with_settings("data", "database")
def check(
    settings: HouseSettings,
    file: Annotated[
        Path | None,
        typer.Argument(metavar="[FILE]", help="A backup; without one, the house's database."),
    ] = None,
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
    if result.in_order:
        say(f"All is in order: {result.tables} tables.")
    else:
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
                problems = list(audit(name, await state.log(name), await state.summary(name)))
                if problems:
                    result.problems[name] = problems
                bar.advance()
    return result
