"""Checks of the texts of a language. Each takes a message and returns complaints about it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import ast
from fluent.syntax.serializer import serialize_message

CATEGORIES = {"en": {"one", "other"}, "ru": {"one", "few", "many"}, "ro": {"one", "few", "other"}}
"""The plural categories of whole numbers. A Russian default stands for `many`."""

TWO_FORMS_ARE_ENOUGH = {
    # the genitive, dative and instrumental of Russian have one plural form
    "admin-deleted",
    "gentlemans-deal-ask-least_talk_over",
    "page-games-played",
    "refusal-too-many-at-device",
    "refusal-too-many-tables",
    # a bound that is never one
    "refusal-wrong-clock",
    "refusal-wrong-entropy",
    "refusal-wrong-login",
    "refusal-wrong-password-length",
    # one stands in the same words as few
    "dice-town-say-send",
}

A_PERSON = r"\{ \$(?:seat|victim|receiver|chosen|outcome|about|whom|former|neighbour|name|was) \}"

FORBIDDEN = {
    "en": [
        "may draw up to",
        "seat 0",
        r"\bover days\b",
        r"[0-9}]\s+%",
        r"\bMarshall\b",
        r"\bsettled before\b",
        r"[Ff]enced claim",
        r"(?<!-)\bmail (?:address|goes|will)\b",
    ],
    "ru": [
        r"\bПар\b",
        "Хорошо найдено",
        "Второе место, если действует",
        "Лучшая комбинация получает",
        r"\b[Дд]ом(?:а|е)? (?:не|понимает|находится)",
        "За стол:",
        r"хозя\w+ дома",
        r"\b(?:лавк|стакан|снаряжени|участ(?:ок|к))",
        "хочет не меньше",
        "Без золота:",
        # names stand in the nominative
        r"[Ии]грок(?:а|у|ом|е)? " + A_PERSON,
        r"\b(?:[Мм]ои|[Вв]аши|[Зз]авершённ\w+|[Зз]аконченн\w+) игр",
        r"[Рр]ейтингов(?:ый|ая|ой|ую|ым|ых|ые)\b",
        r"\b[Хх]роник",
        r"[Фф]ул хаус",
        "Жестокост",
        "предопредел",
        r"[Пп]овтор игры",
        r"на несколько дней",
        r"[0-9}]%|[0-9}] %",
        # the past tense and adjectives reveal a gender
        A_PERSON + r" (?:\w+ )?\w+(?<!\bсто)(?:л|ла|лся|лась)\b",
        A_PERSON + r" (?:менее|более) ",
        # е that should be ё
        r"\b(?:еще|ее|идет|пойдет|берет|дает|отдает|крадет|ждет|займет|счет|трех|четырех|вдвоем)\b",
    ],
    "ro": [
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
        "Nu este rândul tău",
        "General Store",
        r"\b[Pp]onder",
        r"\bSalon(?:ul|ului)?\b",
        r"\bMarshall\b",
        "Afacere de gentleman",
        "Triplet",
        r"[îÎ]nștiinț",
        r"\bpe zile\b",
        r"[0-9}]\s+%",
        # syllables that must not meet: ca cal, că can, că cu
        r"c[aă] c[aăâou]",
    ],
}
"""Patterns of words that a native would not use or that are called otherwise everywhere else."""

FORBIDDEN_OUTSIDE_RULES = {
    "en": [
        r"\b(?:do|does|did|is|are|was|were|has|have|could|would|should) not\b(?! have to)",
        r"\bcannot\b",
        r"\b(?<!as )(?:[Yy]ou|[Tt]hey|[Ww]e) are\b(?! to\b)",
    ],
    "ru": [],
    "ro": [],
}
"""Patterns of stiff speech; only the numbered rules may be formal."""

QUOTES = {"en": "“”", "ru": "«»„“", "ro": "„”«»"}
"""Quotation marks in pairs: the outer ones, then those within them."""

BUTTON_LENGTH = 18
ANSWER_LENGTH = 40
"""Characters of the longest answer to a question; such buttons may have two lines."""
LABELS_ON_TWO_LINES = {
    # amounts and boxes come with them; `.button` breaks its label evenly
    "page-keep",
    "page-write",
}

PAGE = Path(__file__).parents[2] / "ui" / "src"


def complaints(language: str, message: ast.Message) -> Iterator[str]:
    """Yield all complaints about a message."""
    for check in (plural_gaps, wrong_letters, wrong_quotes, forbidden_words):
        yield from check(language, message)


def plural_gaps(language: str, message: ast.Message) -> Iterator[str]:
    """Yield selections by a number that lack a category or have one that the language lacks."""
    known = CATEGORIES[language]
    for select in selections(message):
        keys = {key_of(variant) for variant in select.variants}
        default = next(variant for variant in select.variants if variant.default)
        used = keys & {"zero", "one", "two", "few", "many", "other"}
        if not used - {"other"} or not isinstance(select.selector, ast.VariableReference):
            continue
        if unknown := used - known - {"other"}:
            yield f"{message.id.name}: no such plural in {language}: {', '.join(sorted(unknown))}"
        missing = known - used
        if "other" in used or default:
            missing -= {"other", "many"}
        shown = rf"\{{ \${select.selector.id.name} \}}"
        counted = re.search(shown + r"(?: de)? [^\W\d_]", text_of(default.value))
        if missing and counted and message.id.name not in TWO_FORMS_ARE_ENOUGH:
            yield f"{message.id.name}: plurals that are missing: {', '.join(sorted(missing))}"


def wrong_letters(language: str, message: ast.Message) -> Iterator[str]:
    """Yield letters of another alphabet: cedillas in Romanian, Latin within Cyrillic words."""
    text = plain(message)
    if language == "ro" and (found := re.findall("\\w*[şţŞŢ\u0327]\\w*", text)):
        yield f"{message.id.name}: cedilla instead of a comma below: {', '.join(found)}"
    mixed = [word for word in re.findall(r"[^\W\d_]+", text) if re.search("[а-яёА-ЯЁ]", word)]
    if found := [word for word in mixed if language != "ru" or re.search("[a-zA-Z]", word)]:
        yield f"{message.id.name}: letters of two alphabets: {', '.join(found)}"


def wrong_quotes(language: str, message: ast.Message) -> Iterator[str]:
    """Yield texts with straight or foreign quotation marks, or with marks that do not pair."""
    marks = QUOTES[language]
    apostrophe = "" if language == "ru" else "’"
    for text in texts(message):
        found = [mark for mark in text if mark in "\"'“”„«»‘’‚‹›" and mark != apostrophe]
        if foreign := set(found) - set(marks):
            yield f"{message.id.name}: quotation marks of another language: {foreign}"
            continue
        open_marks: list[str] = []
        for mark in found:
            place = marks.index(mark)
            if place % 2 == 0:
                open_marks.append(mark)
            elif not open_marks or open_marks.pop() != marks[place - 1]:
                open_marks = ["?"]
                break
        if open_marks:
            yield f"{message.id.name}: quotation marks that do not pair: {text!r}"


def forbidden_words(language: str, message: ast.Message) -> Iterator[str]:
    """Yield words that the language's tables forbid."""
    name, text = message.id.name, plain(message)
    patterns = list(FORBIDDEN[language])
    if not name.startswith("rule-"):
        patterns += FORBIDDEN_OUTSIDE_RULES[language]
    for pattern in patterns:
        if match := re.search(pattern, text):
            yield f"{name}: {match[0]!r}"


def long_labels(labels: dict[str, str]) -> list[str]:
    """Return the labels of buttons that are too long for one line, by id."""
    return [
        f"{name}: {label}"
        for name, label in labels.items()
        if len(label) > BUTTON_LENGTH and name not in LABELS_ON_TWO_LINES
    ]


def button_labels(source: str) -> set[str]:
    """Return the ids of the texts that are labels of buttons in a component's source. Elements
    within a button are lines of their own and may be longer."""
    found: set[str] = set()
    for start in re.finditer(r"<button\b", source):
        content_from = end_of_tag(source, start.end())
        content = source[content_from : source.find("</button", content_from)]
        content = re.sub(r"<(\w+)\b[^<]*?/>", "", content, flags=re.DOTALL)
        content = re.sub(r"<(\w+)\b.*?</\1>", "", content, flags=re.DOTALL)
        for call in re.finditer(r"\bt\(([^),]*)", content):
            found |= set(re.findall(r"'([a-z][\w]*-[\w-]+)'", call[1]))
    return found


def end_of_tag(source: str, place: int) -> int:
    """Return the place after the `>` that closes a tag, skipping those in braces."""
    depth = 0
    for number, letter in enumerate(source[place:], place):
        depth += (letter == "{") - (letter == "}")
        if letter == ">" and not depth:
            return number + 1
    raise ValueError("a tag without an end")


def labels_of_the_page() -> set[str]:
    """Return the ids of the labels of all buttons of the page."""
    files = list(PAGE.rglob("*.svelte"))
    return set().union(*(button_labels(file.read_text(encoding="utf-8")) for file in files))


def selections(node: Any) -> Iterator[ast.SelectExpression]:
    if isinstance(node, ast.SelectExpression):
        yield node
    parts = vars(node).values() if isinstance(node, ast.BaseNode) else node
    for part in parts:
        if isinstance(part, ast.BaseNode | list):
            yield from selections(part)


def texts(message: ast.Message) -> Iterator[str]:
    """Yield each innermost pattern of a message as text, with its variables as in the file."""

    def walk(pattern: ast.Pattern) -> Iterator[str]:
        own = ""
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                own += element.value
            elif isinstance(element, ast.Placeable) and isinstance(
                element.expression, ast.SelectExpression
            ):
                for variant in element.expression.variants:
                    yield from walk(variant.value)
        yield own

    patterns = [message.value, *(attribute.value for attribute in message.attributes)]
    for pattern in patterns:
        if pattern is not None:
            yield from walk(pattern)


def plain(message: ast.Message) -> str:
    """Return a message as one line as it stands in its file, without its id, comment and references
    to other messages."""
    copy = message.clone()
    copy.comment = None
    _, _, text = serialize_message(copy).partition("=")
    return " ".join(re.sub(r'\{ "[^"]*" \}|\{ [a-z][\w-]+ \}', "", text).split(" ")).replace(
        "\n", " "
    )


def key_of(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else str(key.value)


def text_of(pattern: ast.Pattern) -> str:
    return serialize_message(ast.Message(ast.Identifier("text"), pattern))
