"""The schema version of a database: reading, checking and upgrading it."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect

from fivecups.house.ports import StorageError

MIGRATIONS = Path(__file__).parent / "migrations" / "versions"


def upgrade_schema(connection: Connection, target: str | None = None) -> None:
    """Migrate a database to the schema of this program, or to an earlier `target`. Do nothing if it
    is up to date, without loading alembic. Raise :class:`StorageError` if its schema is newer than
    this program."""
    revision = revision_of(connection)
    target = target or latest_revision(revision)
    if revision == target:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "fivecups.store:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, target)


def revision_of(connection: Connection) -> str | None:
    """Return the schema revision of a database; None for a database that no house has used."""
    from alembic.runtime.migration import MigrationContext

    return MigrationContext.configure(connection).get_current_revision()


def check_revision(connection: Connection, earlier: bool) -> None:
    """Raise :class:`StorageError` if a database is not that of a house or its schema is newer than
    this program; with `earlier` False, also if its schema is earlier."""
    revision = revision_of(connection)
    if revision is None:
        raise StorageError("there is no house in it")
    latest = latest_revision(revision)
    if revision != latest and not earlier:
        raise StorageError(
            f"it is of an earlier version of Five Cups (its schema is {revision}, this version has "
            f"{latest}); a house of this version upgrades it when it opens"
        )


def is_empty(connection: Connection) -> bool:
    """True if a database has no tables."""
    return not inspect(connection).get_table_names()


def known_revisions() -> list[str]:
    """Return all schema revisions of this program, first to latest, read from the names of the
    migration files."""
    return sorted(file.name.partition("_")[0] for file in MIGRATIONS.glob("[0-9]*.py"))


def latest_revision(current: str | None) -> str:
    """Return the latest schema revision of this program. Raise :class:`StorageError` if `current`,
    a database's revision, is newer."""
    revisions = known_revisions()
    if current is not None and current not in revisions:
        raise StorageError(
            f"it was last opened by a newer version of Five Cups (its schema is {current}, this "
            f"version knows up to {revisions[-1]}); use that version"
        )
    return revisions[-1]
