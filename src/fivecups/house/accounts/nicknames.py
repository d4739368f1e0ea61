"""Cleaning of nicknames."""

from __future__ import annotations

import unicodedata

from ..table.seats import MAX_NAME_LENGTH
from ..table.text_cleaning import clean_line

BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols that are invisible: Hangul fillers and the empty Braille pattern."""


def clean_name(text: str) -> str:
    """Return a nickname as a single line of limited length without control characters, or an empty
    string if nothing of it is visible."""
    name = clean_line(text, MAX_NAME_LENGTH)
    return name if any(is_visible(char) for char in name) else ""


def is_visible(char: str) -> bool:
    """True if the character is visible by itself: a letter, digit, punctuation mark or symbol that
    is not blank."""
    return char not in BLANKS and unicodedata.category(char)[0] in "LNPS"
