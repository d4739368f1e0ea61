"""Bots in worker processes. Every bot seat has its own bot object there; the habits of the players
are sent with each question."""

from __future__ import annotations

import asyncio
import hmac
import os
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Protocol

import structlog

from fivecups.bots import (
    Bot,
    Habits,
    Reason,
    Talker,
    make_bot,
    reason_of,
    remark_of,
    tell_habits,
    warm_up,
)
from fivecups.engine import Answer, Ask, Form, View
from fivecups.games import GAMES

from .child_process import TaskFailed
from .process_pool import URGENT_WAIT_SECONDS, NoTurn, PoolFull, ProcessPool, TaskTimeout
from .substitute_levels import RANDOM, quick_level, weaker_level

log = structlog.get_logger("fivecups.house")

ANSWER_TIMEOUT_SECONDS = 10.0
"""Seconds after which a quick bot answers in place of a slow bot. The slow bot is not stopped,
since it may be compiling the game's bot."""

WARM_UP_TIMEOUT_SECONDS = 3600.0
"""Maximum seconds for warming up the bots of a game, which runs at low priority."""

COOLDOWN_SECONDS = 60.0
"""Seconds for which bots of a level that was too slow are not asked again."""

MAX_BOTS = 512
"""Number of bots that a process keeps in memory. A bot that is dropped, or whose process has died,
is created anew for its next question."""


@dataclass(frozen=True, slots=True)
class BotSeat:
    """The identity of a bot in a seat. Its seed is derived from the table's secret, so that its
    choices cannot be guessed. `share` is the person whose share of the bots' time it uses."""

    table: str
    seat: int
    game: str
    level: str
    seed: str
    share: str = field(default="", compare=False)


def seed_of(secret: str, seat: int) -> str:
    """Return the seed of the bot in a seat of a table with this secret."""
    return hmac.digest(bytes.fromhex(secret), f"bot {seat}".encode(), "sha256").hex()


@dataclass(frozen=True, slots=True)
class BotAnswer:
    """A bot's answer, with its reason if it gives one."""

    answer: Answer
    reason: Reason | None = None


@dataclass(frozen=True, slots=True)
class Remark:
    """A bot's answer to one of its optional asks, or None if it says nothing. `talks` is False for
    a bot that never speaks."""

    answer: tuple[Ask, Answer] | None = None
    talks: bool = True


class BotService(Protocol):
    """The interface for asking bots, wherever they run."""

    async def answer(
        self, seat: BotSeat, view: View[Any], ask: Ask, urgent: bool, habits: Habits = ()
    ) -> BotAnswer:
        """Return the bot's answer to an ask of the view. Urgent requests go first. `habits` are the
        counts of what all players have shown so far."""
        ...

    async def remark(
        self, seat: BotSeat, view: View[Any], urgent: bool, habits: Habits = ()
    ) -> Remark:
        """Return what the bot wants to say to the table, as an answer to one of its optional asks,
        when an ask of another seat has opened. Urgent requests go first."""
        ...

    async def close(self) -> None: ...


_bots: OrderedDict[BotSeat, Bot] = OrderedDict()
"""The bot objects of this process by seat, the most recently used last."""


def _bot(seat: BotSeat, view: View[Any], habits: Habits) -> Bot:
    bot = _bots.get(seat)
    if bot is None:
        bot = _bots[seat] = make_bot(seat.level, seat.game, view.options, seat.seed)
        if len(_bots) > MAX_BOTS:
            _bots.popitem(last=False)
    _bots.move_to_end(seat)
    tell_habits(bot, habits)
    return bot


def answer_in_process(seat: BotSeat, view: View[Any], ask: Ask, habits: Habits = ()) -> BotAnswer:
    """Compute a bot's answer to an ask of the view in the current process and return it."""
    bot = _bot(seat, view, habits)
    return BotAnswer(bot.answer(view, ask), reason_of(bot))


def remark_in_process(seat: BotSeat, view: View[Any], habits: Habits = ()) -> Remark:
    """Compute what a bot wants to say to the table in the current process and return it."""
    bot = _bot(seat, view, habits)
    return Remark(remark_of(bot, view)) if isinstance(bot, Talker) else Remark(talks=False)


def safe_answer(ask: Ask) -> Answer:
    """Return an answer to the ask that is always legal."""
    return ask.choices.default if isinstance(ask.choices, Form) else ask.choices[0]


Substituted = Callable[[str, str, str], None]
"""A callback, called with the game, the level and the reason when another bot answers in place of
one: `slow`, `failed`, `full` (too many questions wait) or `no-turn`."""


class BotPool(ProcessPool):
    """The pool of processes in which bots compute their answers. A seat always goes to the same
    process; tables with people have priority, and the people whose tables they are take turns. If a
    bot gives no answer, a quick weaker one answers from a process in reserve; a level that was too
    slow is not asked for a while. `time_factor` multiplies the time limit of bots."""

    def __init__(
        self,
        processes: int = 1,
        time_factor: float = 1.0,
        on_substitute: Substituted = lambda game, level, why: None,
    ) -> None:
        super().__init__(processes, time_factor * URGENT_WAIT_SECONDS)
        self._timeout = time_factor * ANSWER_TIMEOUT_SECONDS
        self._reserve = ProcessPool(1)
        self._on_substitute = on_substitute
        self._silent_levels: set[tuple[str, str]] = set()
        self._slow_until: dict[tuple[str, str], float] = {}

    async def answer(
        self, seat: BotSeat, view: View[Any], ask: Ask, urgent: bool, habits: Habits = ()
    ) -> BotAnswer:
        kind = (seat.game, seat.level)
        if seat.level == RANDOM:
            return answer_in_process(seat, view, ask)
        if self._slow_until.get(kind, 0.0) >= time.monotonic():
            below = weaker_level(*kind)
            if below == RANDOM:
                return await self._substitute(seat, view, ask, habits, "slow")
            self._on_substitute(*kind, "slow")
            return await self.answer(replace(seat, level=below), view, ask, urgent, habits)
        task = partial(answer_in_process, seat, view, ask, habits)
        try:
            return await self.run(
                task, timeout=self._timeout, urgent=urgent, key=_key(seat), share=seat.share
            )
        except TaskFailed as error:
            why = _reason_of(error)
            if why == "slow":
                self._slow_until[kind] = time.monotonic() + COOLDOWN_SECONDS
            log.warning("bot_failed", game=seat.game, level=seat.level, problem=str(error))
            return await self._substitute(seat, view, ask, habits, why)

    async def _substitute(
        self, seat: BotSeat, view: View[Any], ask: Ask, habits: Habits, why: str
    ) -> BotAnswer:
        """Return the answer of a quick weaker bot, computed in the reserve process, or in a thread
        of this one if that fails too."""
        self._on_substitute(seat.game, seat.level, why)
        quick = replace(seat, level=quick_level(seat.game, seat.level))
        log.info("bot_substituted", game=seat.game, level=seat.level, by=quick.level, why=why)
        task = partial(answer_in_process, quick, view, ask, habits)
        try:
            return await self._reserve.run(task, timeout=self._timeout, urgent=True)
        except TaskFailed as error:
            log.error("substitute_failed", game=seat.game, level=quick.level, problem=str(error))
            return await asyncio.to_thread(task)

    async def remark(
        self, seat: BotSeat, view: View[Any], urgent: bool, habits: Habits = ()
    ) -> Remark:
        kind = (seat.game, seat.level)
        if seat.level == RANDOM or kind in self._silent_levels:
            return Remark(talks=False)
        task = partial(remark_in_process, seat, view, habits)
        remark = await self.run(
            task, timeout=self._timeout, urgent=urgent, key=_key(seat), share=seat.share
        )
        if not remark.talks:
            self._silent_levels.add(kind)
        return remark

    async def close(self) -> None:
        await self._reserve.close()
        await super().close()


def _reason_of(error: TaskFailed) -> str:
    """Return why a bot gave no answer, as `Substituted` names it."""
    kinds = {TaskTimeout: "slow", PoolFull: "full", NoTurn: "no-turn"}
    return kinds.get(type(error), "failed")


def _key(seat: BotSeat) -> str:
    return f"{seat.table} {seat.seat}"


async def warm_up_all() -> None:
    """Compile and cache what the bots of all games need, in a process of its own with the lowest
    priority. The other processes use the cache on disk; if it is there already, this takes a few
    seconds."""
    pool = ProcessPool(1)
    try:
        for game in GAMES:
            try:
                await pool.run(partial(_warm_up_nicely, game), timeout=WARM_UP_TIMEOUT_SECONDS)
                log.info("bots_warmed_up", game=game)
            except TaskFailed as error:
                log.warning("bots_warm_up_failed", game=game, problem=str(error))
    finally:
        await pool.close()


def _warm_up_nicely(game: str) -> None:
    if hasattr(os, "nice"):
        os.nice(20)
    warm_up(game)
