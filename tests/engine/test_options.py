"""Tests of a table's settings: defaults and refusals."""

from typing import Any

import pytest
from high_cup import HIGH_CUP

from fivecups.engine import Option, Refused
from fivecups.games.poker_dice import POKER_DICE


def refusal_of(game: Any, seats: Any, options: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    with pytest.raises(Refused) as refused:
        game.settings(seats, options)
    return refused.value.refusal.code, dict(refused.value.refusal.data)


def test_defaults_are_filled_in() -> None:
    assert POKER_DICE.settings(2, {"joker": "classic"}) == {
        "upper_bonus": "over_63",
        "joker": "classic",
        "zeros": "when_nothing_fits",
    }


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    assert refusal_of(POKER_DICE, 2, {"jokers": 1}) == (
        "unknown-option",
        {"option": "jokers", "known": "upper_bonus, joker, zeros"},
    )


def test_a_wrong_value_is_refused_with_the_possible_ones() -> None:
    code, details = refusal_of(POKER_DICE, 2, {"joker": "always"})
    assert (code, details["expected"]) == ("wrong-option", "only_after_50, classic")


@pytest.mark.parametrize("pot", [0, 10, "3", 3.0, True, None])
def test_a_number_out_of_range_or_of_another_type_is_refused(pot: Any) -> None:
    code, details = refusal_of(HIGH_CUP, 2, {"pot": pot})
    assert (code, details["expected"]) == ("wrong-option", "1–9")


@pytest.mark.parametrize("seats", ["2", 2.0, True, None, 99])
def test_a_seat_count_of_another_type_is_refused(seats: Any) -> None:
    low, high = HIGH_CUP.seat_counts[0], HIGH_CUP.seat_counts[-1]
    expected = {"seats": seats, "low": low, "high": high}
    assert low < high
    assert refusal_of(HIGH_CUP, seats, {}) == ("wrong-seats", expected)


def test_numbers_begin_at_nought_where_nothing_else_is_said() -> None:
    option = Option("pot", 0, "HC-1", high=3)
    assert [option.allows(value) for value in (-1, 0, 3, 4)] == [False, True, True, False]
    assert option.expected == "0–3"
    assert not Option("kind", "a", "HC-1", ("a", "b")).allows(0)
    assert Option("seconds", None, "HC-1", (None,), 10, 20).expected == "none, 10–20"
    assert Option("seconds", None, "HC-1", (None,), 10, 10).expected == "none, 10–10"
