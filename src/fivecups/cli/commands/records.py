"""`fivecups replay` and `fivecups verify`: show and verify recorded games."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..arguments import (
    Json,
    Language,
    UsageError,
    escape_control_characters,
    find_game,
    player_names,
    print_json,
    say,
)

if TYPE_CHECKING:
    from fivecups.house.records.verify import Report

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A game record (JSON).")]


def replay(
    file: RecordFile,
    lang: Language = "en",
    seat: Annotated[
        int | None,
        typer.Option(help="See it as this player (1, 2, …) saw it; without, as a spectator."),
    ] = None,
    why: Annotated[bool, typer.Option("--why", help="Show the rule behind each line.")] = False,
) -> None:
    """Play a recorded game again and tell what happened."""
    from rich.console import Console
    from rich.text import Text

    from fivecups.engine import check_result, replay_steps, seen
    from fivecups.records import read
    from fivecups.texts import Texts, Wording

    record = read(file)
    game = find_game(record.game)
    if seat is not None and not 1 <= seat <= record.seats:
        raise UsageError(f"--seat {seat}: a number from 1 to {record.seats} is expected")
    steps = list(replay_steps(game, record))  # A difference is reported before anything is printed.
    check_result(steps[-1].match, record)
    observer = None if seat is None else seat - 1
    texts = Texts(lang)
    console = Console()
    for step in steps:
        wording = Wording(game, texts, player_names(record, step.number), observer)
        for event in seen(step.events, observer):
            line = Text(escape_control_characters(wording.event(event)))
            console.print(line.append(f"  {event.rule}", "dim") if why else line)


DICE_ONLY = 3
"""The exit code for a valid record of which only the dice could be checked, since the rules of its
version are gone."""

HouseKey = Annotated[
    str | None,
    typer.Option(
        "--house", metavar="KEY", help="The file must be signed by the house with this key."
    ),
]


def verify(file: RecordFile, json: Json = False, house: HouseKey = None) -> None:
    """Check a record: its moves by the rules, its dice by their commitment, its result, and its
    signature by the key of a house."""
    from fivecups.engine import ReplayError
    from fivecups.house.records.verify import verify_file

    report = verify_file(file, house)
    if json:
        print_json(report)
    elif not report.valid:
        raise ReplayError(report.place or "", report.problem or "")
    else:
        say(f"{file}: {summary_of(report)}")
    if not report.valid or not report.by_rules:
        raise typer.Exit(DICE_ONLY if report.valid else 1)


def summary_of(report: Report) -> str:
    """Return what a valid record proves, in a few sentences."""
    outcome = f"result {report.scores}" if report.finished else "not finished"
    dice = (
        "the dice are those that were committed to"
        if report.fair
        else "without a commitment to the dice"
    )
    rules = (
        "every move keeps to the rules"
        if report.by_rules
        else "of an earlier version, whose rules are not here to check the moves by"
    )
    signed = ", the house has signed it" if report.signed else ""
    return (
        f"{report.game}, {report.moves} moves, {outcome}: {rules}, {dice}{signed}."
        f" Not proven: {', '.join(report.not_proven)}."
    )
