"""A bot for tests that remembers how often it was asked, has a reason for everything, and speaks
whenever it may."""

from __future__ import annotations

from typing import Any

from fivecups.bots import Habits, Reason
from fivecups.engine import Answer, Ask, View
from fivecups.house.workers.bots import (
    BotAnswer,
    BotSeat,
    Remark,
    answer_in_process,
    remark_in_process,
    safe_answer,
)

LEVEL = "tests.house.minding:Minding"


class Minding:
    """Gives the safest answer, and tells by its reason what it has in mind."""

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
    """Tells by its reason what habits it knows of."""

    habits: Habits = ()

    def observe(self, habits: Habits) -> None:
        self.habits = habits

    def explain(self) -> Reason:
        return Reason("because", {"habits": self.habits})


class MindingBots:
    """Lets such a bot think in this process, whatever level is asked for."""

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
