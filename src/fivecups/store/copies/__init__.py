"""Copies of a whole database: backups, their way back, and reading everything at one moment.

A backup is a SQLite file, whatever the house runs on, so that it can be brought back into either
kind of database."""

from .backup import back_up
from .restore import restore
from .sqlite_files import misses_wal
from .state import State, read_state

__all__ = ["State", "back_up", "misses_wal", "read_state", "restore"]
