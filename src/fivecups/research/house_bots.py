"""The house's bots as players in an environment: opponents to train against, or teachers whose
answers are spelled as actions."""

from __future__ import annotations

from fivecups.bots import Bot, make_bot, remark_of
from fivecups.engine import Answer

from .action_table import Table


class BotPartner:
    """A bot that plays a seat, one action at a time."""

    def __init__(self, level: str, table: Table, seed: int | str | None = None) -> None:
        self.bot: Bot = make_bot(level, table.encoding.game.name, table.options, seed)
        self.decided_for: tuple[int, bool] | None = None
        self.ask = ""
        self.answer: Answer | None = None

    def action(self, table: Table, seat: int) -> int:
        """Return the next action that spells the bot's answer; the bot decides when a new question
        opens."""
        talking = bool(table.seats_that_may_talk)
        if self.decided_for != (table.open_ask, talking):
            self.decided_for = (table.open_ask, talking)
            self._decide(table, seat, talking)
        return table.action_towards(seat, self.ask, self.answer)

    def _decide(self, table: Table, seat: int, talking: bool) -> None:
        view = table.view(seat)
        if talking:
            remark = remark_of(self.bot, view)
            self.ask, self.answer = (remark[0].id, remark[1]) if remark else ("", None)
        else:
            self.ask, self.answer = view.asks[0].id, self.bot.answer(view, view.asks[0])
