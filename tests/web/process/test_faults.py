"""Tests of faults: power cuts under load, a full disk, a locked database, a clean end."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sample_bot import choose

from fivecups.client import HouseClient
from fivecups.engine import Refused
from fivecups.house.table.entries import Moved, decode_entry
from fivecups.house.table.table import from_log
from tests.store.databases import locked, new_database
from tests.waiting import until

from ..kit import HANGS, company, leave, run, set_table
from ..server import House

TABLES = 8


def log_of(database: str, table: str) -> list[Any]:
    """Return a table's entries, read by SQLite alone."""
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute(
            "SELECT seq, body FROM log WHERE table_id = ? ORDER BY seq", (table,)
        ).fetchall()
    assert [seq for seq, _ in rows] == list(range(len(rows))), "a number is missing"
    return [decode_entry(body) for _, body in rows]


class Player:
    """A client that answers at random for a seat through every interruption, and remembers the
    acknowledged answers."""

    def __init__(self, client: HouseClient, table: str, seat: int, rng: random.Random) -> None:
        self.client = client
        self.table = table
        self.seat = seat
        self.rng = rng
        self.acknowledged: list[tuple[str, Any]] = []
        self.pending: tuple[str, Any] | None = None

    async def play(self) -> None:
        """Play until the game is over or the connection breaks."""
        seen = await self.client.watch(self.table)
        while not seen.over:
            asks = [ask for ask in seen.asks if not ask["optional"]]
            done = {ask for ask, _ in self.acknowledged}
            if self.pending is None and asks and asks[0]["id"] not in done:
                self.pending = (asks[0]["id"], choose(asks[0], self.rng))
            if self.pending is not None:
                await self.client.answer(self.table, *self.pending)
                self.acknowledged.append(self.pending)
                self.pending = None
            seen = await self.client.news(self.table)


def kill_and_check(tmp_path: Path, rounds: int) -> None:
    async def check(house: House) -> None:
        rng = random.Random(7)
        ana, bob = await company(house.base, 2)
        tables = [
            await set_table([ana, bob], rng.choice(["poker-dice", "whisper"]))
            for _ in range(TABLES)
        ]
        players = [
            Player(person, table, seat, random.Random(number))
            for number, table in enumerate(tables)
            for seat, person in enumerate((ana, bob))
        ]
        for _ in range(rounds):
            playing = [asyncio.create_task(player.play()) for player in players]
            enough = acknowledged(players) + rng.randint(5, 40)
            while acknowledged(players) < enough and not all(task.done() for task in playing):
                await asyncio.sleep(0.001)
            await asyncio.to_thread(house.kill)
            await asyncio.gather(*playing, return_exceptions=True)
            for person in (ana, bob):
                await person.close()
            for player in players:
                check_log(house, player)
            await asyncio.to_thread(house.open)
            for person in (ana, bob):
                await person.open()
            if all([(await ana.watch(table)).over for table in tables]):
                tables = [await set_table([ana, bob], "poker-dice") for _ in range(TABLES)]
                players = [
                    Player(person, table, seat, rng)
                    for table in tables
                    for seat, person in enumerate((ana, bob))
                ]
        await asyncio.gather(*(player.play() for player in players))
        for player in players:
            check_log(house, player)
            assert log_of(house.database, player.table)[-1]

    with House(tmp_path) as house:
        run(lambda: check(house), rounds * HANGS)


def acknowledged(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


def check_log(house: House, player: Player) -> None:
    """Check that everything acknowledged to a player is in the log once, and that the log follows
    the rules."""
    entries = log_of(house.database, player.table)
    moves = Counter(
        entry.ask for entry in entries if isinstance(entry, Moved) and entry.seat == player.seat
    )
    assert not [ask for ask, count in moves.items() if count > 1], "an answer was applied twice"
    missing = [ask for ask, _ in player.acknowledged if ask not in moves]
    assert not missing, f"acknowledged and lost: {missing}"
    from_log(player.table, entries)


@pytest.fixture(autouse=True)
def games_for_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    from fivecups.games import GAMES
    from tests.house.kit import TEST_GAMES

    for game in TEST_GAMES:
        monkeypatch.setitem(GAMES, game.name, game)


def test_a_power_cut_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    kill_and_check(tmp_path, 3)


@pytest.mark.slow
def test_twenty_power_cuts_lose_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    kill_and_check(tmp_path, 20)


def test_games_go_on_after_a_power_cut_on_postgresql(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        ana, bob = await company(house.base, 2)
        table = await set_table([ana, bob], "poker-dice")
        player = Player(ana, table, 0, random.Random(1))
        other = Player(bob, table, 1, random.Random(2))
        playing = [asyncio.create_task(item.play()) for item in (player, other)]
        await until(lambda: len(player.acknowledged) + len(other.acknowledged) > 20)
        await asyncio.to_thread(house.kill)
        await asyncio.gather(*playing, return_exceptions=True)
        await leave([ana, bob])
        await asyncio.to_thread(house.open)
        for person in (ana, bob):
            await person.open()
        await asyncio.gather(player.play(), other.play())
        assert ana.tables[table].info.phase == "over"
        record = await ana.request("GET", f"/api/tables/{table}/record")
        answered = {(move["seat"], move["ask"]) for move in record["moves"]}
        assert {(0, ask) for ask, _ in player.acknowledged} | {
            (1, ask) for ask, _ in other.acknowledged
        } == answered
        assert len(answered) == len(record["moves"])

    with House(tmp_path, new_database("postgresql", tmp_path)) as house:
        run(lambda: check(house))


def test_a_full_disk_refuses_moves_with_a_reason_and_writes_no_half_of_one(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        ana, bob = await company(house.base, 2)
        table = await set_table([ana, bob], "poker-dice")
        player = Player(ana, table, 0, random.Random(1))
        other = Player(bob, table, 1, random.Random(2))
        tasks = [
            asyncio.create_task(work) for work in (player.play(), other.play(), flood(ana, table))
        ]
        done, going = await asyncio.wait(tasks, return_when=asyncio.FIRST_EXCEPTION)
        reasons = [str(task.exception()) for task in done if task.exception() is not None]
        assert reasons and all(reason.startswith("storage-") for reason in reasons), reasons
        for task in going:
            task.cancel()
        await asyncio.gather(*going, return_exceptions=True)
        await leave([ana, bob])
        await asyncio.to_thread(house.kill)
        check_log(house, player)
        check_log(house, other)
        await asyncio.to_thread(lambda: house.open(largest_file=None))
        for person in (ana, bob):
            await person.open()
        player.pending = other.pending = None
        await asyncio.gather(player.play(), other.play())
        check_log(house, player)

    async def flood(person: HouseClient, table: str) -> None:
        """Fill the disk with chat."""
        while True:
            await person.say(table, "x" * 500)

    with House(tmp_path, largest_file=600_000) as house:
        run(lambda: check(house))
        assert "storage_failed" in house.text()


def test_a_locked_database_is_told_and_the_move_can_be_made_afterwards(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        ana, bob = await company(house.base, 2)
        table = await set_table([ana, bob], "poker-dice")
        await ana.watch(table)
        ask = ana.tables[table].asks[0]["id"]
        with locked(house.database):
            with pytest.raises(Refused, match="storage-busy"):
                await ana.answer(table, ask, ["keep", []])
            with pytest.raises(Exception, match="503 storage-busy"):
                await bob.create_table("poker-dice", 2)
        assert await ana.answer(table, ask, ["keep", []]) is False
        assert sum(isinstance(entry, Moved) for entry in log_of(house.database, table)) == 1

    with House(tmp_path) as house:
        run(lambda: check(house))


def test_a_house_that_is_told_to_close_closes_cleanly(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        people = await company(house.base, 2)
        table = await set_table(people, "poker-dice")
        await people[0].watch(table)
        assert await asyncio.to_thread(house.close) == 0
        await until(lambda: not people[0].connected)

    with House(tmp_path) as house:
        run(lambda: check(house))
        assert "Traceback" not in house.text()
        assert (
            not Path(house.database + "-wal").exists()
            or Path(house.database + "-wal").stat().st_size == 0
        )
