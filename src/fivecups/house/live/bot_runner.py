"""Those who serve the tables: they answer for bots and for absent players, pass where there is no
choice, and mind the clocks."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Coroutine, Sequence
from typing import TYPE_CHECKING, Any

import structlog

from fivecups.bots import best_bot
from fivecups.engine import CLOCK, MAIN, Refused, awaited
from fivecups.engine.view import Ask

from ..ports import StorageError
from ..table import commands
from ..table.asks import is_quiet, main_ask
from ..table.entries import BotReason, Player
from ..table.table import Table
from ..wire.frames import view_of
from ..workers.bots import BotAnswer, BotSeat, BotService, answer_in_process, safe_answer, seed_of

if TYPE_CHECKING:
    from .live_table import LiveTable
    from .manager import Hall

log = structlog.get_logger("fivecups.house")

RETRY_SECONDS = 2.0
LONGEST_RETRY = 60.0


def has_people(table: Table) -> bool:
    return any(chair.played_by_person for chair in table.chairs)


def bot_seat(table: Table, seat: int, level: str) -> BotSeat:
    """The bot of this level in a seat of a table."""
    return BotSeat(table.id, seat, table.created.game, level, seed_of(table.created.secret, seat))


class Attendants:
    """For every table in memory: who is being answered for (the seat, the ask, and whether there is
    no choice), and when its next alarm is."""

    def __init__(self, hall: Hall, bots: BotService) -> None:
        self.hall = hall
        self.bots = bots
        self._jobs: dict[str, dict[tuple[int, str, bool], asyncio.Task[None]]] = {}
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._random = random.SystemRandom()

    def attend(self, live: LiveTable) -> None:
        """Look at a table after something has happened there."""
        table = live.table
        self._set_alarm(live)
        if table.phase != "playing" or table.state is None:
            return
        quiet = is_quiet(table.state)
        talking = self._let_talk(live) if table.state.askings[-1].meanwhile else []
        for seat in awaited(table.state):
            if seat == CLOCK or (table.chairs[seat].played_by_person and not quiet):
                continue
            ask = main_ask(table.state, seat)
            chair = table.chairs[seat]
            forced = quiet and chair.played_by_person and commands.has_no_choice(table.state, seat)
            if ask is None or (seat, ask, forced) in self._jobs.get(table.id, ()):
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

    def _hesitation(self, live: LiveTable) -> float:
        """How long the house hesitates with its answers to a hidden question: one time for all whom
        it answers for, since the longest of several would tell how many they are."""
        assert live.table.state is not None
        number = live.table.state.askings[-1].number
        if live.hesitation[0] != number:
            ponders = 3 if self._random.randrange(self.hall.timing.ponders) == 0 else 1
            live.hesitation = (
                number,
                ponders * self._random.uniform(*self.hall.timing.hesitation),
            )
        return live.hesitation[1]

    def _pause(self, table: Table) -> float:
        """Bots among themselves need not seem to think."""
        return self.hall.timing.pause if has_people(table) else 0.0

    def _begin(
        self, live: LiveTable, job: tuple[int, str, bool], work: Coroutine[Any, Any, None]
    ) -> asyncio.Task[None]:
        jobs = self._jobs.setdefault(live.table.id, {})

        async def done() -> None:
            try:
                await work
            finally:
                jobs.pop(job, None)

        task = jobs[job] = asyncio.create_task(done())
        task.add_done_callback(lambda _: work.close())
        return task

    async def _pass_for(self, live: LiveTable, seat: int, ask: str) -> None:
        """Hesitate, and answer for a person who still has no choice then; who no longer passes in
        advance has one again."""
        await asyncio.sleep(self._hesitation(live))
        state = live.table.state
        if (
            state is not None
            and _waits_for(live.table, seat, ask)
            and commands.has_no_choice(state, seat)
        ):
            await self._play(live, seat, ask, "random", "house", 0)

    # Bots.

    def _let_talk(self, live: LiveTable) -> list[asyncio.Task[None]]:
        """When an ask opens beside which others may speak, each bot may do so once. Returns who is
        about to."""
        table = live.table
        assert table.state is not None
        number = table.state.askings[-1].number
        if live.talked_at != number:
            live.talked_at = number
            live.talking = [
                self._begin(live, (seat, f"{number} talk", False), self._talk(live, seat, number))
                for seat, chair in enumerate(table.chairs)
                if chair.person is None and any(part > MAIN for part in table.state.parts(seat))
            ]
        return live.talking

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
            remark = await self.bots.remark(bot, view_of(table, seat), has_people(table))
            if remark.said is not None:
                ask, given = remark.said
                await self.hall.decide(
                    table.id,
                    lambda now_at, now: commands.answer(now_at, seat, ask.id, given, "bot", now),
                )
        except Refused:
            return
        except Exception as error:
            log.warning(
                "a bot has failed to speak", game=table.created.game, seat=seat, problem=repr(error)
            )

    async def _play(
        self,
        live: LiveTable,
        seat: int,
        ask: str,
        level: str,
        by: Player,
        wait: float,
        after: Sequence[asyncio.Task[None]] = (),
        hidden: bool = False,
    ) -> None:
        """Wait, let others speak first, think, and answer an ask for a seat, unless its player is
        back or the ask is gone.

        The time of thinking about a hidden question is part of the waiting: it would tell that
        there is something to think about.
        """
        began = time.monotonic()
        if wait and not hidden:
            await asyncio.sleep(wait)
        if after:
            await asyncio.wait(after)
        again = RETRY_SECONDS
        while True:
            table = live.table
            if not _waits_for(table, seat, ask):
                return
            try:
                question = next(one for one in view_of(table, seat).asks if one.id == ask)
                thought = await self._think(table, seat, question, level)
                if hidden:
                    await asyncio.sleep(max(0.0, began + wait - time.monotonic()))
                await self._answer(live, seat, question, thought, by)
                return
            except StorageError as error:
                log.error("a bot's answer could not be written", table=table.id, problem=str(error))
            except Exception as error:
                log.error("a bot's answer has failed", table=table.id, exc_info=error)
            await asyncio.sleep(again)
            again = min(LONGEST_RETRY, 2 * again)

    async def _play_late(self, live: LiveTable, seat: int, ask: str) -> None:
        """Answer a hidden ask when its time is up. A pause in between puts that off."""
        while (
            _waits_for(live.table, seat, ask)
            and (left := (live.table.clocks.deadline(seat) or 0) - self.hall.now()) > 0
        ):
            await asyncio.sleep(left / 1000)
        await self._play(live, seat, ask, best_bot(live.table.created.game), "house", 0.0)

    async def _think(self, table: Table, seat: int, ask: Ask, level: str) -> BotAnswer:
        view = view_of(table, seat)
        try:
            return await self.bots.answer(
                bot_seat(table, seat, level), view, ask, has_people(table)
            )
        except Exception as error:
            log.warning(
                "a bot has failed",
                game=table.created.game,
                level=level,
                question=ask.question,
                problem=repr(error),
            )
            return answer_in_process(bot_seat(table, seat, "random"), view, ask)

    async def _answer(
        self, live: LiveTable, seat: int, ask: Ask, thought: BotAnswer, by: Player
    ) -> None:
        name = live.table.id
        why = thought.reason if by == "bot" else None
        reason = None if why is None else BotReason(seat, why.code, dict(why.data))
        try:
            await self.hall.decide(
                name,
                lambda table, now: commands.answer(
                    table, seat, ask.id, thought.answer, by, now, reason
                ),
            )
        except Refused as refused:
            if _waits_for(live.table, seat, ask.id):
                if by == "bot" and live.table.chairs[seat].played_by_person:
                    return
                log.warning("a bot's answer was refused", table=name, reason=str(refused.refusal))
                safe = safe_answer(ask)
                with contextlib.suppress(Refused):
                    await self.hall.decide(
                        name,
                        lambda table, now: commands.answer(table, seat, ask.id, safe, by, now),
                    )

    # Clocks.

    def _set_alarm(self, live: LiveTable) -> None:
        table = live.table
        old = self._alarms.pop(table.id, None)
        if old is not None:
            old.cancel()
        when = self._next_alarm(table)
        if when is not None:
            wait = max(0.0, (when - self.hall.now()) / 1000)
            self._alarms[table.id] = asyncio.get_running_loop().call_later(
                wait, lambda: self.spawn(self._ring(live))
            )

    def _next_alarm(self, table: Table) -> int | None:
        if table.phase != "playing":
            return None
        if not table.clocks.running and not table.clocks.rings:
            return None
        ring = table.clocks.next_ring()
        times = [
            *commands.loud_deadlines(table).values(),
            *([ring.when] if ring is not None else []),
        ]
        return min(times, default=None)

    async def _ring(self, live: LiveTable) -> None:
        try:
            await self.hall.decide(live.table.id, commands.time_is_up)
        except StorageError as error:
            log.error("a clock could not be heeded", table=live.table.id, problem=str(error))
            await asyncio.sleep(RETRY_SECONDS)
        except Refused as refused:
            log.warning("a clock was refused", table=live.table.id, reason=str(refused.refusal))
            return
        except Exception as error:
            log.error("a clock has failed", table=live.table.id, exc_info=error)
            await asyncio.sleep(LONGEST_RETRY)
        self._set_alarm(live)

    # All of them.

    def spawn(self, work: Coroutine[Any, Any, Any] | Any) -> None:
        """Have something done that nobody waits for; a failure goes to the log."""
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("something went wrong", problem=repr(error))

    def needed_at(self, live: LiveTable) -> bool:
        """Whether a table has to stay in memory because something will happen there by itself."""
        return bool(self._jobs.get(live.table.id)) or live.table.id in self._alarms

    def leave(self, live: LiveTable) -> None:
        self._jobs.pop(live.table.id, None)

    async def close(self) -> None:
        for alarm in self._alarms.values():
            alarm.cancel()
        running = [*self._tasks, *(task for jobs in self._jobs.values() for task in jobs.values())]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await self.bots.close()


def _waits_for(table: Table, seat: int, ask: str) -> bool:
    """Whether a game is waiting for a seat to answer this ask."""
    return (
        table.phase == "playing" and table.state is not None and main_ask(table.state, seat) == ask
    )
