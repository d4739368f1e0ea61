"""`fivecups replay` and `fivecups verify`: show and verify recorded games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

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


def verify(file: RecordFile, json: Json = False) -> None:
    """Check a record: its moves by the rules, its dice by their commitment, its result."""
    from fivecups.engine import ReplayError
    from fivecups.house.records.verify import verify_file

    report = verify_file(file)
    if json:
        print_json(report)
        if not report.valid:
            raise typer.Exit(1)
        return
    if not report.valid:
        raise ReplayError(report.place or "", report.problem or "")
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
    summary = f"{file}: {report.game}, {report.moves} moves, {outcome}: {rules}, {dice}."
    say(summary)
