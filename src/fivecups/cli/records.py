"""`fivecups replay` and `fivecups verify`: recorded games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from fivecups.engine import ReplayError, seen
from fivecups.engine import replay as play_again
from fivecups.records import read
from fivecups.texts import Texts, Wording

from .common import Json, Language, UsageError, find_game, print_json

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A game record (JSON).")]


def replay(
    file: RecordFile,
    lang: Language = "en",
    seat: Annotated[int | None, typer.Option(help="See it as this player (1, 2, …) saw it; without, as a spectator.")] = None,
    why: Annotated[bool, typer.Option("--why", help="Show the rule behind each line.")] = False,
) -> None:
    """Play a recorded game again and tell what happened."""
    record = read(file)
    game = find_game(record.game)
    if seat is not None and not 1 <= seat <= record.seats:
        raise UsageError(f"--seat {seat}: a number from 1 to {record.seats} is expected")
    match = play_again(game, record)
    names = [*record.names, *(f"Player {number + 1}" for number in range(len(record.names), record.seats))]
    wording = Wording(game, Texts(lang), names)
    console = Console()
    for event in seen(match.events, None if seat is None else seat - 1):
        line = Text(wording.event(event))
        console.print(line.append(f"  {event.rule}", "dim") if why else line)


def verify(file: RecordFile, json: Json = False) -> None:
    """Check that a record keeps to the rules and has the result that it says."""
    record = read(file)
    try:
        match = play_again(find_game(record.game), record)
    except ReplayError as error:
        if json:
            print_json({"valid": False, "game": record.game, "place": error.place, "problem": error.problem})
            raise typer.Exit(1) from None
        raise
    scores = None if match.result is None else match.result.scores
    if json:
        print_json({"valid": True, "game": record.game, "moves": len(record.moves), "finished": match.over, "scores": scores})
        return
    outcome = f"result {scores}" if match.over else "not finished"
    told = f"{file}: {record.game}, {len(record.moves)} moves, {outcome}: every move keeps to the rules."
    Console().print(told, highlight=False, markup=False, soft_wrap=True)
