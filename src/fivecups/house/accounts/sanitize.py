"""Nicknames are text and nothing else."""

from __future__ import annotations

from ..table.text import JOINERS, clean_line

LONGEST_NAME = 24


def clean_name(text: str) -> str:
    """A nickname; empty if nothing is left of it."""
    name = clean_line(text, LONGEST_NAME)
    return name if name.strip(JOINERS + " ") else ""
