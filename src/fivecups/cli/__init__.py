"""The command `fivecups`.

Its exit code is 0 on success, 1 if a record or a database fails its check, 2 if the command, a file
or a setting is wrong, and 130 if it is interrupted.
"""

from .app import main

__all__ = ["main"]
