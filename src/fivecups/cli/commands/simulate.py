"""`fivecups simulate`: many games between bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from ..common import (
    GameName,
    Json,
    Options,
    console_for_errors,
    find_game,
    print_json,
    print_table,
    read_options,
    rounds_a_game,
    settings_of,
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
    from rich.progress import Progress

    from fivecups.lab import simulate as run

    found = find_game(game)
    options = read_options(found, option)
    names = tuple(name.strip() for name in bots.split(","))
    with settings_of(found), Progress(console=console_for_errors(), transient=True) as progress:
        task = progress.add_task("playing", total=games)
        simulation = run(
            found, players, games, names, options, seed, lambda: progress.advance(task)
        )
    if json:
        print_json(simulation)
    else:
        show(simulation)


def show(simulation: Simulation) -> None:
    print_table(
        f"{simulation.games} games, {simulation.decisions} decisions,"
        f" {simulation.decisions_per_second:,.0f} a second{rounds_a_game(simulation.rounds)}",
        ("seat", "bot", "mean score", "win share"),
        (
            (str(seat), name, f"{score:.2f}", f"{share:.1%}")
            for seat, (name, score, share) in enumerate(
                zip(simulation.bots, simulation.mean_score, simulation.win_share, strict=True), 1
            )
        ),
    )
