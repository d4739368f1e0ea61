"""Positions of Dice Town with Wild West."""

from . import cards, places, rulings
from .table import POSITIONS

__all__ = ["POSITIONS", "cards", "places", "rulings"]
