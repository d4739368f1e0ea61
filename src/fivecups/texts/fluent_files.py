"""Loading and formatting of the Fluent messages of a language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = {"en": "English", "ru": "Русский", "ro": "Română"}
FOLDER = Path(__file__).parent
GAME_FOLDERS: list[Path] = []
"""Folders with the texts of further games, `games/` and `rules/` below each language's name."""


class UnknownLanguage(ValueError):
    """The exception for a language in which there are no texts."""

    def __init__(self, language: str) -> None:
        super().__init__(f"no texts in {language!r}; there are {', '.join(LANGUAGES)}")


class Texts:
    """The messages of a language, by id."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(language)
        self.language = language
        self._bundle = _bundle(language)

    def has(self, name: str) -> bool:
        return bool(self._bundle.has_message(name))

    def say(self, name: str, /, **variables: Any) -> str:
        """Return the text of the message `name` with its variables filled in. Raise ``LookupError``
        if the message or a variable is missing."""
        if not self.has(name):
            raise LookupError(f"no text {name!r} in {self.language}")
        return self._format(name, self._bundle.get_message(name).value, variables)

    def about(self, name: str) -> str | None:
        """Return the longer explanation of a message (its attribute `about`), or None."""
        attribute = (
            self._bundle.get_message(name).attributes.get("about") if self.has(name) else None
        )
        return None if attribute is None else self._format(name, attribute, {})

    def _format(self, name: str, pattern: Any, variables: Mapping[str, Any]) -> str:
        text, errors = self._bundle.format_pattern(pattern, dict(variables))
        if errors:
            raise LookupError(f"the text {name!r} in {self.language} cannot be formed: {errors[0]}")
        return str(text)


def add_game_folder(folder: Path) -> None:
    """Add the texts of games that are not part of this package."""
    GAME_FOLDERS.append(folder)
    _bundle.cache_clear()


def find_files(language: str, pattern: str) -> Iterator[Path]:
    """Return all text files of a language whose path in their folder matches `pattern`, the house's
    own first. A folder without this language is searched for English files."""
    yield from sorted((FOLDER / language).glob(pattern))
    for folder in GAME_FOLDERS:
        own = folder / language
        yield from sorted((own if own.is_dir() else folder / "en").glob(pattern))


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in find_files(language, "*/*.ftl"):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
