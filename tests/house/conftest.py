from __future__ import annotations

import pytest

from fivecups.games import GAMES

from .kit import TEST_GAMES


@pytest.fixture(autouse=True)
def games_for_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games more than the house has."""
    for game in TEST_GAMES:
        monkeypatch.setitem(GAMES, game.name, game)
