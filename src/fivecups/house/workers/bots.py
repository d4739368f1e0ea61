"""Bots think in processes of their own. Every bot seat has a bot of its own there, which remembers
what it has heard."""

from __future__ import annotations

import hmac
import os
import time
from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import Any, Protocol

import structlog

from fivecups.bots import Bot, Reason, Talker, bot_names, make_bot, reason_of, remark_of, warm_up
from fivecups.engine import Answer, Ask, Form, View
from fivecups.games import GAMES

from .pool import BotFailed as BotFailed
from .pool import TooSlow, Workshop

log = structlog.get_logger("fivecups.house")

LONGEST_THINKING = 10.0
"""Seconds after which a bot that has not answered is answered for. It may still finish, as when it
is learning the game."""

LONGEST_LEARNING = 3600.0
"""Seconds for learning one game before anybody plays it, where others need the processor."""

SLOW_FOR = 60.0
"""Seconds for which bots of a level that was too slow are not asked again."""

MOST_BOTS = 512
"""How many bots one process keeps in mind. One that is forgotten, or whose process has died, begins
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
class Thought:
    """What a bot answers, and why, if it gives a reason."""

    answer: Answer
    reason: Reason | None = None


@dataclass(frozen=True, slots=True)
class Remark:
    """What a bot says of its own accord to one of its optional asks. `talks` is False for one that
    never says anything."""

    said: tuple[Ask, Answer] | None = None
    talks: bool = True


class Thinkers(Protocol):
    """Whoever thinks for the bots."""

    async def think(self, seat: BotSeat, view: View[Any], ask: Ask, urgent: bool) -> Thought:
        """An answer to one of the asks of the view."""
        ...

    async def remark(self, seat: BotSeat, view: View[Any], urgent: bool) -> Remark:
        """What the bot wants to say, now that an ask has opened."""
        ...

    async def close(self) -> None:
        """Send everybody home."""
        ...


_bots: OrderedDict[BotSeat, Bot] = OrderedDict()
"""The bots of this process, those asked last at the end."""


def _bot(seat: BotSeat, view: View[Any]) -> Bot:
    bot = _bots.get(seat)
    if bot is None:
        bot = _bots[seat] = make_bot(seat.level, seat.game, view.options, seat.seed)
        if len(_bots) > MOST_BOTS:
            _bots.popitem(last=False)
    _bots.move_to_end(seat)
    return bot


def think_here(seat: BotSeat, view: View[Any], ask: Ask) -> Thought:
    """Think in this process."""
    bot = _bot(seat, view)
    return Thought(bot.answer(view, ask), reason_of(bot))


def remark_here(seat: BotSeat, view: View[Any]) -> Remark:
    """Think of something to say in this process."""
    bot = _bot(seat, view)
    return Remark(remark_of(bot, view)) if isinstance(bot, Talker) else Remark(talks=False)


def safe_answer(ask: Ask) -> Answer:
    """An answer that is always legal."""
    return ask.choices.default if isinstance(ask.choices, Form) else ask.choices[0]


def weaker(game: str, level: str) -> str:
    """The next level of bots below this one."""
    levels = bot_names(game)
    return levels[levels.index(level) + 1] if level in levels[:-1] else "random"


class ThinkingRoom(Workshop):
    """The processes in which bots think. A seat always goes to the same one. Tables with people at
    them go first. For a bot that is too slow a weaker one answers, for a while at once. `leisure`
    multiplies the time that bots have."""

    def __init__(self, processes: int = 1, leisure: float = 1.0) -> None:
        super().__init__(processes)
        self._longest = leisure * LONGEST_THINKING
        self._silent: set[tuple[str, str]] = set()
        self._slow_until: dict[tuple[str, str], float] = {}

    async def think(self, seat: BotSeat, view: View[Any], ask: Ask, urgent: bool) -> Thought:
        kind = (seat.game, seat.level)
        if seat.level == "random":
            return think_here(seat, view, ask)
        if self._slow_until.get(kind, 0.0) < time.monotonic():
            try:
                return await self.work_at(
                    f"{seat.table} {seat.seat}", urgent, self._longest, think_here, seat, view, ask
                )
            except TooSlow:
                self._slow_until[kind] = time.monotonic() + SLOW_FOR
        return await self.think(replace(seat, level=weaker(*kind)), view, ask, urgent)

    async def remark(self, seat: BotSeat, view: View[Any], urgent: bool) -> Remark:
        kind = (seat.game, seat.level)
        if seat.level == "random" or kind in self._silent:
            return Remark(talks=False)
        remark = await self.work_at(
            f"{seat.table} {seat.seat}", urgent, self._longest, remark_here, seat, view
        )
        if not remark.talks:
            self._silent.add(kind)
        return remark


async def warm_up_all() -> None:
    """Have the bots of all games learn them, in a process of its own that gives way to everything
    else. What it has compiled is on the disk for the others; where that has been done before, it
    takes a few seconds."""
    aside = Workshop(1)
    try:
        for game in GAMES:
            try:
                await aside.work(False, LONGEST_LEARNING, _learn, game)
                log.info("the bots know a game", game=game)
            except BotFailed as error:
                log.warning("the bots have not learnt a game", game=game, problem=str(error))
    finally:
        await aside.close()


def _learn(game: str) -> None:
    if hasattr(os, "nice"):
        os.nice(20)
    warm_up(game)
