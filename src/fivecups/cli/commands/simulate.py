"""`fivecups simulate`: play many games between bots."""

from __future__ import annotations

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
    from fivecups.lab import Simulation


def simulate(
    game: GameName,
    players: Annotated[int, typer.Option(help="How many play.")] = 2,
    games: Annotated[int, typer.Option(help="How many games are played.")] = 100,
    bots: Annotated[
        str, typer.Option(help="One bot for all seats, or one for each, separated by commas.")
    ] = "random",
    option: Options = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    json: Json = False,
) -> None:
    """Let bots play many games and show their speed, mean scores and shares of wins."""
    from fivecups.lab import simulate as run
    from fivecups.lab.progress_bar import progress_bar

    chosen_game = find_game(game)
    options = read_options(chosen_game, option)
    names = tuple(name.strip() for name in bots.split(","))
    with (
        game_settings_errors(chosen_game),
        progress_bar("playing", games, console_for_errors()) as bar,
    ):
        simulation = run(chosen_game, players, games, names, options, seed, bar.advance)
    if json:
        print_json(simulation)
    else:
        show(simulation)


def show(simulation: Simulation) -> None:
    print_table(
        f"{simulation.games} games, {simulation.decisions} decisions,"
        f" {simulation.decisions_per_second:,.0f} a second{rounds_per_game_text(simulation.rounds)}",
        ("seat", "bot", "mean score", "win share"),
        (
            (str(seat), name, f"{score:.2f}", f"{share:.1%}")
            for seat, (name, score, share) in enumerate(
                zip(simulation.bots, simulation.mean_score, simulation.win_share, strict=True), 1
            )
        ),
    )
