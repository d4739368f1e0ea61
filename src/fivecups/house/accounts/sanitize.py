"""Nicknames are text and nothing else."""

from __future__ import annotations

import unicodedata

from ..table.seats import LONGEST_NAME
from ..table.text import clean_line

BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols that look like nothing: fillers of Hangul, the empty pattern of Braille."""


def clean_name(text: str) -> str:
    """A nickname; empty if nothing of it can be seen."""
    name = clean_line(text, LONGEST_NAME)
    return name if any(is_visible(char) for char in name) else ""


def is_visible(char: str) -> bool:
    """Whether a character shows by itself: a letter, digit, sign or symbol that is not blank."""
    return char not in BLANKS and unicodedata.category(char)[0] in "LNPS"
