"""Default values of tables in memory, pending commands and delays."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import asdict, fields

from fivecups.house.club.results import SeatResult
from fivecups.house.live.table_cache import MAX_LATEST_ENTRIES, LiveTable, PendingCommand
from fivecups.house.live.timing import Timing
from fivecups.house.notifications.channels import EmailSettings
from fivecups.house.ports import Rating, SingleProcessBus
from fivecups.house.table.commands import Outcome
from fivecups.house.table.entries import ClockSetting
from fivecups.house.table.seats import Chair
from fivecups.house.table.table import Table
from fivecups.house.workers.bot_workers import Remark

from ..kit import new_table


def test_a_table_in_memory_begins_with_nothing() -> None:
    live = LiveTable(new_table())
    begun = {field.name: getattr(live, field.name) for field in fields(live)}
    assert not begun.pop("rematching").locked()
    assert begun.pop("table").id == "table"
    assert begun == {
        "latest": deque(),
        "latest_at": 0,
        "last_used": 0.0,
        "snapshot_at": 0,
        "pending": deque(),
        "chat": deque(),
        "writing": False,
        "announced_seq": 0,
        "clocks_checked": True,
        "watchers": {},
        "watchers_elsewhere": set(),
        "presence": None,
    }
    assert live.latest.maxlen == MAX_LATEST_ENTRIES == 200
    assert live.latest is not LiveTable(new_table()).latest


def test_a_command_is_tried_five_times_at_the_table_as_it_is_known_here() -> None:
    async def run() -> PendingCommand:
        done = asyncio.get_running_loop().create_future()
        return PendingCommand(lambda table, at: None, done, 7)  # type: ignore[arg-type, return-value]

    waiting = asyncio.run(run())
    assert (waiting.at, waiting.tries, waiting.fresh) == (7, 5, False)


def test_what_goes_without_saying() -> None:
    assert Outcome([]) == Outcome([], None, False)
    assert ClockSetting() == ClockSetting("none", 0, 0)
    assert EmailSettings() == EmailSettings("", False, None)
    assert Remark() == Remark(None, True)
    assert (SingleProcessBus().shared, SingleProcessBus().connected) == (False, True)
    assert SeatResult(0, 1, 1.0, 30).finished
    assert Rating(25.0, 8.0).games == 0
    chair, table = Chair(), new_table()
    assert not (chair.resigned or chair.wishes_pause)
    assert not table.locked and table.tape == 0
    assert Table.new("t", table.created).seq == 1


def test_how_long_the_house_waits() -> None:
    """People notice each of these values, so a change must be made here too."""
    assert asdict(Timing()) == {
        "pause": 0.7,
        "hesitation": (0.8, 2.0),
        "ponder_one_in": 6,
        "unload_after": 300.0,
        "abandon_after": 604800.0,
        "sweep_every": 60.0,
        "poll_every": 0.5,
        "lease": 2.5,
        "retry": 0.5,
        "max_retry": 60.0,
    }
