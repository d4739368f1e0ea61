"""``python -m fivecups.lab.figures --players 4 --wild-west``: better figures for a master of Dice
Town at a table.

With ``--write`` masters play by the figures of the last generation from then on, and experts by
what lies a part of the way there from the figures by hand (`bots/dice_town/value/kept`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from fivecups.bots.dice_town.value.figures import FOUND, found, known, tuned
from fivecups.bots.dice_town.value.learned import table_name

from ..kept import keep
from ..progress import counted
from .knobs import knobs, part_of_the_way, turned
from .search import Order, search


def main(
    players: Annotated[int, typer.Option(help="How many play.")] = 4,
    wild_west: Annotated[bool, typer.Option(help="With Wild West and the Indians.")] = False,
    games: Annotated[int, typer.Option(help="How many games there are for a step.")] = 400,
    generations: Annotated[int, typer.Option(help="How many steps are made.")] = 2,
    step: Annotated[float, typer.Option(help="How far a step goes, in usual turns.")] = 1.2,
    seed: Annotated[int, typer.Option(help="The same seed gives the same figures.")] = 1,
    from_master: Annotated[
        bool, typer.Option(help="Begin with the master's figures, not with those by hand.")
    ] = False,
    also: Annotated[
        str, typer.Option(help="Other numbers of players to turn the same for: 3,5")
    ] = "",
    workers: Annotated[int, typer.Option(help="How many processes play.")] = 1,
    ray: Annotated[str | None, typer.Option(help="The address of a Ray cluster, or local.")] = None,
    save: Annotated[Path | None, typer.Option(help="A file for the games so far.")] = None,
    write: Annotated[bool, typer.Option(help="Bots play by what was found.")] = False,
    experts: Annotated[
        float, typer.Option(help="The part of the way from the figures by hand that experts go.")
    ] = 0.5,
) -> None:
    every = {
        seats: tuned(seats, wild_west, "master") if from_master else known(seats, wild_west)
        for seats in (players, *[int(one) for one in also.split(",") if one])
    }
    order = Order(players, wild_west, every[players], games, step, seed)
    with counted("playing", generations * games) as progress:
        for generation in search(order, generations, workers, ray, save, progress):
            turns = [slope.turned for slope in generation.slopes]
            every = {
                seats: turned(figures, knobs(figures, wild_west), turns)
                for seats, figures in every.items()
            }
            print(f"generation {generation.number}")
            for slope in generation.slopes:
                print(
                    f"{slope.name:20} {slope.points:+6.2f} ± {slope.error:.2f} points a turn, "
                    f"turned by {slope.turned:+.2f}",
                    flush=True,
                )
    print(every)
    if not write:
        return
    rows = {table_name(seats, wild_west): figures for seats, figures in every.items()}
    keep(FOUND["master"], {**found("master"), **rows})
    parts = {
        table_name(seats, wild_west): part_of_the_way(known(seats, wild_west), figures, experts)
        for seats, figures in every.items()
    }
    keep(FOUND["expert"], {**found("expert"), **parts})


if __name__ == "__main__":
    typer.run(main)
