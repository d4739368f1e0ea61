"""Before anybody needs them, the bots learn their games in a process of their own."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from fivecups.games import GAMES
from fivecups.house import bots
from fivecups.web import services
from fivecups.web.services import Settings, open_services


@pytest.fixture(autouse=True)
def one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "GAMES", {"poker-dice": GAMES["poker-dice"]})


def told() -> list[tuple[str, str]]:
    """What the log says of warming up."""
    with capture_logs() as lines:
        asyncio.run(bots.warm_up_all())
    return [(line["log_level"], line["game"]) for line in lines]


def test_the_bots_learn_their_games() -> None:
    assert told() == [("info", "poker-dice")]


def test_one_who_learns_too_slowly_is_told_and_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "LONGEST_SILENCE", 0.0)
    assert told() == [("warning", "poker-dice")]


@pytest.mark.parametrize("wanted", [False, True])
def test_a_house_neither_waits_for_it_nor_leaves_it_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wanted: bool) -> None:
    steps: list[str] = []

    async def warm_up_all() -> None:
        steps.append("begun")
        try:
            await asyncio.Event().wait()
        finally:
            steps.append("ended")

    async def run() -> None:
        async with open_services(Settings(str(tmp_path / "house.db"), warm_up=wanted)):
            await asyncio.sleep(0)
            steps.append("open")

    monkeypatch.setattr(services, "warm_up_all", warm_up_all)
    asyncio.run(run())
    assert steps == (["begun", "open", "ended"] if wanted else ["open"])
