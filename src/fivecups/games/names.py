"""The names of all games, found without importing one, so that `--help` is fast."""

from __future__ import annotations

from importlib.metadata import entry_points
from pathlib import Path

FOLDER = Path(__file__).parent
GAMES_GROUP = "fivecups.games"


def own_folders() -> list[str]:
    """Return the names of the folders of the games that come with the house."""
    return sorted(file.parent.name for file in FOLDER.glob("*/manifest.py"))


def game_names() -> list[str]:
    """Return the names of the games that come with the house, then those of other packages."""
    own = [folder.replace("_", "-") for folder in own_folders()]
    return list(dict.fromkeys([*own, *sorted(entry_points(group=GAMES_GROUP).names)]))
