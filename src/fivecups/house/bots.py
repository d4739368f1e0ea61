"""Bots think in processes of their own. Every bot seat has a bot of its own there, which remembers what it has heard."""

from __future__ import annotations

import hmac
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Protocol

from fivecups.bots import Bot, Reason, Talker, make_bot, reason_of, remark_of
from fivecups.engine import Answer, Ask, Form, View

from .workshop import BotFailed as BotFailed
from .workshop import Workshop

LONGEST_THINKING = 10.0
"""Seconds after which a bot that has not answered is answered for. It may still finish, as when it is learning the game."""

MOST_BOTS = 512
"""How many bots one process keeps in mind. One that is forgotten, or whose process has died, begins anew when next asked."""


@dataclass(frozen=True, slots=True)
class BotSeat:
    """The bot in a seat. Its seed comes from the table's secret, so that nobody can guess its choices."""

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
    """What a bot says of its own accord to one of its optional asks. `talks` is False for one that never says anything."""

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


class ThinkingRoom(Workshop):
    """The processes in which bots think. A seat always goes to the same one. Tables with people at them go first."""

    def __init__(self, processes: int = 1) -> None:
        super().__init__(processes)
        self._silent: set[tuple[str, str]] = set()

    async def think(self, seat: BotSeat, view: View[Any], ask: Ask, urgent: bool) -> Thought:
        if seat.level == "random":
            return think_here(seat, view, ask)
        return await self.work_at(f"{seat.table} {seat.seat}", urgent, LONGEST_THINKING, think_here, seat, view, ask)

    async def remark(self, seat: BotSeat, view: View[Any], urgent: bool) -> Remark:
        kind = (seat.game, seat.level)
        if seat.level == "random" or kind in self._silent:
            return Remark(talks=False)
        remark = await self.work_at(f"{seat.table} {seat.seat}", urgent, LONGEST_THINKING, remark_here, seat, view)
        if not remark.talks:
            self._silent.add(kind)
        return remark
