"""Words that a native would not use do not come back: one word for each thing, no gender of a name,
quotes and letters of the language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.serializer import serialize_message

from fivecups.texts import LANGUAGES
from fivecups.texts.fluent import FOLDER

from .test_complete import entries

A_PERSON = r"\{ \$(?:seat|victim|receiver|chosen|outcome|about|whom|former|neighbour|name) \}"

WRONG = {
    "en": ["may draw up to", "seat 0"],
    "ru": [
        r"\bПар\b",
        "Хорошо найдено",
        "Второе место, если действует",
        "Лучшая комбинация получает",
        r"\b[Дд]ом(?:а|е)? (?:не|понимает|находится)",
        "За стол:",
        r"хозя\w+ дома",
        r"\b(?:лавк|стакан|снаряжени|участ(?:ок|к))",
        r"\bпарти[яиюей]",
        "хочет не меньше",
        "Без золота:",
        # the past tense and adjectives tell a gender
        A_PERSON + r" (?:\w+ )?\w+(?:л|ла|лся|лась)\b",
        A_PERSON + r" (?:менее|более) ",
        # е that should be ё
        r"\b(?:еще|ее|идет|пойдет|берет|дает|отдает|крадет|ждет|займет|счет|трех|четырех|вдвоем)\b",
    ],
    "ro": [
        "[şţŞŢ]",
        r"\bPar\b",
        "pus masa",
        r"\b[Hh]otăr",
        r"\bcas(?:ă|a)\b (?:se|nu|în)",
        r"[Gg]azd\w+ casei",
        r"\b(?:[Cc]oncesiun|[Ii]nsign|[Pp]ahar)",
        r"\b[Rr]anciu|\b[Ff]ermă",
        "zarul indian",
        "clasat",
        r"ofert\w+ finală",
        r"\bgreutat",
        "Nu este rândul tău",
    ],
}


def texts(language: str) -> Iterator[tuple[str, str]]:
    """All texts of a language by id, as they stand in the files, in one line."""
    for file in sorted((FOLDER / language).glob("*/*.ftl")):
        for entry in entries(file):
            entry.comment = None
            yield entry.id.name, " ".join(serialize_message(entry).split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_comes_back_that_a_native_would_not_use(language: str) -> None:
    wrong = [
        (name, found[0])
        for name, text in texts(language)
        for pattern in WRONG[language]
        if (found := re.search(pattern, text))
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_are_those_of_the_language(language: str) -> None:
    words = ((name, re.sub(r'\{ "[^"]*" \}', "", text)) for name, text in texts(language))
    foreign = {"en": "«»„", "ru": "“”„’", "ro": "“«»"}[language]
    assert [name for name, text in words if set(text) & {"'", '"', *foreign}] == []


def test_romanian_counts_with_de_from_twenty_on() -> None:
    checked = 0
    for file in (FOLDER / "ro").glob("*/*.ftl"):
        for select in selections(entries(file)):
            said = {key_of(variant): text_of(variant) for variant in select.variants}
            if not isinstance(select.selector, ast.VariableReference) or "few" not in said:
                continue
            number = rf"\{{ \${select.selector.id.name} \}}"
            assert not re.search(rf"{number} (?!de )[a-zăâîșț]", said["other"]), said["other"]
            assert not re.search(rf"{number} de ", said["few"]), said["few"]
            checked += 1
    assert checked > 20


def selections(node: Any) -> Iterator[ast.SelectExpression]:
    if isinstance(node, ast.SelectExpression):
        yield node
    parts = vars(node).values() if isinstance(node, ast.BaseNode) else node
    for part in parts:
        if isinstance(part, ast.BaseNode | list):
            yield from selections(part)


def key_of(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else str(key.value)


def text_of(variant: ast.Variant) -> str:
    message = ast.Message(ast.Identifier("text"), variant.value)
    return serialize_message(message)
