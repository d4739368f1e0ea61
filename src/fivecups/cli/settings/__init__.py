"""How a house is run: what can be set, and by command line, environment or file, in this order."""

from .declared import HouseSettings
from .options import with_settings

__all__ = ["HouseSettings", "with_settings"]
