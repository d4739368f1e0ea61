"""A finished game step by step, as any seat saw it."""

from __future__ import annotations

from typing import Any

import msgspec

from fivecups.engine import Match, Record, RecordedChance, seen
from fivecups.games import GAMES
from fivecups.house.table.entries import BotReason

MOST_STEPS = 200


class ReplayStep(msgspec.Struct):
    """What one move brought, with what bots said for themselves, and how the table looked after it;
    step 0 is the opening."""

    step: int
    events: list[Any]
    view: Any
    reasons: tuple[BotReason, ...] = ()


class ReplayPart(msgspec.Struct):
    """Some steps of a game, and how many there are in all."""

    game: str
    seats: int
    names: list[str]
    steps_in_all: int
    seat: int | None
    steps: list[ReplayStep]


def replay_part(
    record: Record, reasons: list[tuple[BotReason, ...]], seat: int | None, first: int, count: int
) -> ReplayPart:
    """Steps `first` to `first + count - 1` of a recorded game, from the eyes of a seat or a
    spectator (None). `reasons` are what bots said with each move."""
    count = min(count, MOST_STEPS)
    whole = ReplayPart(
        record.game, record.seats, list(record.names), 1 + len(record.moves), seat, []
    )
    if count == 0 or first > len(record.moves):
        return whole
    match = Match(GAMES[record.game], record.seats, record.options, RecordedChance(record.opening))
    if first == 0:
        whole.steps.append(ReplayStep(0, seen(match.events, seat), match.view(seat).shown))
    for number, move in enumerate(record.moves[: first + count - 1], 1):
        match.source = RecordedChance(move.draws)
        happened = match.answer(move.seat, move.answer, move.ask)
        if number >= first:
            whole.steps.append(
                ReplayStep(
                    number, seen(happened, seat), match.view(seat).shown, reasons[number - 1]
                )
            )
    return whole
