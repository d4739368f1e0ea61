"""Checking a finished game from its file alone: the rules, the dice, the result."""

from __future__ import annotations

import hmac
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from fivecups.engine import Draw, Game, Record, ReplayError, replay, replay_steps
from fivecups.engine.play.replay import place_of
from fivecups.games import GAMES
from fivecups.records import Fairness, RecordError, read_fair

from ..table.fairness import WORD, Tape, commitment_to, tape_key


@dataclass(frozen=True, slots=True)
class Report:
    """What a check has found. `fair` is None for a file without a commitment, whose dice cannot be
    checked. `by_rules` is False for a game of an earlier version whose rules are not here any more:
    its commitment and its dice were checked, but not its moves.

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
    by_rules: bool = True


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
    by_rules = game.plays(record.version) or record.version > game.version or fairness is None
    report = Report(
        game.name, len(record.moves), finished, scores, True, fair, commitment, by_rules=by_rules
    )
    try:
        if fairness is not None:
            tape = opened_tape(record, fairness)
            if not by_rules:
                verify_draws(record, tape)
                return report
            verify_fairness(game, record, tape)
        replay(game, record)
    except ReplayError as error:
        fair = None if fairness is None else False
        return replace(report, valid=False, fair=fair, place=error.place, problem=error.problem)
    return report


def opened_tape(record: Record, fairness: Fairness) -> Tape:
    """The tape of the game, made again; raises :class:`ReplayError` where what was opened is not
    what was committed to."""
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
    return Tape(key)


def verify_fairness(game: Game[Any], record: Record, tape: Tape) -> None:
    """Play the record on the tape; raises :class:`ReplayError` with the first draw that differs."""
    for step in replay_steps(game, record, tape):
        told = record.moves[step.number - 1].draws if step.number else record.opening
        _same_draws(step.place, told, step.draws)


def verify_draws(record: Record, tape: Tape) -> None:
    """Compare the record with the tape, draw by draw and without rules; raises
    :class:`ReplayError`."""
    for number, draws in enumerate((record.opening, *(move.draws for move in record.moves))):
        _same_draws(place_of(number), draws, tuple(_drawn_again(tape, draw) for draw in draws))


def _drawn_again(tape: Tape, draw: Draw) -> Draw:
    """What the tape has for a draw. Only the rules know out of how many a place was picked, so that
    a pick is taken as it stands and uses up its word."""
    kind, numbers = draw
    if kind == "roll":
        return kind, tape.roll(len(numbers))
    if kind == "shuffle":
        return kind, tape.shuffle(len(numbers))
    tape.below(WORD)
    return draw


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
