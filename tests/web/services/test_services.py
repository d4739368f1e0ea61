"""Tests of periodic tasks and the health check, whatever fails in between."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import text
from structlog.testing import capture_logs

from fivecups.engine import RandomChance, random_answer
from fivecups.house.accounts.people import Account
from fivecups.house.live.timing import Timing
from fivecups.house.ports import StorageError, StorageFull, Topic
from fivecups.house.table import commands
from fivecups.house.table.entries import ClockSetting
from fivecups.house.table.seats import Person
from fivecups.house.workers.analysis_workers import MAX_ADVICE_WAITING
from fivecups.web.services import Services, Settings, open_services, periodic_tasks
from fivecups.web.services import services as parts
from fivecups.web.services.periodic_tasks import WRITE_CHECK_SECONDS, Unhealthy
from fivecups.web.services.settings import Ages
from tests.waiting import until

from ..kit import HANGS

DAY = 24 * 3600
ANA, BOB = Person("ana", "Ana"), Person("bob", "Bob")


def in_services(
    tmp_path: Path,
    check: Callable[[Services], Awaitable[None]],
    timing: Timing | None = None,
    ages: Ages | None = None,
) -> None:
    async def run() -> None:
        async with open_services(
            Settings(str(tmp_path / "house.db"), timing or Timing(), ages=ages or Ages())
        ) as services:
            await check(services)

    asyncio.run(run())


def test_coach_reviews_and_bots_have_processes_of_their_own(tmp_path: Path) -> None:
    async def check(services: Services) -> None:
        bots = services.manager.automation._bots._bots
        assert len({services.coach_pool, services.review_pool, bots}) == 3
        assert services.coach_pool._most_each == MAX_ADVICE_WAITING
        assert services.coach_pool._niceness < services.review_pool._niceness

    in_services(tmp_path, check)


async def played(services: Services) -> str:
    """Play a rated game of two people to its end; return its table."""
    manager = services.manager
    table = (
        await manager.commands.create(
            ANA, "poker-dice", 2, {}, ClockSetting("decision", 3600), "open", True
        )
    ).id
    for seat, person in enumerate((ANA, BOB)):
        await manager.commands.submit(table, person, commands.sit, seat, "")
    await manager.commands.submit(table, ANA, commands.start)
    chance = RandomChance(1)
    while (live_table := manager.tables.live[table].table).phase == "playing":
        state: Any = live_table.state
        seat = state.askings[-1].seats[0]
        given = random_answer(state, seat, chance)
        ask = state.ask_id(seat, 0)
        await manager.commands.submit(table, (ANA, BOB)[seat], commands.answer_own_ask, ask, given)
    return table


def test_games_that_end_together_are_counted_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Players who play on do not wait for the club's statistics."""
    at_work, counted = 0, list[str]()

    async def count(store: Any, table: Any, entries: Any) -> None:
        nonlocal at_work
        at_work += 1
        await asyncio.sleep(0.02)
        assert at_work == 1
        counted.append(table.id)
        at_work -= 1

    async def check(services: Services) -> None:
        monkeypatch.setattr(parts, "count_game", count)
        games = [await played(services) for _ in range(3)]
        await until(lambda: len(counted) == 3)
        tables = [services.manager.tables.live[name].table for name in games]
        await asyncio.gather(*(services.manager.finished(table) for table in tables))  # type: ignore[misc]
        assert sorted(counted) == sorted(2 * games)

    in_services(tmp_path, check)


def test_a_game_whose_rating_could_not_be_written_is_rated_by_the_next_sweep(
    tmp_path: Path,
) -> None:
    async def check(services: Services) -> None:
        async def no_room(*_: object) -> bool:
            raise StorageFull("no room")

        rate_once = services.store.ladder.rate_once
        for number, person in enumerate((ANA, BOB)):
            account = Account(person.id, person.name, "en", 1, f"kept {number}")
            await services.store.people.add_account(account)
        services.store.ladder.rate_once = no_room  # type: ignore[method-assign, assignment]
        table = await played(services)
        assert await services.store.ladder.unrated_tables() == [table]
        await services.periodic_tasks.sweep()
        assert await services.store.ladder.unrated_tables() == [table]
        services.store.ladder.rate_once = rate_once  # type: ignore[method-assign]
        await services.periodic_tasks.sweep()
        assert await services.store.ladder.unrated_tables() == []
        assert (await services.store.ladder.ratings_of("ana"))["poker-dice"].games == 1

    with capture_logs():
        in_services(tmp_path, check)


def test_the_rest_is_rated_though_one_game_cannot_be_read(tmp_path: Path) -> None:
    async def check(services: Services) -> None:
        services.manager.finished = None
        broken, good = await played(services), await played(services)
        services.manager.tables.live.clear()
        await services.store.database.execute(text("DELETE FROM snapshots"))
        spoil = text("UPDATE log SET body = x'7b7d' WHERE table_id = :id")
        await services.store.database.execute(spoil.bindparams(id=broken))
        with capture_logs() as logs:
            await services.periodic_tasks.resume()
        assert [line["table"] for line in logs if line["log_level"] == "error"] == [broken]
        assert await services.store.ladder.unrated_tables() == [broken]
        with capture_logs() as logs:
            for _ in range(2):
                await services.periodic_tasks.count_uncounted_games()
        [line] = logs
        assert (line["event"], line["table"]) == ("game_not_counted", broken), "once"
        assert "UnreadableLog" in line["problem"]
        assert await services.store.results.uncounted_tables(5) == [broken] != [good]

    in_services(tmp_path, check)


def test_a_house_opens_though_it_cannot_note_that(tmp_path: Path) -> None:
    async def check(services: Services) -> None:
        async def no_room(now: int) -> None:
            raise StorageFull("no room")

        services.store.absences.keep_open_at = no_room  # type: ignore[method-assign]
        with capture_logs() as logs:
            await services.periodic_tasks.resume()
        assert [(line["event"], line["problem"]) for line in logs] == [
            ("resume_failed", "StorageFull('no room')")
        ]

    in_services(tmp_path, check)


def test_a_table_that_cannot_be_read_keeps_news_of_a_player_from_no_other(tmp_path: Path) -> None:
    async def check(services: Services) -> None:
        manager, store, tables = services.manager, services.store, []
        for _ in range(2):
            created = await manager.commands.create(
                ANA, "poker-dice", 2, {}, ClockSetting("decision", DAY)
            )
            await manager.commands.submit(created.id, ANA, commands.sit, 0, "")
            tables.append(created.id)
        broken, good = tables
        manager.tables.live.pop(broken)
        spoil = text("UPDATE log SET body = x'7b7d' WHERE table_id = :id")
        await store.database.execute(spoil.bindparams(id=broken))
        with capture_logs() as logs:
            await services.rename(Person("ana", "Anna"))
            away = services.now() + 1000 * DAY
            await services.set_holiday(Account("ana", "Anna", "en", 1), away)
        assert [(line["event"], line["table"]) for line in logs] == [
            ("player_not_renamed", broken),
            ("holiday_not_told", broken),
        ]
        assert all("UnreadableLog" in line["problem"] for line in logs)
        table = manager.tables.live[good].table
        assert table.chairs[0].name == "Anna" and table.clocks.away[0].until == away

    in_services(tmp_path, check)


def test_what_others_say_comes_to_those_it_is_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From other processes, and from administrators."""
    monkeypatch.setattr(parts, "ADMIN_POLL_SECONDS", 0.001)
    heard: list[object] = []

    async def check(services: Services) -> None:
        async def refresh(person: str) -> None:
            heard.append(("people", person))

        async def refresh_all() -> None:
            heard.append("all")

        def note(topic: str) -> Callable[[str], None]:
            return lambda said: heard.append((topic, said))

        services.sessions.refresh = refresh  # type: ignore[method-assign]
        services.sessions.refresh_all = refresh_all  # type: ignore[method-assign]
        services.manager.poll_all = lambda: heard.append("tables")  # type: ignore[method-assign]
        services.manager.presence.changed_elsewhere = note("watched")
        services.manager.receive_call = note("called")  # type: ignore[method-assign]
        services.limits.receive_counts = note("spent")  # type: ignore[method-assign]
        topics: tuple[Topic, ...] = ("people", "watched", "called", "spent")
        for topic in topics:
            services.receive(topic, "text")
        await asyncio.sleep(0.02)
        assert sorted(map(str, heard)) == sorted(str((topic, "text")) for topic in topics)
        heard.clear()
        await services.store.admin.announce()
        await until(lambda: len(heard) == 2)
        await asyncio.sleep(0.02)
        assert heard == ["tables", "all"], "once"

    in_services(tmp_path, check)


def test_a_chore_that_fails_does_not_end_the_sweeping(tmp_path: Path) -> None:
    async def check(services: Services) -> None:
        sweeps = 0

        async def stumble() -> None:
            nonlocal sweeps
            sweeps += 1
            raise ZeroDivisionError

        services.manager.sweep = stumble  # type: ignore[method-assign]
        while sweeps < 3:
            await asyncio.sleep(0.001)
        await services.periodic_tasks.check_health()

    with capture_logs():
        in_services(tmp_path, check, Timing(sweep_every=0.001))


def test_a_house_that_is_not_swept_or_cannot_write_is_unwell(tmp_path: Path) -> None:
    async def check(services: Services) -> None:
        await services.periodic_tasks.check_health()
        services.periodic_tasks._checked_at -= WRITE_CHECK_SECONDS + 1
        prove_writable = services.store.prove_writable

        async def no_room() -> None:
            raise StorageFull("no room")

        services.store.prove_writable = no_room  # type: ignore[method-assign]
        with pytest.raises(StorageError):
            await services.periodic_tasks.check_health()
        services.store.prove_writable = prove_writable  # type: ignore[method-assign]
        await services.periodic_tasks.check_health()
        services.periodic_tasks._swept -= (
            3 * services.settings.timing.sweep_every + WRITE_CHECK_SECONDS + 1
        )
        with pytest.raises(Unhealthy):
            await services.periodic_tasks.check_health()

    in_services(tmp_path, check)


def test_a_damaged_database_makes_the_house_unhealthy(tmp_path: Path) -> None:
    async def check(services: Services) -> None:
        await services.periodic_tasks.check_health()
        await played(services)
        file = tmp_path / "house.db"
        with contextlib.closing(sqlite3.connect(file)) as other:
            assert other.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0
        body = bytearray(file.read_bytes())
        for page in range(4096, len(body), 4096):
            body[page : page + 40] = b"x" * 40
        file.write_bytes(body)
        services.periodic_tasks._checked_at = services.periodic_tasks._check_at = -1000.0
        with pytest.raises(StorageError):
            await services.periodic_tasks.check_health()

    with capture_logs():
        in_services(tmp_path, check)


def test_a_database_that_does_not_answer_makes_the_house_unhealthy_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(periodic_tasks, "HEALTH_TIMEOUT_SECONDS", 0.01)

    async def check(services: Services) -> None:
        answering = asyncio.Event()
        writes = 0

        async def frozen() -> None:
            nonlocal writes
            writes += 1
            await answering.wait()

        services.store.prove_writable = frozen  # type: ignore[method-assign]
        for _ in range(3):
            with pytest.raises(Unhealthy):
                await services.periodic_tasks.check_health()
        assert writes == 1, "questions do not pile up at a database that does not answer"
        answering.set()
        await asyncio.sleep(0)
        monkeypatch.setattr(periodic_tasks, "HEALTH_TIMEOUT_SECONDS", HANGS)
        await services.periodic_tasks.check_health()

    in_services(tmp_path, check)


def test_the_whole_database_is_read_seldom_if_that_takes_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, reads = 1000.0, 0
    monkeypatch.setattr(periodic_tasks, "time", SimpleNamespace(monotonic=lambda: now))

    async def check(services: Services) -> None:
        nonlocal now
        tasks = services.periodic_tasks

        async def slow_check() -> None:
            nonlocal now, reads
            now, reads = now + 2.0, reads + 1

        services.store.database.check = slow_check  # type: ignore[method-assign]
        for seconds, expected in ((0.0, 1), (190.0, 1), (20.0, 2)):
            now += seconds
            await tasks._check_writable()
            assert reads == expected

    in_services(tmp_path, check)


@pytest.mark.parametrize("wanted", [False, True])
def test_a_house_does_not_wait_for_its_bots_to_warm_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wanted: bool
) -> None:
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

    monkeypatch.setattr(parts, "warm_up_all", warm_up_all)
    asyncio.run(run())
    assert steps == (["begun", "open", "ended"] if wanted else ["open"])


def test_what_libraries_tell_is_in_the_same_form_as_the_rest() -> None:
    words = "import logging; from fivecups.web.server.logs import set_up_logs; set_up_logs(True)"
    odd = f"{words}; logging.getLogger('uvicorn.error').warning('odd: %s', 5); logging.getLogger('uvicorn.error').info('usual')"
    done = subprocess.run([sys.executable, "-c", odd], capture_output=True, text=True, check=True)
    (line,) = done.stderr.splitlines()
    record = json.loads(line)
    assert (record["event"], record["level"], record["library"]) == (
        "odd: 5",
        "warning",
        "uvicorn.error",
    )


def test_a_sweep_deletes_what_has_reached_its_age_and_nothing_without_one(tmp_path: Path) -> None:
    async def left(services: Services) -> tuple[bool, bool, bool]:
        """Sweep, and return whether a closed table, a finished game and a guest still exist."""
        table = await played(services)
        closed = (await services.manager.commands.create(ANA, "poker-dice", 2, {})).id
        await services.manager.commands.submit(closed, ANA, commands.close)
        guest, _ = await services.people.welcome("Gil", "en", services.now())
        await asyncio.sleep(0.002)
        await services.periodic_tasks.sweep()
        account = await services.store.people.account(guest.id)
        entries = services.store.entries
        return bool(await entries(closed)), bool(await entries(table)), account is not None

    for ages, expected in (
        (Ages(), (True, True, True)),
        (Ages(1e6, 1e6, 1e6, 1e6), (True, True, True)),
        (Ages(closed_tables=0.001), (False, True, True)),
        (Ages(finished_games=0.001, guests=0.001), (True, False, False)),
    ):

        async def check(services: Services, expected: tuple[bool, bool, bool] = expected) -> None:
            with capture_logs() as logs:
                assert await left(services) == expected
            told = {line["what"] for line in logs if line["event"] == "expired"}
            names = ("closed tables", "finished games", "guests")
            there = zip(names, expected, strict=True)
            assert told == {name for name, is_there in there if not is_there}

        folder = tmp_path / str(ages)
        folder.mkdir()
        in_services(folder, check, ages=ages)


def test_a_device_that_comes_is_noted_once_a_day(tmp_path: Path) -> None:
    async def check(services: Services) -> None:
        ana, key = await services.people.welcome("Ana", "en", 1)
        cookie = services.sessions.cookie_of(key)

        async def seen() -> int:
            [device] = await services.store.admin.devices_list(ana.id)
            return device.seen_at

        assert await seen() == 1
        assert await services.sessions.account_of(cookie) == ana
        noted = await seen()
        assert abs(noted - services.now()) < 3600 * 1000
        await services.store.people.touch_device(key.device, 2)
        await services.sessions.account_of(cookie)
        assert await seen() == 2

    in_services(tmp_path, check)
