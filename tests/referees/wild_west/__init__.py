"""The referee of Dice Town with Wild West and the Indians (WW-1 to WW-70, WI-1 to WI-6)."""

from .referee import referee

__all__ = ["referee"]
