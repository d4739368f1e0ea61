"""Tests of the scenario class, with the game High Cup."""

import pytest
from high_cup import HIGH_CUP, roll_under_cups

from fivecups.engine import CLOCK, ChanceError, Refused
from fivecups.testing import Scenario


def test_dice_are_scripted_and_positions_set() -> None:
    table = Scenario(HIGH_CUP, seats=3, pot=2)
    table.dice("2", "6", "5")
    table.begin_at(roll_under_cups)
    table.state.coins[2] = 4
    for seat in range(3):
        table.answer(seat, "stand")
    assert table.event("took").data == {"seat": 1}
    assert table.view(2).table.coins == (0, 1, 4)


def test_a_seat_sees_its_own_die_only() -> None:
    table = Scenario(HIGH_CUP, seats=2)
    table.dice("2", "6")
    table.begin_at(roll_under_cups)
    assert table.view(0).table.my_die == 2
    assert table.view(None).table.my_die is None
    assert [event.data for event in table.events(1)] == [{"die": 6}]
    assert [event.data for event in table.events(None)] == [{}]


def test_the_clock_and_seats_that_do_not_exist_see_nobodys_die() -> None:
    table = Scenario(HIGH_CUP, seats=2)
    assert table.view(CLOCK).table.my_die is None
    for seat in (-2, 2):
        with pytest.raises(Refused, match="no-such-seat"):
            table.view(seat)


def test_the_clock_can_be_answered_for() -> None:
    table = Scenario(HIGH_CUP, seats=2)
    table.answer(0, "stand")
    table.answer(CLOCK, "time")
    assert table.event("lifted").data["standing"] == (0,)


def test_asks_can_be_looked_at_by_name() -> None:
    table = Scenario(HIGH_CUP, seats=2)
    assert table.asked(1) == ["stand_or_fold"]
    assert table.choices(1, "stand_or_fold") == [("stand",), ("fold",)]
    assert table.refuse(1, "run").code == "unknown-verb"
    with pytest.raises(AssertionError, match="is not asked bid"):
        table.ask(1, "bid")
    with pytest.raises(AssertionError, match="a refusal was expected"):
        table.refuse(1, "stand")
    with pytest.raises(AssertionError, match="0 events"):
        table.event("took")


def test_a_script_that_does_not_fit_is_noticed() -> None:
    table = Scenario(HIGH_CUP, seats=2)
    table.dice("2 2")
    with pytest.raises(ChanceError, match="1 dice with 6 faces"):
        table.begin_at(roll_under_cups)
    table.shuffles((0, 0))
    with pytest.raises(ChanceError, match="2 cards are shuffled"):
        table.chance.shuffle(2)
    table.picks(2)
    with pytest.raises(ChanceError, match="there are only 2"):
        table.chance.pick(2)
