"""Verification of a finished game from its record file alone: rules, dice and result."""

from __future__ import annotations

import hmac
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from fivecups.engine import Chance, Draw, Game, Record, ReplayError, replay, replay_steps
from fivecups.engine.play.replay import place_of
from fivecups.games import GAMES
from fivecups.records import Fairness, RecordError, read_fair

from ..table.fairness import WORD_VALUES, SealedChance, Tape, chance_of, commitment_to


@dataclass(frozen=True, slots=True)
class Report:
    """The result of a verification. `fair` is None for a file without a commitment, whose dice
    cannot be verified. `by_rules` is False for a game of an earlier version whose rules are gone:
    its commitment and dice were verified, but not its moves.

    If `valid` is False, `place` ("opening", "move 17", "result", "commitment") and `problem`
    describe the first error.
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
    """Verify a record file. Raise ``RecordError`` if it is not a record, and ``OSError`` if it
    cannot be read."""
    record, fairness = read_fair(path)
    return verify(record, fairness)


def verify(record: Record, fairness: Fairness | None) -> Report:
    """Verify a record by the rules, and its draws against the commitment if there is one."""
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
            chance = opened_chance(record, fairness)
            if not by_rules:
                verify_draws(record, chance)
                return report
            verify_fairness(game, record, chance)
        replay(game, record)
    except ReplayError as error:
        fair = None if fairness is None else False
        return replace(report, valid=False, fair=fair, place=error.place, problem=error.problem)
    return report


def opened_chance(record: Record, fairness: Fairness) -> Tape | SealedChance:
    """Return the source of chance of a recorded game, computed from the published secret and
    entropies. Raise :class:`ReplayError` if the secret does not match the commitment."""
    try:
        commitment = commitment_to(fairness.secret)
        chance = chance_of(fairness.draw_order, fairness.secret, fairness.entropies)
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
    return chance


def verify_fairness(game: Game[Any], record: Record, chance: Chance) -> None:
    """Replay the record by the rules with the chance that follows from the commitment. Raise
    :class:`ReplayError` at the first recorded draw that differs."""
    for step in replay_steps(game, record, chance):
        _compare_draws(step.place, _recorded_draws(record, step.number), step.draws)


def verify_draws(record: Record, chance: Tape | SealedChance) -> None:
    """Compare the record's draws with `chance`, which follows from the commitment, without
    replaying the rules. Raise :class:`ReplayError` at the first draw that differs, or whose address
    is missing or was used before."""
    used = {""}
    for number in range(len(record.moves) + 1):
        draws = _recorded_draws(record, number)
        for draw in draws if isinstance(chance, SealedChance) else ():
            if draw.address in used:
                raise ReplayError(place_of(number), f"another draw at {draw.address!r}")
            used.add(draw.address)
        _compare_draws(place_of(number), draws, tuple(_redraw(chance, draw) for draw in draws))


def _recorded_draws(record: Record, number: int) -> tuple[Draw, ...]:
    """Return the draws of the opening (number 0) or of a move."""
    return record.moves[number - 1].draws if number else record.opening


def _redraw(chance: Tape | SealedChance, draw: Draw) -> Draw:
    """Return the draw of the same kind, size and address as `draw` by `chance`. For a pick, only
    the rules know the number of choices, so the recorded pick is returned; on a tape, its number is
    skipped."""
    kind, numbers, address = draw
    if kind == "roll":
        return Draw(kind, chance.roll(len(numbers), at=address), address)
    if kind == "shuffle":
        return Draw(kind, chance.shuffle(len(numbers), at=address), address)
    chance.pick(WORD_VALUES, at=address)
    return draw


def _compare_draws(place: str, recorded: tuple[Draw, ...], drawn: tuple[Draw, ...]) -> None:
    if recorded == drawn:
        return
    for number, (old, new) in enumerate(zip(recorded, drawn, strict=False), 1):
        if old[:2] != new[:2] or (old.address and old.address != new.address):
            raise ReplayError(
                place,
                f"draw {number} is {_draw_text(old)} in the record, but {_draw_text(new)} by the commitment",
            )
    if len(recorded) != len(drawn):
        raise ReplayError(
            place, f"{len(recorded)} draws in the record, but {len(drawn)} by the commitment"
        )


def _draw_text(draw: Draw) -> str:
    place = f" at {draw.address!r}" if draw.address else ""
    return f"{draw.kind} {' '.join(map(str, draw.numbers))}{place}"
