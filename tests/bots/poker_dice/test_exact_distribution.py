"""The distribution of the final score against the expectation, the second moments and plain
enumeration."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from functools import cache
from itertools import product
from math import sqrt

import numpy as np
import pytest

from fivecups.bots.poker_dice.distribution.final_scores import Distribution, final_scores
from fivecups.bots.poker_dice.solver.rule_arrays import VARIANTS, Variant
from fivecups.bots.poker_dice.solver.solution import Solution
from fivecups.games.poker_dice import boxes

Solve = Callable[[Variant], Solution]
Sheet = Callable[..., tuple[int, ...]]

MIDDLE = (3, -1, 9, 12, -1, 18, -1, 0, -1, 30, -1, 50, -1)
POSITIONS: list[tuple[tuple[int, ...], int, tuple[int, ...] | None, int]] = [
    (MIDDLE, 1, None, 3),
    (MIDDLE, 1, (1, 2, 2, 5, 6), 2),
    (MIDDLE, 0, (5, 5, 5, 5, 5), 1),
    ((3, -1, 9, 12, -1, 18, -1, 0, -1, 30, -1, 0, -1), 0, (2, 2, 2, 2, 2), 0),
    ((5, 10, 15, 20, 25, -1, -1, -1, -1, 30, -1, -1, 22), 0, None, 3),
]


def mean_of(distribution: Distribution) -> float:
    return float(distribution.chances @ distribution.scores)


def deviation_of(distribution: Distribution) -> float:
    return sqrt(float(distribution.chances @ (distribution.scores - mean_of(distribution)) ** 2))


@pytest.mark.slow
def test_distribution_from_the_start(default: Solution) -> None:
    distribution = final_scores(default)
    assert distribution.chances.sum() == pytest.approx(1, rel=1e-12)
    assert distribution.chances.min() >= 0
    assert mean_of(distribution) == pytest.approx(default.expected_score(), rel=1e-11)
    assert deviation_of(distribution) == pytest.approx(default.standard_deviation(), rel=1e-9)
    assert deviation_of(distribution) == pytest.approx(60.831161084, abs=1e-8)
    # Thirteen times five equal dice: 105 and the bonus above, 235 below, twelve Poker+.
    assert distribution.scores[-1] == 105 + 35 + 30 + 30 + 25 + 30 + 40 + 50 + 30 + 1200
    assert distribution.chances[-1] > 0


def test_the_highest_score_is_the_highest_there_is(default: Solution) -> None:
    """Six times five equal dice: 35 and the bonus above, 125 below, six more Poker+."""
    distribution = final_scores(default, MIDDLE, 1)
    written = sum(points for points in MIDDLE if points > 0)
    assert distribution.scores[-1] == written + 10 + 25 + 35 + 30 + 25 + 40 + 30 + 7 * 100
    assert distribution.chances[-1] > 0


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
@pytest.mark.parametrize(("sheet", "poker_plus", "dice", "rolls_left"), POSITIONS)
def test_distribution_from_the_middle_of_the_game(
    solution_for: Solve,
    variant: Variant,
    sheet: tuple[int, ...],
    poker_plus: int,
    dice: tuple[int, ...] | None,
    rolls_left: int,
) -> None:
    solution = solution_for(variant)
    distribution = final_scores(solution, sheet, poker_plus, dice, rolls_left)
    assert distribution.chances.sum() == pytest.approx(1, rel=1e-12)
    assert mean_of(distribution) == pytest.approx(
        solution.expected_score(sheet, poker_plus, dice, rolls_left), rel=1e-11
    )


@pytest.mark.parametrize(("sheet", "poker_plus", "dice", "rolls_left"), POSITIONS)
def test_standard_deviation_from_the_middle_of_the_game(
    default: Solution,
    sheet: tuple[int, ...],
    poker_plus: int,
    dice: tuple[int, ...] | None,
    rolls_left: int,
) -> None:
    distribution = final_scores(default, sheet, poker_plus, dice, rolls_left)
    assert deviation_of(distribution) == pytest.approx(
        default.standard_deviation(sheet, poker_plus, dice, rolls_left), rel=1e-9
    )


def play_out(solution: Solution, sheet: tuple[int, ...], plus: int) -> dict[int, float]:
    """Return the final scores with their chances if the last box is played by `best_choice`, roll
    by roll."""

    @cache
    def roll(keep: tuple[int, ...], rolls_left: int) -> dict[int, float]:
        distribution: dict[int, float] = defaultdict(float)
        rolled = Counter(
            tuple(sorted(keep + roll)) for roll in product(range(1, 7), repeat=5 - len(keep))
        )
        for dice, ways in rolled.items():
            for score, chance in show(dice, rolls_left).items():
                distribution[score] += chance * ways / rolled.total()
        return distribution

    def show(dice: tuple[int, ...], rolls_left: int) -> dict[int, float]:
        choice = solution.best_choice(sheet, plus, dice, rolls_left)
        if choice[0] == "keep":
            return roll(choice[1], rolls_left - 1)
        box, poker = boxes.BOX_INDEX[choice[1]], sheet[boxes.POKER]
        end = (
            *sheet[:box],
            boxes.points(dice, poker, solution.variant.joker)[box],
            *sheet[box + 1 :],
        )
        return {
            boxes.total(
                end, plus + (boxes.bonus(dice, poker) > 0), solution.variant.upper_bonus
            ): 1.0
        }

    return roll((), 2)


@pytest.mark.parametrize(
    ("plus", "named"),
    [
        (0, {"chance": None}),
        (1, {"large_straight": None, "poker": 50}),
        (0, {"sixes": None, "fives": 20, "fours": 16, "threes": 9}),
    ],
)
def test_distribution_of_the_last_box_agrees_with_playing_it_out(
    default: Solution, sheet_with: Sheet, plus: int, named: dict[str, int | None]
) -> None:
    sheet = sheet_with(**named)
    played = play_out(default, sheet, plus)
    distribution = final_scores(default, sheet, plus)
    for score, chance in zip(distribution.scores.tolist(), distribution.chances, strict=True):
        assert chance == pytest.approx(played.get(score, 0), abs=1e-12)
    assert (min(played), max(played)) == (distribution.lowest, distribution.scores[-1])


def test_chances_of_a_distribution() -> None:
    small = Distribution(10, np.array([0.25, 0.0, 0.5, 0.25]))
    assert mean_of(small) == 11.75
    assert deviation_of(small) == pytest.approx(1.0897247358851685)
    assert [small.chance_of_at_least(score) for score in (0, 10, 11, 13, 14)] == [
        1,
        1,
        0.75,
        0.25,
        0,
    ]
    assert [small.quantile(chance) for chance in (0.2, 0.5, 0.8, 1.0)] == [10, 12, 13, 13]


def test_chance_of_at_least(default: Solution, sheet_with: Sheet) -> None:
    """One roll is left for the large straight, and one die of six makes it."""

    def chance(score: int, dice: tuple[int, ...]) -> float:
        distribution = final_scores(default, sheet_with(large_straight=None), 0, dice, 1)
        return distribution.chance_of_at_least(score)

    assert chance(45, (2, 3, 4, 5, 5)) == pytest.approx(1 / 3)
    assert chance(45, (1, 2, 3, 4, 4)) == pytest.approx(1 / 6)
    assert chance(5, (1, 2, 3, 4, 4)) == 1
    assert chance(46, (1, 2, 3, 4, 4)) == 0


def test_a_full_sheet_has_one_final_score(default: Solution) -> None:
    distribution = final_scores(default, (3, 4, 12, 12, 25, 18, 19, 16, 25, 30, 40, 50, 18), 1)
    assert (distribution.lowest, distribution.chances.tolist()) == (407, [1.0])


def test_progress_of_a_distribution_counts_the_free_boxes(default: Solution) -> None:
    seen: list[tuple[int, int]] = []
    final_scores(default, MIDDLE, 1, progress=lambda done, of: seen.append((done, of)))
    free = MIDDLE.count(-1)
    assert seen == [(done, free) for done in range(1, free + 1)]
