"""Tests of the vote and its clock (GD-20 to GD-24, GD-52)."""

from __future__ import annotations

import pytest

from fivecups.engine import CLOCK, Refused
from fivecups.games.gentlemans_deal.components import DEAL_CARDS

from ..deal_scenarios import FOURTEEN, begin_turn, deal, kinds, offer, purses, time_up, told, votes


def test_gd_20_all_but_the_dealer_and_the_jailed_vote() -> None:
    table = deal(dealer=1)
    table.state.jailed = 0
    offer(table)
    assert [seat for seat in range(5) if table.asked(seat)] == [2, 3, 4]
    assert table.refuse(0, "vote", "against").code == "not-asked"
    assert table.refuse(1, "vote", "for").code == "not-asked"


def test_gd_20_four_ways_to_vote() -> None:
    table = deal()
    offer(table)
    assert table.choices(1) == [
        ("vote", "for"),
        ("vote", "for_argument"),
        ("vote", "against"),
        ("vote", "against_argument"),
    ]


def test_gd_20_votes_are_secret_until_the_last_and_shown_at_once() -> None:
    table = deal()
    offer(table)
    for seat in (3, 1, 4):
        before = [table.view(other).table for other in (None, 0, 2)]
        assert table.answer(seat, "vote", "against_argument") == []
        assert [table.view(other).table for other in (None, 0, 2)] == before
        assert table.view(0).sealed is None
    assert table.view(3).sealed == ("vote", "against_argument")
    assert table.view(2).waiting is not None and table.view(2).waiting.seats == (2,)  # type: ignore[union-attr]
    happened = table.answer(2, "vote", "for")
    assert [(vote["seat"], vote["ballot"]) for vote in told(happened, "voted")] == [
        (1, "against_argument"), (2, "for"), (3, "against_argument"), (4, "against_argument"),
    ]  # fmt: skip


def test_gd_20_a_vote_is_not_changed() -> None:
    table = deal()
    offer(table)
    table.answer(1, "vote", "for")
    assert table.refuse(1, "vote", "against").code == "not-asked"


def test_gd_21_a_vote_weighs_one_an_argument_adds_two() -> None:
    table = deal()
    offer(table)
    happened = votes(table, {1: "for_argument", 2: "against", 3: "against", 4: "against"})
    assert [vote["weight"] for vote in told(happened, "voted")] == [3, 1, 1, 1]
    assert told(happened, "deal_accepted") == [{"seat": 0, "weight_for": 3, "weight_against": 3}]


def test_gd_21_a_used_argument_leaves_the_game_also_when_in_vain() -> None:
    table = deal()
    offer(table)
    votes(table, {1: "for_argument", 2: "against_argument"}, rest="against")
    assert table.state.arguments == [3, 2, 2, 3, 3]
    assert table.state.arguments_used == 2


def test_gd_21_no_argument_left_none_available() -> None:
    table = deal()
    table.state.arguments[1] = 0
    offer(table)
    assert table.choices(1) == [("vote", "for"), ("vote", "against")]
    refusal = table.refuse(1, "vote", "for_argument")
    assert (refusal.code, refusal.rule) == ("no-argument-left", "GD-21")
    assert table.refuse(1, "vote", "abstain").code == "not-a-choice"


def test_gd_21_three_arguments_in_a_game() -> None:
    table = deal()
    for dealer in (0, 2, 3):
        begin_turn(table, dealer)
        offer(table)
        votes(table, {1: "for_argument"})
    begin_turn(table, 4)
    offer(table)
    assert table.choices(1) == [("vote", "for"), ("vote", "against")]


def test_gd_22_every_gang_card_adds_one() -> None:
    table = deal()
    table.state.gang_cards[1:3] = [1, 2]
    table.state.gang_pile = 7
    offer(table)
    happened = votes(table, {1: "against", 2: "against_argument"})
    assert [vote["weight"] for vote in told(happened, "voted")] == [2, 5, 1, 1]
    assert kinds(happened).count("deal_refused") == 1


def test_gd_22_weights_can_be_seen_before_the_vote() -> None:
    table = deal(owners={"senator": 2})
    table.state.gang_cards[2] = 1
    player = table.view(None).table.players[2]
    assert (player.weight, player.weight_with_argument) == (2, 6)


def test_gd_23_a_tie_is_an_acceptance() -> None:
    table = deal()
    offer(table)
    happened = votes(table, {1: "against", 2: "against"})
    assert told(happened, "deal_accepted") == [{"seat": 0, "weight_for": 2, "weight_against": 2}]
    assert [event.rule for event in happened if event.kind == "deal_accepted"] == ["GD-23"]
    assert purses(table)[0] == 14


def test_gd_23_one_more_against_is_a_refusal() -> None:
    table = deal()
    table.state.gang_cards[1] = 1
    offer(table)
    happened = votes(table, {1: "against", 2: "against"})
    assert told(happened, "deal_refused") == [{"seat": 0, "weight_for": 2, "weight_against": 3}]


@pytest.mark.parametrize("ballot", ["for", "against"])
def test_gd_24_the_card_is_shown_whatever_came_of_it(ballot: str) -> None:
    table = deal()
    offer(table)
    happened = votes(table, rest=ballot)
    assert told(happened, "card_shown") == [
        {"seat": 0, "money": 14, "accomplices": FOURTEEN.accomplices}
    ]
    assert table.events(3) == table.events(None)
    assert table.view(3).table.latest.card == FOURTEEN
    assert table.view(3).table.deck.shown == (FOURTEEN,)
    assert kinds(happened).index("card_shown") > kinds(happened).index("voted")


def test_gd_24_the_votes_of_the_last_reveal_can_be_seen() -> None:
    table = deal()
    offer(table)
    votes(table, {1: "against_argument"})
    begin_turn(table, 1, DEAL_CARDS[0])
    latest = table.view(None).table.latest
    assert (latest.outcome, latest.dealer, latest.turn) == ("accepted", 0, 1)
    assert [(vote.seat, vote.ballot, vote.weight) for vote in latest.votes] == [
        (1, "against_argument", 3), (2, "for", 1), (3, "for", 1), (4, "for", 1),
    ]  # fmt: skip


def test_gd_52_the_absent_vote_for_if_offered_anything_else_against() -> None:
    table = deal()
    offer(table, {1: 1, 2: "senator"})
    table.answer(4, "vote", "for_argument")
    happened = time_up(table)
    assert told(happened, "vote_time_ran_out") == [{"seats": (1, 2, 3)}]
    assert [(vote["seat"], vote["ballot"]) for vote in told(happened, "voted")] == [
        (1, "for"), (2, "for"), (3, "against"), (4, "for_argument"),
    ]  # fmt: skip
    assert table.state.arguments == [3, 3, 3, 3, 2]


def test_gd_52_it_is_the_final_offer_that_decides_for_the_absent() -> None:
    table = deal()
    table.answer(0, {str(seat): {"money": 1, "accomplices": ()} for seat in range(1, 5)})
    table.answer(0, {str(seat): {"money": 0, "accomplices": ()} for seat in range(1, 5)})
    happened = time_up(table)
    assert [vote["ballot"] for vote in told(happened, "voted")] == ["against"] * 4


def test_gd_52_the_jailed_do_not_vote_when_absent() -> None:
    table = deal(dealer=1)
    table.state.jailed = 0
    offer(table, {0: 3})
    assert [vote["seat"] for vote in told(time_up(table), "voted")] == [2, 3, 4]


def test_gd_52_an_absent_dealer_goes_to_jail() -> None:
    table = deal(dealer=3)
    time_up(table)
    assert table.state.jailed == 3


def test_gd_52_the_absent_owner_of_the_boss_has_voted() -> None:
    table = deal(owners={"boss": 2})
    offer(table, {1: 1, 2: 1})
    time_up(table)
    assert table.state.gang_cards[0] == 1


def test_gd_52_another_number_of_seconds_or_none() -> None:
    table = deal()
    offer(table)
    assert table.ask(CLOCK).question == "vote_time_up"
    assert dict(table.ask(CLOCK).data) == {"turn": 1, "seconds": 30}
    table = deal(vote_seconds=12)
    offer(table)
    assert table.ask(CLOCK).data["seconds"] == 12
    table = deal(vote_seconds=None)
    offer(table)
    assert table.asked(CLOCK) == []
    with pytest.raises(Refused):
        deal(vote_seconds=0)
