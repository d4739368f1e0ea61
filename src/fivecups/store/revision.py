"""The version of a database's schema."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect

from fivecups.house.ports import StorageError

MIGRATIONS = Path(__file__).parent / "migrations" / "versions"


def upgrade_schema(connection: Connection, target: str | None = None) -> None:
    """Bring a database to the schema of this program, or to an earlier `target`; raises
    :class:`StorageError` where it has a newer one. One that is up to date is left alone, without a
    look at the migrations."""
    found = revision_of(connection)
    target = target or latest_revision(found)
    if found == target:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "fivecups.store:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, target)


def revision_of(connection: Connection) -> str | None:
    """The schema of a database; None for one in which no house has been."""
    from alembic.runtime.migration import MigrationContext

    return MigrationContext.configure(connection).get_current_revision()


def check_revision(connection: Connection, earlier: bool) -> None:
    """Raises :class:`StorageError` for a database without a house, of a newer schema, or of an
    `earlier` one where that is not good enough."""
    found = revision_of(connection)
    if found is None:
        raise StorageError("there is no house in it")
    latest = latest_revision(found)
    if found != latest and not earlier:
        raise StorageError(
            f"it is of an earlier version of Five Cups (its schema is {found}, this version has "
            f"{latest}); a house of this version upgrades it when it opens"
        )


def is_empty(connection: Connection) -> bool:
    """Whether there is nothing at all in a database."""
    return not inspect(connection).get_table_names()


def known_revisions() -> list[str]:
    """The schemas that this program knows, from the first to the latest. The name of a migration's
    file begins with its revision."""
    return sorted(file.name.partition("_")[0] for file in MIGRATIONS.glob("[0-9]*.py"))


def latest_revision(found: str | None) -> str:
    """The latest schema; raises :class:`StorageError` where the one that was found is beyond it."""
    known = known_revisions()
    if found is not None and found not in known:
        raise StorageError(
            f"it was last opened by a newer version of Five Cups (its schema is {found}, this "
            f"version knows up to {known[-1]}); use that version"
        )
    return known[-1]
