"""Learning from games at a compiled table."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from fivecups.bots.dice_town.value.figures import tuned
from fivecups.compiled.dice_town.data import tables
from fivecups.compiled.dice_town.table import DiceTownGames
from fivecups.lab import SimulationError
from fivecups.lab.learning import fit
from fivecups.lab.learning.quick import tables as of
from fivecups.lab.learning.quick.learned import GOODS, KNOTS, Learned, all_learned, between
from fivecups.lab.learning.quick.player import chances
from fivecups.lab.learning.run import Generation, Order, learn
from fivecups.lab.learning.self_play import Table, play, seeds_of

ORDER = Order(Table(2), 500, 7)


@pytest.fixture(scope="module")
def straight() -> list[Generation]:
    """Two generations, learned without an interruption."""
    return list(learn(ORDER, 2))


def test_what_was_learned_is_nearer_to_the_ends_of_games(straight: list[Generation]) -> None:
    first, second = straight
    assert second.loss < first.loss


def test_learning_goes_on_where_it_was_interrupted(
    tmp_path: Path, straight: list[Generation]
) -> None:
    save = tmp_path / "generations"
    assert len(list(learn(ORDER, 1, save=save))) == 1
    resumed = list(learn(ORDER, 2, save=save))
    assert [fit.as_vector(one.known).tolist() for one in resumed] == [
        fit.as_vector(one.known).tolist() for one in straight
    ]
    with pytest.raises(SimulationError):
        list(learn(Order(Table(2), 500, 8), 1, save=save))


@pytest.mark.parametrize("table", [Table(3), Table(6, wild_west=True)])
def test_chances_to_win_add_up_to_one(table: Table) -> None:
    games = DiceTownGames(20, table.players, table.options)
    games.reset(range(20))
    row = of.value_row(fit.by_hand(tuned(table.players, table.wild_west)), table.players)
    found = np.zeros((20, table.players))
    chances(games.states, tables(), row, np.zeros(of.ROOM), found)
    assert found.sum(axis=1) == pytest.approx(np.ones(20))
    assert (found > 0).all()


@pytest.mark.parametrize("table", [Table(2), Table(5), Table(4, wild_west=True)])
def test_quick_players_play_to_the_end(table: Table) -> None:
    rows = [of.value_row(fit.by_hand(tuned(table.players, table.wild_west)), table.players)]
    batch = play(table, rows * table.players, seeds_of(3, 0, 20))
    assert (batch.shares.sum(axis=1) == 1).all()
    assert (batch.lengths > 3).all()
    assert batch.scores.mean() > 15


def test_a_worth_lies_on_the_line_between_two_knots() -> None:
    assert between((1.0, 2.0, 4.0, 4.0, 8.0), 2.0) == 3.0
    assert between((1.0, 2.0, 4.0, 4.0, 8.0), 0.25) == 1.25
    assert between((1.0, 2.0, 4.0, 4.0, 8.0), 50.0) == 8.0


def test_figures_and_numbers_are_the_same_thing() -> None:
    known = fit.by_hand(tuned(4, wild_west=True))
    again = fit.as_figures(fit.as_vector(known), np.array(known.spread[1:]))
    assert again.goods == {
        name: tuple(round(one, 3) for one in known.goods[name]) for name in GOODS
    }
    assert again.cards == {name: round(worth, 3) for name, worth in known.cards.items()}


def test_everything_learned_is_complete() -> None:
    for known in all_learned().values():
        assert isinstance(known, Learned)
        assert known.goods.keys() == GOODS.keys()
        assert {len(worths) for worths in (*known.goods.values(), known.spread)} == {len(KNOTS)}
