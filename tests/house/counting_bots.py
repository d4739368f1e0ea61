"""Bots for tests that count how often they were asked, give a reason for everything, and speak
whenever they may."""

from __future__ import annotations

from typing import Any

from fivecups.bots import Habits, Reason
from fivecups.engine import Answer, Ask, View
from fivecups.house.workers.bot_workers import (
    BotAnswer,
    BotSeat,
    Remark,
    answer_in_process,
    remark_in_process,
    safe_answer,
)

LEVEL = "tests.house.counting_bots:Minding"


class Minding:
    """A bot that gives the safest answer, with its own counts as the reason."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.asked = 0

    def answer(self, view: View[Any], ask: Ask) -> Answer:
        self.asked += 1
        return safe_answer(ask)

    def explain(self) -> Reason:
        return Reason("because", {"asked": self.asked, "seed": self.seed})

    def remark(self, view: View[Any]) -> tuple[Ask, Answer] | None:
        said = [ask for ask in view.asks if ask.optional]
        return (said[0], safe_answer(said[0])) if said else None


class Observing(Minding):
    """A bot that gives the habits it knows as its reason."""

    habits: Habits = ()

    def observe(self, habits: Habits) -> None:
        self.habits = habits

    def explain(self) -> Reason:
        return Reason("because", {"habits": self.habits})


class MindingBots:
    """A bot service that uses these bots in this process, for every level."""

    async def answer(
        self, seat: BotSeat, view: Any, ask: Any, urgent: bool, habits: Habits = ()
    ) -> BotAnswer:
        return answer_in_process(self._seat(seat), view, ask, habits)

    async def remark(self, seat: BotSeat, view: Any, urgent: bool, habits: Habits = ()) -> Remark:
        return remark_in_process(self._seat(seat), view, habits)

    def _seat(self, seat: BotSeat) -> BotSeat:
        return BotSeat(seat.table, seat.seat, seat.game, LEVEL, seat.seed)

    async def close(self) -> None:
        pass
