"""The exact policy played through the real engine makes what the solver expects."""

from math import sqrt
from statistics import fmean, stdev

import pytest

from fivecups.bots.poker_dice.solver.rules import VARIANTS, Variant
from fivecups.bots.poker_dice.solver.solution import Solution
from fivecups.bots.poker_dice.solver.solve import solve
from fivecups.engine import RandomChance
from fivecups.games.poker_dice import POKER_DICE

PLAYERS = 12


def scores(solution: Solution, games: int, seed: int) -> list[int]:
    """Final scores of the exact policy; the seats of a table do not influence each other, so each
    is a game."""
    found: list[int] = []
    chance = RandomChance(seed)
    while len(found) < games:
        state = POKER_DICE.start(PLAYERS, solution.variant._asdict(), chance)
        while state.result is None:
            seat = state.seat
            choice = solution.best_choice(
                state.sheets[seat], state.poker_plus[seat], state.dice, 3 - state.rolls
            )
            assert state.refusal(seat, choice) is None
            state.take(seat, choice)
        found += state.result.scores
    return found


def check(solution: Solution, games: int, errors: float) -> None:
    made = scores(solution, games, seed=20)
    error = stdev(made) / sqrt(len(made))
    assert abs(fmean(made) - solution.expected_score()) < errors * error


def test_a_few_games_come_near_the_expected_score() -> None:
    check(solve(), 600, errors=4)


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_100_000_games_agree_with_the_expected_score_within_3_standard_errors(
    variant: Variant,
) -> None:
    check(solve(*variant), 100_000, errors=3)
