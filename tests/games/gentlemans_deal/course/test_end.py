"""Tests of rounds, the last turn and the winners (GD-50, GD-51)."""

from __future__ import annotations

import pytest

from fivecups.games.gentlemans_deal.outcome.end import count_the_money
from fivecups.games.gentlemans_deal.state import SOURCES

from ..deal_scenarios import begin_turn, deal, kinds, new_table, offer, purses, time_up, told, votes


@pytest.mark.parametrize(("seats", "turns"), [(5, 10), (6, 12), (7, 7), (8, 8), (9, 9)])
def test_gd_50_rounds(seats: int, turns: int) -> None:
    table = new_table(seats, first_dealer=2)
    dealers = []
    while not table.state.over:
        dealers.append(table.state.dealer)
        assert table.view(None).table.turns == turns
        time_up(table)
    assert dealers == [(2 + turn) % seats for turn in range(turns)]


def test_gd_50_accomplices_of_the_last_turn_do_not_come() -> None:
    table = deal(dealer=4)
    table.state.turn = 10
    offer(table, {1: "senator"})
    votes(table)
    assert table.state.coming == {}
    assert set(table.state.owners.values()) == {None}


def test_gd_50_the_last_turn_pays_as_any_other() -> None:
    table = new_table(7)
    for _ in range(6):
        time_up(table)
    begin_card = table.view(6).table.card
    table.state.owners["magnate"] = 2
    offer(table, {1: 4})
    happened = votes(table)
    assert table.state.over
    assert table.state.result is not None
    assert table.state.result.scores == (0, 4, 1, 0, 0, 0, begin_card.money - 4)
    assert kinds(happened)[-1] == "ended"


def test_gd_51_most_money_wins() -> None:
    table = deal()
    table.state.income[3]["rests"] = 12
    table.state.income[1]["shares"] = 11
    happened = table.begin_at(count_the_money)
    assert table.state.result is not None
    assert table.state.result.winners == (3,)
    assert told(happened, "ended") == [{"how": "won", "winners": (3,), "scores": (0, 11, 0, 12, 0)}]
    assert [counted["money"] for counted in told(happened, "money_counted")] == [0, 11, 0, 12, 0]


def test_gd_51_equal_sums_are_a_draw() -> None:
    table = deal()
    table.state.income[3]["rests"] = 12
    table.state.income[1]["shares"] = 12
    happened = table.begin_at(count_the_money)
    assert [(end["how"], end["winners"]) for end in told(happened, "ended")] == [("drawn", (1, 3))]
    assert table.state.result is not None
    assert table.state.result.winners == (1, 3)
    assert table.state.result.win_shares == (0, 0.5, 0, 0.5, 0)


def test_gd_51_sources_add_up_to_the_score() -> None:
    table = deal(owners={"banker": 1, "magnate": 2, "journalist": 3, "sheriff": 4})
    offer(table, {2: 4})
    votes(table, {2: "for_argument"})
    begin_turn(table, 1)
    time_up(table)
    table.begin_at(count_the_money)
    result = table.state.result
    assert result is not None
    assert result.scores == tuple(purses(table)) == (9, 2, 4, 1, 2)
    assert [sum(source.values()) for source in result.sources] == list(result.scores)
    assert all(tuple(source) == SOURCES for source in result.sources)
    assert result.sources[0]["paid_to_banker"] == -1
    assert result.sources[1]["banker"] == 2
