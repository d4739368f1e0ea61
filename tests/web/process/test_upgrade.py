"""Tests of an upgraded house from outside, with games of the first version in its database."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from fivecups.engine import Refused
from fivecups.games import GAMES
from fivecups.house.live.command_queue import append_of
from fivecups.house.table.entries import read_entries
from fivecups.house.table.table import from_log
from fivecups.store import open_store
from tests.house.test_upgrades import ARCHIVED, bodies, parts_of

from ..kit import company, run
from ..server import House


def fill(database: Path, games: list[str]) -> None:
    """Fill a database as an earlier house left it: of each game one that is over and one in
    progress."""

    async def write() -> None:
        store = await open_store(f"sqlite:///{database}")
        for game in games:
            for name, moves in ((f"{game}-over", None), (f"{game}-playing", 20)):
                entries = read_entries(name, bodies(game, moves))
                await store.append(append_of(name, 0, entries, from_log(name, entries)))
        await store.close()

    asyncio.run(write())


def test_games_of_the_earlier_version_are_kept_told_and_closed(tmp_path: Path) -> None:
    fill(tmp_path / "house.db", [*ARCHIVED, "poker-dice-1"])

    async def check() -> None:
        (ana,) = await company(house.base, 1)
        for game in ARCHIVED:
            _, version = parts_of(game)
            over, playing = (f"/api/tables/{game}-{phase}" for phase in ("over", "playing"))
            assert (await ana.request("GET", over))["phase"] == "over"
            assert (await ana.request("GET", playing))["phase"] == "abandoned"
            for table in (over, playing):
                assert (await ana.request("GET", f"{table}/record"))["game_version"] == version
                report = await ana.request("GET", f"{table}/verify")
                assert (report["valid"], report["fair"], report["by_rules"]) == (True, True, False)
                replay = await ana.request("GET", f"{table}/replay?seat=0")
                assert replay["steps"][0]["events"]
                assert replay["steps"][0]["view"] is None
            with pytest.raises(Refused, match="no-review"):
                await ana.request("GET", f"{over}/review")
        went_on = await ana.request("GET", "/api/tables/poker-dice-1-playing")
        assert (went_on["phase"], went_on["options"]["zeros"]) == ("playing", "anywhere")
        report = await ana.request("GET", "/api/tables/poker-dice-1-over/verify")
        assert (report["valid"], report["fair"], report["by_rules"]) == (True, True, True)
        listed = await ana.request("GET", "/api/tables")
        assert [item["id"] for item in listed] == ["poker-dice-1-playing"]

    with House(tmp_path) as house:
        run(check)
    assert ARCHIVED, "no game has a version whose rules are gone"
    assert all(GAMES[name].version > version for name, version in map(parts_of, ARCHIVED))
