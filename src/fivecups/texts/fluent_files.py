"""Loading and formatting of the Fluent messages of a language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from fivecups.games.packages import text_folder
from fivecups.games.registry import ADDED, MANIFESTS

LANGUAGES = {"en": "English", "ru": "Русский", "ro": "Română"}
FOLDER = Path(__file__).parent
GAME_FOLDERS: list[Path] = [text_folder(MANIFESTS[game]) for game in ADDED]
"""Folders with the texts of further games, `games/` and `rules/` below each language's name."""


class UnknownLanguage(ValueError):
    """The exception for a language in which there are no texts."""

    def __init__(self, language: str) -> None:
        super().__init__(f"no texts in {language!r}; there are {', '.join(LANGUAGES)}")


class Texts:
    """The messages of a language, by id. Messages of further games that are missing in this
    language are English."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(language)
        self.language = language
        self._bundle = _bundle(language)
        self._english = _english_of_further_games()

    def has(self, name: str) -> bool:
        return bool(self._bundle.has_message(name) or self._english.has_message(name))

    def say(self, name: str, /, **variables: Any) -> str:
        """Return the text of the message `name` with its variables filled in. Raise ``LookupError``
        if the message or a variable is missing."""
        if not self.has(name):
            raise LookupError(f"no text {name!r} in {self.language}")
        bundle = self._bundle_with(name)
        return self._format(bundle, name, bundle.get_message(name).value, variables)

    def about(self, name: str) -> str | None:
        """Return the longer explanation of a message (its attribute `about`), or None."""
        if not self.has(name):
            return None
        bundle = self._bundle_with(name)
        attribute = bundle.get_message(name).attributes.get("about")
        return None if attribute is None else self._format(bundle, name, attribute, {})

    def _bundle_with(self, name: str) -> FluentBundle:
        return self._bundle if self._bundle.has_message(name) else self._english

    def _format(
        self, bundle: FluentBundle, name: str, pattern: Any, variables: Mapping[str, Any]
    ) -> str:
        text, errors = bundle.format_pattern(pattern, dict(variables))
        if errors:
            raise LookupError(f"the text {name!r} in {self.language} cannot be formed: {errors[0]}")
        return str(text)


def add_game_folder(folder: Path) -> None:
    """Add the texts of games that are not part of this package."""
    GAME_FOLDERS.append(folder)
    forget_texts()


def forget_texts() -> None:
    """Let all texts be read again."""
    _bundle.cache_clear()
    _english_of_further_games.cache_clear()


def find_files(language: str, pattern: str) -> list[Path]:
    """Return all text files of a language whose path in their folder matches `pattern`, the house's
    own first. In the other folders English files stand in for those that are missing."""
    files = sorted((FOLDER / language).glob(pattern))
    for folder in GAME_FOLDERS:
        english = {file.relative_to(folder / "en"): file for file in (folder / "en").glob(pattern)}
        own = {
            file.relative_to(folder / language): file for file in (folder / language).glob(pattern)
        }
        files += [file for _, file in sorted((english | own).items())]
    return files


@cache
def _bundle(language: str) -> FluentBundle:
    folders = [folder / language for folder in (FOLDER, *GAME_FOLDERS)]
    return _load(language, folders)


@cache
def _english_of_further_games() -> FluentBundle:
    return _load("en", [folder / "en" for folder in GAME_FOLDERS])


def _load(language: str, folders: Iterable[Path]) -> FluentBundle:
    """Return the messages in these folders. Of several with the same id the first counts."""
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        for file in sorted(folder.glob("*/*.ftl")):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
