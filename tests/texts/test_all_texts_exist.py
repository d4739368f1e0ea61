"""Tests that every text the code can need exists in every language and can be formed."""

from __future__ import annotations

import importlib
import re
from collections import Counter
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from high_cup import HIGH_CUP
from rich.console import Console

from fivecups.cli.terminal.view_text import show_result, show_table
from fivecups.engine import Form, Game, Match, RandomChance, awaited, random_answer, seen
from fivecups.games import GAMES
from fivecups.testing import missing_texts
from fivecups.testing.text_checks import source_files
from fivecups.texts import LANGUAGES, Texts, UnknownLanguage, Wording, rulebook
from fivecups.texts.fluent_files import FOLDER

from .in_a_package import IN_A_PACKAGE

GAME_LIST = list(GAMES.values())
SHOWN_EVERY = 5
"""Number of decisions between two views of a game that are put in words; the last view is included
too."""


def entries(file: Path) -> list[ast.Message]:
    """Return all messages of a file in order; a doubled message is returned twice."""
    resource = FluentParser().parse(file.read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{file}: {junk[0]}"
    return [entry for entry in resource.body if isinstance(entry, ast.Message)]


def messages(file: Path) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(file)}


def variables(message: ast.Message) -> set[str]:
    names: set[str] = set()

    def walk(node: Any) -> None:
        if isinstance(node, ast.VariableReference):
            names.add(node.id.name)
        for value in vars(node).values() if isinstance(node, ast.BaseNode) else ():
            for item in value if isinstance(value, list) else [value]:
                walk(item)

    walk(message)
    return names


def files_in(language: str) -> set[Path]:
    folder = FOLDER / language
    files = {file.relative_to(folder) for file in folder.rglob("*.ftl")}
    assert files and all(len(file.parts) == 2 for file in files), "each lies in one of the rooms"
    return files


def test_all_languages_have_the_same_files_messages_and_variables() -> None:
    for file in files_in("en"):
        english = messages(FOLDER / "en" / file)
        for language in LANGUAGES:
            translated = messages(FOLDER / language / file)
            assert translated.keys() == english.keys(), f"{language}/{file}"
            for name, message in translated.items():
                assert {a.id.name for a in message.attributes} == {
                    a.id.name for a in english[name].attributes
                }, name
                if not name.startswith("rule"):
                    missing = variables(english[name]) - variables(message)
                    assert {name for name in missing if not name.endswith("_count")} == set(), (
                        f"{language}: {name}"
                    )
    assert all(files_in(language) == files_in("en") for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_stands_twice(language: str) -> None:
    files = (FOLDER / language).glob("*/*.ftl")
    names = Counter(entry.id.name for file in files for entry in entries(file))
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("game", GAME_LIST, ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_the_code_names_has_its_text(game: Game[Any], language: str) -> None:
    missing = missing_texts(game, language)
    assert not missing, f"{game.name} lacks texts in {language}: {', '.join(missing)}"


def test_the_missing_texts_of_a_game_are_its_own() -> None:
    """Also if its class is written in the `__init__` of a package, or in a module without one."""
    assert missing_texts(IN_A_PACKAGE, "ro") == ["in-a-package-event-waved", "in-a-package-name"]
    assert [name for name in missing_texts(HIGH_CUP) if not name.startswith("high-cup-")] == []
    assert {file.name for file in source_files(HIGH_CUP)} == {"high_cup.py"}


def test_every_refusal_of_the_engine_has_its_text() -> None:
    engine = Path(importlib.import_module("fivecups.engine").__path__[0])
    codes = set(
        re.findall(
            r'Refusal\(\s*"([\w-]+)"', "\n".join(file.read_text() for file in engine.glob("*.py"))
        )
    )
    assert len(codes) > 10
    assert sorted(code for code in codes if not Texts("en").has(f"refusal-{code}")) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAME_LIST, ids=lambda game: game.name)
def test_a_whole_game_can_be_told(game: Game[Any], language: str) -> None:
    seats = max(2, game.seat_counts[0])
    wording = Wording(game, Texts(language), [f"P{seat}" for seat in range(seats)])
    match = Match(game, seats, chance=RandomChance(3))
    dice = RandomChance(4)
    console = Console(file=StringIO())
    told: set[tuple[str, Any]] = set()
    while not match.over:
        for seat in {*awaited(match.state), 0}:
            view = match.view(seat)
            assert view.waiting is not None
            assert wording.waiting(view.waiting)
            if len(match.record.moves) % SHOWN_EVERY == 0:
                show_table(console, wording, view)
            for ask in view.asks:
                assert wording.ask(ask)
                answers = () if isinstance(ask.choices, Form) else ask.choices
                for answer in {(ask.question, answer) for answer in answers} - told:
                    assert wording.answer(ask, answer[1])
                    told.add(answer)
        seat = awaited(match.state)[0]
        refusal = match.refusal(seat, ("no such verb",))
        assert refusal is not None
        assert wording.refusal(refusal)
        match.answer(seat, random_answer(match.state, seat, dice))
    for seat in [None, *range(seats)]:
        assert all(wording.event(event) for event in seen(match.events, seat))
    show_result(console, wording, match)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAME_LIST, ids=lambda game: game.name)
def test_the_rules_have_chapters_and_lines(game: Game[Any], language: str) -> None:
    title, chapters = rulebook(game.name, Texts(language))
    assert title
    assert len(chapters) >= 3
    assert all(chapter.title and chapter.rules for chapter in chapters)


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_long_a_game_takes_is_told_in_the_lobby_only(language: str) -> None:
    rules = "".join(file.read_text() for file in (FOLDER / language).glob("rules/*.ftl"))
    assert re.findall(r"\d+ (?:de )?(?:minut|минут)", rules) == []
    assert Texts(language).has("page-players-and-minutes")


def test_lists_names_dice_and_terms_are_put_in_words() -> None:
    wording = Wording(GAMES["poker-dice"], Texts("ro"), ["Ana", "Ion", "Ileana"])
    assert wording.word("seats", (0, 1, 2)) == "Ana, Ion și Ileana"
    assert wording.word("seats", ()) == "nimeni"
    assert wording.word("dice", (5, 5)) == "5 5"
    assert wording.word("box", "ones") == "Unu"
    assert wording.word(None, 7) == 7


def test_a_missing_text_a_missing_variable_and_a_missing_language_say_so() -> None:
    with pytest.raises(LookupError, match="no text 'nonsense' in en"):
        Texts("en").say("nonsense")
    with pytest.raises(LookupError, match="cannot be formed"):
        Texts("en").say("list-and", first="a")
    with pytest.raises(UnknownLanguage, match="en, ru, ro"):
        Texts("de")


@pytest.mark.parametrize(
    ("score", "word"), [(1, "1 очко"), (3, "3 очка"), (12, "12 очков"), (22, "22 очка")]
)
def test_russian_plurals(score: int, word: str) -> None:
    assert word in Texts("ru").say("poker-dice-event-wrote", seat="Ана", score=score, box="Шанс")


@pytest.mark.parametrize(
    ("score", "word"), [(1, "1 punct "), (3, "3 puncte "), (25, "25 de puncte ")]
)
def test_romanian_plurals(score: int, word: str) -> None:
    assert word in Texts("ro").say("poker-dice-event-wrote", seat="Ana", score=score, box="Șansă")
