"""Bots think in processes of their own. Every bot seat has a bot of its own there; what it has to
know of the game so far it is told with each question."""

from __future__ import annotations

import hmac
import os
import time
from collections import OrderedDict
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Protocol

import structlog

from fivecups.bots import (
    Bot,
    Habits,
    Reason,
    Talker,
    bot_names,
    make_bot,
    reason_of,
    remark_of,
    tell_habits,
    warm_up,
)
from fivecups.engine import Answer, Ask, Form, View
from fivecups.games import GAMES

from .pool import PATIENCE, ProcessPool, TaskFailed, TaskTimeout

log = structlog.get_logger("fivecups.house")

ANSWER_TIMEOUT = 10.0
"""Seconds after which a bot that has not answered is answered for. It may still finish, as when it
is learning the game."""

WARM_UP_TIMEOUT = 3600.0
"""Seconds for learning one game before anybody plays it, where others need the processor."""

COOLDOWN = 60.0
"""Seconds for which bots of a level that was too slow are not asked again."""

MAX_BOTS = 512
"""How many bots one process keeps in memory. One that is dropped, or whose process has died, begins
anew when next asked."""


@dataclass(frozen=True, slots=True)
class BotSeat:
    """The bot in a seat. Its seed comes from the table's secret, so that nobody can guess its
    choices."""

    table: str
    seat: int
    game: str
    level: str
    seed: str


def seed_of(secret: str, seat: int) -> str:
    """The seed of the bot in a seat of a table with this secret."""
    return hmac.digest(bytes.fromhex(secret), f"bot {seat}".encode(), "sha256").hex()


@dataclass(frozen=True, slots=True)
class BotAnswer:
    """What a bot answers, and why, if it gives a reason."""

    answer: Answer
    reason: Reason | None = None


@dataclass(frozen=True, slots=True)
class Remark:
    """What a bot says unasked, in answer to one of its optional asks. `talks` is False for a bot
    that never says anything."""

    said: tuple[Ask, Answer] | None = None
    talks: bool = True


class BotService(Protocol):
    """Whatever has bots think."""

    async def answer(
        self, seat: BotSeat, view: View[Any], ask: Ask, urgent: bool, habits: Habits = ()
    ) -> BotAnswer:
        """An answer to one of the asks of the view; `habits` are what all have shown so far."""
        ...

    async def remark(
        self, seat: BotSeat, view: View[Any], urgent: bool, habits: Habits = ()
    ) -> Remark:
        """What the bot wants to say, now that an ask has opened."""
        ...

    async def close(self) -> None: ...


_bots: OrderedDict[BotSeat, Bot] = OrderedDict()
"""The bots of this process, the most recently used last."""


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
    """Have a bot of this process answer."""
    bot = _bot(seat, view, habits)
    return BotAnswer(bot.answer(view, ask), reason_of(bot))


def remark_in_process(seat: BotSeat, view: View[Any], habits: Habits = ()) -> Remark:
    """Ask a bot of this process whether it has something to say."""
    bot = _bot(seat, view, habits)
    return Remark(remark_of(bot, view)) if isinstance(bot, Talker) else Remark(talks=False)


def safe_answer(ask: Ask) -> Answer:
    """An answer that is always legal."""
    return ask.choices.default if isinstance(ask.choices, Form) else ask.choices[0]


def weaker(game: str, level: str) -> str:
    """The next level of bots below this one."""
    levels = bot_names(game)
    return levels[levels.index(level) + 1] if level in levels[:-1] else "random"


class BotPool(ProcessPool):
    """The processes in which bots think. A seat always goes to the same one; tables with people go
    first. When a bot is too slow a weaker one answers, and for a while it is not asked at all.
    `time_factor` multiplies the time that bots have."""

    def __init__(self, processes: int = 1, time_factor: float = 1.0) -> None:
        super().__init__(processes, time_factor * PATIENCE)
        self._timeout = time_factor * ANSWER_TIMEOUT
        self._silent: set[tuple[str, str]] = set()
        self._slow_until: dict[tuple[str, str], float] = {}

    async def answer(
        self, seat: BotSeat, view: View[Any], ask: Ask, urgent: bool, habits: Habits = ()
    ) -> BotAnswer:
        kind = (seat.game, seat.level)
        if seat.level == "random":
            return answer_in_process(seat, view, ask)
        if self._slow_until.get(kind, 0.0) < time.monotonic():
            task = partial(answer_in_process, seat, view, ask, habits)
            try:
                return await self.run(task, timeout=self._timeout, urgent=urgent, key=_key(seat))
            except TaskTimeout:
                self._slow_until[kind] = time.monotonic() + COOLDOWN
        return await self.answer(replace(seat, level=weaker(*kind)), view, ask, urgent, habits)

    async def remark(
        self, seat: BotSeat, view: View[Any], urgent: bool, habits: Habits = ()
    ) -> Remark:
        kind = (seat.game, seat.level)
        if seat.level == "random" or kind in self._silent:
            return Remark(talks=False)
        task = partial(remark_in_process, seat, view, habits)
        remark = await self.run(task, timeout=self._timeout, urgent=urgent, key=_key(seat))
        if not remark.talks:
            self._silent.add(kind)
        return remark


def _key(seat: BotSeat) -> str:
    return f"{seat.table} {seat.seat}"


async def warm_up_all() -> None:
    """Have the bots of all games learn them, in a process of its own that gives way to everything
    else. What it compiles is cached on the disk for the others; where that has been done before,
    this takes a few seconds."""
    pool = ProcessPool(1)
    try:
        for game in GAMES:
            try:
                await pool.run(partial(_warm_up_nicely, game), timeout=WARM_UP_TIMEOUT)
                log.info("bots_warmed_up", game=game)
            except TaskFailed as error:
                log.warning("bots_warm_up_failed", game=game, problem=str(error))
    finally:
        await pool.close()


def _warm_up_nicely(game: str) -> None:
    if hasattr(os, "nice"):
        os.nice(20)
    warm_up(game)
