"""Warming up: the bots' code of all games is compiled in a process of its own before anybody needs
it."""

from __future__ import annotations

import asyncio

import pytest
from structlog.testing import capture_logs

from fivecups.games import GAMES
from fivecups.house.workers import bot_workers


@pytest.fixture(autouse=True)
def one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Warm up only the game that is compiled soonest."""
    monkeypatch.setattr(bot_workers, "GAMES", {"gentlemans-deal": GAMES["gentlemans-deal"]})


def told() -> list[tuple[str, str]]:
    """The log lines about warming up."""
    with capture_logs() as lines:
        asyncio.run(bot_workers.warm_up_all())
    return [(line["log_level"], line["game"]) for line in lines]


@pytest.mark.timeout(600)  # compiles for a minute or more if the sources have just changed
def test_the_bots_learn_their_games() -> None:
    assert told() == [("info", "gentlemans-deal")]


def test_one_who_learns_too_slowly_is_told_and_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_workers, "WARM_UP_TIMEOUT_SECONDS", 0.0)
    assert told() == [("warning", "gentlemans-deal")]


def test_who_learns_gives_way_to_everybody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[object] = []
    monkeypatch.setattr(bot_workers.os, "nice", done.append)
    monkeypatch.setattr(bot_workers, "warm_up", done.append)
    bot_workers._warm_up_nicely("gentlemans-deal")
    assert done == [20, "gentlemans-deal"]
