"""Everything that lasts: the log of all tables, people, ratings. SQLAlchemy Core on SQLite or
PostgreSQL."""

from .database import Database, open_database
from .lock import DatabaseInUse, sole_house, worker_of_house
from .store import Store, open_store

__all__ = [
    "Database",
    "DatabaseInUse",
    "Store",
    "open_database",
    "open_store",
    "sole_house",
    "worker_of_house",
]
