"""The players' rulebook: chapters of rules, each rule with its id."""

from __future__ import annotations

import re
from dataclasses import dataclass

from fivecups.games import MANIFESTS

from .fluent_files import Texts, find_files


@dataclass(frozen=True, slots=True)
class Chapter:
    title: str
    rules: tuple[tuple[str, str], ...]


def rulebook(game: str, texts: Texts) -> tuple[str, tuple[Chapter, ...]]:
    """Return the title and the chapters of a game's rules, in the order of its files."""
    chapters: list[Chapter] = []
    books = books_of(game)
    for book in books:
        for name in _message_names(book, texts.language):
            if name.startswith(f"rules-{book}-chapter-"):
                chapters.append(Chapter(texts.say(name), ()))
            elif name.startswith("rule-"):
                if not chapters:
                    raise LookupError(f"no text 'rules-{book}-chapter-…' before {name!r}")
                last = chapters[-1]
                chapters[-1] = Chapter(
                    last.title, (*last.rules, (name.removeprefix("rule-"), texts.say(name)))
                )
    return texts.say(f"rules-{books[0]}-title"), tuple(chapters)


def books_of(game: str) -> tuple[str, ...]:
    """Return the names of the files of a game's rules, in order."""
    return MANIFESTS[game].books if game in MANIFESTS else (game,)


def game_texts(game: str, language: str) -> str:
    """Return the Fluent texts of a game with its rules, in English if there are none in the
    language; an empty string for a game without texts."""
    patterns = [f"games/{game}.ftl", f"games/{game}-*.ftl"]
    patterns += [f"rules/{book}.ftl" for book in books_of(game)]
    files = [file for pattern in patterns for file in find_files(language, pattern)]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def _message_names(book: str, language: str) -> list[str]:
    files = find_files(language, f"rules/{book}.ftl")
    if not files:
        raise LookupError(f"no rules of {book!r} in {language}: there is no file rules/{book}.ftl")
    return re.findall(r"^([a-zA-Z][\w-]*) *=", files[0].read_text(encoding="utf-8"), re.MULTILINE)
