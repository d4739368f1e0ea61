"""Tests that `make rules` finds every way in which a rule can be incomplete."""

from __future__ import annotations

import pytest

from fivecups.games import GAMES
from fivecups.texts import LANGUAGES
from tests import rulebook
from tests.rulebook import gaps

WHOLE = {language: ["PD-1", "PD-2"] for language in LANGUAGES}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_its_test_and_its_paragraph_in_every_language(game: str) -> None:
    assert (
        gaps(rulebook.cited_rules(game), rulebook.written_rules(game), rulebook.tested_rules())
        == []
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_paragraph_that_one_language_lacks_is_named(language: str) -> None:
    written = {**WHOLE, language: ["PD-2"]}
    gap = f"without a paragraph in {LANGUAGES[language]}: PD-1"
    assert gaps(set(), written, {"PD-1", "PD-2"}) == [gap]


def test_a_rule_that_only_the_code_or_a_test_knows_needs_its_paragraphs() -> None:
    for cited, tested in (({"PD-3"}, {"PD-1", "PD-2", "PD-3"}), (set(), {"PD-1", "PD-2", "PD-3"})):
        assert gaps(cited, WHOLE, tested) == [
            f"without a paragraph in {name}: PD-3" for name in LANGUAGES.values()
        ]


def test_a_rule_without_a_test_is_named_and_other_games_are_not() -> None:
    assert gaps({"PD-1"}, WHOLE, {"PD-2", "DT-99"}) == ["without a test: PD-1"]
