"""A bot that fails, answers nonsense or cannot speak does not stop the game, and the failure is
logged."""

from __future__ import annotations

import asyncio
from collections.abc import MutableMapping, Sequence
from typing import Any

from structlog.testing import capture_logs

from fivecups.engine import Refused
from fivecups.house.live.automation.bot_runner import BotRunner
from fivecups.house.live.manager import TableManager
from fivecups.house.live.timing import Timing
from fivecups.house.ports import Append, StorageFull
from fivecups.house.table import commands
from fivecups.house.table.entries import Moved
from fivecups.house.workers.bot_workers import BotAnswer, BotSeat, Remark
from tests.waiting import until

from ...kit import ANA, Clockwork, InProcessBots, MemoryStore, begun, entries_of, follow

AT_ONCE = Timing(pause=0.0, hesitation=(0.0, 0.0), retry=0.0, max_retry=0.0)
Told = Sequence[MutableMapping[str, Any]]


def played_with(
    bots: InProcessBots,
    event: str,
    game: str = "poker-dice",
    seats: int = 2,
    store: MemoryStore | None = None,
) -> tuple[str, list[dict[str, Any]]]:
    """Let bots play until a bot has moved and `event` was logged. Return the table's id and the log
    lines."""

    store = store or MemoryStore()

    async def check() -> tuple[str, list[dict[str, Any]]]:
        manager = TableManager(store, bots, AT_ONCE, Clockwork())
        table = (await manager.commands.create(ANA, game, seats, {})).id
        for seat in range(seats):
            await manager.commands.submit(table, ANA, commands.place_bot, seat, "regular")
        with capture_logs() as told:
            await manager.commands.submit(table, ANA, commands.start)
            await until(lambda: any(isinstance(entry, Moved) for entry in entries_of(store, table)))
            await until(lambda: bool(lines(told, event)))
            await manager.close()
        return table, lines(told, event)

    return asyncio.run(check())


def lines(told: Told, event: str) -> list[dict[str, Any]]:
    return [
        {name: said for name, said in line.items() if name not in ("event", "log_level")}
        for line in told
        if line["event"] == event
    ]


def test_for_a_bot_service_that_fails_something_legal_is_answered() -> None:
    class Failing(InProcessBots):
        async def answer(self, *args: Any, **named: Any) -> BotAnswer:
            raise RuntimeError("no idea")

    _, told = played_with(Failing(), "bot_failed")
    problem = "RuntimeError('no idea')"
    expected = {"game": "poker-dice", "level": "regular", "question": "play_on", "problem": problem}
    assert told[0] == expected


def test_for_a_bot_that_answers_nonsense_something_legal_is_answered() -> None:
    class Confused(InProcessBots):
        async def answer(self, *args: Any, **named: Any) -> BotAnswer:
            return BotAnswer(("juggle",))

    table, told = played_with(Confused(), "bot_answer_refused")
    assert told[0]["table"] == table and told[0]["problem"]


def test_an_answer_that_cannot_be_written_is_logged_and_given_again() -> None:
    class FullStore(MemoryStore):
        writes_left = 4

        async def write(self, append: Append) -> None:
            self.writes_left -= 1
            if self.writes_left == -1:
                raise StorageFull("no space left")
            await super().write(append)

    table, told = played_with(InProcessBots(), "bot_answer_not_written", store=FullStore())
    assert told == [{"table": table, "problem": "no space left"}]


def test_a_bot_that_cannot_speak_is_told_of_and_the_others_go_on() -> None:
    class Choking(InProcessBots):
        async def remark(self, seat: BotSeat, view: Any, urgent: bool, habits: Any = ()) -> Remark:
            raise RuntimeError(f"ahem {seat.seat}")

    _, told = played_with(Choking(), "bot_remark_failed", "gentlemans-deal", 5)
    seat = told[0]["seat"]
    expected = {"game": "gentlemans-deal", "seat": seat, "problem": f"RuntimeError('ahem {seat}')"}
    assert told[0] == expected


def test_whoever_stops_answering_at_a_table_stops_thinking() -> None:
    ended: list[str] = []

    class Slow(InProcessBots):
        async def answer(self, *args: Any, **named: Any) -> BotAnswer:
            try:
                await asyncio.Event().wait()
            finally:
                ended.append("thinking")
            raise Refused

    class Live:
        table = follow(begun(), commands.replace_by_bot(begun(), ANA, 1, None, 2500))

    async def check() -> None:
        async def enqueue(*_: Any) -> None: ...

        runner = BotRunner(Slow(), enqueue, lambda: 0, AT_ONCE, lambda name: True)  # type: ignore[arg-type]
        live: Any = Live()
        state: Any = live.table.state
        if state.askings[-1].seats == (0,):
            live.table = follow(begun(), commands.resign(begun(), ANA, 2500))
        runner.drive(live)
        assert runner.is_busy(live)
        await asyncio.sleep(0.01)
        runner.stop("another table")
        assert runner.is_busy(live)
        runner.stop(live.table.id)
        assert not runner.is_busy(live)
        await asyncio.sleep(0.01)
        assert ended == ["thinking"]

    asyncio.run(check())
