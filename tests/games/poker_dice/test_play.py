"""Tests of seats, rounds, turns, rolls and boxes (PD-1 to PD-7)."""

import pytest

from fivecups.engine import Match, RandomChance, Refused, play_out
from fivecups.games.poker_dice import POKER_DICE
from fivecups.games.poker_dice.boxes import BOXES
from fivecups.testing import Scenario

from .turn_scenarios import all_but, turn_of, written


def test_pd_1_one_to_twelve_may_play() -> None:
    for seats in range(1, 13):
        state = POKER_DICE.start(seats, None, RandomChance(seats))
        assert len(state.sheets) == seats


@pytest.mark.parametrize("seats", [0, 13, -1])
def test_pd_1_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        Match(POKER_DICE, seats)
    assert refused.value.refusal.code == "wrong-seats"
    assert refused.value.refusal.data == {"seats": seats, "low": 1, "high": 12}


def test_pd_1_five_dice_of_six_faces_are_rolled() -> None:
    seen = {
        face for seed in range(40) for face in POKER_DICE.start(1, None, RandomChance(seed)).dice
    }
    assert seen == {1, 2, 3, 4, 5, 6}
    assert len(POKER_DICE.start(1, None, RandomChance(0)).dice) == 5


def test_pd_2_thirteen_rounds_each_with_one_turn_for_everyone_in_seat_order() -> None:
    table = Scenario(POKER_DICE, seats=3)
    turns = []
    while not table.match.over:
        turns.append((table.state.round, table.state.seat))
        seat = table.state.seat
        table.answer(
            seat, "write", next(box for verb, box in table.choices(seat) if verb == "write")
        )
    assert turns == [(number, seat) for number in range(1, 14) for seat in range(3)]


def test_pd_3_a_turn_has_three_rolls_at_most() -> None:
    table = Scenario(POKER_DICE, seats=1)
    table.answer(0, "keep", ())
    table.answer(0, "keep", ())
    assert table.state.rolls == 3
    refusal = table.refuse(0, "keep", ())
    assert (refusal.code, refusal.rule) == ("no-rolls-left", "PD-3")
    assert all(verb == "write" for verb, *_ in table.choices(0))


def test_pd_3_the_dice_set_aside_stay_and_the_rest_are_rolled() -> None:
    table = turn_of(0, dice="2 2 3 5 6")
    table.dice("1 4 2")
    table.answer(0, "keep", (2, 2))
    assert table.event("rolled").data == {
        "seat": 0,
        "roll": 2,
        "kept": (2, 2),
        "rolled": (1, 4, 2),
        "dice": (1, 2, 2, 2, 4),
    }
    assert table.state.dice == (1, 2, 2, 2, 4)


def test_pd_3_dice_set_aside_earlier_may_be_rolled_again() -> None:
    table = turn_of(0, dice="2 2 3 5 6")
    table.dice("6 6 6", "1 1")
    table.answer(0, "keep", (2, 2))
    table.answer(0, "keep", (6, 6, 6))
    assert table.state.dice == (1, 1, 6, 6, 6)


def test_pd_3_one_to_five_dice_are_rolled_again() -> None:
    table = turn_of(0, dice="1 2 3 4 5")
    kept = {len(answer[1]) for answer in table.choices(0) if answer[0] == "keep"}
    assert kept == {0, 1, 2, 3, 4}
    assert table.refuse(0, "keep", (1, 2, 3, 4, 5)).code == "nothing-to-roll"


@pytest.mark.parametrize("kept", [(6,), (1, 1), (2, 1), (0,), "12", 1, None, ((1,),)])
def test_pd_3_only_dice_on_the_table_can_be_set_aside(kept: object) -> None:
    table = turn_of(0, dice="1 2 3 4 5")
    assert table.refuse(0, "keep", kept).code == "dice-not-there"


@pytest.mark.parametrize("rolls", [1, 2])
def test_pd_4_a_player_may_stop_after_the_first_or_the_second_roll(rolls: int) -> None:
    table = turn_of(0, dice="1 2 3 4 6")
    if rolls == 2:
        table.answer(0, "keep", ())
    table.answer(0, "write", "chance")
    assert table.state.seat == 1
    assert table.state.rolls == 1


def test_pd_5_a_turn_ends_by_writing_into_exactly_one_box() -> None:
    table = turn_of(0, dice="1 2 3 4 6")
    table.answer(0, "write", "chance")
    assert [box for box, entry in zip(BOXES, table.state.sheets[0], strict=True) if entry >= 0] == [
        "chance"
    ]
    assert table.state.seat == 1


def test_pd_5_a_turn_cannot_be_skipped() -> None:
    table = turn_of(0, dice="1 2 3 4 6")
    assert {verb for verb, *_ in table.choices(0)} == {"keep", "write"}
    assert table.refuse(0, "pass").code == "unknown-verb"
    assert table.refuse(1, "write", "chance").code == "not-asked"


def test_pd_6_any_free_box_that_fits_takes_what_the_dice_score_there() -> None:
    table = turn_of(0, dice="2 2 2 3 3", rolls=3)
    fits = ["twos", "threes", "three_of_a_kind", "full_house", "chance"]
    assert [box for _, box in table.choices(0)] == fits
    table.answer(0, "write", "threes")
    assert written(table, 0, "threes") == 6


def test_pd_6_the_source_keeps_zeros_for_what_fits_nowhere_by_default() -> None:
    assert POKER_DICE.settings(1)["zeros"] == "when_nothing_fits"


def test_pd_6_a_zero_is_refused_while_a_free_box_fits() -> None:
    table = turn_of(0, {"twos": 6}, dice="2 2 2 3 3", rolls=1)
    refusal = table.refuse(0, "write", "large_straight")
    assert (refusal.code, refusal.rule) == ("no-zero-yet", "PD-6")
    assert refusal.data == {"boxes": ("threes", "three_of_a_kind", "full_house", "chance")}
    assert table.refuse(0, "write", "twos").code == "box-filled"
    closed = table.view(0).table.closed
    assert closed == "no-zero-yet"


def test_pd_6_where_nothing_fits_a_zero_goes_into_any_free_box() -> None:
    sheet = all_but("ones", "poker", "large_straight")
    table = turn_of(0, sheet, dice="2 2 2 3 3", rolls=3)
    assert [box for _, box in table.choices(0)] == ["ones", "large_straight", "poker"]
    assert table.view(0).table.closed is None
    table.answer(0, "write", "poker")
    assert written(table, 0, "poker") == 0


def test_pd_6_chance_may_always_be_used_and_never_has_to_be() -> None:
    table = turn_of(0, all_but("ones", "poker", "chance"), dice="2 2 2 3 3", rolls=3)
    assert [box for _, box in table.choices(0)] == ["ones", "poker", "chance"]
    table.answer(0, "write", "ones")
    assert written(table, 0, "ones") == 0
    fitting = turn_of(0, all_but("twos", "poker", "chance"), dice="2 2 2 3 3", rolls=3)
    assert [box for _, box in fitting.choices(0)] == ["twos", "chance"]


def test_pd_6_option_anywhere_takes_a_zero_at_any_time() -> None:
    table = turn_of(0, dice="2 2 2 3 3", rolls=3, zeros="anywhere")
    assert [box for _, box in table.choices(0)] == list(BOXES)
    assert table.view(0).table.closed is None
    table.answer(0, "write", "large_straight")
    assert written(table, 0, "large_straight") == 0


def test_pd_7_a_box_takes_one_value_once() -> None:
    table = turn_of(0, {"chance": 12}, dice="2 2 2 3 3")
    refusal = table.refuse(0, "write", "chance")
    assert (refusal.code, refusal.rule, refusal.data) == ("box-filled", "PD-7", {"box": "chance"})
    assert ("write", "chance") not in table.choices(0)


def test_a_box_that_does_not_exist_is_refused() -> None:
    assert turn_of(0, dice="2 2 2 3 3").refuse(0, "write", "sevens").code == "no-such-box"


def test_random_games_fill_every_box() -> None:
    for seed in range(5):
        state = POKER_DICE.start(2, None, RandomChance(seed))
        assert play_out(state, RandomChance(seed)) >= 26
        assert all(entry >= 0 for sheet in state.sheets for entry in sheet)
