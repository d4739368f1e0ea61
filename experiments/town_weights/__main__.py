"""Searches for better weights at a table of Dice Town: ``python -m experiments.town_weights
--players 4 --wild-west``.

With ``--write`` the master's rows of `weights.json` become the weights of the last generation, and
the expert's rows move a part of the way there.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from fivecups.bots.dice_town.weights import all_weights, table_kind, weights_for
from fivecups.lab.progress_bar import progress_bar

from ..data_files import write_weights
from .parameter_search import Plan, search
from .parameters import changed, parameters, part_of_the_way


def main(
    players: Annotated[int, typer.Option(help="How many play.")] = 4,
    wild_west: Annotated[bool, typer.Option(help="With Wild West and the Indians.")] = False,
    games: Annotated[int, typer.Option(help="Games in a generation.")] = 400,
    generations: Annotated[int, typer.Option(help="How many generations are played.")] = 2,
    step: Annotated[float, typer.Option(help="The length of a step, in parameters' steps.")] = 1.2,
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights.")] = 1,
    level: Annotated[str, typer.Option(help="The level whose weights are the start.")] = "expert",
    also: Annotated[str, typer.Option(help="Other numbers of players to move too: 3,5")] = "",
    workers: Annotated[int, typer.Option(help="How many processes play.")] = 1,
    ray: Annotated[str | None, typer.Option(help="The address of a Ray cluster, or local.")] = None,
    save: Annotated[Path | None, typer.Option(help="A file for the games so far.")] = None,
    write: Annotated[bool, typer.Option(help="Bots play by the new weights.")] = False,
    experts: Annotated[float, typer.Option(help="The part of the way that experts go.")] = 0.5,
) -> None:
    seats = (players, *[int(number) for number in also.split(",") if number])
    rows = {number: weights_for(level, number, wild_west) for number in seats}
    starts = dict(rows)
    plan = Plan(players, wild_west, rows[players], games, step, seed)
    with progress_bar("playing", generations * games) as bar:
        for generation in search(plan, generations, workers, ray, save, bar.advance):
            steps = [slope.moved for slope in generation.slopes]
            rows = {
                number: changed(weights, parameters(weights, wild_west), steps)
                for number, weights in rows.items()
            }
            print(f"generation {generation.number}")
            for slope in generation.slopes:
                print(
                    f"{slope.name:32} {slope.points:+6.2f} ± {slope.error:.2f} points a step, "
                    f"moved by {slope.moved:+.2f}",
                    flush=True,
                )
    if write:
        every = {name: dict(tables) for name, tables in all_weights().items()}
        for number, weights in rows.items():
            kind = table_kind(number, wild_west)
            every["master"][kind] = weights
            every["expert"][kind] = part_of_the_way(starts[number], weights, experts)
        write_weights(every)


if __name__ == "__main__":
    typer.run(main)
