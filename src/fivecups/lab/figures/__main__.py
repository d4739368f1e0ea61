"""``python -m fivecups.lab.figures --players 4 --wild-west``: better figures for a master of Dice
Town at a table.

With ``--write`` masters play by the figures of the last generation from then on
(`bots/dice_town/value/kept/masters.json`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

from fivecups.bots.dice_town.value.figures import OF_MASTERS, mastered, of_masters, tuned
from fivecups.bots.dice_town.value.learned import table_name

from ..kept import keep
from .search import Order, search


def main(
    players: Annotated[int, typer.Option(help="How many play.")] = 4,
    wild_west: Annotated[bool, typer.Option(help="With Wild West and the Indians.")] = False,
    games: Annotated[int, typer.Option(help="How many games there are for a step.")] = 400,
    generations: Annotated[int, typer.Option(help="How many steps are made.")] = 2,
    step: Annotated[float, typer.Option(help="How far a step goes, in usual turns.")] = 1.2,
    seed: Annotated[int, typer.Option(help="The same seed gives the same figures.")] = 1,
    from_master: Annotated[
        bool, typer.Option(help="Begin with the master's figures, not with the expert's.")
    ] = False,
    workers: Annotated[int, typer.Option(help="How many processes play.")] = 1,
    ray: Annotated[str | None, typer.Option(help="The address of a Ray cluster, or local.")] = None,
    save: Annotated[Path | None, typer.Option(help="A file for the games so far.")] = None,
    write: Annotated[bool, typer.Option(help="Masters play by what was found.")] = False,
) -> None:
    first = (mastered if from_master else tuned)(players, wild_west)
    order = Order(players, wild_west, first, games, step, seed)
    columns = (*Progress.get_default_columns()[:-1], MofNCompleteColumn(), TimeRemainingColumn())
    found = first
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("playing", total=generations * games)
        for generation in search(
            order, generations, workers, ray, save, lambda done: progress.advance(task, done)
        ):
            found = generation.figures
            print(f"generation {generation.number}")
            for slope in generation.slopes:
                print(
                    f"{slope.name:20} {slope.points:+6.2f} ± {slope.error:.2f} points a turn, "
                    f"turned by {slope.turned:+.2f}",
                    flush=True,
                )
    print(found)
    if write:
        keep(OF_MASTERS, {**of_masters(), table_name(players, wild_west): found})


if __name__ == "__main__":
    typer.run(main)
