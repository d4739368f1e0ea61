"""Tournaments: all rotations of seats, common random numbers, correct intervals, and continuing
after an interruption."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from fivecups.bots import UnknownBot
from fivecups.cli.app import app
from fivecups.engine import CommonRandomNumbers
from fivecups.games import GAMES
from fivecups.games.poker_dice import POKER_DICE
from fivecups.lab import SimulationError, Tournament, run_tournament
from fivecups.lab.tournament.plackett_luce import ratings
from fivecups.lab.tournament.rotated_deals import fill_entries
from fivecups.lab.tournament.tournament import interval


def test_the_last_bot_fills_the_seats_that_are_left() -> None:
    assert fill_entries(("a", "b"), 4) == ("a", "b", "b", "b")
    with pytest.raises(SimulationError):
        fill_entries(("a", "b", "c"), 2)


def test_every_bot_sits_in_every_seat_on_the_same_dice() -> None:
    outcome = run_tournament(POKER_DICE, 3, ("greedy",), 4)
    assert (outcome.deals, outcome.games) == (2, 6)
    assert outcome.standings[0].win_share.mean == pytest.approx(1 / 3)
    assert sum(share.mean for share in outcome.seat_shares) == pytest.approx(1)


def test_the_stronger_bot_is_found() -> None:
    hero, rest = run_tournament(POKER_DICE, 3, ("greedy", "random"), 30, seed=1).standings
    assert hero.win_share.low > 1 / 3 > rest.win_share.high
    assert hero.paired.low > 0
    assert hero.rating.low > rest.rating.high


def untimed(outcome: Tournament) -> Tournament:
    """Return a result without the times, which the seed does not decide."""
    return replace(
        outcome,
        standings=tuple(
            replace(entry, milliseconds=0.0, slowest_milliseconds=0.0)
            for entry in outcome.standings
        ),
    )


def test_workers_do_not_change_the_outcome() -> None:
    alone, together = (
        run_tournament(POKER_DICE, 2, ("greedy", "random"), 12, workers=workers)
        for workers in (1, 2)
    )
    assert untimed(alone) == untimed(together)


@pytest.mark.ray
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_ray_does_not_change_the_outcome() -> None:
    alone, spread = (
        run_tournament(POKER_DICE, 2, ("greedy", "random"), 12, ray=ray) for ray in (None, "local")
    )
    assert untimed(alone) == untimed(spread)


@pytest.mark.ray
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_that_is_not_there_is_named() -> None:
    with pytest.raises(SimulationError, match="--ray nowhere"):
        run_tournament(POKER_DICE, 2, ("greedy", "random"), 2, ray="nowhere")


@pytest.mark.parametrize("name", GAMES)
def test_points_come_from_somewhere(name: str) -> None:
    outcome = run_tournament(GAMES[name], 5, ("greedy", "random"), 5)
    for standing in outcome.standings:
        assert sum(standing.sources.values()) == pytest.approx(standing.mean_score.mean)
    assert sum(outcome.lengths.values()) == outcome.games


def test_the_same_throw_gives_the_same_dice_whatever_was_done_before() -> None:
    def dice_of_the_other(stops: bool) -> tuple[int, ...]:
        state = POKER_DICE.start(2, None, CommonRandomNumbers("7 0"))
        if not stops:
            state.take(0, ("keep", state.dice[:1]))
        state.take(0, ("write", "chance"))
        assert state.seat == 1
        return state.dice

    assert dice_of_the_other(True) == dice_of_the_other(False)


def test_a_tournament_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    save = tmp_path / "games.jsonl"
    run_tournament(POKER_DICE, 2, ("greedy", "random"), 8, save=save)
    lines = save.read_text().splitlines()
    save.write_text("\n".join([*lines[:3], lines[3][:20]]) + "\n")
    played: list[int] = []
    again = run_tournament(
        POKER_DICE, 2, ("greedy", "random"), 8, save=save, progress=played.append
    )
    assert played[0] == 4 and sum(played) == 8
    fresh = run_tournament(POKER_DICE, 2, ("greedy", "random"), 8)
    assert untimed(again) == untimed(fresh)
    with pytest.raises(SimulationError, match="another tournament"):
        run_tournament(POKER_DICE, 2, ("greedy",), 8, save=save)


def test_wrong_orders_are_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownBot):
        run_tournament(POKER_DICE, 2, ("greedy", "clever"), 2)
    with pytest.raises(SimulationError, match="at least one"):
        run_tournament(POKER_DICE, 2, ("greedy",), 0)


def test_intervals_cover_the_mean() -> None:
    result = interval([0.0, 1.0, 0.0, 1.0])
    assert (result.low + result.high) / 2 == result.mean == 0.5
    assert result.high - result.mean == pytest.approx(1.96 * 0.2887, abs=0.001)


def test_ratings_follow_plackett_and_luce() -> None:
    result = ratings([[["a"], ["b"]]] * 300 + [[["b"], ["a"]]] * 100, ("a", "b"))
    assert result["a"] - result["b"] == pytest.approx(190.8, abs=3)
    level = ratings([[["a", "b"]]] * 10, ("a", "b"))
    assert level["a"] == pytest.approx(level["b"])


@pytest.mark.parametrize("name", GAMES)
def test_the_command_prints_a_table_and_json(name: str) -> None:
    runner = CliRunner()
    players = str(max(2, GAMES[name].seat_counts[0]))
    order = ["tournament", name, "--bots", "random", "--players", players, "--games", "2"]
    assert "win share by seat" in runner.invoke(app, order).stdout
    result = json.loads(runner.invoke(app, [*order, "--json"]).stdout)
    assert result["standings"][0]["bot"] == "random"
