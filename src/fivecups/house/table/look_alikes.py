"""Names that look alike: letters of other alphabets that a reader takes for Latin ones."""

from __future__ import annotations

import unicodedata

LOOK_ALIKES = str.maketrans(
    {
        letter: latin
        for latin, letters in {
            "a": "аα",
            "b": "вβьъ",
            "c": "сϲ",
            "d": "ԁ",
            "e": "еёεэє",
            "g": "ɡ",
            "h": "нһη",
            "i": "іїιı",
            "j": "јϳ",
            "k": "кκ",
            "m": "мμ",
            "n": "пν",
            "o": "оοө",
            "p": "рρ",
            "q": "ԛ",
            "r": "гᴦ",
            "s": "ѕ",
            "t": "тτ",
            "u": "υ",
            "w": "ԝωш",
            "x": "хχ",
            "y": "уγү",
            "z": "ζ",
        }.items()
        for letter in letters
    }
)
"""Small letters of other alphabets, with the Latin letter that they or their capitals look like."""


def skeleton(name: str) -> str:
    """Return what is the same for all names that look like `name`: small Latin letters where it has
    letters that look like them, and no combining marks that were typed separately."""
    text = unicodedata.normalize("NFKC", name).casefold().translate(LOOK_ALIKES)
    text = unicodedata.normalize("NFKC", text)
    visible = (char for char in text if unicodedata.category(char)[0] not in "MC")
    return " ".join("".join(visible).split())
