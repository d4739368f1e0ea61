"""Tests of the texts of a game that is not part of this package."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from fivecups.texts import LANGUAGES, Texts, add_game_folder, game_texts, rulebook
from fivecups.texts.fluent_files import GAME_FOLDERS, forget_texts

HIGH_CUP_TEXTS = Path(__file__).parents[2] / "docs" / "examples" / "high_cup_texts"


@pytest.fixture(autouse=True)
def _own_folders() -> Iterator[None]:
    before = [*GAME_FOLDERS]
    yield
    GAME_FOLDERS[:] = before
    forget_texts()


def ids(text: str) -> list[str]:
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


def test_the_example_has_the_same_texts_in_all_languages() -> None:
    add_game_folder(HIGH_CUP_TEXTS)
    english = ids(game_texts("high-cup", "en"))
    assert {"high-cup-name", "rule-HC-5"} <= set(english)
    for language in LANGUAGES:
        assert ids(game_texts("high-cup", language)) == english
        title, chapters = rulebook("high-cup", Texts(language))
        assert title == Texts(language).say("high-cup-name")
        assert [len(chapter.rules) for chapter in chapters] == [4, 1]


def test_a_language_without_texts_has_the_english_ones(tmp_path: Path) -> None:
    (tmp_path / "en" / "games").mkdir(parents=True)
    (tmp_path / "en" / "games" / "low-cup.ftl").write_text("low-cup-name = Low Cup\n")
    add_game_folder(tmp_path)
    for language in LANGUAGES:
        assert game_texts("low-cup", language) == "low-cup-name = Low Cup\n"
        assert Texts(language).say("low-cup-name") == "Low Cup"


def test_the_texts_of_a_game_contain_all_its_files_and_nothing_of_other_games() -> None:
    town = ids(game_texts("dice-town", "ru"))
    assert {"dice-town-name", "rules-wild-west-title"} <= set(town)
    assert not [name for name in town if name.startswith("poker-dice")]
    assert game_texts("no-such-game", "en") == ""
