"""`fivecups check`: is everything in order that a house has kept?"""

from __future__ import annotations

import asyncio
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Annotated

import typer

from ...common import Json, UsageError, console_for_errors, print_json, say, warn
from ...settings import HouseSettings, with_settings
from .backup import MISSES_WAL


@dataclass(slots=True)
class Checked:
    """What a check has found: faults of the database, and of tables by their names."""

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
    from fivecups.store.copies import misses_wal
    from fivecups.store.copies.sqlite_files import file_of

    url = str(file) if file is not None else settings.database_url()
    try:
        place = file_of(url)
        if place is not None and place.is_file() and misses_wal(place):
            warn(MISSES_WAL.format(file=place))
        found = asyncio.run(_check(url))
    except StorageError as error:
        raise UsageError(f"the database cannot be checked: {error}") from error
    if json:
        print_json(asdict(found))
    else:
        _tell(found)
    if not found.in_order:
        raise typer.Exit(1)


def _tell(found: Checked) -> None:
    for fault in found.database:
        say(f"database: {fault}")
    for table, problems in found.problems.items():
        for problem in problems:
            say(f"table {table}: {problem}")
    if found.in_order:
        say(f"All is in order: {found.tables} tables.")
    else:
        wrong = len(found.problems)
        say(
            f"{len(found.database)} faults of the database, {wrong} of {found.tables} tables wrong."
        )


async def _check(url: str) -> Checked:
    from rich.progress import Progress

    from fivecups.house.records.audit import audit
    from fivecups.store.copies import read_state

    found = Checked()
    async with read_state(url) as state:
        console = console_for_errors()
        with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
            task = bar.add_task("database", total=None)
            found.database = await state.faults()
            names = await state.table_names()
            found.tables = len(names)
            bar.update(task, description="tables", total=len(names))
            for name in names:
                problems = list(audit(name, await state.log(name), await state.summary(name)))
                if problems:
                    found.problems[name] = problems
                bar.advance(task)
    return found
