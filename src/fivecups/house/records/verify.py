"""Verification of a finished game from its record file alone: rules, dice and result."""

from __future__ import annotations

import hmac
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from fivecups.engine import Chance, Draw, Game, Record, ReplayError, replay, replay_steps
from fivecups.engine.play.replay import place_of
from fivecups.games import GAMES
from fivecups.records import Fairness, RecordError, load_fair, read_bytes

from ..table.fairness import WORD_VALUES, SealedChance, Tape, chance_of, commitment_to
from .signatures import struck_names


@dataclass(frozen=True, slots=True)
class Report:
    """The result of a verification. `fair` is None for a file without a commitment, whose dice
    cannot be verified. `by_rules` is False for a game of an earlier version whose rules are gone:
    its commitment and dice were verified, but not its moves. `signed` is True if a house has signed
    the file with the expected key. `not_proven` names what the file says without proof, by the
    words of docs/records.md.

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
    signed: bool = False
    not_proven: tuple[str, ...] = ()


def verify_file(path: Path, house: str | None = None) -> Report:
    """Verify a record file. With `house`, the public key of a house, the file must be signed by
    it. Raise ``RecordError`` if it is not a record, and ``OSError`` if it cannot be read."""
    body = read_bytes(path)
    report = verify(*load_fair(body))
    if not report.valid:
        return report
    try:
        struck = struck_names(body, house)
    except ReplayError as error:
        return replace(report, valid=False, not_proven=(), place=error.place, problem=error.problem)
    if house is None:
        return report
    only_signed = ("names",) if struck else ()
    rules = () if report.by_rules else ("rules",)
    dice = tuple(name for name in report.not_proven if name == "dice")
    return replace(report, signed=True, not_proven=(*dice, *rules, *only_signed, "program"))


def unproven(record: Record, fairness: Fairness | None, by_rules: bool) -> tuple[str, ...]:
    """Return what a valid record without a signature does not prove, by the words of
    docs/records.md."""
    checks = {
        "dice": fairness is not None,
        "game": by_rules,
        "rules": by_rules,
        "result": by_rules,
        "length": by_rules and record.result is not None,
    }
    never = ("commitment", "answers", "version", "options", "names", "earlier", "program")
    weak = [name for name, proven in checks.items() if not proven]
    return (*weak, *never)


def verify(record: Record, fairness: Fairness | None) -> Report:
    """Verify a record by the rules, and its draws against the commitment if there is one."""
    game = GAMES.get(record.game)
    if game is None:
        raise RecordError(f"a record of {record.game!r}; there are {', '.join(GAMES)}")
    finished = record.result is not None
    scores = None if record.result is None else record.result.scores
    commitment = None if fairness is None else fairness.commitment
    fair = None if fairness is None else True
    by_rules = game.plays(record.version) or fairness is None
    report = Report(
        game.name,
        len(record.moves),
        finished,
        scores,
        True,
        fair,
        commitment,
        by_rules=by_rules,
        not_proven=unproven(record, fairness, by_rules),
    )
    try:
        if not 1 <= record.version <= game.version:
            raise ReplayError(
                "opening",
                f"{game.name} has no version {record.version}; this program knows 1 to {game.version}",
            )
        if fairness is not None:
            chance = opened_chance(record, fairness)
            if not by_rules:
                verify_draws(record, chance)
                return report
            verify_fairness(game, record, chance)
        replay(game, record)
    except ReplayError as error:
        fair = None if fairness is None else False
        return replace(
            report, valid=False, fair=fair, not_proven=(), place=error.place, problem=error.problem
        )
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
