"""Bots in seats: the levels that a table allows, and the level of a stand-in."""

from __future__ import annotations

import secrets

from fivecups.bots import best_bot, bot_names, is_known

from ...entries import Placed
from ...table import Table, refuse


def checked_bot_entry(table: Table, seat: int, level: str, now: int) -> Placed:
    """Return the entry that puts a bot of `level` into a seat. Raise a refusal if the table may not
    have this bot."""
    if not is_known(level, table.created.game):
        raise refuse("no-such-bot", level=level, known=", ".join(bot_names(table.created.game)))
    if table.created.rated:
        raise refuse("rated-without-bots")
    return bot_entry(seat, level, now)


def bot_entry(seat: int, level: str, now: int) -> Placed:
    """Return the entry that puts a bot into a seat, with entropy of its own."""
    return Placed(at=now, seat=seat, level=level, entropy=secrets.token_hex(16))


def stand_in_level(table: Table, seat: int) -> str:
    """Return the level of the bot that stands in for the player of a seat: that of the bot that had
    the seat before the player, else the usual level, but never a level stronger than all bots of
    the table."""
    former_bot = table.chairs[seat].bot
    if former_bot is not None:
        return former_bot
    names, usual = bot_names(table.created.game), best_bot(table.created.game)
    levels = [
        chair.level.partition("+")[0]
        for chair in table.chairs
        if chair.person is None and chair.level is not None
    ]
    levels_here = [level for level in levels if level in names]
    strongest = min(levels_here, key=names.index, default=usual)
    return max(usual, strongest, key=names.index)
