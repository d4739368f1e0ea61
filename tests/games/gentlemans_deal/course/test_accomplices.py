"""Tests of the accomplices, with their owner as dealer, as voter, in jail, as neighbour and as the
player who loses them in this turn (GD-39 to GD-45)."""

from __future__ import annotations

import pytest

from fivecups.games.gentlemans_deal.components import ACCOMPLICES, DEAL_CARDS

from ..deal_scenarios import begin_turn, deal, kinds, offer, purses, time_up, told, votes

BY_TRIO = {card.accomplices: card for card in DEAL_CARDS}
SHERIFF_CARD = BY_TRIO["sheriff", "senator", "magnate"]
BOSS_CARD = BY_TRIO["journalist", "boss", "banker"]


def test_gd_39_accomplices_work_for_the_owner_at_the_time_of_the_vote() -> None:
    """The Magnate is offered to another player in this turn; the old owner is still paid, the new
    owner not yet."""
    table = deal(owners={"magnate": 3})
    offer(table, {1: "magnate"})
    votes(table)
    assert purses(table) == [14, 0, 0, 1, 0]
    begin_turn(table, 1, BOSS_CARD)
    offer(table)
    votes(table)
    assert purses(table) == [14, 13 + 1, 0, 1, 0]


def test_gd_39_order_of_payments() -> None:
    table = deal(owners={"banker": 1, "magnate": 2, "journalist": 3})
    offer(table, {2: 2})
    happened = votes(table, {2: "for_argument"})
    paid = [kind for kind in kinds(happened) if kind.endswith(("paid", "took", "earned"))]
    assert paid == [
        "share_paid",
        "rest_paid",
        "banker_took",
        "banker_took",
        "magnate_earned",
        "journalist_earned",
    ]


def test_gd_39_bonuses_come_from_the_bank_and_the_bankers_from_the_neighbours() -> None:
    table = deal(owners={"banker": 1, "magnate": 2, "journalist": 3})
    offer(table, {2: 2})
    votes(table, {2: "for_argument"})
    assert purses(table) == [12 - 1, 2, 2 - 1 + 1, 1, 0]
    assert table.state.paid_by_bank == 14 + 2
    assert sum(purses(table)) == 16


def test_gd_39_accomplices_of_nobody_do_nothing() -> None:
    table = deal()
    happened = offer(table) + votes(table, rest="for_argument")
    assert not [kind for kind in kinds(happened) if kind.endswith(("took", "earned"))]
    assert table.state.gang_cards[0] == 0


@pytest.mark.parametrize("accomplice", ACCOMPLICES)
def test_gd_39_an_accomplice_lost_in_the_last_turn_works_for_the_new_owner_only(
    accomplice: str,
) -> None:
    card = next(card for card in DEAL_CARDS if accomplice in card.accomplices)
    table = deal(card=card, owners={accomplice: 3})
    offer(table, {2: accomplice})
    votes(table)
    assert table.state.owners[accomplice] == 3
    begin_turn(table, 1, next(other for other in DEAL_CARDS if accomplice not in other.accomplices))
    assert table.state.owners[accomplice] == 2


# GD-40


@pytest.mark.parametrize("owner", [0, 1, 2])
def test_gd_40_sheriff_is_paid_when_a_dealer_goes_to_jail(owner: int) -> None:
    """The owner is the dealer, a neighbour or another voter."""
    table = deal(owners={"sheriff": owner})
    offer(table, {1: 3})
    happened = votes(table, rest="against")
    assert purses(table) == [2 if seat == owner else 0 for seat in range(5)]
    assert told(happened, "sheriff_earned") == [{"seat": owner, "money": 2}]


def test_gd_40_sheriff_is_paid_in_jail() -> None:
    table = deal(dealer=1, owners={"sheriff": 0})
    table.state.jailed = 0
    offer(table)
    votes(table, rest="against")
    assert purses(table) == [2, 0, 0, 0, 0]


def test_gd_40_sheriff_is_paid_when_time_runs_out() -> None:
    table = deal(owners={"sheriff": 3})
    time_up(table)
    assert purses(table)[3] == 2


def test_gd_40_sheriff_is_not_paid_for_an_accepted_deal() -> None:
    table = deal(owners={"sheriff": 3})
    offer(table)
    votes(table)
    assert purses(table)[3] == 0


def test_gd_40_two_gang_cards_for_the_sheriff_offered_nothing() -> None:
    table = deal(owners={"sheriff": 3})
    offer(table)
    happened = votes(table)
    assert table.state.gang_cards == [0, 1, 1, 2, 1]
    assert {"seat": 3, "cards": 2} in told(happened, "gang_cards_given")
    begin_turn(table, 1, BOSS_CARD)
    offer(table)
    assert {vote["seat"]: vote["weight"] for vote in told(votes(table), "voted")}[3] == 3


def test_gd_40_two_gang_cards_for_the_sheriff_as_dealer_from_the_boss() -> None:
    table = deal(owners={"sheriff": 0, "boss": 2})
    offer(table, {1: 1, 2: 1, 3: 1, 4: 1})
    votes(table)
    assert table.state.gang_cards == [2, 0, 0, 0, 0]


def test_gd_40_two_gang_cards_for_the_sheriff_in_jail() -> None:
    table = deal(dealer=1, owners={"sheriff": 0})
    table.state.jailed = 0
    offer(table)
    votes(table)
    assert table.state.gang_cards == [2, 0, 1, 1, 1]


def test_gd_40_gang_cards_are_doubled_for_the_old_owner_while_the_sheriff_changes_hands() -> None:
    table = deal(card=SHERIFF_CARD, owners={"sheriff": 3})
    offer(table, {1: "sheriff"})
    votes(table)
    assert table.state.gang_cards == [0, 0, 1, 2, 1]
    begin_turn(table, 1, BOSS_CARD)
    assert (table.state.owners["sheriff"], table.state.gang_cards[3]) == (1, 2)


# GD-41


def test_gd_41_senators_argument_adds_four() -> None:
    table = deal(owners={"senator": 2})
    offer(table)
    happened = votes(table, {2: "against_argument", 3: "for_argument"})
    assert [vote["weight"] for vote in told(happened, "voted")] == [1, 5, 3, 1]
    assert told(happened, "deal_accepted") == [{"seat": 0, "weight_for": 5, "weight_against": 5}]
    assert table.state.arguments[2] == 2


def test_gd_41_senator_without_an_argument_weighs_one() -> None:
    table = deal(owners={"senator": 2})
    offer(table)
    assert {vote["weight"] for vote in told(votes(table), "voted")} == {1}


def test_gd_41_senator_with_gang_cards() -> None:
    table = deal(owners={"senator": 2})
    table.state.gang_cards[2] = 2
    table.state.gang_pile = 8
    offer(table)
    assert told(votes(table, {2: "for_argument"}), "voted")[1]["weight"] == 7


def test_gd_41_senator_has_no_vote_as_dealer_or_in_jail() -> None:
    table = deal(dealer=1, owners={"senator": 1})
    offer(table)
    assert 1 not in [vote["seat"] for vote in told(votes(table, rest="for_argument"), "voted")]
    table = deal(dealer=1, owners={"senator": 0})
    table.state.jailed = 0
    offer(table)
    happened = votes(table, rest="for_argument")
    assert [vote["weight"] for vote in told(happened, "voted")] == [3, 3, 3]


def test_gd_41_senator_changing_hands_still_argues_for_the_old_owner() -> None:
    table = deal(owners={"senator": 2})
    offer(table, {3: "senator"})
    happened = votes(table, {2: "for_argument", 3: "for_argument"})
    assert [vote["weight"] for vote in told(happened, "voted")] == [1, 5, 3, 1]
    begin_turn(table, 1, BOSS_CARD)
    offer(table)
    happened = votes(table, {2: "for_argument", 3: "for_argument"})
    assert {vote["seat"]: vote["weight"] for vote in told(happened, "voted")} == {
        2: 4,
        3: 5,
        4: 2,
        0: 1,
    }


# GD-42


@pytest.mark.parametrize("ballot", ["for", "against"])
def test_gd_42_magnate_is_paid_however_he_voted(ballot: str) -> None:
    table = deal(owners={"magnate": 3})
    offer(table)
    happened = votes(table, {3: ballot})
    assert purses(table) == [14, 0, 0, 1, 0]
    assert told(happened, "magnate_earned") == [{"seat": 3, "money": 1}]


def test_gd_42_magnate_as_dealer() -> None:
    table = deal(owners={"magnate": 0})
    offer(table)
    votes(table)
    assert purses(table)[0] == 15


def test_gd_42_magnate_in_jail() -> None:
    table = deal(dealer=1, owners={"magnate": 0})
    table.state.jailed = 0
    offer(table)
    votes(table)
    assert purses(table) == [1, 14, 0, 0, 0]


def test_gd_42_magnate_is_not_paid_for_a_refused_deal() -> None:
    table = deal(owners={"magnate": 3})
    offer(table)
    votes(table, rest="against")
    assert purses(table) == [0] * 5


# GD-43


@pytest.mark.parametrize(
    ("arguing", "earned"),
    [((), 0), ((2,), 1), ((1,), 1), ((3,), 1), ((4,), 0), ((1, 2, 3), 3), ((1, 2, 3, 4), 3)],
)
def test_gd_43_journalist_is_paid_for_his_own_and_his_neighbours_arguments(
    arguing: tuple[int, ...], earned: int
) -> None:
    table = deal(owners={"journalist": 2})
    offer(table)
    votes(table, dict.fromkeys(arguing, "for_argument"))
    assert purses(table) == [14, 0, earned, 0, 0]


def test_gd_43_journalist_is_paid_whatever_the_outcome() -> None:
    table = deal(owners={"journalist": 2})
    offer(table)
    votes(table, {1: "against_argument", 3: "for_argument"}, rest="against")
    assert purses(table) == [0, 0, 2, 0, 0]


def test_gd_43_journalist_as_dealer_watches_both_neighbours() -> None:
    table = deal(owners={"journalist": 0})
    offer(table)
    votes(table, {1: "for_argument", 4: "against_argument", 2: "for_argument"})
    assert purses(table)[0] == 14 + 2


def test_gd_43_journalist_in_jail() -> None:
    table = deal(dealer=3, owners={"journalist": 2})
    table.state.jailed = 2
    offer(table)
    votes(table, rest="for_argument")
    assert purses(table)[2] == 1


def test_gd_43_journalist_changing_hands_is_paid_to_the_old_owner() -> None:
    table = deal(owners={"journalist": 2})
    offer(table, {4: "journalist"})
    votes(table, {3: "for_argument"})
    assert purses(table) == [14, 0, 1, 0, 0]


# GD-44


@pytest.mark.parametrize(
    ("ballot", "cards"), [("for", 1), ("for_argument", 1), ("against", 0), ("against_argument", 0)]
)
def test_gd_44_a_gang_card_for_the_dealer_if_the_boss_votes_for(ballot: str, cards: int) -> None:
    table = deal(owners={"boss": 2})
    offer(table, {1: 1, 2: 1, 3: 1, 4: 1})
    votes(table, {2: ballot})
    assert table.state.gang_cards == [cards, 0, 0, 0, 0]


def test_gd_44_only_where_the_deal_is_accepted() -> None:
    table = deal(owners={"boss": 2})
    offer(table, {1: 1, 2: 1, 3: 1, 4: 1})
    happened = votes(table, {2: "for"})
    assert [event.rule for event in happened if event.kind == "gang_cards_given"] == ["GD-44"]
    table = deal(owners={"boss": 2})
    offer(table)
    happened = votes(table, {2: "for"}, rest="against")
    assert table.state.jailed == 0
    assert table.state.gang_cards == [0] * 5
    assert "gang_cards_given" not in kinds(happened)


def test_gd_44_no_gang_from_a_boss_who_deals_or_sits_in_jail() -> None:
    table = deal(owners={"boss": 0})
    offer(table, {1: 1, 2: 1, 3: 1, 4: 1})
    votes(table)
    assert table.state.gang_cards == [0] * 5
    table = deal(dealer=1, owners={"boss": 0})
    table.state.jailed = 0
    offer(table, {0: 1, 2: 1, 3: 1, 4: 1})
    votes(table)
    assert table.state.gang_cards == [0] * 5


def test_gd_44_the_dealer_votes_with_the_gang_in_the_next_turn() -> None:
    table = deal(owners={"boss": 2})
    offer(table, {1: 1, 2: 1, 3: 1, 4: 1})
    votes(table)
    begin_turn(table, 1, SHERIFF_CARD)
    offer(table)
    assert {vote["seat"]: vote["weight"] for vote in told(votes(table), "voted")} == {
        2: 1,
        3: 1,
        4: 1,
        0: 2,
    }


def test_gd_44_boss_changing_hands_counts_for_the_old_owner() -> None:
    table = deal(card=BOSS_CARD, owners={"boss": 2})
    offer(table, {1: "boss", 2: 1, 3: 1, 4: 1})
    votes(table, {1: "against"})
    assert table.state.gang_cards == [1, 0, 0, 0, 0]
    table = deal(card=BOSS_CARD, owners={"boss": 2})
    offer(table, {1: "boss", 2: 1, 3: 1, 4: 1})
    votes(table, {2: "against"})
    assert table.state.gang_cards == [0] * 5


# GD-45


def test_gd_45_banker_takes_one_from_each_neighbour_with_a_share() -> None:
    table = deal(owners={"banker": 2})
    offer(table, {1: 3, 3: 1, 4: 2})
    happened = votes(table)
    assert purses(table) == [8, 2, 2, 0, 2]
    assert [(taken["seat"], taken["neighbour"]) for taken in told(happened, "banker_took")] == [
        (2, 3),
        (2, 1),
    ]


def test_gd_45_the_dealers_rest_is_money_by_the_deal() -> None:
    table = deal(owners={"banker": 1})
    offer(table, {2: "senator"})
    votes(table)
    assert purses(table) == [13, 1, 0, 0, 0]


def test_gd_45_a_dealer_without_a_rest_pays_nothing() -> None:
    table = deal(owners={"banker": 1})
    offer(table, {3: 14})
    votes(table)
    assert purses(table) == [0, 0, 0, 14, 0]


def test_gd_45_bonuses_are_not_money_by_the_deal() -> None:
    table = deal(owners={"banker": 2, "magnate": 3, "journalist": 1})
    offer(table, {3: "senator"})
    votes(table, {1: "for_argument"})
    assert purses(table) == [14, 1, 0, 1, 0]


def test_gd_45_banker_takes_nothing_from_a_refused_deal() -> None:
    table = deal(owners={"banker": 1, "sheriff": 0})
    offer(table, {2: 4})
    votes(table, rest="against")
    assert purses(table) == [2, 0, 0, 0, 0]


def test_gd_45_banker_as_dealer_takes_from_both_sides() -> None:
    table = deal(owners={"banker": 0})
    offer(table, {1: 3, 4: 2})
    votes(table)
    assert purses(table) == [11, 2, 0, 0, 1]


def test_gd_45_banker_in_jail_still_takes() -> None:
    table = deal(dealer=1, owners={"banker": 0})
    table.state.jailed = 0
    offer(table, {4: 3})
    votes(table)
    assert purses(table) == [2, 10, 0, 0, 2]


def test_gd_45_banker_changing_hands_takes_for_the_old_owner() -> None:
    table = deal(card=BOSS_CARD, owners={"banker": 3})
    offer(table, {1: (2, "banker"), 2: 2})
    votes(table)
    assert purses(table) == [9, 2, 1, 1, 0]
