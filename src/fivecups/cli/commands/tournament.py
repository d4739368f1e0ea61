"""`fivecups tournament`: compare the strength of bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..arguments import (
    GameName,
    Json,
    Options,
    console_for_errors,
    find_game,
    game_settings_errors,
    print_json,
    print_table,
    read_options,
    rounds_per_game_text,
)

if TYPE_CHECKING:
    from fivecups.lab import Interval, Tournament


def tournament(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(help="Bots, separated by commas; the last one fills the seats that are left."),
    ],
    players: Annotated[int, typer.Option(help="How many play.")] = 2,
    games: Annotated[
        int,
        typer.Option(help="How many games are played, rounded up to whole rotations of the seats."),
    ] = 200,
    workers: Annotated[int, typer.Option(help="How many processes play.")] = 1,
    option: Options = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    ray: Annotated[
        str | None,
        typer.Option(help="Play on the Ray cluster at this address, or on one of its own: local."),
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(help="A file for the games played so far, to go on after an interruption."),
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(help="A file for a picture of the outcome: .svg or .png.")
    ] = None,
    json: Json = False,
) -> None:
    """Let bots play each other in all seats on the same dice; show win shares and ratings."""
    from fivecups.lab import run_tournament
    from fivecups.lab.progress_bar import progress_bar
    from fivecups.lab.tournament import plots

    chosen_game = find_game(game)
    names = tuple(name.strip() for name in bots.split(","))
    if plot is not None:
        plots.check(plot)
    with (
        game_settings_errors(chosen_game),
        progress_bar("playing", -(-games // players) * players, console_for_errors()) as bar,
    ):
        outcome = run_tournament(
            chosen_game,
            players,
            names,
            games,
            read_options(chosen_game, option),
            seed,
            workers,
            ray,
            save,
            bar.advance,
        )
    if plot is not None:
        plots.plot(outcome, plot)
    if json:
        print_json(outcome)
    else:
        show(outcome)


def show(outcome: Tournament) -> None:
    from rich.console import Console

    print_table(
        f"{outcome.games} games on {outcome.deals} deals, seed {outcome.seed}"
        f"{rounds_per_game_text(outcome.rounds)}; fair {outcome.fair_share:.1%}",
        ("bot", "win share", "less the others", "score", "rating", "ms"),
        (
            (
                standing.bot + (f" ×{standing.seats}" if standing.seats > 1 else ""),
                percent(standing.win_share),
                percent(standing.paired, "+"),
                f"{standing.mean_score.mean:.2f}",
                f"{standing.rating.mean:.0f} ± {standing.rating.high - standing.rating.mean:.0f}",
                f"{standing.milliseconds:.2f}",
            )
            for standing in outcome.standings
        ),
    )
    shares = ", ".join(f"{share.mean:.1%}" for share in outcome.seat_shares)
    Console().print(f"win share by seat: {shares}")


def percent(interval: Interval, sign: str = "") -> str:
    return f"{interval.mean:{sign}.1%} ({interval.low:{sign}.1%} … {interval.high:{sign}.1%})"
