"""Script that lists rules without a test named after them or without a paragraph in a language. It
fails if such a rule belongs to a game that is declared complete."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from pathlib import Path

from fivecups.games import GAMES
from fivecups.testing.text_checks import source_files
from fivecups.texts import LANGUAGES, Texts, rulebook

TESTS = Path(__file__).parent


def tested_rules() -> set[str]:
    """Return the rule ids in the names of tests: ``test_dt_33_…`` tests DT-33."""
    names = (
        name
        for file in TESTS.rglob("test_*.py")
        for name in re.findall(r"def test_([a-z]{2}_\d+)_", file.read_text())
    )
    return {name.upper().replace("_", "-") for name in names}


def written_rules(game: str) -> dict[str, list[str]]:
    """Return the rule ids with a paragraph in the players' rulebook of a game, by language."""
    return {
        language: [
            rule for chapter in rulebook(game, Texts(language))[1] for rule, _ in chapter.rules
        ]
        for language in LANGUAGES
    }


def cited_rules(game: str) -> set[str]:
    """Return the rule ids that the code of a game cites; every rule in the code must be in the
    rulebook."""
    code = "\n".join(file.read_text() for file in source_files(GAMES[game]))
    return set(re.findall(r"\b(?:DT|WW|WI|GD|PD)-\d+\b", code))


def gaps(cited: set[str], written: Mapping[str, list[str]], tested: set[str]) -> list[str]:
    """Return a line for each kind of gap in the rules of a game. The known rules are those with a
    paragraph in any language, cited in the code, or named in a test."""
    rules_known = cited | {rule for rules in written.values() for rule in rules}
    books = {rule.split("-")[0] for rule in rules_known}
    rules_known |= {rule for rule in tested if rule.split("-")[0] in books}
    missing = [
        (f"without a paragraph in {LANGUAGES[language]}", rules_known - set(rules))
        for language, rules in written.items()
    ]
    missing.append(("without a test", rules_known - tested))
    return [f"{gap}: {', '.join(sorted(rules, key=_place))}" for gap, rules in missing if rules]


def _place(rule: str) -> tuple[str, int]:
    book, number = rule.split("-")
    return book, int(number)


def main() -> int:
    tested = tested_rules()
    failed = False
    for name, game in GAMES.items():
        written = written_rules(name)
        missing = gaps(cited_rules(name), written, tested)
        state = "complete" if game.complete else "not yet complete"
        print(f"{name} ({state}): {len(written['en'])} rules")
        for line in missing:
            print(f"  {line}")
        failed = failed or bool(missing and game.complete)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
