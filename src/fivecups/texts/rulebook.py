"""The players' rulebook: chapters of rules, each rule with its id."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from .fluent_files import Texts
from .game_files import books_of, rule_files


@dataclass(frozen=True, slots=True)
class Chapter:
    title: str
    rules: tuple[tuple[str, str], ...]


def rulebook(game: str, texts: Texts) -> tuple[str, tuple[Chapter, ...]]:
    """Return the title and the chapters of a game's rules, in the order of its files."""
    chapters: list[Chapter] = []
    books = books_of(game)
    for book, file in zip(books, rule_files(game, texts.language), strict=True):
        for name in _message_names(file):
            if name.startswith(f"rules-{book}-chapter-"):
                chapters.append(Chapter(texts.say(name), ()))
            elif name.startswith("rule-"):
                last = chapters[-1]
                chapters[-1] = Chapter(
                    last.title, (*last.rules, (name.removeprefix("rule-"), texts.say(name)))
                )
    return texts.say(f"rules-{books[0]}-title"), tuple(chapters)


def _message_names(file: Path) -> list[str]:
    return re.findall(r"^([a-zA-Z][\w-]*) *=", file.read_text(encoding="utf-8"), re.MULTILINE)
