"""The games in numbers, one module each."""

from __future__ import annotations

from ..encoding import Encoding
from .dice_town import ENCODING as DICE_TOWN
from .gentlemans_deal import ENCODING as GENTLEMANS_DEAL
from .poker_dice import ENCODING as POKER_DICE

ENCODINGS: dict[str, Encoding] = {
    encoding.game.name: encoding for encoding in (POKER_DICE, DICE_TOWN, GENTLEMANS_DEAL)
}
"""By the name of the game."""


def encoding_of(name: str) -> Encoding:
    """The encoding of a game, by its name or by that of its environment."""
    for encoding in ENCODINGS.values():
        if name in (encoding.game.name, encoding.name):
            return encoding
    known = ", ".join(encoding.name for encoding in ENCODINGS.values())
    raise ValueError(f"no environment {name!r}; there are {known}")
