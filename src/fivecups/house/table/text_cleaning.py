"""Cleaning of text from people, and random ids."""

from __future__ import annotations

import secrets
import unicodedata

MAX_CHAT_LENGTH = 500
JOINERS = "\u200c\u200d"
"""Invisible characters that words of some scripts and emoji need. All others are dropped."""


def clean_line(text: str, longest: int) -> str:
    """Return `text` as a single line of at most `longest` characters, without control,
    direction-changing or unassigned characters."""
    normal = unicodedata.normalize("NFC", text)
    characters = (
        " " if char.isspace() else char
        for char in normal
        if char.isspace() or char in JOINERS or not unicodedata.category(char).startswith("C")
    )
    return " ".join("".join(characters).split())[:longest].strip()


def new_id(size: int) -> str:
    """Return a random id of `size` bytes in URL-safe base64. It never begins with a dash, so that
    it can be passed to a command line as it is."""
    while (new := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return new
