"""The exact solver against known numbers, another solver and plain enumeration."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from itertools import product

import numpy as np
import pytest
import yatzy_solver  # type: ignore[import-untyped]

from fivecups.bots.poker_dice.distribution.final_scores import final_scores
from fivecups.bots.poker_dice.solver.position import EMPTY_SHEET
from fivecups.bots.poker_dice.solver.rule_arrays import VARIANTS, Variant
from fivecups.bots.poker_dice.solver.solution import Solution, ValuedChoice
from fivecups.bots.poker_dice.solver.solve import reachable_sheets, solve
from fivecups.games.poker_dice import boxes
from tests.bots.poker_dice.peer import peer_solver

Solve = Callable[[Variant], Solution]
Sheet = Callable[..., tuple[int, ...]]

CLASSIC = Variant("from_63", "classic", "anywhere")


@pytest.fixture(scope="session")
def peer() -> yatzy_solver.Solver:
    return peer_solver()


EXPECTED = {
    ("over_63", "only_after_50", "when_nothing_fits"): 250.299703958815,
    ("over_63", "only_after_50", "anywhere"): 252.616843795230,
    ("over_63", "classic", "when_nothing_fits"): 250.389386525514,
    ("over_63", "classic", "anywhere"): 252.719143729050,
    ("from_63", "only_after_50", "when_nothing_fits"): 252.078576676273,
    ("from_63", "only_after_50", "anywhere"): 254.484845881683,
    ("from_63", "classic", "when_nothing_fits"): 252.170180590167,
    ("from_63", "classic", "anywhere"): 254.587728734496,
}


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_expected_score_of_the_empty_sheet(solution_for: Solve, variant: Variant) -> None:
    assert solution_for(variant).expected_score() == pytest.approx(EXPECTED[variant], abs=1e-9)


def test_number_of_reachable_sheets() -> None:
    assert reachable_sheets("over_63") == 540_288
    assert reachable_sheets("from_63") == 536_448


def classic_sheets() -> list[tuple[int, int, bool]]:
    """Return every classic sheet as filled boxes, upper total and True if Poker holds 50."""
    positions = []
    for filled in range(1 << 13):
        totals = {0}
        for box in boxes.UPPER_INDEXES:
            if filled >> box & 1:
                totals = {
                    min(total + count * (box + 1), 63) for total in totals for count in range(6)
                }
        for holds_50 in (False, True)[: 1 + (filled >> boxes.POKER & 1)]:
            positions += [(filled, total, holds_50) for total in totals]
    return positions


def test_every_sheet_agrees_with_another_solver(
    solution_for: Solve, peer: yatzy_solver.Solver
) -> None:
    sheets = classic_sheets()
    assert len(sheets) == reachable_sheets("from_63")
    filled, upper, holds_50 = (np.array(column) for column in zip(*sheets, strict=True))
    theirs = peer.state_values(filled.astype(np.uint32), upper.astype(np.uint16), holds_50)
    full = filled == (1 << 13) - 1
    ours = solution_for(CLASSIC).table[2 * filled + holds_50, upper]
    # The library pays the upper bonus when it is reached, this solver when the sheet is full.
    ours = ours - boxes.UPPER_BONUS * (upper == 63)
    assert np.abs(ours - theirs)[~full].max() < 1e-9
    assert np.abs(ours[full]).max() == 0


@pytest.mark.parametrize(
    ("sheet", "dice", "rolls_left", "notation"),
    [
        (EMPTY_SHEET, (1, 3, 3, 5, 6), 2, "upper 0 | filled -"),
        (EMPTY_SHEET, (1, 1, 1, 1, 1), 1, "upper 0 | filled -"),
        (
            (3, -1, 9, 8, -1, -1, -1, -1, -1, -1, -1, 50, -1),
            (5, 5, 5, 5, 5),
            0,
            "upper 20 | filled ones,threes,fours,five_of_a_kind | five_of_a_kind 50",
        ),
        (
            (3, -1, 9, 8, -1, -1, -1, -1, -1, -1, -1, 0, -1),
            (4, 4, 4, 4, 4),
            2,
            "upper 20 | filled ones,threes,fours,five_of_a_kind | five_of_a_kind 0",
        ),
    ],
)
def test_every_choice_agrees_with_another_solver(
    solution_for: Solve,
    peer: yatzy_solver.Solver,
    sheet: tuple[int, ...],
    dice: tuple[int, ...],
    rolls_left: int,
    notation: str,
) -> None:
    situation = f"dice {' '.join(map(str, dice))} | rolls {rolls_left} | {notation}"
    theirs = dict(peer.option_values(situation))
    points = sum(entry for entry in sheet if entry > 0)
    ours = {}
    for (kind, what), expected, _ in solution_for(CLASSIC).choices(sheet, 0, dice, rolls_left):
        name = (
            f"keep {' '.join(map(str, what)) or '-'}"
            if kind == "keep"
            else f"score {what}".replace("poker", "five_of_a_kind")
        )
        ours[name] = expected - points
    assert ours == pytest.approx(theirs, abs=1e-9)


def open_boxes(variant: Variant, sheet: tuple[int, ...], dice: tuple[int, ...]) -> list[int]:
    """Return the legal boxes by PD-6 and PD-31, written a second time from the rulebook."""
    free = [box for box in range(13) if sheet[box] == boxes.EMPTY]
    poker = sheet[boxes.POKER]
    if len(set(dice)) == 1 and (poker == 50 or (poker == 0 and variant.joker == "classic")):
        lower = [box for box in free if box >= 6]
        return [dice[0] - 1] if dice[0] - 1 in free else lower or free
    fits = [box for box in free if box != boxes.CHANCE and boxes.SCORES[dice][box] > 0]
    if variant.zeros == "anywhere" or not fits:
        return free
    return fits + [box for box in free if box == boxes.CHANCE]


def naive_expected_score(
    variant: Variant,
) -> Callable[[tuple[int, ...], int, tuple[int, ...] | None, int], float]:
    """Return a function that computes best play by trying every keep with every roll of ordered
    dice."""

    @cache
    def start(sheet: tuple[int, ...], poker_plus: int) -> float:
        if boxes.EMPTY not in sheet:
            return boxes.total(sheet, poker_plus, variant.upper_bonus)
        return reroll(sheet, poker_plus, 3, ())

    @cache
    def reroll(sheet: tuple[int, ...], poker_plus: int, rolls: int, keep: tuple[int, ...]) -> float:
        rolled = list(product(range(1, 7), repeat=5 - len(keep)))
        shown = [tuple(sorted(keep + roll)) for roll in rolled]
        return sum(show(sheet, poker_plus, rolls - 1, dice) for dice in shown) / len(rolled)

    @cache
    def show(sheet: tuple[int, ...], poker_plus: int, rolls: int, dice: tuple[int, ...]) -> float:
        poker = sheet[boxes.POKER]
        worth = []
        for box in open_boxes(variant, sheet, dice):
            points = boxes.points(dice, poker, variant.joker)[box]
            plus = poker_plus + (poker == 50 and len(set(dice)) == 1)
            worth.append(start((*sheet[:box], points, *sheet[box + 1 :]), plus))
        if rolls:
            worth += [reroll(sheet, poker_plus, rolls, keep) for keep in boxes.KEEPS[dice]]
        return max(worth)

    return lambda sheet, plus, dice, rolls: (
        show(sheet, plus, rolls, dice) if dice else start(sheet, plus)
    )


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
@pytest.mark.parametrize(
    ("poker_plus", "named"),
    [
        (0, {"chance": None}),
        (0, {"poker": None}),
        (0, {"sixes": None, "fives": 20, "fours": 16, "threes": 9}),
        (0, {"large_straight": None}),
        (2, {"large_straight": None, "poker": 50}),
        (0, {"full_house": None, "poker": None}),
        (
            1,
            {"full_house": None, "sixes": None, "poker": 50, "fives": 20, "fours": 16, "threes": 9},
        ),
        (0, {"full_house": None, "sixes": None, "fives": 20, "fours": 16, "threes": 9}),
    ],
)
def test_last_boxes_agree_with_plain_enumeration(
    solution_for: Solve,
    sheet_with: Sheet,
    variant: Variant,
    poker_plus: int,
    named: dict[str, int | None],
) -> None:
    sheet = sheet_with(**named)
    solution = solution_for(variant)
    naive = naive_expected_score(variant)
    expected = naive(sheet, poker_plus, None, 3)
    assert solution.expected_score(sheet, poker_plus) == pytest.approx(expected, abs=1e-9)
    for rolls_left in range(3):
        for dice in boxes.HANDS[::5]:
            expected = naive(sheet, poker_plus, dice, rolls_left)
            positions = solution.expected_score(sheet, poker_plus, dice, rolls_left)
            assert positions == pytest.approx(expected, abs=1e-9)


def test_pd_11_the_options_of_the_upper_bonus_differ_at_63(
    solution_for: Solve, sheet_with: Sheet
) -> None:
    sheet = sheet_with(chance=None, ones=3, twos=6, threes=9, fours=12, fives=15, sixes=18)
    over_63, from_63 = (
        solution_for(Variant(option)).expected_score(sheet) for option in boxes.UPPER_BONUS_OPTIONS
    )
    assert from_63 - over_63 == pytest.approx(35)


def test_pd_32_the_joker_options_differ_where_poker_holds_0(
    solution_for: Solve, sheet_with: Sheet
) -> None:
    sheet = sheet_with(large_straight=None, poker=0)
    five = (6,) * 5
    assert solution_for(Variant()).expected_score(sheet, 0, five, 0) == 5
    assert solution_for(Variant(joker="classic")).expected_score(sheet, 0, five, 0) == 45


def test_pd_31_the_joker_options_agree_where_poker_holds_50(
    solution_for: Solve, sheet_with: Sheet
) -> None:
    sheet = sheet_with(large_straight=None, chance=None, twos=None, poker=50)
    values = {
        solution_for(Variant(joker=joker)).expected_score(sheet, 1) for joker in boxes.JOKER_OPTIONS
    }
    assert len(values) == 1
    choices = solution_for(Variant(joker="classic")).choices(sheet, 1, (2,) * 5, 0)
    assert [valued.choice for valued in choices] == [("write", "twos")]


def test_pd_30_five_equal_dice_in_mid_turn_give_nothing(
    default: Solution, sheet_with: Sheet
) -> None:
    """Rerolling five sixes after the 50 is worth no more than rerolling any other dice."""
    sheet = sheet_with(chance=None, poker=50)
    worth = [
        valued.expected_score
        for dice in ((6,) * 5, (1, 2, 3, 4, 6))
        for valued in default.choices(sheet, 0, dice, 2)
        if valued.choice == ("keep", ())
    ]
    assert len(worth) == 2
    assert worth[0] == worth[1]


def test_choices_are_sorted_and_cost_what_they_lose(default: Solution, solution_for: Solve) -> None:
    choices = default.choices(EMPTY_SHEET, 0, (2, 3, 4, 5, 5), 2)
    assert choices[0].choice == default.best_choice(EMPTY_SHEET, 0, (5, 2, 5, 3, 4), 2)
    assert choices[0].cost == 0
    expected = [each.expected_score for each in choices]
    assert expected == sorted(expected, reverse=True)
    for each in choices:
        assert each.cost == pytest.approx(choices[0].expected_score - each.expected_score, abs=2e-9)
    keeps = len(boxes.KEEPS[(2, 3, 4, 5, 5)])
    assert len(choices) == 6 + keeps
    anywhere = solution_for(Variant(zeros="anywhere"))
    assert len(anywhere.choices(EMPTY_SHEET, 0, (2, 3, 4, 5, 5), 2)) == 13 + keeps


def test_the_expectation_of_a_turn_is_that_of_its_first_roll(default: Solution) -> None:
    sheet = (3, -1, 9, -1, 15, -1, 20, -1, 25, -1, 0, -1, -1)
    weights = dict.fromkeys(boxes.HANDS, 0)
    for roll in product(range(1, 7), repeat=5):
        weights[tuple(sorted(roll))] += 1
    total = sum(
        weight * default.expected_score(sheet, 0, hand, 2) for hand, weight in weights.items()
    )
    assert default.expected_score(sheet, 0) == pytest.approx(total / 6**5, abs=1e-9)


def best_keep(
    solution: Solution, sheet: tuple[int, ...], dice: tuple[int, ...], rolls_left: int
) -> ValuedChoice:
    """Return the best dice to keep for another roll, even if writing is better."""
    choices = solution.choices(sheet, 0, dice, rolls_left)
    return next(each for each in choices if each.choice[0] == "keep")


def test_best_box_and_best_keep(default: Solution, sheet_with: Sheet) -> None:
    sheet = sheet_with(poker=None, chance=None)
    assert default.best_choice(sheet, 0, (4, 4, 4, 4, 4), 0) == ("write", "poker")
    assert best_keep(default, sheet, (4, 4, 4, 4, 4), 2).cost > 0


def test_pd_31_a_joker_with_no_lower_box_left_is_a_0_above(
    default: Solution, sheet_with: Sheet
) -> None:
    sheet = sheet_with(twos=None, threes=None, poker=50)
    choices = default.choices(sheet, 0, (6,) * 5, 0)
    assert {valued.choice for valued in choices} == {("write", "twos"), ("write", "threes")}
    assert default.choices(sheet_with(ones=None, sixes=None, poker=50), 0, (6,) * 5, 0)[
        0
    ].choice == ("write", "sixes")


def test_ties_go_to_writing_and_to_keeping_more_dice(default: Solution, sheet_with: Sheet) -> None:
    assert default.best_choice(sheet_with(poker=None), 0, (3,) * 5, 2) == ("write", "poker")
    alone = sheet_with(small_straight=None)
    assert default.best_choice(alone, 0, (1, 2, 3, 4, 4), 2) == ("write", "small_straight")
    keep = best_keep(default, alone, (1, 2, 3, 4, 4), 2)
    assert keep.choice == ("keep", (1, 2, 3, 4))
    assert keep.cost == 0


@pytest.mark.parametrize(
    ("position", "message"),
    [
        (((-1,) * 12, 0, (1,) * 5, 2), "13 entries"),
        (((17, *[-1] * 12), 0, (1,) * 5, 2), "ones"),
        (((*[-1] * 11, 49, -1), 0, (1,) * 5, 2), "poker"),
        ((EMPTY_SHEET, 1, (1,) * 5, 2), "poker_plus"),
        ((EMPTY_SHEET, -1, (1,) * 5, 2), "poker_plus"),
        (((*[-1] * 11, 50, -1), 1, (1,) * 5, 2), "poker_plus"),
        ((EMPTY_SHEET, 0, (1, 2, 3, 4), 2), "five dice"),
        ((EMPTY_SHEET, 0, (1, 2, 3, 4, 7), 2), "five dice"),
        ((EMPTY_SHEET, 0, (1, 2, 3, 4, 5), 3), "rolls left"),
        (((*[0] * 12, 5), 0, (1, 2, 3, 4, 5), 2), "empty box"),
    ],
)
def test_impossible_positions_say_what_was_expected(
    default: Solution, position: tuple[tuple[int, ...], int, tuple[int, ...], int], message: str
) -> None:
    scores = partial(final_scores, default)
    for ask in (default.best_choice, default.choices, default.expected_score, scores):
        with pytest.raises(ValueError, match=message):
            ask(*position)


def test_unknown_options_are_refused() -> None:
    with pytest.raises(ValueError, match="over_63"):
        solve(upper_bonus="over_62", cache=False)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="only_after_50"):
        solve(joker="free", cache=False)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="when_nothing_fits"):
        solve(zeros="never", cache=False)  # type: ignore[arg-type]


def test_a_full_sheet_is_worth_its_total(default: Solution) -> None:
    sheet = (3, 4, 12, 12, 25, 18, 19, 16, 25, 30, 40, 50, 18)
    assert default.expected_score(sheet, 1) == 407
