"""The Fluent files of each game: in this package, or in the package that the game's manifest
names."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fivecups.games.packages import text_folder
from fivecups.games.registry import ADDED, MANIFESTS

FOLDER = Path(__file__).parent


@cache
def folder_of(game: str) -> Path:
    """Return the folder of a game's texts, with a folder for each language."""
    return text_folder(MANIFESTS[game]) if game in ADDED else FOLDER


def books_of(game: str) -> tuple[str, ...]:
    """Return the names of the files of a game's rules, in order."""
    return MANIFESTS[game].books if game in MANIFESTS else (game,)


def game_files(game: str, language: str) -> list[Path]:
    """Return the files with the texts and rules of a game in a language. An English file stands in
    for a file that the language lacks. Raise ``LookupError`` if that is missing too."""
    names = [f"games/{game}.ftl", *(f"rules/{book}.ftl" for book in books_of(game))]
    return [_file(game, language, name) for name in names]


def rule_files(game: str, language: str) -> list[Path]:
    """Return the files of a game's rules in order, as :func:`game_files` does."""
    return [_file(game, language, f"rules/{book}.ftl") for book in books_of(game)]


def _file(game: str, language: str, name: str) -> Path:
    for code in (language, "en"):
        file = folder_of(game) / code / name
        if file.is_file():
            return file
    raise LookupError(f"no texts of {game} in {language}: {folder_of(game) / language / name}")


def added_files(language: str) -> list[Path]:
    """Return all files in a language of the games of other packages."""
    return [file for game in ADDED for file in sorted((folder_of(game) / language).glob("*/*.ftl"))]
