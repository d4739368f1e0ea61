"""A house that was upgraded, from outside: games of the first version in its database."""

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
from tests.house.test_upgrades import ARCHIVED, bodies

from ..kit import company, run
from ..server import House


def fill(database: Path, games: list[str]) -> None:
    """A database as the earlier house has left it: of each game one that is over and one that is
    being played."""

    async def write() -> None:
        store = await open_store(f"sqlite:///{database}")
        for game in games:
            for name, moves in ((f"{game}-over", None), (f"{game}-playing", 20)):
                entries = read_entries(name, bodies(game, moves))
                await store.append(append_of(name, 0, entries, from_log(name, entries)))
        await store.close()

    asyncio.run(write())


def test_games_of_the_earlier_version_are_kept_told_and_closed(tmp_path: Path) -> None:
    fill(tmp_path / "house.db", [*ARCHIVED, "poker-dice"])

    async def check() -> None:
        (ana,) = await company(house.base, 1)
        for game in ARCHIVED:
            over, playing = (f"/api/tables/{game}-{phase}" for phase in ("over", "playing"))
            assert (await ana.request("GET", over))["phase"] == "over"
            assert (await ana.request("GET", playing))["phase"] == "abandoned"
            for table in (over, playing):
                assert (await ana.request("GET", f"{table}/record"))["game_version"] == 1
                report = await ana.request("GET", f"{table}/verify")
                assert (report["valid"], report["fair"], report["by_rules"]) == (True, True, False)
                told = await ana.request("GET", f"{table}/replay?seat=0")
                assert told["steps"][0]["events"]
                assert told["steps"][0]["view"] is None
            with pytest.raises(Refused, match="no-review"):
                await ana.request("GET", f"{over}/review")
        went_on = await ana.request("GET", "/api/tables/poker-dice-playing")
        assert (went_on["phase"], went_on["options"]["zeros"]) == ("playing", "anywhere")
        report = await ana.request("GET", "/api/tables/poker-dice-over/verify")
        assert (report["valid"], report["fair"], report["by_rules"]) == (True, True, True)
        listed = await ana.request("GET", "/api/tables")
        assert [one["id"] for one in listed] == ["poker-dice-playing"]

    with House(tmp_path) as house:
        run(check)
    assert ARCHIVED, "no game has a version whose rules are gone"
    assert all(GAMES[game].version > 1 for game in ARCHIVED)
