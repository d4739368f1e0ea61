"""`fivecups review`: the review of a finished game."""

from __future__ import annotations

from typing import Annotated

import typer

from ..arguments import Json, Language, UsageError, find_game, player_names, print_json
from .records import RecordFile


def review(
    file: RecordFile,
    seat: Annotated[int | None, typer.Option(help="Only this player (1, 2, …).")] = None,
    lang: Language = "en",
    json: Json = False,
) -> None:
    """Say for each player what was luck, what decisions cost, and which ones cost most."""
    from fivecups.bots.analysis import REVIEWED
    from fivecups.engine import ReplayError, replay
    from fivecups.records import read
    from fivecups.texts import Texts, Wording

    from ..terminal.review_text import ReviewPrinter, with_progress

    record = read(file)
    game = find_game(record.game)
    if game.name not in REVIEWED:
        raise UsageError(
            f"games of {game.name} are not reviewed; there is a review of {', '.join(sorted(REVIEWED))}"
        )
    if seat is not None and not 1 <= seat <= record.seats:
        raise UsageError(f"--seat {seat}: a number from 1 to {record.seats} is expected")
    texts = Texts(lang)
    if replay(game, record).result is None:
        raise ReplayError("result", "the game is not finished")
    analysis = with_progress(record)
    if json:
        print_json(analysis)
        return
    printer = ReviewPrinter(Wording(game, texts, player_names(record)), analysis)
    for seat_review in analysis.seats:
        if seat is None or seat_review.seat == seat - 1:
            printer.seat(seat_review)
    printer.footnotes()
