"""The encodings of the games, a module for each."""

from __future__ import annotations

from ..game_encoding import Encoding
from .dice_town import ENCODING as DICE_TOWN
from .gentlemans_deal import ENCODING as GENTLEMANS_DEAL
from .poker_dice import ENCODING as POKER_DICE

ENCODINGS: dict[str, Encoding] = {
    encoding.game.name: encoding for encoding in (POKER_DICE, DICE_TOWN, GENTLEMANS_DEAL)
}
"""The encodings by name of the game."""


def encoding_of(name: str) -> Encoding:
    """Return the encoding with the name of a game or of an environment. Raise ``ValueError`` if
    there is none."""
    for encoding in ENCODINGS.values():
        if name in (encoding.game.name, encoding.name):
            return encoding
    names = ", ".join(encoding.name for encoding in ENCODINGS.values())
    raise ValueError(f"no environment {name!r}; there are {names}")
