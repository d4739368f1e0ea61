"""The greedy level keeps its most frequent face and writes into the box that scores most."""

from __future__ import annotations

import pytest

from fivecups.bots import make_bot
from fivecups.games.poker_dice import POKER_DICE
from fivecups.testing import Scenario


@pytest.mark.parametrize(
    ("dice", "box"),
    [
        ((6, 6, 6, 6, 6), "poker"),
        ((2, 3, 4, 5, 6), "large_straight"),
        ((2, 2, 2, 3, 3), "full_house"),
        ((1, 3, 4, 5, 6), "small_straight"),
    ],
)
def test_the_greedy_writes_its_best_box(dice: tuple[int, ...], box: str) -> None:
    table = Scenario(POKER_DICE, 1)
    table.state.dice, table.state.rolls = dice, 3
    view = table.view(0)
    assert make_bot("greedy", "poker-dice", {}).answer(view, view.asks[0]) == ("write", box)


def test_the_greedy_keeps_the_higher_of_two_pairs() -> None:
    table = Scenario(POKER_DICE, 1)
    table.state.dice, table.state.rolls = (2, 2, 5, 5, 6), 1
    view = table.view(0)
    assert make_bot("greedy", "poker-dice", {}).answer(view, view.asks[0]) == ("keep", (5, 5))
