from __future__ import annotations

import pytest

from fivecups.games import GAMES

from .kit import TEST_GAMES


@pytest.fixture(autouse=True)
def games_for_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add two test games to the house."""
    for game in TEST_GAMES:
        monkeypatch.setitem(GAMES, game.name, game)
