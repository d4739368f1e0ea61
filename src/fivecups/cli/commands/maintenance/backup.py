"""`fivecups backup` and `fivecups restore`: copy the database of a house to a file and back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from ...arguments import UsageError, say, warn
from ...settings import HouseSettings, with_settings

MISSES_WAL = (
    "{file} looks like a plain copy of an open house's database: its latest entries were in"
    " {file}-wal and are missing. Make copies with fivecups backup."
)


@with_settings("data", "database")
def backup(
    settings: HouseSettings,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the backup is written.")],
    force: Annotated[
        bool, typer.Option("--force", help="Overwrite a file that exists already.")
    ] = False,
) -> None:
    """Write all that a house has into one file, as it is at this moment, while it plays.

    The file holds password hashes and the secrets of running games: keep it as you keep the house.
    """
    from fivecups.house.ports import StorageError
    from fivecups.store.backups import back_up

    if file.exists() and not force:
        raise UsageError(f"{file} exists; --force overwrites it")
    try:
        asyncio.run(back_up(settings.database_url(), file))
    except StorageError as error:
        raise UsageError(f"no backup was made: {error}") from error
    say(f"{file}: {file.stat().st_size} bytes.")


@with_settings("data", "database")
def restore(
    settings: HouseSettings,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    force: Annotated[
        bool, typer.Option("--force", help="Put it in the place of what is there.")
    ] = False,
) -> None:
    """Make a backup the database of a house, SQLite or PostgreSQL, whichever it came from."""
    from fivecups.house.ports import StorageError
    from fivecups.store.backups import lacks_wal
    from fivecups.store.backups import restore as restore_backup
    from fivecups.store.backups.restore import NotEmpty

    if lacks_wal(file):
        warn(MISSES_WAL.format(file=file))
    settings.make_data_folder()
    try:
        asyncio.run(restore_backup(file, settings.database_url(), force))
    except NotEmpty as error:
        raise UsageError(f"nothing was restored: {error}; --force overwrites it") from error
    except StorageError as error:
        raise UsageError(f"nothing was restored: {error}") from error
    say(f"The house has what was in {file}.")
