"""Backup and restore of a whole database, and reading the whole database in the state of a single
moment. A backup is always a SQLite file, so that it can be restored into either kind of
database."""

from .backup import back_up
from .consistent_read import State, read_state
from .restore import restore
from .sqlite_files import lacks_wal

__all__ = ["State", "back_up", "lacks_wal", "read_state", "restore"]
