"""The players' rulebook: chapters of rules, each rule with its id."""

from __future__ import annotations

import re
from dataclasses import dataclass

from .fluent_files import Texts, find_files

BOOKS = {"dice-town": ("dice-town", "wild-west")}
"""For games whose rules are in several files: the names of these files in order. Other games have a
single file of their own name."""


@dataclass(frozen=True, slots=True)
class Chapter:
    title: str
    rules: tuple[tuple[str, str], ...]


def rulebook(game: str, texts: Texts) -> tuple[str, tuple[Chapter, ...]]:
    """Return the title and the chapters of a game's rules, in the order of its files."""
    chapters: list[Chapter] = []
    books = BOOKS.get(game, (game,))
    for book in books:
        for name in _message_names(book, texts.language):
            if name.startswith(f"rules-{book}-chapter-"):
                chapters.append(Chapter(texts.say(name), ()))
            elif name.startswith("rule-"):
                last = chapters[-1]
                chapters[-1] = Chapter(
                    last.title, (*last.rules, (name.removeprefix("rule-"), texts.say(name)))
                )
    return texts.say(f"rules-{books[0]}-title"), tuple(chapters)


def game_texts(game: str, language: str) -> str:
    """Return the Fluent texts of a game with its rules, in English if there are none in the
    language; an empty string for a game without texts."""
    patterns = [f"games/{game}.ftl", f"games/{game}-*.ftl"]
    patterns += [f"rules/{book}.ftl" for book in BOOKS.get(game, (game,))]
    files = [
        file
        for pattern in patterns
        for file in [*find_files(language, pattern)] or find_files("en", pattern)
    ]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def _message_names(book: str, language: str) -> list[str]:
    (file,) = find_files(language, f"rules/{book}.ftl")
    text = file.read_text(encoding="utf-8")
    return re.findall(r"^([a-zA-Z][\w-]*) *=", text, re.MULTILINE)
