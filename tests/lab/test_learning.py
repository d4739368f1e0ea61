"""Learning from games at a compiled table."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fivecups.bots import make_bot
from fivecups.bots.dice_town.quick import tables as of
from fivecups.bots.dice_town.quick.player import chances, rob
from fivecups.bots.dice_town.quick.usual import by_hand
from fivecups.bots.dice_town.value.figures import tuned
from fivecups.bots.dice_town.value.learned import GOODS, KNOTS, Learned, all_learned, between
from fivecups.compiled.dice_town.data import tables
from fivecups.compiled.dice_town.encode import encode
from fivecups.compiled.dice_town.places.saloon import ways_to_rob
from fivecups.compiled.dice_town.table import DiceTownGames
from fivecups.compiled.door import Tables, compiled
from fivecups.engine import RandomChance, awaited
from fivecups.games.dice_town.game import DICE_TOWN
from fivecups.lab import SimulationError
from fivecups.lab.learning import fit
from fivecups.lab.learning.run import Generation, Order, learn
from fivecups.lab.learning.self_play import Table, play, seeds_of

ORDER = Order(Table(4), 500, 7)


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
        list(learn(Order(Table(4), 500, 8), 1, save=save))


@pytest.mark.parametrize("table", [Table(3), Table(6, wild_west=True)])
def test_chances_to_win_add_up_to_one(table: Table) -> None:
    games = DiceTownGames(20, table.players, table.options)
    games.reset(range(20))
    row = of.value_row(by_hand(tuned(table.players, table.wild_west)), table.players)
    found = np.zeros((20, table.players))
    chances(games.states, tables(), row, np.zeros(of.ROOM), found)
    assert found.sum(axis=1) == pytest.approx(np.ones(20))
    assert (found > 0).all()


@pytest.mark.parametrize("table", [Table(2), Table(5), Table(4, wild_west=True)])
def test_quick_players_play_to_the_end(table: Table) -> None:
    rows = [of.value_row(by_hand(tuned(table.players, table.wild_west)), table.players)]
    batch = play(table, rows * table.players, seeds_of(3, 0, 20))
    assert (batch.shares.sum(axis=1) == 1).all()
    assert (batch.lengths > 3).all()
    assert batch.scores.mean() > 15


def test_a_worth_lies_on_the_line_between_two_knots() -> None:
    assert between((1.0, 2.0, 4.0, 4.0, 8.0), 2.0) == 3.0
    assert between((1.0, 2.0, 4.0, 4.0, 8.0), 0.25) == 1.25
    assert between((1.0, 2.0, 4.0, 4.0, 8.0), 50.0) == 8.0


def test_figures_and_numbers_are_the_same_thing() -> None:
    known = by_hand(tuned(4, wild_west=True))
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


@compiled()
def way_to_rob(s: Any, t: Tables, seat: int) -> int:
    """What a quick player does in the Saloon: victim, Store cards and all cards drawn, packed."""
    return ways_to_rob(s, t, seat, rob(s, t, seat))


def test_quick_players_rob_as_regulars_do() -> None:
    """Whoever is ahead by what everybody can see is robbed; what was learned rests on that."""
    robbed = 0
    state = DICE_TOWN.start(4, {}, RandomChance("thieves"))
    bots = [make_bot("regular", "dice-town", state.options, f"{seat}") for seat in range(4)]
    while not state.over:
        seat = awaited(state)[0]
        view = DICE_TOWN.view(state, seat)
        ask = view.asks[0]
        if ask.question == "rob_somebody":
            robbed += 1
            players = tuple([replace(player, known=()) for player in view.table.players])
            unaware = replace(view, table=replace(view.table, players=players))
            _, victim, store, claims = bots[seat].answer(unaware, ask)
            found = way_to_rob(encode(state, 1), tables(), seat)
            assert (found & 7, found >> 3 & 7, found >> 6) == (victim, store, store + claims)
        state.take(seat, bots[seat].answer(view, ask))
    assert robbed > 5
