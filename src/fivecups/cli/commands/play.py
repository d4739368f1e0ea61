"""`fivecups play`: a game in the terminal, against bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..arguments import (
    GameName,
    Language,
    Options,
    UsageError,
    find_game,
    game_settings_errors,
    read_options,
)


def play(
    game: GameName,
    players: Annotated[int | None, typer.Option(help="How many play, you included.")] = None,
    name: Annotated[str | None, typer.Option(help="How you are called at the table.")] = None,
    lang: Language = "en",
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same dice.")] = None,
    bot: Annotated[
        str | None, typer.Option(help="Who plays the other seats; the strongest, if none is named.")
    ] = None,
    option: Options = None,
    record: Annotated[
        Path | None, typer.Option(help="Where to write the game's record at the end.")
    ] = None,
) -> None:
    """Play a game in the terminal. You sit in the first seat; bots play the others."""
    from rich.console import Console

    from fivecups.bots import best_bot, make_bot
    from fivecups.engine import Match, RandomChance
    from fivecups.records import write
    from fivecups.texts import Texts, Wording

    from ..terminal.coach import coach_for
    from ..terminal.game_loop import HUMAN, play_match
    from ..terminal.prompt import Prompt, Stopped
    from ..terminal.view_text import show_result

    played_game = find_game(game)
    texts = Texts(lang)
    if record is not None and not record.parent.is_dir():
        raise UsageError(f"--record {record}: there is no folder {record.parent}")
    seats = max(2, played_game.seat_counts[0]) if players is None else players
    with game_settings_errors(played_game, lang):
        match = Match(played_game, seats, read_options(played_game, option), RandomChance(seed))
    bot_name = bot or best_bot(played_game.name)
    console = Console()
    with console.status(texts.say("preparing-bots")):
        bots = {
            seat: make_bot(bot_name, played_game.name, match.state.options, f"{seed} {seat}")
            for seat in range(1, seats)
        }
    names = [
        name or texts.say("guest-name"),
        *(texts.say("bot-name", number=seat) for seat in range(1, seats)),
    ]
    match.record.names = tuple(names)
    prompt = Prompt(console, Wording(played_game, texts, names, HUMAN), coach_for(played_game))
    try:
        play_match(match, bots, prompt)
        show_result(console, prompt.wording, match)
    except (Stopped, EOFError):
        console.print(texts.say("game-left"))
    finally:
        if record is not None:
            write(match.record, record)
            console.print(
                texts.say("record-written", file=str(record)), highlight=False, markup=False
            )
