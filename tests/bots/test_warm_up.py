"""The warm-up: afterwards nothing is left to compile."""

from __future__ import annotations

import subprocess
import sys

import pytest

from fivecups.games import GAMES

SCRIPT = """
import sys
from numba.core.dispatcher import Dispatcher
from fivecups.bots import make_bot, warm_up
from fivecups.engine import RandomChance
from fivecups.games import GAMES
from fivecups.lab.game_loop import play_game

def versions():
    modules = [module for name, module in sys.modules.items() if name.startswith("fivecups.bots")]
    found = [one for module in modules for one in vars(module).values() if isinstance(one, Dispatcher)]
    return {f"{one.__module__}.{one.__name__}": one.signatures for one in found}

game = GAMES[sys.argv[1]]
warm_up(game.name)
warm = versions()
assert any(warm.values())
more = {one.name: True for one in game.options if one.default is False}
tables = ((game.seat_counts[0], {}), (game.seat_counts[-1], more))
for seats, options in tables if sys.argv[2] == "all" else [(max(2, game.seat_counts[0]), more)]:
    state = game.start(seats, options, RandomChance("another game"))
    play_game(game, state, [make_bot(("master", "expert")[seat % 2], game.name, state.options, f"{seat}") for seat in range(seats)])
print({name: found for name, found in versions().items() if found != warm.get(name)})
"""


@pytest.mark.timeout(600)  # compiles for a minute or more if the sources have just changed
@pytest.mark.parametrize("tables", ["one", pytest.param("all", marks=pytest.mark.slow)])
@pytest.mark.parametrize("game", GAMES)
def test_after_warming_up_nothing_is_left_to_be_compiled(game: str, tables: str) -> None:
    """Plays a game with all options at a small table; in the slow run also the default and the
    largest table."""
    order = [sys.executable, "-c", SCRIPT, game, tables]
    done = subprocess.run(order, capture_output=True, text=True)
    assert (done.returncode, done.stdout.strip()) == (0, "{}"), done.stderr
