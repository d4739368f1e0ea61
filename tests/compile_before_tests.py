"""Script that compiles all machine code of bots and compiled tables, and solves the games that
tests compare with, before tests in several processes would each do so: ``python -m
tests.compile_before_tests``."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from fivecups.bots import warm_up
from fivecups.compiled.batch import CompiledGames
from fivecups.compiled.dice_town.table import DiceTownGames
from fivecups.compiled.poker_dice.table import PokerDiceGames
from tests.bots.poker_dice.peer import solved_table


def begin(games: Callable[[int, int], CompiledGames]) -> None:
    """Begin a compiled game, which compiles its rules."""
    games(1, 2).reset([1])


WORK = (
    partial(begin, DiceTownGames),
    *[partial(warm_up, game) for game in ("dice-town", "gentlemans-deal", "poker-dice")],
    partial(begin, PokerDiceGames),
    solved_table,
)

if __name__ == "__main__":
    with ProcessPoolExecutor(2) as pool:
        for done in [pool.submit(work) for work in WORK]:
            done.result()
