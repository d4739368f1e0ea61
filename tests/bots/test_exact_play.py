"""Games by the exact policy in the real engine reach the scores that the solver expects."""

from math import sqrt
from statistics import fmean, stdev

import pytest

from fivecups.bots.poker_dice.solver.rule_arrays import VARIANTS, Variant
from fivecups.bots.poker_dice.solver.solution import Solution
from fivecups.bots.poker_dice.solver.solve import solve
from fivecups.engine import RandomChance
from fivecups.games.poker_dice import POKER_DICE

PLAYERS = 12


def scores(solution: Solution, games: int, seed: int) -> list[int]:
    """Return final scores of the exact policy. The seats of a table do not influence each other, so
    each seat counts as a game."""
    positions: list[int] = []
    chance = RandomChance(seed)
    while len(positions) < games:
        state = POKER_DICE.start(PLAYERS, solution.variant._asdict(), chance)
        while state.result is None:
            seat = state.seat
            choice = solution.best_choice(
                state.sheets[seat], state.poker_plus[seat], state.dice, 3 - state.rolls
            )
            assert state.refusal(seat, choice) is None
            state.take(seat, choice)
        positions += state.result.scores
    return positions


def check(solution: Solution, games: int, errors: float) -> None:
    played_scores = scores(solution, games, seed=20)
    error = stdev(played_scores) / sqrt(len(played_scores))
    assert abs(fmean(played_scores) - solution.expected_score()) < errors * error


def test_a_few_games_come_near_the_expected_score() -> None:
    check(solve(), 600, errors=4)


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_100_000_games_agree_with_the_expected_score_within_3_standard_errors(
    variant: Variant,
) -> None:
    check(solve(*variant), 100_000, errors=3)
