"""Tests of poker hands (DT-50 to DT-52)."""

from __future__ import annotations

import pytest

from fivecups.games.dice_town.dice.hands import KIND, STRENGTH

from ..town_scenario import faces


def strength(hand: str) -> int:
    return STRENGTH[tuple(sorted(faces(hand)))]


def kind(hand: str) -> str:
    return KIND[tuple(sorted(faces(hand)))]


def test_dt_50_the_order_of_the_kinds() -> None:
    hands = [
        "9 9 9 9 9",
        "9 9 9 9 10",
        "9 9 9 10 10",
        "9 10 J Q K",
        "9 9 9 10 J",
        "9 9 10 10 J",
        "9 9 10 J Q",
        "9 10 J Q A",
    ]
    kinds = ["five", "four", "full-house", "straight", "three", "two-pair", "pair", "high-card"]
    assert [kind(hand) for hand in hands] == kinds
    strongest = [
        "A A A A K",
        "A A A K K",
        "10 J Q K A",
        "A A A K Q",
        "A A K K Q",
        "A A K Q J",
        "9 J Q K A",
    ]
    for low, (better, worse) in enumerate(zip(hands, strongest, strict=False)):
        assert strength(better) > strength(worse), low


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("J J 10 10 9", "J J 9 9 A"),
        ("J J J 9 9", "10 10 10 A A"),
        ("J J J A A", "J J J K K"),
        ("K K K K 10", "K K K K 9"),
        ("Q Q A J 9", "Q Q K J 10"),
        ("Q Q A J 10", "Q Q A J 9"),
    ],
)
def test_dt_51_the_same_kind_compares_groups_and_then_single_dice(better: str, worse: str) -> None:
    assert strength(better) > strength(worse)


def test_dt_51_only_five_equal_ranks_are_a_tie() -> None:
    assert len(set(STRENGTH.values())) == len(STRENGTH) == 252


def test_dt_52_straights_are_nine_to_king_and_ten_to_ace_and_the_ace_is_never_low() -> None:
    assert strength("10 J Q K A") > strength("9 10 J Q K")
    assert kind("9 10 J Q A") == "high-card"


def test_dt_51_no_two_hands_are_equally_strong_and_none_is_nothing() -> None:
    assert sorted(STRENGTH.values()) == list(range(1, 253))
