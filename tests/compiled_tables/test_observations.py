"""What learners see of a compiled game of Dice Town: nothing that the seat may not know (DT-8,
DT-27), and nothing that was left behind in the state."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from fivecups.compiled.chance import SameChance, signed
from fivecups.compiled.dice_town import layout as at
from fivecups.compiled.dice_town.encode import encode
from fivecups.compiled.dice_town.observe import OBSERVATION, observe
from fivecups.compiled.dice_town.table import DiceTownGames
from fivecups.compiled.tables import GO_ON
from fivecups.engine import Form, RandomChance, awaited, twin
from fivecups.games.dice_town import DICE_TOWN

from .test_dice_town import BASE, INDIANS, Pair


def encoded(games: DiceTownGames, state: Any) -> Any:
    """The rows of a state and of nothing else, up to its next question."""
    one = DiceTownGames(1, games.seats, games.options)
    one.states[0] = encode(state, 1)
    one.step(np.array([GO_ON], dtype=np.int64))
    return one.states


@pytest.mark.parametrize(("seats", "options"), [(3, BASE), (4, INDIANS)])
def test_dt_8_twins_look_the_same_and_nothing_is_left_behind(
    seats: int, options: dict[str, Any]
) -> None:
    rng, chance = Random(seats), SameChance(5)
    games = DiceTownGames(1, seats, options)
    games.reset([signed(chance.state)])
    pair = Pair(games, 0, chance, rng)
    twins = RandomChance(8)
    looks = 0
    while pair.state.result is None:
        seat = awaited(pair.state)[0]
        form = isinstance(pair.choices(seat), Form)
        games.step(np.array([pair.choose()], dtype=np.int64))
        if (form and not pair.after()) or pair.state.result is not None or rng.randrange(4):
            continue
        observer = rng.randrange(seats)
        seen = observe(games.states, observer)
        assert seen.shape == (1, OBSERVATION)
        again = observe(encoded(games, pair.state), observer)
        places = np.nonzero(seen[0] != again[0])[0]
        assert not len(places), (places, pair.state.askings[-1])
        other = twin(DICE_TOWN, pair.state, observer, twins)
        unlike = observe(encoded(games, other), observer)
        places = np.nonzero(seen[0] != unlike[0])[0]
        assert not len(places), (places, pair.state.askings[-1])
        looks += 1
    assert looks > 50


def test_a_seat_sees_its_own_dice_and_hand() -> None:
    games = DiceTownGames(2, 3)
    games.reset([1, 2])
    seen = observe(games.states, 1)
    assert (seen[:, at.CUPS + 1] == games.states[:, at.CUPS + 1]).all()
    assert not seen[:, [at.CUPS, at.CUPS + 2]].any()
