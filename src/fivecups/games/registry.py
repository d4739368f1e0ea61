"""The games of the house by name: those in the folders here, then those of other packages.

A folder is named as its game, with underscores for dashes, and has a `manifest.py`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import EntryPoint
from typing import Any, Literal

from fivecups.engine import Game

from .manifest import Manifest, MissingPart, load_part
from .names import GAMES_GROUP, own_folders
from .packages import entries, load_game, load_manifest, note_problem


def _own_manifest(folder: str) -> Manifest:
    manifest: Manifest = import_module(f"{__package__}.{folder}.manifest").MANIFEST
    if manifest.name != folder.replace("_", "-"):
        raise MissingPart(f"the folder games/{folder} has the manifest of {manifest.name!r}")
    return manifest


MANIFESTS: dict[str, Manifest] = {}
"""The manifests of all games by name."""

GAMES: dict[str, Game[Any]] = {}
"""All games by name."""

ADDED: dict[str, EntryPoint] = {}
"""The entry points of the games of other packages, by name of the game."""


def _load_own_games() -> None:
    for folder in own_folders():
        manifest = _own_manifest(folder)
        MANIFESTS[manifest.name], GAMES[manifest.name] = manifest, load_game(manifest)


def _load_added_games() -> None:
    for entry in entries(GAMES_GROUP):
        try:
            manifest, game = load_manifest(entry, MANIFESTS)
        except MissingPart as problem:
            note_problem(entry, problem)
        else:
            MANIFESTS[game.name], GAMES[game.name], ADDED[game.name] = manifest, game, entry


def optional_part(game: str, part: Literal["bots", "encoding"]) -> Any:
    """Return a part of a game, or None if its manifest does not name it. A part of another
    package's game that cannot be imported counts as not named, and is noted as a problem."""
    manifest = MANIFESTS.get(game)
    reference = getattr(manifest, part, None)
    if reference is None:
        return None
    try:
        return load_part(reference)
    except MissingPart as problem:
        if game not in ADDED:
            raise
        note_problem(ADDED[game], problem)
        return None


_load_own_games()
_load_added_games()
