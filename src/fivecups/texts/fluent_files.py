"""Loading and formatting of the Fluent messages of a language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from .game_files import FOLDER, added_files

LANGUAGES = {"en": "English", "ru": "Русский", "ro": "Română"}


class UnknownLanguage(ValueError):
    """The exception for a language in which there are no texts."""

    def __init__(self, language: str) -> None:
        super().__init__(f"no texts in {language!r}; there are {', '.join(LANGUAGES)}")


class Texts:
    """The messages of a language, by id. Messages that the package of a game lacks in this language
    are English."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(language)
        self.language = language
        self._bundles = (_bundle(language), _english_of_added())

    def has(self, name: str) -> bool:
        return self._bundle_with(name) is not None

    def _bundle_with(self, name: str) -> FluentBundle | None:
        return next((bundle for bundle in self._bundles if bundle.has_message(name)), None)

    def say(self, name: str, /, **variables: Any) -> str:
        """Return the text of the message `name` with its variables filled in. Raise ``LookupError``
        if the message or a variable is missing."""
        bundle = self._bundle_with(name)
        if bundle is None:
            raise LookupError(f"no text {name!r} in {self.language}")
        return self._format(bundle, name, bundle.get_message(name).value, variables)

    def about(self, name: str) -> str | None:
        """Return the longer explanation of a message (its attribute `about`), or None."""
        bundle = self._bundle_with(name)
        attribute = None if bundle is None else bundle.get_message(name).attributes.get("about")
        return None if attribute is None else self._format(bundle, name, attribute, {})

    def _format(
        self, bundle: FluentBundle, name: str, pattern: Any, variables: Mapping[str, Any]
    ) -> str:
        text, errors = bundle.format_pattern(pattern, dict(variables))
        if errors:
            raise LookupError(f"the text {name!r} in {self.language} cannot be formed: {errors[0]}")
        return str(text)


@cache
def _bundle(language: str) -> FluentBundle:
    return _load(language, [*sorted((FOLDER / language).glob("*/*.ftl")), *added_files(language)])


@cache
def _english_of_added() -> FluentBundle:
    return _load("en", added_files("en"))


def _load(language: str, files: Iterable[Path]) -> FluentBundle:
    """Return the messages of these files. The first message with an id counts."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in files:
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
