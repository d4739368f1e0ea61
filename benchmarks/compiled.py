"""Random play at the compiled tables: decisions per second of one core.

python benchmarks/compiled.py [--json]

A decision is a whole answer of the readable game, an offer too, however many parts it is filled in
with. Games are begun and played to their ends by
compiled code alone; what counts is processor time.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any

from measure import rates

from fivecups.compiled.batch import CompiledGames
from fivecups.compiled.dice_town.table import DiceTownGames
from fivecups.compiled.poker_dice.table import PokerDiceGames

GAMES = 1_000


def playing(games: CompiledGames) -> Callable[[], int]:
    def play() -> int:
        games.reset(range(GAMES))
        return games.play_out()

    return play


def main() -> None:
    tables: dict[str, tuple[Any, float]] = {
        "poker dice, one player": (PokerDiceGames(GAMES, 1), 5e6),
        "poker dice, four players": (PokerDiceGames(GAMES, 4), 5e6),
        "dice town, two players": (DiceTownGames(GAMES, 2), 5e5),
        "dice town, four players": (DiceTownGames(GAMES, 4), 5e5),
        "wild west, four players": (DiceTownGames(GAMES, 4, {"wild_west": True}), 5e5),
        "with the indians, six players": (
            DiceTownGames(GAMES, 6, {"wild_west": True, "indians": True}),
            5e5,
        ),
    }
    rate_by_table = rates({name: playing(games) for name, (games, _) in tables.items()})
    if "--json" in sys.argv:
        print(json.dumps({"decisions_per_second": rate_by_table}))
        return
    for name, rate in rate_by_table.items():
        print(f"{name:32} {rate:12,.0f} decisions per second (bar: {tables[name][1]:,.0f})")


if __name__ == "__main__":
    main()
