"""Bots and clocks try again when something fails."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from structlog.testing import capture_logs

from fivecups.engine import awaited
from fivecups.house.live.automation import bot_runner
from fivecups.house.live.manager import TableManager
from fivecups.house.live.timing import Timing
from fivecups.house.table import commands
from fivecups.house.table.entries import ClockSetting, Moved, StoodIn, decode_entry
from fivecups.house.workers.bot_workers import BotAnswer, BotSeat, Remark
from tests.waiting import until

from ...kit import (
    ANA,
    BOB,
    Clockwork,
    InProcessBots,
    MemoryStore,
    entries_of,
    in_manager,
    say,
    seated,
)


class FlakyStore(MemoryStore):
    """A store that fails once for each kind of entry, with an unexpected error."""

    def __init__(self, *kinds: str) -> None:
        super().__init__()
        self.kinds = set(kinds)

    async def write(self, append: Any) -> None:
        kind = append.entries[0][1]
        if kind in self.kinds:
            self.kinds.discard(kind)
            raise RuntimeError("nobody has thought of this")
        await super().write(append)


AT_ONCE = Timing(pause=0.0, hesitation=(0.0, 0.0), retry=0.0, max_retry=0.0)


def test_a_bots_answer_that_fails_is_given_again_and_told() -> None:
    flaky = FlakyStore("moved")

    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = (await manager.commands.create(ANA, "poker-dice", 2, {})).id
        await manager.commands.submit(table, ANA, commands.place_bot, 0, "random")
        await manager.commands.submit(table, ANA, commands.sit, 1, "")
        with capture_logs() as told:
            await manager.commands.submit(table, ANA, commands.start)
            await until(lambda: any(isinstance(entry, Moved) for entry in entries_of(flaky, table)))
        assert [line["table"] for line in told if line["log_level"] == "error"] == [table]

    in_manager(check, AT_ONCE, store=flaky)


def test_a_clock_that_fails_rings_again_and_is_told() -> None:
    clock = Clockwork()
    flaky = FlakyStore("stood_in")

    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await seated(
            manager, "poker-dice", (ANA, BOB), start=False, clock=ClockSetting("decision", 5)
        )
        with capture_logs() as told:
            await manager.queue.submit(
                table, lambda live_table, now: commands.start(live_table, ANA, now - 5000)
            )
            live = manager.tables.live[table]
            await until(lambda: not live.table.chairs[0].played_by_person)
        assert [line["table"] for line in told if line["log_level"] == "error"] == [table]
        assert any(isinstance(entry, StoodIn) for entry in entries_of(flaky, table))

    in_manager(check, AT_ONCE, now=clock, store=flaky)


@pytest.mark.parametrize(("thinking", "waiting"), [(0.0, 2.0), (1.5, 2.0), (2.5, 6.0), (7.0, 18.0)])
def test_thinking_about_a_hidden_question_does_not_show_by_time(
    monkeypatch: pytest.MonkeyPatch, thinking: float, waiting: float
) -> None:
    """A bot that thinks answers at the same time as a bot that does not, or as one that seems to
    ponder."""
    now = 0.0
    answered: list[float] = []

    async def sleep(seconds: float) -> None:
        due = now + seconds
        while now < due:
            await asyncio.sleep(0)

    async def pass_time() -> None:
        nonlocal now
        while True:
            for _ in range(50):
                await asyncio.sleep(0)
            now += 0.5

    class Thinker(InProcessBots):
        async def answer(self, *args: Any, **named: Any) -> BotAnswer:
            await sleep(thinking)
            return await super().answer(*args, **named)

    class Watched(MemoryStore):
        async def write(self, append: Any) -> None:
            entry = decode_entry(append.entries[0][2])
            if isinstance(entry, Moved) and entry.by == "bot":
                answered.append(now)
            await super().write(append)

    async def check() -> None:
        timing = Timing(pause=0.0, hesitation=(2.0, 2.0), ponder_one_in=1_000_000)
        manager = TableManager(Watched(), Thinker(), timing, Clockwork())
        table = await seated(manager, "whisper", (ANA, BOB), start=False)
        await manager.commands.submit(table, BOB, commands.leave)
        await manager.commands.submit(table, ANA, commands.place_bot, 1, "random")
        monkeypatch.setattr(bot_runner, "time", SimpleNamespace(monotonic=lambda: now))
        monkeypatch.setattr(bot_runner, "asyncio", SlowAsyncio(sleep))
        await manager.commands.submit(table, ANA, commands.start)
        passing = asyncio.create_task(pass_time())
        await until(lambda: bool(answered))
        passing.cancel()
        await manager.close()
        assert answered[0] == waiting

    asyncio.run(check())


class SlowAsyncio:
    """The module asyncio with another `sleep`."""

    def __init__(self, sleep: Any) -> None:
        self.sleep = sleep

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)


def test_a_bot_thinks_once_for_each_question() -> None:
    """However often something else happens at the table meanwhile."""
    asked: list[tuple[int, str]] = []
    may_answer = asyncio.Event()

    class Slow(InProcessBots):
        async def answer(
            self, seat: BotSeat, view: Any, ask: Any, urgent: bool, habits: Any = ()
        ) -> BotAnswer:
            asked.append((seat.seat, ask.id))
            await may_answer.wait()
            return await super().answer(seat, view, ask, urgent, habits)

    async def check() -> None:
        store = MemoryStore()
        manager = TableManager(store, Slow(), AT_ONCE, Clockwork())
        table = (await manager.commands.create(ANA, "poker-dice", 2, {})).id
        await manager.commands.submit(table, ANA, commands.place_bot, 0, "random")
        await manager.commands.submit(table, ANA, commands.sit, 1, "")
        await manager.commands.submit(table, ANA, commands.start)
        await until(lambda: bool(asked))
        for number in range(5):
            await say(manager, table, ANA, f"hurry {number}", f"{number}")
        assert len(asked) == 1
        may_answer.set()
        ana = 1
        await until(lambda: awaited(manager.tables.live[table].table.state) == (ana,))  # type: ignore[arg-type]
        await manager.close()
        assert len(asked) == len(set(asked)) > 0

    asyncio.run(check())


def test_no_bot_talks_for_a_person_who_is_stood_in_for() -> None:
    spoke: list[int] = []
    could: list[bool] = []

    class Talkative(InProcessBots):
        async def remark(self, seat: BotSeat, view: Any, urgent: bool, habits: Any = ()) -> Remark:
            spoke.append(seat.seat)
            could.append(any(ask.optional for ask in view.asks))
            return await super().remark(seat, view, urgent, habits)

    async def check() -> None:
        store, clock = MemoryStore(), Clockwork()
        manager = TableManager(store, Talkative(), AT_ONCE, clock)
        options = {"talk_seconds": None, "vote_seconds": None, "first_dealer": 0}
        info = await manager.commands.create(
            ANA, "gentlemans-deal", 5, options, clock=ClockSetting("decision", 5)
        )
        table = info.id
        await manager.commands.submit(table, ANA, commands.sit, 0, "")
        for seat in range(1, 5):
            await manager.commands.submit(table, ANA, commands.place_bot, seat, "random")
        await manager.queue.submit(
            table, lambda live_table, now: commands.start(live_table, ANA, now - 60_000)
        )
        await until(lambda: manager.tables.live[table].table.phase == "over")
        assert any(isinstance(entry, StoodIn) for entry in entries_of(store, table))
        await manager.close()
        assert set(spoke) == {1, 2, 3, 4}
        assert all(could), "who may say nothing is not asked"

    asyncio.run(check())
