"""Tests of scores, bonuses, jokers and totals in play (PD-10 to PD-42)."""

import pytest

from fivecups.games.poker_dice import POKER_DICE
from fivecups.games.poker_dice.boxes import BOXES, LOWER, UPPER
from fivecups.testing import Scenario

from .turn_scenarios import all_but, enter, turn_of, written


def write(dice: str, box: str) -> int:
    table = turn_of(0, dice=dice, zeros="anywhere")
    table.answer(0, "write", box)
    assert table.event("wrote").data["score"] == written(table, 0, box)
    return written(table, 0, box)


@pytest.mark.parametrize(
    ("box", "score"),
    [("ones", 2), ("fours", 8), ("fives", 5), ("twos", 0), ("threes", 0), ("sixes", 0)],
)
def test_pd_10_an_upper_box_sums_the_dice_of_its_face(box: str, score: int) -> None:
    assert write("1 4 1 5 4", box) == score


@pytest.mark.parametrize(
    ("option", "upper", "bonus"),
    [("over_63", 63, 0), ("over_63", 64, 35), ("from_63", 62, 0), ("from_63", 63, 35)],
)
def test_pd_11_upper_bonus(option: str, upper: int, bonus: int) -> None:
    sheet = {"ones": upper - 60, "twos": 0, "threes": 12, "fours": 12, "fives": 20}
    table = turn_of(0, sheet, dice="6 6 6 1 2", upper_bonus=option)
    enter(table, 0, {"sixes": -1, "fives": 18})
    table.answer(0, "write", "sixes")
    view = table.view(0).table.sheets[0]
    assert (view.upper, view.upper_bonus) == (upper, bonus)
    assert [event.kind for event in table.latest].count("upper_bonus") == (1 if bonus else 0)


def test_pd_11_the_source_asks_for_more_than_63_by_default() -> None:
    assert POKER_DICE.settings(1)["upper_bonus"] == "over_63"


@pytest.mark.parametrize(
    ("dice", "score"), [("5 5 5 2 4", 21), ("5 5 5 5 4", 24), ("6 6 6 6 6", 30), ("5 5 2 2 4", 0)]
)
def test_pd_20_three_of_a_kind(dice: str, score: int) -> None:
    assert write(dice, "three_of_a_kind") == score


@pytest.mark.parametrize(("dice", "score"), [("1 1 1 1 3", 7), ("2 2 2 2 2", 10), ("5 5 5 2 4", 0)])
def test_pd_21_four_of_a_kind(dice: str, score: int) -> None:
    assert write(dice, "four_of_a_kind") == score


@pytest.mark.parametrize(
    ("dice", "score"), [("2 2 2 3 3", 25), ("2 2 3 3 4", 0), ("2 2 2 2 3", 0), ("4 4 4 4 4", 0)]
)
def test_pd_22_full_house(dice: str, score: int) -> None:
    assert write(dice, "full_house") == score


@pytest.mark.parametrize(
    ("dice", "score"),
    [("2 3 4 5 5", 30), ("1 2 3 4 6", 30), ("3 4 5 6 1", 30), ("1 2 3 4 5", 30), ("1 2 3 5 6", 0)],
)
def test_pd_23_small_straight(dice: str, score: int) -> None:
    assert write(dice, "small_straight") == score


@pytest.mark.parametrize(
    ("dice", "score"), [("2 3 4 5 6", 40), ("1 2 3 4 5", 40), ("1 2 3 4 6", 0)]
)
def test_pd_24_large_straight(dice: str, score: int) -> None:
    assert write(dice, "large_straight") == score


@pytest.mark.parametrize(("dice", "score"), [("3 3 3 3 3", 50), ("3 3 3 3 4", 0)])
def test_pd_25_poker(dice: str, score: int) -> None:
    assert write(dice, "poker") == score


def test_pd_26_chance_takes_any_dice() -> None:
    assert write("2 3 5 6 6", "chance") == 22


def test_pd_30_five_equal_after_a_poker_of_50_give_100_more_every_time() -> None:
    table = turn_of(0, {"poker": 50}, dice="4 4 4 4 4", seats=1)
    table.answer(0, "write", "fours")
    assert table.event("poker_plus").data == {"seat": 0, "score": 100}
    table.state.dice = (2, 2, 2, 2, 2)
    table.answer(0, "write", "twos")
    assert table.state.poker_plus == [2]
    assert table.view(0).table.sheets[0].total == 50 + 20 + 10 + 200


def test_pd_30_five_equal_that_are_rolled_again_give_nothing() -> None:
    table = turn_of(0, {"poker": 50}, dice="4 4 4 4 4", seats=1)
    table.dice("1")
    table.answer(0, "keep", (4, 4, 4, 4))
    table.answer(0, "write", "chance")
    assert table.state.poker_plus == [0]


def test_pd_31_a_joker_goes_into_the_upper_box_of_its_face() -> None:
    table = turn_of(0, {"poker": 50}, dice="4 4 4 4 4", rolls=3)
    assert table.choices(0) == [("write", "fours")]
    refusal = table.refuse(0, "write", "chance")
    assert (refusal.code, refusal.rule, refusal.data) == (
        "joker-place",
        "PD-31",
        {"boxes": ("fours",)},
    )


@pytest.mark.parametrize(
    ("box", "score"),
    [
        ("three_of_a_kind", 20),
        ("four_of_a_kind", 20),
        ("full_house", 25),
        ("small_straight", 30),
        ("large_straight", 40),
        ("chance", 20),
    ],
)
def test_pd_31_otherwise_into_any_lower_box_at_full_value(box: str, score: int) -> None:
    table = turn_of(0, {"poker": 50, "fours": 8}, dice="4 4 4 4 4", rolls=3)
    assert {place for _, place in table.choices(0)} == set(LOWER) - {"poker"}
    table.answer(0, "write", box)
    assert written(table, 0, box) == score
    assert table.event("wrote").rule == "PD-31"


def test_pd_31_otherwise_a_zero_in_any_upper_box() -> None:
    sheet = all_but("ones", "twos", poker=50, fours=8)
    table = turn_of(0, sheet, dice="4 4 4 4 4", rolls=3)
    assert table.choices(0) == [("write", "ones"), ("write", "twos")]
    table.answer(0, "write", "twos")
    assert written(table, 0, "twos") == 0
    assert table.state.poker_plus[0] == 1


def test_pd_31_a_joker_in_a_lower_box_pays_full_points_and_no_zero_is_barred() -> None:
    """Only PD-31 applies to a joker: PD-6 neither opens nor closes a box for it."""
    sheet = {"poker": 50, "fours": 8, "chance": 20, "three_of_a_kind": 20, "four_of_a_kind": 0}
    table = turn_of(0, sheet, dice="4 4 4 4 4", rolls=3)
    straights = {"full_house", "small_straight", "large_straight"}
    assert {box for _, box in table.choices(0)} == straights
    assert table.view(0).table.closed == "joker-place"
    assert table.view(0).table.possible == {
        "full_house": 25,
        "small_straight": 30,
        "large_straight": 40,
    }


@pytest.mark.parametrize("poker", [{}, {"poker": 0}])
def test_pd_32_without_a_joker_the_dice_fit_where_they_score(poker: dict[str, int]) -> None:
    table = turn_of(0, poker, dice="4 4 4 4 4", rolls=3)
    fits = {"fours", "three_of_a_kind", "four_of_a_kind", "poker", "chance"}
    assert {box for _, box in table.choices(0)} == fits - set(poker)


@pytest.mark.parametrize("poker", [{}, {"poker": 0}])
def test_pd_32_without_a_poker_of_50_there_is_neither_bonus_nor_joker(
    poker: dict[str, int],
) -> None:
    table = turn_of(0, poker, dice="4 4 4 4 4", rolls=3, zeros="anywhere")
    assert {box for _, box in table.choices(0)} == set(BOXES) - set(poker)
    table.answer(0, "write", "full_house")
    assert written(table, 0, "full_house") == 0
    assert table.state.poker_plus == [0, 0]


def test_pd_32_classic_has_a_joker_after_a_poker_of_0_but_no_bonus() -> None:
    table = turn_of(0, {"poker": 0, "fours": 8}, dice="4 4 4 4 4", rolls=3, joker="classic")
    assert {box for _, box in table.choices(0)} == set(LOWER) - {"poker"}
    table.answer(0, "write", "large_straight")
    assert written(table, 0, "large_straight") == 40
    assert table.state.poker_plus == [0, 0]


def test_pd_32_classic_has_no_joker_while_poker_is_empty() -> None:
    table = turn_of(0, dice="4 4 4 4 4", rolls=3, joker="classic", zeros="anywhere")
    assert len(table.choices(0)) == 13


GOLDEN = {
    "ones": ("1 1 1 2 2", 3),
    "twos": ("2 2 3 3 4", 4),
    "threes": ("3 3 3 3 1", 12),
    "fours": ("4 4 4 1 1", 12),
    "sixes": ("6 6 6 1 1", 18),
    "three_of_a_kind": ("5 5 5 3 1", 19),
    "four_of_a_kind": ("3 3 3 3 4", 16),
    "full_house": ("2 2 2 3 3", 25),
    "small_straight": ("1 2 3 4 6", 30),
    "large_straight": ("2 3 4 5 6", 40),
    "poker": ("1 1 1 1 1", 50),
    "fives": ("5 5 5 5 5", 25),
    "chance": ("1 3 4 4 6", 18),
}


def test_pd_42_golden_sheet_of_407() -> None:
    table = Scenario(POKER_DICE, seats=1)
    for box, (dice, score) in GOLDEN.items():
        table.state.dice = tuple(sorted(int(face) for face in dice.split()))
        table.answer(0, "write", box)
        assert table.event("wrote").data["score"] == score, box
    assert table.match.result is not None
    assert table.match.result.scores == (407,)
    assert table.match.result.sources == (
        {"upper": 74, "upper_bonus": 35, "lower": 198, "poker_plus": 100},
    )


def last_turn(first: int, second: int) -> Scenario[object]:
    """Return a game after the second of two players has written the last box; their Chance boxes
    determine the totals."""
    table = turn_of(1, all_but("ones"), dice="2 2 2 2 2", rolls=3)
    table.state.round = 13
    table.state.agenda[:] = [("count_up",)]
    table.state.sheets[0] = (*[0] * 12, first)
    enter(table, 1, {"chance": second})
    table.answer(1, "write", "ones")
    return table  # type: ignore[return-value]


def test_pd_40_the_game_ends_with_all_boxes_full_and_the_sums_counted() -> None:
    table = turn_of(
        0,
        dict.fromkeys(UPPER, 1) | dict.fromkeys(LOWER[:-1], 30),
        dice="1 2 3 4 5",
        seats=1,
        poker_plus=2,
    )
    enter(table, 0, {"fours": 60})
    table.state.agenda[:] = [("count_up",)]
    table.answer(0, "write", "chance")
    assert table.match.result is not None
    assert table.match.result.scores == (5 + 60 + 35 + 180 + 15 + 200,)


@pytest.mark.parametrize(
    ("first", "second", "winners"), [(20, 10, (0,)), (10, 20, (1,)), (20, 20, (0, 1))]
)
def test_pd_41_highest_total_wins_and_equal_totals_share(
    first: int, second: int, winners: tuple[int, ...]
) -> None:
    result = last_turn(first, second).match.result
    assert result is not None
    assert (result.scores, result.winners) == ((first, second), winners)
    assert sum(result.win_shares) == 1
