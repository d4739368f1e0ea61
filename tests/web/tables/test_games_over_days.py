"""Tests of games over days at a real house: holidays, lists of tables, and a house that was
closed."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from fivecups.client import HouseClient
from fivecups.engine import Refused
from tests.waiting import until

from ..kit import company, run, set_table
from ..server import House

DAY = 24 * 3600
CLOCK = {"kind": "decision", "seconds": 3 * DAY}


def in_days(days: int) -> int:
    """Return the time an hour before `days` days have passed: the clock of a busy house may be
    behind."""
    return int(1000 * (time.time() + days * DAY - 3600))


async def away_of(person: HouseClient, table: str) -> list[int | None]:
    info = await person.request("GET", f"/api/tables/{table}")
    return [chair.get("away_until") for chair in info["chairs"]]


def test_a_holiday_holds_at_all_tables_over_days_and_is_seen_by_everybody(house: House) -> None:
    async def check() -> None:
        ana, bob = await company(house.base, 2)
        slow = await set_table([ana, bob], "poker-dice", clock=CLOCK)
        quick = await set_table([ana, bob], "poker-dice")
        until = in_days(10)
        holiday = await ana.set_holiday(until)
        assert holiday == await ana.holiday()
        assert holiday.until == until
        assert holiday.days_left == 20
        assert await away_of(bob, slow) == [until, None]
        assert await away_of(bob, quick) == [None, None]
        later = await set_table([bob, ana], "poker-dice", clock=CLOCK)
        while await away_of(bob, later) != [None, until]:
            """It is told beside the start."""
        assert (await ana.set_holiday(None)).until is None
        assert await away_of(bob, slow) == await away_of(bob, later) == [None, None]

    run(check)


def test_holidays_are_not_endless(house: House) -> None:
    async def check() -> None:
        [ana] = await company(house.base, 1)
        with pytest.raises(Refused, match="holiday-too-long"):
            await ana.set_holiday(in_days(31))
        assert (await ana.set_holiday(in_days(29))).days_left == 1
        assert (await ana.set_holiday(None)).days_left == 29, "what was not used is given back"

    run(check)


def test_my_tables_come_by_whose_turn_it_is_and_how_long_is_left(house: House) -> None:
    async def check() -> None:
        ana, bob = await company(house.base, 2)
        week = {"kind": "decision", "seconds": 7 * DAY}
        waiting = await ana.create_table("poker-dice", 2)
        theirs = await set_table([bob, ana], "poker-dice", clock=CLOCK)
        late = await set_table([ana, bob], "poker-dice", clock=week)
        soon = await set_table([ana, bob], "poker-dice", clock=CLOCK)
        free = await set_table([ana, bob], "poker-dice")
        listed = await ana.my_tables()
        assert [item.id for item in listed] == [soon, late, free, theirs, waiting]
        assert [entry.turn for entry in listed] == [True, True, True, False, False]
        assert [element.waiting for element in listed] == [(0,), (0,), (0,), (0,), ()]
        first = listed[0]
        assert first.until is not None and 0 < first.until - first.now <= 3000 * DAY
        assert listed[2].until is None

    run(check)


def test_my_tables_come_from_the_log_after_a_restart(tmp_path: Path) -> None:
    async def check() -> None:
        with House(tmp_path) as house:
            ana, bob = await company(house.base, 2)
            table = await set_table([ana, bob], "poker-dice", clock=CLOCK)
            [before] = await ana.my_tables()
            house.kill()
            house.open()
            [after] = await ana.my_tables()
            assert (after.id, after.turn) == (table, True)
            assert after.until == before.until, "days go on where the house was closed for a moment"

    run(check)


async def with_a_card(people: list[HouseClient]) -> str:
    """Create a table of Whisper at which the first person has a choice."""
    for _ in range(60):
        table = await set_table(people, "whisper", clock=CLOCK)
        view = (await people[0].watch(table)).view
        if view is not None and view["table"]["my_card"]:
            return table
    raise AssertionError("sixty times no card")


@pytest.mark.parametrize("by_rule", [True, False])
def test_passing_in_advance_lasts_over_a_restart(tmp_path: Path, by_rule: bool) -> None:
    """By the game's own rule, or by the player's request to the house."""

    async def check() -> None:
        with House(tmp_path) as house:
            people = await company(house.base, 2)
            ana, bob = people
            table = await with_a_card(people)
            if by_rule:
                [hush] = [item for item in ana.tables[table].asks if item["question"] == "hush"]
                await ana.answer(table, hush["id"], ["hush"])
            else:
                await ana.set_automatic_passes(table, ["play"])
                await until(lambda: ana.tables[table].frames[-1].kind == "moved")
                private = [
                    entry for entry in ana.tables[table].frames if entry.kind == "passed_over"
                ]
                assert [element.data for element in private] == [{"seat": 0, "answers": [["play"]]}]
            house.kill()
            house.open()
            await asyncio.gather(*(person.open() for person in people))
            await bob.watch(table)
            while not ana.tables[table].over:
                for person in people:
                    for ask in (await person.watch(table)).asks:
                        mine = person is bob and ask["question"] == "react"
                        if mine or ask["question"] == "say_number":
                            await person.answer(table, ask["id"], ask["choices"][0])
                await asyncio.sleep(0.01)
            played = [
                event["data"]["seat"]
                for frame in bob.tables[table].frames
                for event in frame.events
                if event["kind"] == "played"
            ]
            assert 0 not in played
            assert all(frame.kind != "passed_over" for frame in bob.tables[table].frames)

    run(check)
