"""The encodings of the games, a module for each; the manifest of a game names its encoding."""

from __future__ import annotations

from fivecups.games.registry import MANIFESTS, optional_part

from ..game_encoding import Encoding

ENCODINGS: dict[str, Encoding] = {
    name: encoding
    for name in MANIFESTS
    if (encoding := optional_part(name, "encoding")) is not None
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
