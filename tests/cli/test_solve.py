"""`fivecups solve`: the output about the exact solution."""

import json

import pytest

from fivecups.bots.poker_dice.distribution import final_scores
from fivecups.bots.poker_dice.solver.solution import Solution

from .run_command import run

NEARLY_FULL = (3, 6, 9, 12, -1, 18, 22, 0, 25, 30, -1, 50, -1)
"""A sheet with three empty boxes, from which scores are computed in no time."""


@pytest.mark.parametrize(
    ("zeros", "score", "deviation"),
    [
        ("when_nothing_fits", 250.299703958815, 60.831161084),
        pytest.param("anywhere", 252.616843795230, 59.947464205, marks=pytest.mark.slow),
    ],
)
def test_solving_gives_the_expected_score(zeros: str, score: float, deviation: float) -> None:
    """The standard deviation of the default options is computed once for all tests; those of others
    would take longer than solving the game."""
    told = json.loads(run("solve", "poker-dice", "--zeros", zeros, "--json").stdout)
    assert told["expected_score"] == pytest.approx(score, abs=1e-9)
    assert told["standard_deviation"] == pytest.approx(deviation, abs=1e-8)
    assert told["states"] > 500_000
    assert told["seconds"] >= 0


def test_the_game_is_solved_with_the_options_that_are_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Solution, "standard_deviation", lambda self: 1.0)
    options = ("--upper-bonus", "from_63", "--joker", "classic", "--zeros", "anywhere")
    told = json.loads(run("solve", "poker-dice", *options, "--json").stdout)
    assert told["expected_score"] == pytest.approx(254.587728734496, abs=1e-9)
    assert told["standard_deviation"] == 1.0


def test_solving_tells_how_scores_are_spread_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here the game is nearly over; the slow tests cover whole games."""
    spread = final_scores.final_scores
    result: list[final_scores.Distribution] = []

    def from_here_on(solution: Solution) -> final_scores.Distribution:
        result.append(spread(solution, NEARLY_FULL))
        return result[-1]

    monkeypatch.setattr(final_scores, "final_scores", from_here_on)
    told = json.loads(run("solve", "poker-dice", "--spread", "--json").stdout)
    chances = dict(zip(result[0].scores.tolist(), result[0].chances.tolist(), strict=True))
    assert told["chance_of_at_least"] == {
        str(least): pytest.approx(sum(chances[score] for score in chances if score >= least))
        for least in (200, 250, 300, 400)
    }
    assert 0 < told["chance_of_at_least"]["250"] < 1
    for chance, score in told["quantiles"].items():
        below = sum(chances[other] for other in chances if other < score)
        assert below < float(chance) <= below + chances[score]
    assert [*told["quantiles"]] == ["0.05", "0.25", "0.5", "0.75", "0.95"]
    assert "300 or more" in run("solve", "poker-dice", "--spread").stdout


@pytest.mark.slow
def test_solving_tells_how_the_scores_of_whole_games_are_spread() -> None:
    words = ("solve", "poker-dice", "--zeros", "anywhere", "--spread", "--json")
    told = json.loads(run(*words).stdout)
    assert told["quantiles"] == {"0.05": 177, "0.25": 214, "0.5": 246, "0.75": 271, "0.95": 385}
    assert told["chance_of_at_least"]["200"] == pytest.approx(0.8548, abs=1e-4)
