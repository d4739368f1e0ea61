"""Cleaning of text from people, and random ids."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Iterable, Iterator

MAX_CHAT_LENGTH = 500
MAX_WORD_LENGTH = 80
"""Number of characters after which a word is broken, so that a line of chat fits on a screen."""

MAX_MARKS = 2
"""Number of combining marks on one character: as many as any living script needs."""

JOINERS = "\u200c\u200d"
"""Invisible characters that words of some scripts and emoji need. All others are dropped."""


def clean_line(text: str, longest: int) -> str:
    """Return `text` as a single line of at most `longest` characters, without control,
    direction-changing or unassigned characters, stacks of combining marks and endless words."""
    normal = unicodedata.normalize("NFC", text)
    characters = (
        " " if char.isspace() else char
        for char in normal
        if char.isspace() or char in JOINERS or not unicodedata.category(char).startswith("C")
    )
    words = "".join(_without_stacks(characters)).split()
    return " ".join(part for word in words for part in _parts(word))[:longest].strip()


def _without_stacks(characters: Iterable[str]) -> Iterator[str]:
    """Yield the characters with at most `MAX_MARKS` combining marks after each other character."""
    marks = 0
    for char in characters:
        if unicodedata.category(char).startswith("M"):
            marks += 1
        elif char not in JOINERS:
            marks = 0
        if marks <= MAX_MARKS:
            yield char


def _parts(word: str) -> list[str]:
    """Return the word, in several parts if it is too long for a line."""
    return [word[first : first + MAX_WORD_LENGTH] for first in range(0, len(word), MAX_WORD_LENGTH)]


def new_id(size: int) -> str:
    """Return a random id of `size` bytes in URL-safe base64. It never begins with a dash, so that
    it can be passed to a command line as it is."""
    while (new := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return new
