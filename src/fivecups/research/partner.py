"""Bots of the house in seats of an environment: opponents to train against, and teachers whose
answers are spelled as actions."""

from __future__ import annotations

from fivecups.bots import Bot, make_bot, remark_of
from fivecups.engine import Answer

from .table import Table


class Partner:
    """A bot that plays a seat, word by word."""

    def __init__(self, level: str, table: Table, seed: int | str | None = None) -> None:
        self.bot: Bot = make_bot(level, table.encoding.game.name, table.options, seed)
        self.asked: tuple[int, bool] | None = None
        self.ask = ""
        self.answer: Answer | None = None

    def word(self, table: Table, seat: int) -> int:
        """The next word of the answer that the bot has decided on."""
        talking = bool(table.talkers)
        if self.asked != (table.open_ask, talking):
            self.asked = (table.open_ask, talking)
            self._decide(table, seat, talking)
        return table.word_towards(seat, self.ask, self.answer)

    def _decide(self, table: Table, seat: int, talking: bool) -> None:
        view = table.view(seat)
        if talking:
            remark = remark_of(self.bot, view)
            self.ask, self.answer = (remark[0].id, remark[1]) if remark else ("", None)
        else:
            self.ask, self.answer = view.asks[0].id, self.bot.answer(view, view.asks[0])
