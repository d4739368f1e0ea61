"""The version of a database's schema."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect

from fivecups.house.ports import StorageError

if TYPE_CHECKING:
    from alembic.config import Config


def upgrade_schema(connection: Connection) -> None:
    """Bring a database to the schema of this program; raises :class:`StorageError` where it has a
    newer one."""
    from alembic import command

    config = _config()
    config.attributes["connection"] = connection
    _known(revision_of(connection), config)
    command.upgrade(config, "head")


def revision_of(connection: Connection) -> str | None:
    """The schema of a database; None for one in which no house has been."""
    from alembic.runtime.migration import MigrationContext

    return MigrationContext.configure(connection).get_current_revision()


def check_revision(connection: Connection, earlier: bool) -> None:
    """Raises :class:`StorageError` for a database without a house, of a newer schema, or of an
    `earlier` one where that is not good enough."""
    found, config = revision_of(connection), _config()
    if found is None:
        raise StorageError("there is no house in it")
    latest = _known(found, config)
    if found != latest and not earlier:
        raise StorageError(
            f"it is of an earlier version of Five Cups (its schema is {found}, this version has "
            f"{latest}); a house of this version upgrades it when it opens"
        )


def is_empty(connection: Connection) -> bool:
    """Whether there is nothing at all in a database."""
    return not inspect(connection).get_table_names()


def _known(found: str | None, config: Config) -> str:
    """The latest schema, if the one that was found is not beyond it."""
    from alembic.script import ScriptDirectory

    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:
        raise StorageError(
            f"it was last opened by a newer version of Five Cups (its schema is {found}, this "
            f"version knows up to {max(known)}); use that version"
        )
    return max(known)


def _config() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "fivecups.store:migrations")
    config.set_main_option("path_separator", "os")
    return config
