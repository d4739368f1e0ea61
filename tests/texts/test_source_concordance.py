"""Tests that docs/rulebook leads from every paragraph of the sources to rules that exist, and that
every rule is reached or named as ours."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fivecups.games import GAMES
from tests.rulebook import written_rules

FOLDER = Path(__file__).parents[2] / "docs" / "rulebook"
SOURCES = sorted(file for file in FOLDER.glob("*.md") if file.name != "README.md")
RULE = re.compile(r"\b(?:DT|WW|WI|PD|GD)-\d+\b")
ROW = re.compile(r"^\| (\d+)(?:–(\d+))? \| (.+) \| (.+) \|$", re.MULTILINE)


def rules() -> set[str]:
    return {rule for game in GAMES for rule in written_rules(game)["en"]}


def reached(text: str) -> set[str]:
    """Return the rules that the paragraphs of a source lead to."""
    return {rule for row in ROW.finditer(text) for rule in RULE.findall(row[4])}


def ours() -> set[str]:
    table = (
        (FOLDER / "README.md").read_text(encoding="utf-8").partition("## Rules that are ours")[2]
    )
    return set(
        re.findall(r"^\| ([A-Z]{2}-\d+) \| (?:ruling|option|data|follows)", table, re.MULTILINE)
    )


def missing_paragraphs(text: str) -> list[int]:
    """Return the paragraphs of a source that no row or several rows stand for."""
    total = re.search(r"(\d+) paragraphs", text)
    assert total
    named = [
        number
        for row in ROW.finditer(text)
        for number in range(int(row[1]), int(row[2] or row[1]) + 1)
    ]
    return [number for number in range(1, int(total[1]) + 1) if named.count(number) != 1]


@pytest.mark.parametrize("source", SOURCES, ids=lambda file: file.stem)
def test_every_paragraph_has_one_row_and_names_rules_that_exist(source: Path) -> None:
    text = source.read_text(encoding="utf-8")
    assert missing_paragraphs(text) == []
    assert set(RULE.findall(text)) - rules() == set()


def test_every_rule_comes_from_a_paragraph_or_is_ours() -> None:
    assert len(SOURCES) == 5
    from_sources = {rule for file in SOURCES for rule in reached(file.read_text(encoding="utf-8"))}
    assert sorted(rules() - from_sources - ours()) == []
    assert sorted(ours() & from_sources) == []
    assert sorted(ours() - rules()) == []


def test_a_gap_and_a_rule_are_found_in_a_table() -> None:
    text = "Source: 4 paragraphs.\n| 1–2 | Dice. | PD-1, PD-2 |\n| 4 | Mood. | – |\n"
    assert missing_paragraphs(text) == [3]
    assert reached(text) == {"PD-1", "PD-2"}
