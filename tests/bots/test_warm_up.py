"""Warming up: afterwards nothing is left to be compiled."""

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
from fivecups.lab.simulate import play

def versions():
    modules = [module for name, module in sys.modules.items() if name.startswith("fivecups.bots")]
    found = [one for module in modules for one in vars(module).values() if isinstance(one, Dispatcher)]
    return {f"{one.__module__}.{one.__name__}": one.signatures for one in found}

game = GAMES[sys.argv[1]]
warm_up(game.name)
warm = versions()
assert any(warm.values())
more = {one.name: True for one in game.options if one.default is False}
for seats, options in ((game.seat_counts[0], {}), (game.seat_counts[-1], more)):
    state = game.start(seats, options, RandomChance("another game"))
    play(game, state, [make_bot(("master", "expert")[seat % 2], game.name, state.options, f"{seat}") for seat in range(seats)])
print({name: found for name, found in versions().items() if found != warm.get(name)})
"""


@pytest.mark.parametrize("game", GAMES)
def test_after_warming_up_nothing_is_left_to_be_compiled(game: str) -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT, game], capture_output=True, text=True)
    assert (done.returncode, done.stdout.strip()) == (0, "{}"), done.stderr
