"""A finished game step by step, as any seat saw it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from fivecups.engine import Earlier, Record, replay_steps, seen
from fivecups.games import GAMES
from fivecups.house.table.entries import AnyEntry, BotReason, Moved, Started

MOST_STEPS = 200


class ReplayStep(msgspec.Struct):
    """What one move brought, with what bots said for themselves, and how the table looked after it;
    step 0 is the opening. There is no view where the rules of the game's version are not here."""

    step: int
    events: list[Any]
    view: Any
    reasons: tuple[BotReason, ...] = ()


class ReplayPart(msgspec.Struct):
    """Some steps of a game, and how many there are in all. `names` are the players' in the end,
    `earlier` those whose seats were taken over, each with the last step that was theirs."""

    game: str
    seats: int
    names: list[str]
    steps_in_all: int
    seat: int | None
    steps: list[ReplayStep]
    earlier: tuple[Earlier, ...] = ()


def replay_part(
    record: Record, reasons: list[tuple[BotReason, ...]], seat: int | None, first: int, count: int
) -> ReplayPart:
    """Steps `first` to `first + count - 1` of a recorded game, from the eyes of a seat or a
    spectator (None). `reasons` are what bots said with each move."""
    count = min(count, MOST_STEPS)
    whole = ReplayPart(
        record.game,
        record.seats,
        list(record.names),
        1 + len(record.moves),
        seat,
        [],
        record.earlier,
    )
    for step in replay_steps(GAMES[record.game], record) if count else ():
        if step.number >= first + count:
            break
        if step.number >= first:
            said = reasons[step.number - 1] if step.number else ()
            view = step.match.game.shown(step.match.state, seat)
            whole.steps.append(ReplayStep(step.number, seen(step.events, seat), view, said))
    return whole


def told_part(
    record: Record, entries: Sequence[AnyEntry], seat: int | None, first: int, count: int
) -> ReplayPart:
    """The same of a game whose rules are not here any more, from the events in its log."""
    count = min(count, MOST_STEPS)
    moves = [entry for entry in entries if isinstance(entry, Moved | Started)]
    steps = [
        ReplayStep(number, seen(entry.events, seat), None, getattr(entry, "reasons", ()))
        for number, entry in list(enumerate(moves))[first : first + count]
    ]
    names = list(record.names)
    return ReplayPart(record.game, record.seats, names, len(moves), seat, steps, record.earlier)
