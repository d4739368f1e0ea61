"""The golden games are played, shown, asked and refused as their play-throughs say."""

from __future__ import annotations

from difflib import unified_diff
from itertools import islice

import pytest

from .playthroughs import GOLDEN, golden_games, playthrough, text_file

NAMES = [name for name in golden_games() if text_file(name).exists()]
SHOWN_LINES = 40


@pytest.mark.parametrize("name", NAMES)
def test_a_game_goes_as_its_playthrough_says(name: str) -> None:
    before, now = text_file(name).read_text().splitlines(), list(playthrough(name))
    changed = "\n".join(islice(unified_diff(before, now, lineterm="", n=1), SHOWN_LINES))
    assert not changed, f"{changed}\nif it is meant: python -m tests.games.playthroughs {name}"


def test_every_game_has_a_playthrough() -> None:
    assert {name.split("/")[0] for name in NAMES} == {path.name for path in GOLDEN.iterdir()}
