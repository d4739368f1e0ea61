"""Settings of a house. A value on the command line overrides the environment, and the environment
overrides the file."""

from .definitions import HouseSettings
from .options import with_settings

__all__ = ["HouseSettings", "with_settings"]
