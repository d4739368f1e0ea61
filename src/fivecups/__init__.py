"""Five Cups: a game house that anyone can host."""

__version__ = "0.1.0"
