"""Everything that lasts: the log of all tables, people, ratings. SQLAlchemy Core on SQLite or
PostgreSQL."""

from .database import Database, open_database
from .store import Store, open_store

__all__ = ["Database", "Store", "open_database", "open_store"]
