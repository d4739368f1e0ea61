"""The referee of Dice Town without its expansion (DT-1 to DT-82)."""

from .referee import referee

__all__ = ["referee"]
