"""The command `fivecups`.

It ends with 0 when all is well, 1 when a record does not hold what it says, 2 when the command, a
file or a setting is wrong, and 130 when it is interrupted.
"""

from .app import main

__all__ = ["main"]
