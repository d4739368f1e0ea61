"""Replay of a finished game step by step, as a given seat saw it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from fivecups.engine import Earlier, Record, SeenEvent, replay_steps, seen
from fivecups.games import GAMES
from fivecups.house.table.entries import AnyEntry, BotReason, Moved, Started
from fivecups.house.wire.protocol import WireView

MAX_STEPS = 200


class ReplayStep(msgspec.Struct):
    """A step of a replay: a move with its events, the reasons that bots gave, and the view of the
    table after it. Step 0 is the opening. `view` is None if this program no longer has the rules of
    the game's version."""

    step: int
    events: list[SeenEvent]
    view: WireView
    reasons: tuple[BotReason, ...] = ()


class ReplayPart(msgspec.Struct):
    """Some steps of a game and the number of all steps. `names` are the players at the end;
    `earlier` are players whose seats were taken over, each with the last step that they played."""

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
    """Return steps `first` to `first + count - 1` of a recorded game as `seat` saw them, or a
    spectator if `seat` is None. `reasons` are the bots' reasons for each move."""
    count = min(count, MAX_STEPS)
    part = ReplayPart(
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
            step_reasons = reasons[step.number - 1] if step.number else ()
            view = step.match.game.shown(step.match.state, seat)
            part.steps.append(ReplayStep(step.number, seen(step.events, seat), view, step_reasons))
    return part


def replay_part_from_log(
    record: Record, entries: Sequence[AnyEntry], seat: int | None, first: int, count: int
) -> ReplayPart:
    """Return the same steps as `replay_part` for a game whose rules this program no longer has,
    from the events in its log and without views."""
    count = min(count, MAX_STEPS)
    moves = [entry for entry in entries if isinstance(entry, Moved | Started)]
    steps = [
        ReplayStep(number, seen(entry.events, seat), None, getattr(entry, "reasons", ()))
        for number, entry in list(enumerate(moves))[first : first + count]
    ]
    names = list(record.names)
    return ReplayPart(record.game, record.seats, names, len(moves), seat, steps, record.earlier)
