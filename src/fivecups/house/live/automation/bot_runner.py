"""The bots' answers at tables in memory: for bot seats, for absent players, and for people who have
no choice at a hidden question."""

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
from ...table.entries import BotReason, Player
from ...table.open_asks import is_quiet, main_ask
from ...table.table import Table
from ...wire.table_info import view_of
from ...workers.bot_workers import BotAnswer, BotSeat, BotService, safe_answer, seed_of
from ..table_cache import LiveTable, Submit
from ..timing import Timing
from .leases import LeaseLost

log = structlog.get_logger("fivecups.house")

PONDER_FACTOR = 3
"""Factor by which the delay of an automatic answer is lengthened when it should look like
thinking."""

MAX_SLEEP_SECONDS = 3600.0
"""Longest sleep in seconds before the deadline of a hidden question is computed again."""

Job = tuple[int, str, bool]
"""The key of an answer in progress: seat, id of the ask, and True if the house answers for a person
who has no choice."""


@dataclass(slots=True)
class _TableJobs:
    """The answers in progress at a table. `hesitation` is (number of the ask, delay in seconds of
    its automatic answers). `talking` are the tasks of the bots that may speak during the ask number
    `talked_at`."""

    jobs: dict[Job, asyncio.Task[None]] = field(default_factory=dict)
    hesitation: tuple[int, float] = (0, 0.0)
    talked_at: int = 0
    talking: list[asyncio.Task[None]] = field(default_factory=list)


class BotRunner:
    """Computes and submits the answers of bots at all tables for which `drives` returns True: those
    whose lease this node holds."""

    def __init__(
        self,
        bots: BotService,
        submit: Submit,
        now: Callable[[], int],
        timing: Timing,
        drives: Callable[[str], bool],
    ) -> None:
        self._bots = bots
        self._submit = submit
        self._now = now
        self._timing = timing
        self._drives = drives
        self._work: dict[str, _TableJobs] = {}
        self._random = random.SystemRandom()

    def drive(self, live: LiveTable) -> None:
        """Start a background task for each answer that the house must give at a table now: for
        bots, for absent players, and for people who have no choice at a hidden question. Called
        after each change of the table."""
        table = live.table
        if table.phase != "playing" or table.state is None:
            return
        quiet = is_quiet(table.state)
        talking = self._start_talk(live) if table.state.askings[-1].meanwhile else []
        for seat in awaited(table.state):
            if seat == CLOCK or (table.chairs[seat].played_by_person and not quiet):
                continue
            ask = main_ask(table.state, seat)
            chair = table.chairs[seat]
            forced = (
                quiet
                and chair.played_by_person
                and commands.automatic_answer(table, seat) is not None
            )
            if ask is None or (seat, ask, forced) in self._jobs_at(live).jobs:
                continue
            if not chair.played_by_person:
                wait = self._hesitation(live) if quiet else self._pause(table)
                play = self._play(
                    live, seat, ask, chair.level or "random", "bot", wait, talking, quiet
                )
            elif forced:
                play = self._answer_automatically(live, seat, ask)
            elif table.clocks.deadline(seat) is not None:
                play = self._play_at_deadline(live, seat, ask)
            else:
                continue
            self._start_job(live, (seat, ask, forced), play)

    def is_busy(self, live: LiveTable) -> bool:
        """True if an answer is in progress at the table."""
        work = self._work.get(live.table.id)
        return work is not None and bool(work.jobs)

    def forget(self, live: LiveTable) -> None:
        """Forget the answers in progress at a table that leaves memory, without cancelling them."""
        self._work.pop(live.table.id, None)

    def stop(self, name: str) -> None:
        """Cancel all answers in progress at a table."""
        work = self._work.pop(name, None)
        for task in list(work.jobs.values()) if work is not None else ():
            task.cancel()

    async def close(self) -> None:
        running = [task for work in self._work.values() for task in work.jobs.values()]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await self._bots.close()

    def _jobs_at(self, live: LiveTable) -> _TableJobs:
        work = self._work.get(live.table.id)
        if work is None:
            work = self._work[live.table.id] = _TableJobs()
        return work

    def _start_job(
        self, live: LiveTable, job: Job, play: Coroutine[Any, Any, None]
    ) -> asyncio.Task[None]:
        jobs = self._jobs_at(live).jobs

        async def done() -> None:
            try:
                await play
            finally:
                jobs.pop(job, None)

        task = jobs[job] = asyncio.create_task(done())
        task.add_done_callback(lambda _: play.close())
        return task

    def _hesitation(self, live: LiveTable) -> float:
        """Return the delay in seconds of all automatic answers to the current hidden question. It
        is drawn once per question: the longest of several delays would show how many seats are
        answered for."""
        assert live.table.state is not None
        number, work = live.table.state.askings[-1].number, self._jobs_at(live)
        if work.hesitation[0] != number:
            ponders = (
                PONDER_FACTOR if self._random.randrange(self._timing.ponder_one_in) == 0 else 1
            )
            work.hesitation = (number, ponders * self._random.uniform(*self._timing.hesitation))
        return work.hesitation[1]

    def _pause(self, table: Table) -> float:
        """Return the time in seconds that a bot seems to think before it answers: 0 if no person
        plays at the table."""
        return self._timing.pause if has_people(table) else 0.0

    # Talk.

    def _start_talk(self, live: LiveTable) -> list[asyncio.Task[None]]:
        """Let each bot speak once during the current ask, if the ask allows other seats to speak
        meanwhile. Return the tasks of the bots that do, so that the answer can wait for them. Lots
        decide who begins: the dealer answers earlier demands first."""
        table, work = live.table, self._jobs_at(live)
        assert table.state is not None
        number = table.state.askings[-1].number
        if work.talked_at != number:
            work.talked_at = number
            seats = list(range(len(table.chairs)))
            self._random.shuffle(seats)
            work.talking = [
                self._start_job(
                    live, (seat, f"{number} talk", False), self._talk(live, seat, number)
                )
                for seat in seats
                if table.chairs[seat].person is None
                and any(part > MAIN for part in table.state.parts(seat))
            ]
        return work.talking

    async def _talk(self, live: LiveTable, seat: int, number: int) -> None:
        """After a short pause, let the bot of a seat say something to the table (answer one of its
        optional asks), unless ask `number` has been answered by then."""
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
            if remark.answer is not None:
                ask, given = remark.answer
                await self._submit(
                    table.id,
                    lambda latest, now: commands.answer(latest, seat, ask.id, given, "bot", now),
                )
        except (Refused, LeaseLost):
            return
        except Exception as error:
            game = table.created.game
            log.warning("bot_remark_failed", game=game, seat=seat, problem=repr(error))

    # Answers.

    async def _answer_automatically(self, live: LiveTable, seat: int, ask: str) -> None:
        """After the hesitation of this ask, answer a hidden ask for a person who has no choice,
        unless the person has meanwhile withdrawn their automatic passes."""
        await asyncio.sleep(self._hesitation(live))
        await self._play(live, seat, ask, None, "house", 0)

    async def _play_at_deadline(self, live: LiveTable, seat: int, ask: str) -> None:
        """Wait until a person's time for a hidden ask is up, then let a bot answer it. A pause or a
        holiday delays the deadline; the end of a holiday may bring it forward."""
        while (
            _waits_for(live.table, seat, ask)
            and (left := (live.table.clocks.deadline(seat) or 0) - self._now()) > 0
        ):
            await asyncio.sleep(min(left / 1000, MAX_SLEEP_SECONDS))
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
        """Wait `wait` seconds and for the tasks `after`, then let a bot of `level` choose an answer
        to the ask and submit it for the seat. Do nothing if the table no longer waits for this
        answer or this node no longer drives the table. If `level` is None, give the automatic
        answer, if the person still has no choice. A failure is tried again.

        With `hidden` the bot's thinking time is part of the wait: otherwise it would show that
        there is something to think about.
        """
        began = time.monotonic()
        if wait and not hidden:
            await asyncio.sleep(wait)
        if after:
            await asyncio.wait(after)
        retry_seconds = self._timing.retry
        while True:
            table = live.table
            if not _waits_for(table, seat, ask) or not self._drives(table.id):
                return
            try:
                question = next(asked for asked in view_of(table, seat).asks if asked.id == ask)
                if level is not None:
                    thought = await self._think(table, seat, question, level)
                elif (automatic := commands.automatic_answer(table, seat)) is not None:
                    thought = BotAnswer(automatic)
                else:
                    return
                if hidden:
                    spent = time.monotonic() - began
                    await asyncio.sleep(_total_hesitation(wait, spent) - spent)
                await self._answer(live, seat, question, thought, by)
                return
            except LeaseLost:
                return
            except StorageError as error:
                log.error("bot_answer_not_written", table=table.id, problem=str(error))
            except Exception as error:
                log.error("bot_answer_failed", table=table.id, exc_info=error)
            await asyncio.sleep(retry_seconds)
            retry_seconds = min(self._timing.max_retry, 2 * retry_seconds)

    async def _think(self, table: Table, seat: int, ask: Ask, level: str) -> BotAnswer:
        """Return a bot's answer. The service itself replaces a bot that fails; if even that fails,
        the answer is the first legal one, so that the game goes on."""
        view, game = view_of(table, seat), table.created.game
        try:
            bot = bot_seat(table, seat, level)
            return await self._bots.answer(bot, view, ask, has_people(table), table.habits)
        except Exception as error:
            log.error(
                "bot_failed", game=game, level=level, question=ask.question, problem=repr(error)
            )
            return BotAnswer(safe_answer(ask))

    async def _answer(
        self, live: LiveTable, seat: int, ask: Ask, thought: BotAnswer, by: Player
    ) -> None:
        name = live.table.id
        why = thought.reason if by == "bot" else None
        reason = None if why is None else BotReason(seat, why.code, dict(why.data))
        try:
            await self._submit(
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
                    await self._submit(
                        name, lambda table, now: commands.answer(table, seat, ask.id, safe, by, now)
                    )


def _total_hesitation(wait: float, spent: float) -> float:
    """Return the whole delay in seconds of an answer to a hidden question, if thinking took `spent`
    seconds: `wait`, multiplied by `PONDER_FACTOR` until it is not shorter than `spent`. The house
    also uses such long delays now and then when there is nothing to think about."""
    while 0 < wait < spent:
        wait *= PONDER_FACTOR
    return max(wait, spent)


def has_people(table: Table) -> bool:
    """True if a person plays at the table."""
    return any(chair.played_by_person for chair in table.chairs)


def bot_seat(table: Table, seat: int, level: str) -> BotSeat:
    """Return the identity by which the workers know the bot of this level in a seat of a table."""
    seed = seed_of(table.created.secret, seat)
    return BotSeat(table.id, seat, table.created.game, level, seed, table.owner or table.id)


def _waits_for(table: Table, seat: int, ask: str) -> bool:
    """True if the game waits for this seat to answer this ask."""
    return (
        table.phase == "playing" and table.state is not None and main_ask(table.state, seat) == ask
    )
