"""Games and bots that other installed packages add to the house, by entry points of the groups
``fivecups.games`` and ``fivecups.bots``.

A package that is broken does not stop the house. Its problem is noted in `PROBLEMS` as one line
that names the distribution and what is missing.
"""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from fivecups.engine import Game

from .manifest import Manifest, MissingPart, load_part

BOTS_GROUP = "fivecups.bots"

PROBLEMS: list[str] = []
"""The problems of installed packages that have been found so far, a line each."""


def entries(group: str) -> list[EntryPoint]:
    """Return the entry points of a group, sorted by name."""
    return sorted(entry_points(group=group), key=lambda entry: (entry.name, entry.value))


def note_problem(entry: EntryPoint, problem: object) -> None:
    """Note that what an entry point names cannot be used."""
    distribution = entry.dist.name if entry.dist is not None else "an unnamed distribution"
    line = f"{distribution}: {entry.group} {entry.name!r}: {problem}"
    if line not in PROBLEMS:
        PROBLEMS.append(line)


def load_manifest(entry: EntryPoint, known: dict[str, Manifest]) -> tuple[Manifest, Game[Any]]:
    """Return the manifest that an entry point names, and its game. Raise :class:`MissingPart` if
    something is missing, or if the game's name is among the `known`."""
    if entry.name in known:
        raise MissingPart(f"there is already a game of this name, {known[entry.name].game}")
    manifest = load_part(entry.value)
    if not isinstance(manifest, Manifest):
        raise MissingPart(f"{entry.value} is not a Manifest")
    if manifest.name != entry.name:
        raise MissingPart(f"its manifest is named {manifest.name!r}")
    check_texts(manifest)
    return manifest, load_game(manifest)


def load_game(manifest: Manifest) -> Game[Any]:
    """Return the game of a manifest. Raise :class:`MissingPart` if it is not there or has another
    name."""
    game = load_part(manifest.game)
    if not isinstance(game, Game):
        raise MissingPart(f"{manifest.game} is not a Game")
    if game.name != manifest.name:
        raise MissingPart(f"{manifest.game} is named {game.name!r}, not {manifest.name!r}")
    if manifest.quick_seats not in game.seat_counts:
        raise MissingPart(f"{manifest.game} has no table of {manifest.quick_seats} seats")
    return game


def text_folder(manifest: Manifest) -> Path:
    """Return the folder of the texts of a game, with a folder for each language. Raise
    :class:`MissingPart` if there is none."""
    try:
        spec = find_spec(manifest.texts)
    except ImportError as error:
        raise MissingPart(f"no package of texts {manifest.texts}: {error}") from error
    if spec is None or not spec.submodule_search_locations:
        raise MissingPart(f"no package of texts {manifest.texts}")
    return Path(spec.submodule_search_locations[0])


def check_texts(manifest: Manifest) -> None:
    """Raise :class:`MissingPart` if a file of the English texts is not there. They stand in for
    those of the other languages."""
    folder = text_folder(manifest)
    files = [f"en/games/{manifest.name}.ftl", *(f"en/rules/{book}.ftl" for book in manifest.books)]
    for file in files:
        if not (folder / file).is_file():
            raise MissingPart(f"no texts {file} in {manifest.texts}")
