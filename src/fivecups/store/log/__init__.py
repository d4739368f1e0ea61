"""Reading and writing the logs of tables, with the requests of several tables grouped into one
database access."""

from .reader import LogReader
from .writer import LogWriter

__all__ = ["LogReader", "LogWriter"]
