"""Tests of components, setup and public information (GD-1 to GD-4)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from fivecups.engine import Refusal, Refused
from fivecups.games.gentlemans_deal import GENTLEMANS_DEAL
from fivecups.games.gentlemans_deal.components import ACCOMPLICES, ARGUMENTS, DEAL_CARDS, GANG_CARDS
from fivecups.games.gentlemans_deal.state import money
from fivecups.testing import Scenario

from ..deal_scenarios import begin_turn, deal, new_table, offer, purses, shares, votes


def test_gd_1_components() -> None:
    assert (len(DEAL_CARDS), len(ACCOMPLICES), GANG_CARDS, ARGUMENTS) == (18, 6, 10, 3)


@pytest.mark.parametrize("seats", [5, 6, 7, 8, 9])
def test_gd_1_five_to_nine_players_with_three_arguments_each(seats: int) -> None:
    table = new_table(seats)
    assert table.state.arguments == [3] * seats
    assert table.state.gang_pile == 10


@pytest.mark.parametrize("seats", [4, 10])
def test_gd_1_no_fewer_and_no_more(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        new_table(seats)
    assert refused.value.refusal.code == "wrong-seats"


def test_gd_1_the_bank_is_not_limited() -> None:
    table = new_table(5)
    for dealer in range(5):
        table.state.paid_by_bank += 210
        table.state.income[dealer]["rests"] += 210
    begin_turn(table)
    offer(table)
    votes(table)
    assert purses(table)[0] == 224


def test_gd_2_money_on_the_cards() -> None:
    assert Counter(card.money for card in DEAL_CARDS) == {12: 3, 13: 4, 14: 4, 15: 4, 16: 3}


def test_gd_2_three_accomplices_on_each_card_and_each_on_nine() -> None:
    trios = {card.accomplices for card in DEAL_CARDS}
    assert trios <= set(combinations(ACCOMPLICES, 3))
    assert len(trios) == 18
    assert Counter(name for trio in trios for name in trio) == dict.fromkeys(ACCOMPLICES, 9)


def test_gd_2_the_two_trios_left_out_are_complementary() -> None:
    missing, other = set(combinations(ACCOMPLICES, 3)) - {card.accomplices for card in DEAL_CARDS}
    assert set(missing) | set(other) == set(ACCOMPLICES)


def test_gd_3_setup() -> None:
    s = new_table(6).state
    assert sorted([s.card, *s.deck]) == list(range(18))
    assert set(s.owners) == set(ACCOMPLICES)
    assert set(s.owners.values()) == {None}
    assert [money(s, seat) for seat in range(6)] == [0] * 6
    assert s.jailed is None
    assert s.gang_cards == [0] * 6


def test_gd_3_the_deck_is_shuffled() -> None:
    decks = {tuple(Scenario(GENTLEMANS_DEAL, 5, seed=seed).state.deck) for seed in range(20)}
    assert len(decks) == 20


def test_gd_3_first_dealer_by_lot() -> None:
    dealers = {Scenario(GENTLEMANS_DEAL, 5, seed=seed).state.dealer for seed in range(60)}
    assert dealers == set(range(5))


@pytest.mark.parametrize("first", [0, 3, 6])
def test_gd_3_first_dealer_picked_by_the_host(first: int) -> None:
    for seed in range(3):
        assert Scenario(GENTLEMANS_DEAL, 7, seed=seed, first_dealer=first).state.dealer == first


def test_gd_3_the_host_picks_somebody_who_plays() -> None:
    with pytest.raises(Refused) as refused:
        new_table(5, first_dealer=5)
    assert refused.value.refusal == Refusal(
        "no-such-dealer", "GD-3", {"first_dealer": 5, "last_seat": 4}
    )


def test_gd_4_totals_are_private() -> None:
    table = deal()
    offer(table, {1: 5, 2: 4})
    votes(table)
    begin_turn(table, 1)
    assert [table.view(seat).table.my_money for seat in range(5)] == [5, 5, 4, 0, 0]
    assert table.view(None).table.my_money is None
    assert table.view(None).table.my_income is None
    assert table.view(3).table.my_income["shares"] == 0


def test_gd_4_each_payment_is_public_bonuses_included() -> None:
    table = deal(owners={"magnate": 3, "banker": 2, "journalist": 4})
    offer(table, {1: 5})
    votes(table, {3: "for_argument"})
    assert table.events(None) == table.events(4)
    paid = [
        (event.kind, event.data["seat"], event.data["money"])
        for event in table.events(4)
        if "money" in event.data
    ]
    assert paid[1:] == [
        ("share_paid", 1, 5), ("rest_paid", 0, 9), ("banker_took", 2, 1), ("magnate_earned", 3, 1), ("journalist_earned", 4, 1),
    ]  # fmt: skip
    begin_turn(table, 1)
    latest = table.view(None).table.latest
    assert sum(payment.money for payment in latest.payments) == sum(purses(table))


def test_gd_4_cards_and_arguments_are_public() -> None:
    table = deal(owners={"boss": 2})
    table.state.jailed = 3
    table.state.gang_cards[4] = 2
    table.state.arguments[1] = 1
    for seat in (None, 0, 1):
        seen = table.view(seat).table
        assert [player.accomplices for player in seen.players] == [(), (), ("boss",), (), ()]
        assert seen.jailed == 3
        assert [player.gang_cards for player in seen.players] == [0, 0, 0, 0, 2]
        assert [player.arguments for player in seen.players] == [3, 1, 3, 3, 3]


def test_gd_4_accomplices_that_are_coming_are_public() -> None:
    table = new_table(5)
    begin_turn(table)
    table.answer(0, shares(table, {1: "senator", 3: (2, "magnate")}))
    table.answer(0, "confirm")
    votes(table)
    coming = [player.coming for player in table.view(None).table.players]
    assert coming == [("journalist",), ("senator",), (), ("magnate",), ()]
