"""Checking a finished game from its file alone: the rules, the dice, the result."""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fivecups.engine import Draw, Game, Record, ReplayError, replay, replay_steps
from fivecups.games import GAMES
from fivecups.records import Fairness, RecordError, read_fair

from ..table.fairness import Tape, commitment_to, tape_key


@dataclass(frozen=True, slots=True)
class Report:
    """What a check has found. `fair` is None for a file without a commitment, whose dice cannot be
    checked.

    Where `valid` is False, `place` ("opening", "move 17", "result", "commitment") and `problem` say
    what is wrong first.
    """

    game: str
    moves: int
    finished: bool
    scores: tuple[int, ...] | None
    valid: bool
    fair: bool | None
    commitment: str | None = None
    place: str | None = None
    problem: str | None = None


def verify_file(path: Path) -> Report:
    """Check a file; raises ``RecordError`` where it is no record, and ``OSError`` where it cannot
    be read."""
    record, fairness = read_fair(path)
    return verify(record, fairness)


def verify(record: Record, fairness: Fairness | None) -> Report:
    """Check a record by the rules, and its draws against the commitment where there is one."""
    game = GAMES.get(record.game)
    if game is None:
        raise RecordError(f"a record of {record.game!r}; there are {', '.join(GAMES)}")
    finished = record.result is not None
    scores = None if record.result is None else record.result.scores
    commitment = None if fairness is None else fairness.commitment
    fair = None if fairness is None else True
    try:
        if fairness is not None:
            verify_fairness(game, record, fairness)
        replay(game, record)
    except ReplayError as error:
        fair = None if fairness is None else False
        return Report(
            game.name,
            len(record.moves),
            finished,
            scores,
            False,
            fair,
            commitment,
            error.place,
            error.problem,
        )
    return Report(game.name, len(record.moves), finished, scores, True, fair, commitment)


def verify_fairness(game: Game[Any], record: Record, fairness: Fairness) -> None:
    """Make the tape again and play the record on it; raises :class:`ReplayError` with the first
    draw that differs."""
    try:
        commitment = commitment_to(fairness.secret)
        key = tape_key(fairness.secret, fairness.entropies)
    except ValueError as error:
        raise ReplayError("commitment", "the secret is not made of hexadecimal digits") from error
    if not hmac.compare_digest(commitment.encode(), fairness.commitment.encode()):
        raise ReplayError(
            "commitment", "the secret that was opened is not the one that was committed to"
        )
    if len(fairness.entropies) != record.seats:
        raise ReplayError(
            "commitment", f"entropy of {len(fairness.entropies)} seats at a table of {record.seats}"
        )
    for step in replay_steps(game, record, Tape(key)):
        told = record.moves[step.number - 1].draws if step.number else record.opening
        _same_draws(step.place, told, step.draws)


def _same_draws(place: str, told: tuple[Draw, ...], drawn: tuple[Draw, ...]) -> None:
    if told == drawn:
        return
    for number, (one, other) in enumerate(zip(told, drawn, strict=False), 1):
        if one != other:
            raise ReplayError(
                place,
                f"draw {number} is {_words(one)} in the record, but {_words(other)} by the commitment",
            )
    raise ReplayError(place, f"{len(told)} draws in the record, but {len(drawn)} by the commitment")


def _words(draw: Draw) -> str:
    return f"{draw[0]} {' '.join(map(str, draw[1]))}"
