"""Bots in seats: which ones a table may have, and which one plays for somebody."""

from __future__ import annotations

import secrets

from fivecups.bots import best_bot, bot_names, is_known

from ...entries import Placed
from ...table import Table, refuse


def checked_bot(table: Table, seat: int, level: str, now: int) -> Placed:
    """A bot that may play at a table."""
    if not is_known(level, table.created.game):
        raise refuse("no-such-bot", level=level, known=", ".join(bot_names(table.created.game)))
    if table.created.rated:
        raise refuse("rated-without-bots")
    return placed(seat, level, now)


def placed(seat: int, level: str, now: int) -> Placed:
    """A bot in a seat, with a part in the dice like everybody's."""
    return Placed(at=now, seat=seat, level=level, entropy=secrets.token_hex(16))


def stand_in_level(table: Table, seat: int) -> str:
    """The level of the bot that plays for the player of a seat: that of the bot who had it before,
    or the usual one, but none that is stronger than all bots of the table."""
    was = table.chairs[seat].bot
    if was is not None:
        return was
    names, usual = bot_names(table.created.game), best_bot(table.created.game)
    levels = [
        chair.level.partition("+")[0]
        for chair in table.chairs
        if chair.person is None and chair.level is not None
    ]
    known = [level for level in levels if level in names]
    strongest = min(known, key=names.index, default=usual)
    return max(usual, strongest, key=names.index)
