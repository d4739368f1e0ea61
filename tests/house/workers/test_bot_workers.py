"""Bots in worker processes: each seat has its own bot, which speaks when it may and gives reasons
only when they reveal nothing."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import pairwise
from typing import Any

import pytest
from structlog.testing import capture_logs

from fivecups.engine import CLOCK, MAIN, Match, RandomChance, awaited
from fivecups.games import GAMES
from fivecups.house.live.manager import TableManager
from fivecups.house.live.timing import Timing
from fivecups.house.table import commands
from fivecups.house.table.entries import BotReason, Moved, Player
from fivecups.house.table.open_asks import is_open
from fivecups.house.table.snapshot import pack, unpack
from fivecups.house.table.table import Table, from_log
from fivecups.house.wire.frames import frames_after
from fivecups.house.workers import bot_workers
from fivecups.house.workers.bot_workers import (
    BotPool,
    BotSeat,
    Remark,
    answer_in_process,
    safe_answer,
    seed_of,
)
from tests.waiting import until

from ..counting_bots import LEVEL, MindingBots
from ..kit import (
    ALL_GAMES,
    ANA,
    CLEO,
    QUICK,
    Clockwork,
    Ear,
    MemoryStore,
    entries_of,
    follow,
    new_table,
    people_for,
    seats_for,
)


def first_ask() -> tuple[Any, Any]:
    match = Match(GAMES["poker-dice"], 2, {}, RandomChance(1))
    view = match.view(0)
    return view, view.asks[0]


def bot(level: str, seat: int = 0, table: str = "table") -> BotSeat:
    return BotSeat(table, seat, "poker-dice", level, seed_of("00" * 32, seat))


def test_a_bot_is_told_the_habits_with_each_question_and_so_forgets_none() -> None:
    view, ask = first_ask()
    for habits in (((1, 2), (3, 4)), ((5, 6), (7, 8))):
        for table in ("here", "elsewhere"):
            observing = bot("tests.house.counting_bots:Observing", table=table)
            answer = answer_in_process(observing, view, ask, habits)
            assert answer.reason is not None and answer.reason.data == {"habits": habits}


@asynccontextmanager
async def bot_pool(processes: int) -> AsyncIterator[BotPool]:
    """Yield a pool whose bots have enough time on the busiest machine; it is closed however the
    test ends."""
    pool = BotPool(processes, time_factor=60.0)
    try:
        yield pool
    finally:
        await pool.close()


def test_every_seat_has_a_bot_of_its_own_that_remembers() -> None:
    async def run() -> None:
        view, ask = first_ask()
        answers = []
        async with bot_pool(2) as pool:
            for seat in (0, 1, 2, 0, 1, 0):
                given = await pool.answer(bot(LEVEL, seat), view, ask, True)
                assert given.answer in ask.choices and given.reason is not None
                answers.append((seat, given.reason.data["asked"], given.reason.data["seed"]))
            assert [asked for _, asked, _ in answers] == [1, 1, 1, 2, 2, 3]
            assert len({seed for _, _, seed in answers}) == 3
            assert (await pool.remark(bot(LEVEL), view, True)).answer is None, (
                "there is nothing to speak of in Poker Dice"
            )
            assert 1 <= len(pool.pids) <= 2

    asyncio.run(run())


def test_a_bot_whose_process_dies_begins_anew() -> None:
    async def run() -> None:
        view, ask = first_ask()
        async with bot_pool(1) as pool:
            for _ in range(2):
                await pool.answer(bot(LEVEL), view, ask, True)
            for process in pool.pids:
                os.kill(process, signal.SIGKILL)
            given = await pool.answer(bot(LEVEL), view, ask, True)
            assert given.answer in ask.choices and given.reason is None, "a substitute answers"
            given = await pool.answer(bot(LEVEL), view, ask, True)
            assert given.reason is not None and given.reason.data["asked"] == 1

    asyncio.run(run())


def test_a_bot_that_fails_is_told_and_the_pool_goes_on() -> None:
    async def run() -> None:
        view, ask = first_ask()
        async with bot_pool(1) as pool:
            for _ in range(2):
                with capture_logs() as lines:
                    given = await pool.answer(bot("no such bot"), view, ask, False)
                assert given.answer in ask.choices
                assert "no such bot" in lines[0]["problem"]
            assert len(pool.pids) == 1

    asyncio.run(run())


def test_bots_that_nobody_has_asked_for_longest_are_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kept = OrderedDict[BotSeat, Any]()
    monkeypatch.setattr(bot_workers, "MAX_BOTS", 2)
    monkeypatch.setattr(bot_workers, "_bots", kept)
    for seat in (0, 1, 0, 2):
        answer_in_process(bot("random", seat), *first_ask())
        assert next(reversed(kept)).seat == seat
    assert [row.seat for row in kept] == [0, 2]


def test_a_safe_answer_is_legal() -> None:
    _, ask = first_ask()
    assert safe_answer(ask) in ask.choices


def test_seeds_differ_by_table_and_seat() -> None:
    secrets = ("00" * 32, "01" * 32)
    assert len({seed_of(secret, seat) for secret in secrets for seat in range(3)}) == 6


def played(game: str, timing: Timing = QUICK) -> tuple[str, MemoryStore, Ear]:
    """Play a game of minding bots to its end, with a spectator."""
    store, ear = MemoryStore(), Ear(CLEO)

    async def run() -> str:
        manager = TableManager(store, MindingBots(), timing, Clockwork())
        info = await manager.commands.create(ANA, game, seats_for(game), {})
        for seat in range(seats_for(game)):
            await manager.commands.submit(info.id, ANA, commands.place_bot, seat, "random")
        await manager.subscriptions.watch(info.id, ear, None, 0)
        await manager.commands.submit(info.id, ANA, commands.start)
        await until(lambda: manager.tables.live[info.id].table.phase == "over")
        await manager.close()
        return info.id

    return asyncio.run(run()), store, ear


def is_opened(table: Table, moved: Moved, seat: int) -> bool:
    """True if the answer of a seat is no longer sealed after a move, in an entry that every
    observer receives and sees part of."""
    assert table.state is not None
    public = any(event.to is None for event in moved.events)
    return moved.seen is None and public and not is_open(table.state, moved.ask)


def tables_along(name: str, entries: Sequence[Any]) -> list[Table]:
    """Return the table after each entry of its log."""
    result = [from_log(name, entries[:1])]
    for entry in entries[1:]:
        result.append(result[-1].after(entry))
    return result


@pytest.mark.parametrize("game", ALL_GAMES)
def test_reasons_are_told_to_all_alike_and_never_before_the_answer_is_open(game: str) -> None:
    name, store, ear = played(game)
    entries = entries_of(store, name)
    told = [entry for entry in entries if isinstance(entry, Moved) and entry.reasons]
    assert told
    tables = tables_along(name, entries)
    for entry, (before, after) in zip(entries[1:], pairwise(tables), strict=True):
        if isinstance(entry, Moved) and (entry.reasons or entry.thought):
            assert before.state is not None and after.state is not None
            question, _ = before.state.part(before.state.askings[-1], 0)
            assert not question.quiet
            assert all(is_opened(after, entry, reason.seat) for reason in entry.reasons)
            if entry.thought is not None:
                assert question.sealed and not entry.reasons and is_open(after.state, entry.ask)
    heard = [[reason["seat"] for reason in frame.get("reasons", [])] for frame in ear.frames(name)]
    assert heard == [
        [reason.seat for reason in frame.reasons] for frame in frames_after(entries, None, 0)
    ]
    for seat in range(seats_for(game)):
        assert [f.reasons for f in frames_after(entries, seat, 0) if f.reasons] == [
            entry.reasons for entry in told
        ]
    assert b"thought" not in b"".join(ear.raw)


def test_reasons_of_sealed_answers_wait_until_all_are_in() -> None:
    name, store, _ = played("gentlemans-deal")
    entries = entries_of(store, name)
    kept: list[Any] = []
    waited = 0
    for entry, table in zip(entries, tables_along(name, entries), strict=True):
        if not isinstance(entry, Moved):
            continue
        if entry.thought is not None:
            kept.append(entry.thought)
            again = unpack(name, pack(table))
            assert again is not None and again.sealed_reasons == table.sealed_reasons == tuple(
                (entry.ask, reason) for reason in kept
            )
        elif kept:
            assert entry.reasons[: len(kept)] == tuple(kept)
            assert {"voted", "all_have_spoken"} & {event.kind for event in entry.events}
            kept, waited = [], waited + 1
    assert waited > 3 and not kept


def test_reasons_of_sealed_answers_are_told_too_when_a_person_is_the_last_to_answer() -> None:
    table = new_table("gentlemans-deal", people_for("gentlemans-deal"))
    for seat, person in enumerate(people_for("gentlemans-deal")[1:], 1):
        table = follow(table, commands.leave(table, person, 1000))
        table = follow(table, commands.place_bot(table, ANA, seat, "random", 1000))
    table = follow(table, commands.start(table, ANA, 1000))
    while True:
        state = table.state
        assert state is not None
        question, args = state.part(state.askings[-1], MAIN)
        *others, last = sorted(awaited(state), reverse=True)
        for seat in (*others, last):
            choices = question.choices(state, seat, *args)
            given = choices[-1] if isinstance(choices, tuple) else choices.default
            by: Player = "clock" if seat == CLOCK else "bot" if seat else "person"
            reason = BotReason(seat, "why") if by == "bot" else None
            ask = state.ask_id(seat, MAIN)
            outcome = commands.answer(table, seat, ask, given, by, 2000, reason)
            table = follow(table, outcome)
        if question.sealed and others and last == 0:
            moved = outcome.entries[-1]
            assert isinstance(moved, Moved)
            assert [reason.seat for reason in moved.reasons] == others
            return


def test_bots_speak_once_for_each_ask_that_lets_them() -> None:
    name, store, _ = played("gentlemans-deal")
    moves = [entry for entry in entries_of(store, name) if isinstance(entry, Moved)]
    spoken = Counter((entry.seat, entry.ask.split(".")[0]) for entry in moves if "." in entry.ask)
    assert len(spoken) > 10
    assert set(spoken.values()) == {1}
    assert {seat for seat, _ in spoken} == set(range(seats_for("gentlemans-deal")))


def test_random_bots_keep_silent_and_silent_ones_are_asked_once() -> None:
    """A level that never speaks costs time in a process only once for the whole house."""
    asked: list[str] = []

    class Pool(BotPool):
        async def run(self, task: Any, **named: Any) -> Any:
            asked.append(task.args[0].level)
            return task()

    async def check() -> None:
        pool = Pool(0)
        match = Match(GAMES["gentlemans-deal"], 5, {"first_dealer": 0}, RandomChance(1))
        view = match.view(1)
        for level, talks in (("random", False), ("regular", True)):
            seat = BotSeat("t", 1, "gentlemans-deal", level, "seed")
            remark = await pool.remark(seat, view, urgent=False)
            assert (remark.talks, remark.answer is not None) == (talks, talks)
        assert asked == ["regular"]
        silent = BotSeat("t", 1, "poker-dice", "greedy", "seed")
        quiet = Match(GAMES["poker-dice"], 2, {}, RandomChance(1)).view(1)
        for _ in range(3):
            assert await pool.remark(silent, quiet, urgent=False) == Remark(talks=False)
        assert asked == ["regular", "greedy"]
        await pool.close()

    asyncio.run(check())
