"""Compiles what bots and compiled tables run, and solves what our solver is compared with, once,
before tests in several processes would each do it for themselves: ``python -m tests.compiled``."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from fivecups.bots import warm_up
from fivecups.compiled.dice_town.table import DiceTownGames
from fivecups.compiled.poker_dice.table import PokerDiceGames
from fivecups.compiled.tables import CompiledGames
from fivecups.lab.learning.run import Order, learn
from fivecups.lab.learning.self_play import Table
from tests.bots.poker_dice.peer import solved_table


def begin(games: Callable[[int, int], CompiledGames]) -> None:
    """The first game at a compiled table compiles its rules."""
    games(1, 2).reset([1])


def learn_a_little() -> None:
    """The first games to learn from compile the quick player of Dice Town."""
    for _ in learn(Order(Table(2), 1, 1), 1):
        pass


WORK = (
    partial(begin, DiceTownGames),
    learn_a_little,
    *[partial(warm_up, game) for game in ("dice-town", "gentlemans-deal", "poker-dice")],
    partial(begin, PokerDiceGames),
    solved_table,
)

if __name__ == "__main__":
    with ProcessPoolExecutor(2) as pool:
        for done in [pool.submit(work) for work in WORK]:
            done.result()
