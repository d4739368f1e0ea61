"""Tests of the boxes of Poker Dice, rule by rule."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivecups.games.poker_dice import boxes
from fivecups.games.poker_dice.boxes import (
    BOX_INDEX,
    BOXES,
    EMPTY,
    HAND_INDEX,
    HANDS,
    JOKER_OPTIONS,
    JOKER_SCORES,
    KEEPS,
    SCORES,
    ZEROS_OPTIONS,
    JokerOption,
    ZerosOption,
    legal_boxes,
)
from fivecups.games.poker_dice.score import sheet_score

dice_in_any_order = st.tuples(*[st.integers(1, 6)] * 5)
hands = dice_in_any_order.map(lambda dice: tuple(sorted(dice)))
DEFAULT: ZerosOption = "when_nothing_fits"
box_sets = st.integers(0, (1 << 13) - 1)


def score(name: str, *dice: int) -> int:
    return SCORES[tuple(sorted(dice))][BOX_INDEX[name]]


def mask(*names: str) -> int:
    return sum(1 << BOX_INDEX[name] for name in names)


def value(dice: tuple[int, ...], box: int, poker: int, joker: JokerOption) -> int:
    """Return the points that writing the dice into the box adds to the total, including the Poker+
    bonus."""
    return boxes.points(dice, poker, joker)[box] + boxes.bonus(dice, poker)


def names(boxes: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(BOXES[box] for box in boxes)


def test_every_hand_is_listed_once() -> None:
    assert len(HANDS) == len(set(HANDS)) == 252
    assert all(HANDS[HAND_INDEX[hand]] == hand for hand in HANDS)


@given(hands)
def test_pd_3_one_to_five_dice_are_rerolled(hand: tuple[int, ...]) -> None:
    keeps = KEEPS[hand]
    assert len(keeps) == len(set(keeps))
    for keep in keeps:
        assert len(keep) <= 4
        assert keep == tuple(sorted(keep))
        assert not Counter(keep) - Counter(hand)
    ways = 1
    for count in Counter(hand).values():
        ways *= count + 1
    assert len(keeps) == ways - 1


@given(hands, box_sets, st.sampled_from(JOKER_OPTIONS))
def test_pd_6_any_free_box_may_be_chosen_while_poker_is_empty_where_zeros_go_anywhere(
    hand: tuple[int, ...], filled: int, joker: JokerOption
) -> None:
    free = tuple(box for box in range(13) if not filled >> box & 1)
    assert legal_boxes(hand, filled & ~mask("poker"), EMPTY, joker, "anywhere") == tuple(
        sorted({*free, boxes.POKER})
    )


@given(hands, box_sets, st.sampled_from(JOKER_OPTIONS))
def test_pd_6_a_zero_is_written_only_where_no_free_box_fits(
    hand: tuple[int, ...], filled: int, joker: JokerOption
) -> None:
    """A box fits if the dice score in it. Chance takes any dice: it is always open while it is free
    but never obligatory. If only Chance would score, a 0 may be written elsewhere."""
    filled &= ~mask("poker")
    free = [box for box in range(13) if not filled >> box & 1]
    fits = [box for box in free if SCORES[hand][box] > 0 and BOXES[box] != "chance"]
    chance = [box for box in free if BOXES[box] == "chance"]
    legal = legal_boxes(hand, filled, EMPTY, joker, "when_nothing_fits")
    assert legal == tuple(fits + chance if fits else free)


def test_pd_6_examples_of_what_fits() -> None:
    def open_to(*dice: int, filled: int = 0) -> tuple[str, ...]:
        return names(legal_boxes(tuple(sorted(dice)), filled, EMPTY, "classic", DEFAULT))

    assert open_to(1, 4, 1, 5, 4) == ("ones", "fours", "fives", "chance")
    assert open_to(2, 3, 4, 5, 5)[4:] == ("small_straight", "chance")
    taken = mask("ones", "fours", "fives")
    rest = tuple(name for name in BOXES if name not in ("ones", "fours", "fives"))
    assert open_to(1, 4, 1, 5, 4, filled=taken) == rest
    without_chance = rest[:-1]
    assert open_to(1, 4, 1, 5, 4, filled=taken | mask("chance")) == without_chance


def test_pd_10_upper_boxes_count_their_own_face() -> None:
    dice = (1, 4, 1, 5, 4)
    assert [score(name, *dice) for name in boxes.UPPER] == [2, 0, 0, 8, 5, 0]


@given(hands)
def test_pd_10_upper_boxes_share_out_the_sum(hand: tuple[int, ...]) -> None:
    assert sum(SCORES[hand][:6]) == sum(hand)


@pytest.mark.parametrize(
    ("upper_sum", "over_63", "from_63"),
    [(0, 0, 0), (62, 0, 0), (63, 0, 35), (64, 35, 35), (105, 35, 35)],
)
def test_pd_11_upper_bonus(upper_sum: int, over_63: int, from_63: int) -> None:
    assert boxes.upper_bonus(upper_sum, "over_63") == over_63
    assert boxes.upper_bonus(upper_sum, "from_63") == from_63


def test_pd_20_three_of_a_kind_takes_the_sum() -> None:
    assert score("three_of_a_kind", 5, 5, 5, 2, 4) == 21
    assert score("three_of_a_kind", 5, 5, 5, 5, 4) == 24
    assert score("three_of_a_kind", 2, 2, 2, 2, 2) == 10
    assert score("three_of_a_kind", 5, 5, 5, 4, 4) == 23
    assert score("three_of_a_kind", 5, 5, 4, 4, 6) == 0


def test_pd_21_four_of_a_kind_takes_the_sum() -> None:
    assert score("four_of_a_kind", 1, 1, 1, 1, 3) == 7
    assert score("four_of_a_kind", 6, 6, 6, 6, 6) == 30
    assert score("four_of_a_kind", 1, 1, 1, 3, 3) == 0


def test_pd_22_full_house() -> None:
    assert score("full_house", 2, 2, 2, 3, 3) == 25
    assert score("full_house", 2, 2, 3, 3, 4) == 0
    assert score("full_house", 2, 2, 2, 2, 3) == 0


def test_pd_22_five_equal_dice_are_no_full_house() -> None:
    assert all(score("full_house", *[face] * 5) == 0 for face in range(1, 7))


def test_pd_23_small_straight() -> None:
    assert score("small_straight", 2, 3, 4, 5, 5) == 30
    assert score("small_straight", 1, 2, 3, 4, 6) == 30
    assert score("small_straight", 2, 3, 4, 5, 6) == 30
    assert score("small_straight", 1, 2, 3, 5, 6) == 0


def test_pd_24_large_straight() -> None:
    assert score("large_straight", 2, 3, 4, 5, 6) == 40
    assert score("large_straight", 5, 4, 3, 2, 1) == 40
    assert score("large_straight", 1, 2, 3, 4, 6) == 0


def test_pd_25_poker() -> None:
    assert score("poker", 3, 3, 3, 3, 3) == 50
    assert score("poker", 3, 3, 3, 3, 4) == 0
    assert sum(SCORES[hand][boxes.POKER] > 0 for hand in HANDS) == 6


def test_pd_26_chance_takes_the_sum() -> None:
    assert score("chance", 2, 3, 5, 6, 6) == 22


@given(hands)
def test_lower_boxes_pay_the_sum_or_their_fixed_points(hand: tuple[int, ...]) -> None:
    three, four, house, small, large, poker, chance = SCORES[hand][6:]
    assert chance == sum(hand)
    assert three in (0, chance)
    assert four in (0, three)
    assert (house, small, large, poker) <= (25, 30, 40, 50)
    assert large == 0 or small == 30
    assert poker == 0 or (four == chance and house == 0)


def test_pd_30_poker_plus_is_for_five_equal_dice_after_the_50() -> None:
    assert boxes.bonus((4, 4, 4, 4, 4), 50) == 100
    assert boxes.bonus((4, 4, 4, 4, 5), 50) == 0
    assert boxes.bonus((4, 4, 4, 4, 4), 0) == 0
    assert boxes.bonus((4, 4, 4, 4, 4), EMPTY) == 0
    assert value((4, 4, 4, 4, 4), BOX_INDEX["fours"], 50, "only_after_50") == 120


def test_pd_31_joker_goes_to_the_upper_box_of_its_face() -> None:
    for zeros in ZEROS_OPTIONS:
        legal = legal_boxes((4,) * 5, mask("poker"), 50, "only_after_50", zeros)
        assert names(legal) == ("fours",)


def test_pd_31_joker_then_goes_to_any_free_lower_box() -> None:
    filled = mask("poker", "fours", "chance")
    assert names(legal_boxes((4,) * 5, filled, 50, "only_after_50", DEFAULT)) == (
        "three_of_a_kind",
        "four_of_a_kind",
        "full_house",
        "small_straight",
        "large_straight",
    )


def test_pd_31_joker_at_last_is_a_zero_in_an_upper_box() -> None:
    filled = mask("fours", *boxes.LOWER)
    legal = legal_boxes((4,) * 5, filled, 50, "only_after_50", DEFAULT)
    assert names(legal) == ("ones", "twos", "threes", "fives", "sixes")
    assert [value((4,) * 5, box, 50, "only_after_50") for box in legal] == [100] * 5


def test_pd_31_a_joker_follows_no_other_rule_than_its_own() -> None:
    """With Full house and the straights free, three and four of a kind taken and zeros barred, the
    joker may still go into any lower box, although dice that are no joker would not fit there."""
    filled = mask("poker", "fours", "three_of_a_kind", "four_of_a_kind", "chance")
    legal = names(legal_boxes((4,) * 5, filled, 50, "only_after_50", DEFAULT))
    assert legal == ("full_house", "small_straight", "large_straight")
    others = mask("poker", "fours", "full_house", "small_straight", "large_straight")
    assert names(legal_boxes((4,) * 5, others, 50, "only_after_50", DEFAULT)) == (
        "three_of_a_kind",
        "four_of_a_kind",
        "chance",
    )


def test_pd_31_joker_pays_the_full_points() -> None:
    five = (2,) * 5
    paid = dict(zip(BOXES, JOKER_SCORES[five], strict=True))
    assert paid["full_house"] == 25
    assert paid["small_straight"] == 30
    assert paid["large_straight"] == 40
    assert paid["three_of_a_kind"] == paid["four_of_a_kind"] == paid["chance"] == paid["twos"] == 10
    assert value(five, BOX_INDEX["large_straight"], 50, "only_after_50") == 140


@given(hands)
def test_pd_31_only_five_equal_dice_are_a_joker(hand: tuple[int, ...]) -> None:
    five_equal = len(set(hand)) == 1
    assert boxes.is_joker(hand, 50, "only_after_50") is five_equal
    assert (JOKER_SCORES[hand] != SCORES[hand]) is five_equal


def test_pd_32_no_joker_where_poker_is_empty_or_0() -> None:
    five = (4,) * 5
    filled = mask("poker", "ones", "chance")
    free = tuple(box for box in range(13) if not filled >> box & 1)
    assert legal_boxes(five, filled, 0, "only_after_50", "anywhere") == free
    own = ("fours", "three_of_a_kind", "four_of_a_kind")
    assert names(legal_boxes(five, filled, 0, "only_after_50", DEFAULT)) == own
    assert value(five, BOX_INDEX["full_house"], 0, "only_after_50") == 0
    assert not boxes.is_joker(five, EMPTY, "only_after_50")
    assert not boxes.is_joker(five, EMPTY, "classic")


def test_pd_32_classic_joker_also_where_poker_holds_0() -> None:
    five = (4,) * 5
    assert names(legal_boxes(five, mask("poker"), 0, "classic", DEFAULT)) == ("fours",)
    assert value(five, BOX_INDEX["full_house"], 0, "classic") == 25
    assert value(five, BOX_INDEX["full_house"], 50, "classic") == 125


@given(
    hands,
    box_sets,
    st.sampled_from((0, 50)),
    st.sampled_from(JOKER_OPTIONS),
    st.sampled_from(ZEROS_OPTIONS),
)
def test_pd_5_there_is_always_a_free_box_to_write(
    hand: tuple[int, ...], filled: int, poker: int, joker: JokerOption, zeros: ZerosOption
) -> None:
    filled |= mask("poker")
    legal = legal_boxes(hand, filled, poker, joker, zeros)
    assert bool(legal) == (filled != (1 << 13) - 1)
    assert all(not filled >> box & 1 for box in legal)


def test_filled_mask_has_a_bit_for_each_box_written() -> None:
    sheet = [EMPTY] * 13
    sheet[BOX_INDEX["twos"]] = 0
    sheet[BOX_INDEX["chance"]] = 22
    assert boxes.filled_mask(sheet) == mask("twos", "chance")


def test_pd_40_total_of_a_sheet_with_empty_boxes() -> None:
    sheet = [EMPTY] * 13
    sheet[BOX_INDEX["sixes"]] = 18
    sheet[BOX_INDEX["poker"]] = 50
    assert boxes.total(sheet, 2, "over_63") == 268


def test_pd_42_golden_sheet() -> None:
    sheet = (3, 4, 12, 12, 25, 18, 19, 16, 25, 30, 40, 50, 18)
    assert boxes.total(sheet, 1, "over_63") == 407


@pytest.mark.parametrize("option", boxes.UPPER_BONUS_OPTIONS)
@pytest.mark.parametrize("upper", [30, 57, 62, 63, 64, 105])
def test_pd_40_only_the_upper_boxes_count_for_the_bonus(upper: int, option: Any) -> None:
    for lower in range(6, 13):
        sheet = [upper, 0, EMPTY, 0, 0, 0, *[EMPTY] * 7]
        sheet[lower] = 30
        counted = sheet_score(sheet, 1, option)
        assert counted.lower == 30
        assert boxes.total(sheet, 1, option) == counted.total
