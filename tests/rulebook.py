"""Lists the rules that no test is named after; fails if one of them belongs to a game that is
declared complete."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from fivecups.games import GAMES
from fivecups.texts import Texts, rulebook

TESTS = Path(__file__).parent


def tested_rules() -> set[str]:
    """The ids in the names of tests: ``test_dt_33_…`` tests DT-33."""
    names = (
        name
        for file in TESTS.rglob("test_*.py")
        for name in re.findall(r"def test_([a-z]{2}_\d+)_", file.read_text())
    )
    return {name.upper().replace("_", "-") for name in names}


def main() -> int:
    tested = tested_rules()
    failed = False
    for name, game in GAMES.items():
        _, chapters = rulebook(name, Texts("en"))
        ids = [rule for chapter in chapters for rule, _ in chapter.rules]
        missing = [rule for rule in ids if rule not in tested]
        state = "complete" if game.complete else "not yet complete"
        print(
            f"{name} ({state}): {len(ids) - len(missing)} of {len(ids)} rules have a test of their own"
        )
        if missing:
            print("  without a test:", ", ".join(missing))
            failed = failed or game.complete
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
