"""Tests of the choice of words: the same word for the same thing, no gender of a name, and the
quotes and letters of each language."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast

from fivecups.texts import LANGUAGES, Texts
from fivecups.texts.fluent_files import FOLDER

from .test_all_texts_exist import entries
from .text_checks import (
    ANSWER_LENGTH,
    CATEGORIES,
    FORBIDDEN,
    button_labels,
    complaints,
    key_of,
    labels_of_the_page,
    long_labels,
    plain,
    selections,
    text_of,
    texts,
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_a_fault(language: str) -> None:
    files = sorted((FOLDER / language).glob("*/*.ftl"))
    assert [
        fault for file in files for entry in entries(file) for fault in complaints(language, entry)
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_of_buttons_are_short(language: str) -> None:
    bundle = Texts(language)._bundle
    names = sorted(labels_of_the_page())
    assert len(names) > 80
    labels = {
        name: str(bundle.format_pattern(bundle.get_message(name).value, {"count": 24})[0])
        for name in names
    }
    assert long_labels(labels) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_fit_on_two_lines(language: str) -> None:
    answers = {
        entry.id.name: plain(entry).strip()
        for file in (FOLDER / language).glob("games/*.ftl")
        for entry in entries(file)
        if re.search(r"-say-(?!.*-you$)", entry.id.name) and "$" not in plain(entry)
    }
    assert len(answers) > 10
    assert {name: text for name, text in answers.items() if len(text) > ANSWER_LENGTH} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_break_lines_at_the_end_of_a_sentence_only(language: str) -> None:
    files = sorted((FOLDER / language).glob("rules/*.ftl"))
    broken = {
        entry.id.name
        for file in files
        for entry in entries(file)
        for text in texts(entry)
        if re.search(r"[^.!?:;…”»)\n] *\n+ *\w", text)
    }
    assert broken == set()


def test_every_language_has_its_tables() -> None:
    assert CATEGORIES.keys() == FORBIDDEN.keys() == LANGUAGES.keys()


FAULTS = [
    # plurals
    ("en", "{ $count -> / [few] { $count } dice / *[other] { $count } dice / }", "no such plural"),
    ("ru", "{ $count -> / [one] { $count } очко / *[many] { $count } очков / }", "missing: few"),
    ("ru", "{ $count -> / [few] { $count } очка / *[many] { $count } очков / }", "missing: one"),
    ("ro", "{ $count -> / [one] un zar / *[other] { $count } de zaruri / }", "missing: few"),
    # letters
    ("ro", "Aşază-te", "cedilla"),
    ("ro", "Alege o faţă", "cedilla"),
    ("ru", "Бpосок", "two alphabets"),
    # quotation marks
    ("en", 'Play "Wanted"', "another language"),
    ("en", "Play «Wanted»", "another language"),
    ("ru", "Сыграть “Особо опасен”", "another language"),
    ("ru", "Сыграть «Особо опасен", "do not pair"),
    ("ro", "Joacă “Partaj”", "another language"),
    ("ro", "Joacă ”Partaj„", "do not pair"),
    # words
    ("en", "The dice were settled before the game began", "settled before"),
    ("en", "Your chance is { $percent } %", "} %"),
    ("en", "You cannot pay", "cannot"),
    ("en", "A game over days", "over days"),
    ("ru", "Выбрать игрока { $seat }", "игрока"),
    ("ru", "Мои игры", "Мои игр"),
    ("ru", "{ $seat } выиграл", "выиграл"),
    ("ru", "Еще раз: еще", "еще"),
    ("ro", "O carte General Store", "General Store"),
    ("ro", "Ponderea votului", "Ponder"),
    ("ro", "Se pare că cade", "că ca"),
    ("ro", "Oferă ca cadou", "ca ca"),
]


@pytest.mark.parametrize(("language", "text", "fault"), FAULTS)
def test_a_planted_fault_is_found(language: str, text: str, fault: str) -> None:
    found = list(complaints(language, message(text)))
    assert any(fault in complaint for complaint in found), found


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "en",
            "“{ $card }” can’t be played: { $count -> / [one] it’s yours / *[other] they aren’t / }.",
        ),
        ("ru", "Нажмите «На экран „Домой“»."),
        ("ru", "{ $most -> / [one] Кто-то один / *[other] Несколько / }"),
        (
            "ro",
            "{ $n -> / [one] un zar / [few] { $n } zaruri / *[other] { $n } de zaruri / }: „Partaj”",
        ),
    ],
)
def test_a_good_text_has_no_fault(language: str, text: str) -> None:
    assert list(complaints(language, message(text))) == []


def test_a_long_label_is_found() -> None:
    long = "Take back the demand"
    assert long_labels({"page-keep": long, "page-made-up": long}) == [f"page-made-up: {long}"]
    source = """
        <button class="main" onclick={() => (sure = a > b)}><Icon name="coach" />{t('page-one')}</button
        ><p>{t('page-three')}</p>
        <button title={t('page-four')}><b>{t('page-five')}</b>{t(sure ? 'page-no' : 'page-yes')}</button>
        <button>{t('page-two', { name })}</button>"""
    assert button_labels(source) == {"page-one", "page-two", "page-no", "page-yes"}


def message(text: str) -> ast.Message:
    """Return a message with the given text, in which " / " stands for a line break."""
    lines = text.replace(" / ", "\n        ")
    resource = FluentParser().parse(f"page-made-up = {lines}\n")
    (entry,) = resource.body
    assert isinstance(entry, ast.Message), resource
    return entry


def test_romanian_counts_with_de_from_twenty_on() -> None:
    checked = 0
    for file in (FOLDER / "ro").glob("*/*.ftl"):
        for select in selections(entries(file)):
            said = {key_of(variant): text_of(variant.value) for variant in select.variants}
            if not isinstance(select.selector, ast.VariableReference) or "few" not in said:
                continue
            number = rf"\{{ \${select.selector.id.name} \}}"
            assert not re.search(rf"{number} (?!de )[a-zăâîșț]", said["other"]), said["other"]
            assert not re.search(rf"{number} de ", said["few"]), said["few"]
            checked += 1
    assert checked > 20
