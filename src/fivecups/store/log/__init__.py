"""Writing and reading the logs of tables, in groups."""

from .reader import LogReader
from .writer import LogWriter

__all__ = ["LogReader", "LogWriter"]
