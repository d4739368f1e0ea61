"""Conformance tests of Dice Town: a game at tables of every size by default; all tables and all
checks at every decision in the slow run."""

from __future__ import annotations

from typing import Any

import pytest

from fivecups.games.dice_town import DICE_TOWN
from fivecups.testing import check_game
from fivecups.testing.conformance import Findings, check_match

WEST: dict[str, Any] = {"wild_west": True}
INDIANS: dict[str, Any] = {"wild_west": True, "indians": True}


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {}),
        (4, {}),
        (5, {}),
        (2, WEST),
        (4, WEST),
        (2, INDIANS),
        (3, INDIANS),
        (6, INDIANS),
    ],
    ids=lambda value: value if isinstance(value, int) else "-".join(value) or "base",
)
def test_dice_town_conforms(seats: int, options: dict[str, Any]) -> None:
    findings = Findings()
    check_match(DICE_TOWN, seats, DICE_TOWN.settings(seats, options), seats, findings, every=8)
    assert findings.decisions > 100


@pytest.mark.slow
def test_dice_town_conforms_at_every_table() -> None:
    check_game(DICE_TOWN, examples=3)
