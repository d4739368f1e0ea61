"""Before anybody needs them, the bots learn their games in a process of their own."""

from __future__ import annotations

import asyncio

import pytest
from structlog.testing import capture_logs

from fivecups.games import GAMES
from fivecups.house.workers import bots


@pytest.fixture(autouse=True)
def one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one that is learned soonest."""
    monkeypatch.setattr(bots, "GAMES", {"gentlemans-deal": GAMES["gentlemans-deal"]})


def told() -> list[tuple[str, str]]:
    """What the log says of warming up."""
    with capture_logs() as lines:
        asyncio.run(bots.warm_up_all())
    return [(line["log_level"], line["game"]) for line in lines]


def test_the_bots_learn_their_games() -> None:
    assert told() == [("info", "gentlemans-deal")]


def test_one_who_learns_too_slowly_is_told_and_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "WARM_UP_TIMEOUT", 0.0)
    assert told() == [("warning", "gentlemans-deal")]


def test_who_learns_gives_way_to_everybody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[object] = []
    monkeypatch.setattr(bots.os, "nice", done.append)
    monkeypatch.setattr(bots, "warm_up", done.append)
    bots._warm_up_nicely("gentlemans-deal")
    assert done == [20, "gentlemans-deal"]
