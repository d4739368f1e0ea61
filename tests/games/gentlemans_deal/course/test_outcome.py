"""Tests of accepted and refused deals, jail and gang cards (GD-30 to GD-34)."""

from __future__ import annotations

import pytest

from fivecups.games.gentlemans_deal.components import DEAL_CARDS

from ..deal_scenarios import (
    begin_turn,
    deal,
    kinds,
    new_table,
    offer,
    purses,
    shares,
    time_up,
    told,
    votes,
)

SHERIFF_CARD = DEAL_CARDS[3]
"""A deal card of 13 with the Sheriff, the Senator and the Magnate."""


def test_gd_30_shares_and_the_rest() -> None:
    table = deal()
    offer(table, {1: 3, 4: 4})
    happened = votes(table)
    assert purses(table) == [7, 3, 0, 0, 4]
    assert told(happened, "rest_paid") == [{"seat": 0, "money": 7}]


def test_gd_30_nothing_may_be_left_for_the_dealer() -> None:
    table = deal()
    offer(table, {1: 14})
    votes(table)
    assert purses(table) == [0, 14, 0, 0, 0]


def test_gd_30_accomplices_come_when_the_next_turn_begins() -> None:
    table = deal()
    offer(table, {1: "senator", 2: "magnate"})
    votes(table)
    assert set(table.state.owners.values()) == {None}
    happened = begin_turn(table, 1, SHERIFF_CARD)
    assert [player.accomplices for player in table.view(None).table.players] == [
        ("journalist",),
        ("senator",),
        ("magnate",),
        (),
        (),
    ]
    assert kinds(happened) == ["turn_began", *["accomplice_joined"] * 3, "card_drawn"]
    assert table.state.coming == {}


def test_gd_30_accomplices_come_away_from_another_player() -> None:
    table = deal(owners={"senator": 3, "magnate": 0, "journalist": 4})
    offer(table, {1: "senator"})
    votes(table)
    happened = begin_turn(table, 1, SHERIFF_CARD)
    assert (
        table.state.owners["senator"],
        table.state.owners["magnate"],
        table.state.owners["journalist"],
    ) == (1, 0, 0)
    assert told(happened, "accomplice_left") == [
        {"accomplice": "senator", "seat": 1, "former": 3},
        {"accomplice": "journalist", "seat": 0, "former": 4},
    ]


def test_gd_30_accomplices_come_also_when_the_next_deal_fails() -> None:
    table = deal()
    offer(table, {1: "senator"})
    votes(table)
    begin_turn(table, 1, SHERIFF_CARD)
    time_up(table)
    assert table.state.owners["senator"] == 1


def test_gd_30_gang_cards_for_those_offered_nothing_at_all() -> None:
    table = deal()
    offer(table, {1: 1, 2: "senator"})
    happened = votes(table)
    assert table.state.gang_cards == [0, 0, 0, 1, 1]
    assert [(card["seat"], card["cards"]) for card in told(happened, "gang_cards_given")] == [
        (3, 1),
        (4, 1),
    ]


def test_gd_30_the_dealer_gets_no_gang_card_for_himself() -> None:
    table = deal()
    offer(table)
    votes(table)
    assert table.state.gang_cards == [0, 1, 1, 1, 1]


def test_gd_31_the_dealer_goes_to_jail_and_nobody_gets_anything() -> None:
    table = deal()
    offer(table, {1: 5, 2: "senator"})
    happened = votes(table, rest="against")
    assert told(happened, "went_to_jail") == [{"seat": 0}]
    assert table.state.jailed == 0
    assert purses(table) == [0] * 5
    assert table.state.coming == {}
    assert table.state.gang_cards == [0] * 5


def test_gd_31_in_jail_through_the_next_turn_only() -> None:
    table = deal()
    offer(table)
    votes(table, rest="against")
    begin_turn(table, 1, SHERIFF_CARD)
    offer(table)
    assert table.view(None).table.voters == (2, 3, 4)
    happened = votes(table)
    assert told(happened, "left_jail") == [{"seat": 0}]
    assert table.state.jailed is None
    begin_turn(table, 2)
    assert table.view(None).table.voters == (3, 4, 0, 1)


def test_gd_31_the_jail_card_is_given_up_also_when_there_was_no_vote() -> None:
    table = deal()
    time_up(table)
    begin_turn(table, 1, SHERIFF_CARD)
    happened = time_up(table)
    assert kinds(happened) == ["talk_time_ran_out", "card_shown", "left_jail", "went_to_jail"]
    assert table.state.jailed == 1


def test_gd_31_two_failed_deals_in_a_row() -> None:
    table = deal(owners={"sheriff": 4})
    offer(table)
    votes(table, rest="against")
    begin_turn(table, 1, SHERIFF_CARD)
    offer(table)
    happened = votes(table, rest="against")
    assert kinds(happened).index("left_jail") < kinds(happened).index("went_to_jail")
    assert (told(happened, "left_jail"), told(happened, "went_to_jail")) == (
        [{"seat": 0}],
        [{"seat": 1}],
    )
    assert table.state.jailed == 1
    assert purses(table) == [0, 0, 0, 0, 4]
    begin_turn(table, 2)
    assert table.view(None).table.voters == (3, 4, 0)


def test_gd_32_gang_cards_last_through_the_next_vote_only() -> None:
    table = deal()
    offer(table, {1: 1})
    votes(table)
    assert table.state.gang_cards == [0, 0, 1, 1, 1]
    begin_turn(table, 1, SHERIFF_CARD)
    offer(table, {0: 1, 2: 1, 3: 1, 4: 1})
    happened = votes(table)
    assert {vote["seat"]: vote["weight"] for vote in told(happened, "voted")} == {
        2: 2,
        3: 2,
        4: 2,
        0: 1,
    }
    assert told(happened, "gang_cards_discarded") == [{"seats": (2, 3, 4)}]
    assert table.state.gang_cards == [0] * 5
    assert table.state.gang_pile == 10


def test_gd_32_gang_cards_are_discarded_used_or_not() -> None:
    table = deal()
    offer(table, {1: 1})
    votes(table)
    begin_turn(table, 2, SHERIFF_CARD)
    assert table.state.gang_cards[2] == 1
    offer(table)
    votes(table, rest="against")
    assert table.state.gang_cards == [0] * 5


def test_gd_32_old_ones_go_before_new_ones_are_given() -> None:
    table = deal(seats=9, owners={"sheriff": 0, "boss": 4})
    offer(table)
    votes(table)
    assert table.state.gang_cards == [2, 1, 1, 1, 1, 1, 1, 1, 1]
    assert table.state.gang_pile == 0
    table.state.owners["sheriff"] = 1
    table.state.coming = {}
    begin_turn(table, 1, DEAL_CARDS[13])
    offer(table)
    happened = votes(table)
    assert kinds(happened).index("gang_cards_discarded") < kinds(happened).index("gang_cards_given")
    assert sum(table.state.gang_cards) == 10
    assert table.state.gang_pile == 0


def test_gd_33_the_next_player_clockwise_deals() -> None:
    table = new_table(5, first_dealer=3)
    dealers = []
    for _ in range(6):
        dealers.append(table.state.dealer)
        offer(table)
        votes(table)
    assert dealers == [3, 4, 0, 1, 2, 3]


@pytest.mark.parametrize("outcome", ["accepted", "refused", "time_up"])
def test_gd_33_whatever_came_of_the_deal(outcome: str) -> None:
    table = new_table(5)
    if outcome == "time_up":
        time_up(table)
    else:
        offer(table)
        votes(table, rest="for" if outcome == "accepted" else "against")
    assert table.state.dealer == 1
    assert table.view(None).table.latest.outcome == outcome


def test_gd_34_only_the_final_offer_counts() -> None:
    table = deal()
    table.answer(0, shares(table, {1: (5, "senator")}))
    table.answer(0, shares(table, {2: 3}))
    votes(table)
    assert purses(table) == [11, 0, 3, 0, 0]
    assert table.state.gang_cards == [0, 1, 0, 1, 1]
    assert table.state.coming["senator"] == 0


def test_gd_34_an_accomplice_offered_to_its_owner_is_an_offer() -> None:
    table = deal(owners={"senator": 2})
    offer(table, {2: "senator"})
    votes(table)
    assert table.state.gang_cards == [0, 1, 0, 1, 1]
    happened = begin_turn(table, 1, SHERIFF_CARD)
    assert table.state.owners["senator"] == 2
    assert "senator" not in [moved["accomplice"] for moved in told(happened, "accomplice_left")]
