"""Bots at work: the house answers for them, for absent players, and for who has no choice."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any

import structlog

from fivecups.engine import CLOCK, MAIN, Ask, Refused, awaited

from ...ports import StorageError
from ...table import commands
from ...table.asks import is_quiet, main_ask
from ...table.entries import BotReason, Player
from ...table.table import Table
from ...wire.info import view_of
from ...workers.bots import BotAnswer, BotSeat, BotService, answer_in_process, safe_answer, seed_of
from ..tables import Enqueue, LiveTable
from ..timing import Timing
from .leases import LeaseLost

log = structlog.get_logger("fivecups.house")

PONDERING = 3
"""How many times as long somebody hesitates who has something to think about."""

LONGEST_SLEEP = 3600.0
"""After so many seconds it is looked again when the time of a hidden question is up."""

Job = tuple[int, str, bool]
"""Who is being answered for: the seat, the ask, and whether there is no choice."""


@dataclass(slots=True)
class _Work:
    """What is under way at one table. `hesitation` is that of the ask of this number; `talking` are
    those who may speak beside the ask of number `talked_at`."""

    jobs: dict[Job, asyncio.Task[None]] = field(default_factory=dict)
    hesitation: tuple[int, float] = (0, 0.0)
    talked_at: int = 0
    talking: list[asyncio.Task[None]] = field(default_factory=list)


class BotRunner:
    """For every table that this node `attends`: who is being answered for."""

    def __init__(
        self,
        bots: BotService,
        enqueue: Enqueue,
        now: Callable[[], int],
        timing: Timing,
        attends: Callable[[str], bool],
    ) -> None:
        self._bots = bots
        self._enqueue = enqueue
        self._now = now
        self._timing = timing
        self._attends = attends
        self._work: dict[str, _Work] = {}
        self._random = random.SystemRandom()

    def attend(self, live: LiveTable) -> None:
        """Look after a table at which something has happened."""
        table = live.table
        if table.phase != "playing" or table.state is None:
            return
        quiet = is_quiet(table.state)
        talking = self._let_talk(live) if table.state.askings[-1].meanwhile else []
        for seat in awaited(table.state):
            if seat == CLOCK or (table.chairs[seat].played_by_person and not quiet):
                continue
            ask = main_ask(table.state, seat)
            chair = table.chairs[seat]
            forced = (
                quiet and chair.played_by_person and commands.silent_answer(table, seat) is not None
            )
            if ask is None or (seat, ask, forced) in self._work_at(live).jobs:
                continue
            if not chair.played_by_person:
                wait = self._hesitation(live) if quiet else self._pause(table)
                play = self._play(
                    live, seat, ask, chair.level or "random", "bot", wait, talking, quiet
                )
            elif forced:
                play = self._pass_for(live, seat, ask)
            elif table.clocks.deadline(seat) is not None:
                play = self._play_late(live, seat, ask)
            else:
                continue
            self._begin(live, (seat, ask, forced), play)

    def is_busy(self, live: LiveTable) -> bool:
        """Whether somebody is being answered for at a table."""
        work = self._work.get(live.table.id)
        return work is not None and bool(work.jobs)

    def forget(self, live: LiveTable) -> None:
        """The table leaves memory."""
        self._work.pop(live.table.id, None)

    def stop(self, name: str) -> None:
        """Answer for nobody at a table any more."""
        work = self._work.pop(name, None)
        for task in list(work.jobs.values()) if work is not None else ():
            task.cancel()

    async def close(self) -> None:
        running = [task for work in self._work.values() for task in work.jobs.values()]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await self._bots.close()

    def _work_at(self, live: LiveTable) -> _Work:
        work = self._work.get(live.table.id)
        if work is None:
            work = self._work[live.table.id] = _Work()
        return work

    def _begin(
        self, live: LiveTable, job: Job, play: Coroutine[Any, Any, None]
    ) -> asyncio.Task[None]:
        jobs = self._work_at(live).jobs

        async def done() -> None:
            try:
                await play
            finally:
                jobs.pop(job, None)

        task = jobs[job] = asyncio.create_task(done())
        task.add_done_callback(lambda _: play.close())
        return task

    def _hesitation(self, live: LiveTable) -> float:
        """How long the house hesitates with its answers to a hidden question: one time for all whom
        it answers for, since the longest of several would tell how many they are."""
        assert live.table.state is not None
        number, work = live.table.state.askings[-1].number, self._work_at(live)
        if work.hesitation[0] != number:
            ponders = PONDERING if self._random.randrange(self._timing.ponders) == 0 else 1
            work.hesitation = (number, ponders * self._random.uniform(*self._timing.hesitation))
        return work.hesitation[1]

    def _pause(self, table: Table) -> float:
        """Bots among themselves need not seem to think."""
        return self._timing.pause if has_people(table) else 0.0

    # Talk.

    def _let_talk(self, live: LiveTable) -> list[asyncio.Task[None]]:
        """When an ask opens beside which others may speak, each bot may do so once. Returns who is
        about to."""
        table, work = live.table, self._work_at(live)
        assert table.state is not None
        number = table.state.askings[-1].number
        if work.talked_at != number:
            work.talked_at = number
            work.talking = [
                self._begin(live, (seat, f"{number} talk", False), self._talk(live, seat, number))
                for seat, chair in enumerate(table.chairs)
                if chair.person is None and any(part > MAIN for part in table.state.parts(seat))
            ]
        return work.talking

    async def _talk(self, live: LiveTable, seat: int, number: int) -> None:
        """Say something to the table, unless the ask is gone by then."""
        await asyncio.sleep(self._pause(live.table) * self._random.uniform(0.3, 1.0))
        table = live.table
        if (
            table.phase != "playing"
            or table.state is None
            or table.state.askings[-1].number != number
        ):
            return
        try:
            bot = bot_seat(table, seat, table.chairs[seat].level or "random")
            remark = await self._bots.remark(
                bot, view_of(table, seat), has_people(table), table.habits
            )
            if remark.said is not None:
                ask, given = remark.said
                await self._enqueue(
                    table.id,
                    lambda now_at, now: commands.answer(now_at, seat, ask.id, given, "bot", now),
                )
        except (Refused, LeaseLost):
            return
        except Exception as error:
            game = table.created.game
            log.warning("bot_remark_failed", game=game, seat=seat, problem=repr(error))

    # Answers.

    async def _pass_for(self, live: LiveTable, seat: int, ask: str) -> None:
        """Hesitate, and answer for a person who still has no choice then; who no longer passes in
        advance has one again."""
        await asyncio.sleep(self._hesitation(live))
        await self._play(live, seat, ask, None, "house", 0)

    async def _play_late(self, live: LiveTable, seat: int, ask: str) -> None:
        """Answer a hidden ask when its time is up. A pause or a holiday in between puts that off,
        and the end of a holiday may bring it forward."""
        while (
            _waits_for(live.table, seat, ask)
            and (left := (live.table.clocks.deadline(seat) or 0) - self._now()) > 0
        ):
            await asyncio.sleep(min(left / 1000, LONGEST_SLEEP))
        await self._play(live, seat, ask, commands.stand_in_level(live.table, seat), "house", 0.0)

    async def _play(
        self,
        live: LiveTable,
        seat: int,
        ask: str,
        level: str | None,
        by: Player,
        wait: float,
        after: Sequence[asyncio.Task[None]] = (),
        hidden: bool = False,
    ) -> None:
        """Wait, let others speak first, think, and answer an ask for a seat, unless its player is
        back or the ask is gone. Without a `level` nobody thinks, and the answer is that of a person
        who has no choice, if they still have none.

        The time of thinking about a hidden question is part of the waiting: it would tell that
        there is something to think about.
        """
        began = time.monotonic()
        if wait and not hidden:
            await asyncio.sleep(wait)
        if after:
            await asyncio.wait(after)
        again = self._timing.retry
        while True:
            table = live.table
            if not _waits_for(table, seat, ask) or not self._attends(table.id):
                return
            try:
                question = next(one for one in view_of(table, seat).asks if one.id == ask)
                if level is not None:
                    thought = await self._think(table, seat, question, level)
                elif (silent := commands.silent_answer(table, seat)) is not None:
                    thought = BotAnswer(silent)
                else:
                    return
                if hidden:
                    spent = time.monotonic() - began
                    await asyncio.sleep(_whole_hesitation(wait, spent) - spent)
                await self._answer(live, seat, question, thought, by)
                return
            except LeaseLost:
                return
            except StorageError as error:
                log.error("bot_answer_not_written", table=table.id, problem=str(error))
            except Exception as error:
                log.error("bot_answer_failed", table=table.id, exc_info=error)
            await asyncio.sleep(again)
            again = min(self._timing.longest_retry, 2 * again)

    async def _think(self, table: Table, seat: int, ask: Ask, level: str) -> BotAnswer:
        view, game = view_of(table, seat), table.created.game
        try:
            bot = bot_seat(table, seat, level)
            return await self._bots.answer(bot, view, ask, has_people(table), table.habits)
        except Exception as error:
            log.warning(
                "bot_failed", game=game, level=level, question=ask.question, problem=repr(error)
            )
            return answer_in_process(bot_seat(table, seat, "random"), view, ask)

    async def _answer(
        self, live: LiveTable, seat: int, ask: Ask, thought: BotAnswer, by: Player
    ) -> None:
        name = live.table.id
        why = thought.reason if by == "bot" else None
        reason = None if why is None else BotReason(seat, why.code, dict(why.data))
        try:
            await self._enqueue(
                name,
                lambda table, now: commands.answer(
                    table, seat, ask.id, thought.answer, by, now, reason
                ),
            )
        except Refused as refused:
            if _waits_for(live.table, seat, ask.id):
                if by == "bot" and live.table.chairs[seat].played_by_person:
                    return
                log.warning("bot_answer_refused", table=name, problem=str(refused.refusal))
                safe = safe_answer(ask)
                with contextlib.suppress(Refused):
                    await self._enqueue(
                        name,
                        lambda table, now: commands.answer(table, seat, ask.id, safe, by, now),
                    )


def _whole_hesitation(wait: float, spent: float) -> float:
    """How long to hesitate in all where thinking has taken `spent`. One who thinks longer than the
    house hesitates seems to ponder, as the house does now and then where there is nothing to think
    about."""
    while 0 < wait < spent:
        wait *= PONDERING
    return max(wait, spent)


def has_people(table: Table) -> bool:
    """Whether people play at a table."""
    return any(chair.played_by_person for chair in table.chairs)


def bot_seat(table: Table, seat: int, level: str) -> BotSeat:
    """The bot of this level in a seat of a table."""
    return BotSeat(table.id, seat, table.created.game, level, seed_of(table.created.secret, seat))


def _waits_for(table: Table, seat: int, ask: str) -> bool:
    """Whether a game is waiting for a seat to answer this ask."""
    return (
        table.phase == "playing" and table.state is not None and main_ask(table.state, seat) == ask
    )
