"""Lines of text from people are text and nothing else."""

from __future__ import annotations

import secrets
import unicodedata

LONGEST_CHAT = 500
JOINERS = "\u200c\u200d"
"""Needed inside words of some scripts and in emoji; all other invisible format characters are
dropped."""


def clean_line(text: str, longest: int) -> str:
    """One line of at most `longest` characters, without control, direction-changing or unassigned
    characters."""
    normal = unicodedata.normalize("NFC", text)
    kept = (
        " " if char.isspace() else char
        for char in normal
        if char.isspace() or char in JOINERS or not unicodedata.category(char).startswith("C")
    )
    return " ".join("".join(kept).split())[:longest].strip()


def new_id(size: int) -> str:
    """A name of so many random bytes that nobody else has. It does not begin with a dash, so that
    it can be given to a command as it is."""
    while (made := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return made
