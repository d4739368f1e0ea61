"""The database of a house: the log of all tables, people, ratings and statistics. SQLAlchemy Core
on SQLite or PostgreSQL."""

from .database import Database, open_database
from .file_lock import DatabaseInUse, lock_as_worker, lock_database
from .store import Store, open_store

__all__ = [
    "Database",
    "DatabaseInUse",
    "Store",
    "lock_as_worker",
    "lock_database",
    "open_database",
    "open_store",
]
