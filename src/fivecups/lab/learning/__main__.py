"""``python -m fivecups.lab.learning --players 4``: what things are worth at a table of Dice Town,
learned from games that quick players play against each other at a compiled table.

With ``--write`` bots play by the values of the last generation from then on, as far as they are
trusted (`fit.half_way`; `bots/dice_town/value/kept/learned.json`).
"""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

from fivecups.bots.dice_town.quick.usual import by_hand
from fivecups.bots.dice_town.value import learned
from fivecups.bots.dice_town.value.figures import fitted

from ..kept import keep
from ..progress import counted
from .arena import against
from .fit import half_way
from .run import Order, learn
from .self_play import AT_ONCE, Table


def main() -> None:
    parser = ArgumentParser(prog="python -m fivecups.lab.learning", description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--wild-west", action="store_true", help="with Wild West and the Indians")
    parser.add_argument("--games", type=int, default=10_000, help="of one generation")
    parser.add_argument("--generations", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="how many processes play")
    parser.add_argument("--ray", help="the address of a Ray cluster, or local")
    parser.add_argument("--save", type=Path, help="a file for the generations so far")
    parser.add_argument("--check", type=int, default=4000, help="games to compare values in")
    parser.add_argument(
        "--write", action="store_true", help="keep the values of the last generation"
    )
    given = parser.parse_args()
    table = Table(given.players, given.wild_west)
    order = Order(table, given.games, given.seed)
    known = order.first
    with counted("learning", given.generations * len(order.batches) * AT_ONCE) as progress:
        for generation in learn(
            order, given.generations, given.workers, given.ray, given.save, progress
        ):
            known = generation.known
            print(f"generation {generation.number}: loss {generation.loss:.2f}", flush=True)
    for name, worths in known.goods.items():
        print(f"{name:20}", *[f"{one:7.2f}" for one in worths])
    print(f"{'spread':20}", *[f"{one:7.2f}" for one in known.spread])
    for name, worth in known.cards.items():
        print(f"{name:20} {worth:7.2f}")
    if given.check:
        print(against(table, known, order.first, given.check, given.seed + 1))
    if given.write:
        every = dict(learned.all_learned())
        by_figures = by_hand(fitted(given.players, given.wild_west))
        every[learned.table_name(given.players, given.wild_west)] = half_way(known, by_figures)
        keep(learned.LEARNED, every)


if __name__ == "__main__":
    main()
