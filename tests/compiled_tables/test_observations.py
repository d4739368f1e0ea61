"""Tests of the observations of compiled Dice Town: nothing that the seat may not know (DT-8,
DT-27), and no remains of earlier states."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from fivecups.compiled.batch import GO_ON
from fivecups.compiled.chance import SplitMixChance, to_signed
from fivecups.compiled.dice_town import state_layout
from fivecups.compiled.dice_town.observation import OBSERVATION, observe
from fivecups.compiled.dice_town.state_encoder import encode
from fivecups.compiled.dice_town.table import DiceTownGames
from fivecups.engine import Form, RandomChance, awaited, twin
from fivecups.games.dice_town import DICE_TOWN

from .test_dice_town import BASE, INDIANS, Pair


def encoded(games: DiceTownGames, state: Any) -> Any:
    """Return the rows of an encoded state, up to its next question."""
    single = DiceTownGames(1, games.seats, games.options)
    single.states[0] = encode(state, 1)
    single.step(np.array([GO_ON], dtype=np.int64))
    return single.states


@pytest.mark.parametrize(("seats", "options"), [(3, BASE), (4, INDIANS)])
def test_dt_8_twins_look_the_same_and_nothing_is_left_behind(
    seats: int, options: dict[str, Any]
) -> None:
    rng, chance = Random(seats), SplitMixChance(5)
    games = DiceTownGames(1, seats, options)
    games.reset([to_signed(chance.seed)])
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
    assert (seen[:, state_layout.CUPS + 1] == games.states[:, state_layout.CUPS + 1]).all()
    assert not seen[:, [state_layout.CUPS, state_layout.CUPS + 2]].any()
