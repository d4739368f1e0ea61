"""Dealers answer the demands that are made of their offers (GD-12)."""

from __future__ import annotations

from typing import Any

import pytest

from fivecups.bots import make_bot, reason_of, remark_of
from fivecups.bots.gentlemans_deal.observation.deal_history import slight_counts, trust
from fivecups.bots.gentlemans_deal.players.bargaining import concessions
from fivecups.engine import awaited
from fivecups.games.gentlemans_deal import GENTLEMANS_DEAL
from fivecups.games.gentlemans_deal.state import DealState, Demand, Share
from fivecups.testing import Scenario
from tests.games.gentlemans_deal.deal_scenarios import FOURTEEN, begin_turn, deal, shares, votes

DEALERS = ("regular", "novice", "expert", "master")


def final_offer(
    table: Scenario[DealState], level: str, demand: dict[str, Any] | None = None
) -> tuple[list[Share], str | None]:
    """Let a bot deal to silent players, of whom one may make a demand. Return the shares of the
    final offer and the code of the dealer's reason."""
    dealer = table.state.dealer
    bot = make_bot(level, "gentlemans-deal", table.state.options, "dealer")
    while awaited(table.state) != (dealer,) or not table.state.offer:
        seat = awaited(table.state)[0]
        if demand is not None and table.state.offer:
            table.answer(demand["whom"], demand, ask=table.ask(demand["whom"], "demand").id)
            demand = None
        view = table.view(seat)
        table.match.answer(seat, bot.answer(view, view.asks[0]), view.asks[0].id)
    view = table.view(dealer)
    answer = bot.answer(view, view.asks[0])
    reason = reason_of(bot)
    table.match.answer(dealer, answer, view.asks[0].id)
    return list(table.state.offer), None if reason is None else reason.code


def wish(whom: int, money: int, *accomplices: str, vote: str = "for") -> dict[str, Any]:
    return {"whom": whom, "money": money, "accomplices": accomplices, "vote": vote}


@pytest.mark.parametrize("level", DEALERS)
@pytest.mark.parametrize("seat", range(1, 5))
def test_gd_12_a_modest_demand_is_met(level: str, seat: int) -> None:
    _, silence = final_offer(deal(least_talk_seconds=20), level)
    assert silence is None
    offer, reason = final_offer(deal(least_talk_seconds=20), level, wish(seat, 1))
    assert offer[seat].money >= 1
    assert reason == "demand-met"


@pytest.mark.parametrize("level", DEALERS)
@pytest.mark.parametrize("seat", [1, 4])
def test_gd_12_a_dealer_does_as_he_says(level: str, seat: int) -> None:
    for money in range(2, 9):
        offer, reason = final_offer(deal(least_talk_seconds=20), level, wish(seat, money))
        assert (reason == "demand-met") == (offer[seat].money >= money)
        assert reason != "demand-without-you" or offer[seat].is_nothing


def test_gd_12_a_regular_concedes_two_coins_and_no_more() -> None:
    usual, _ = final_offer(deal(least_talk_seconds=20), "regular")
    paid = next(seat for seat in range(1, 5) if usual[seat].money)
    had = usual[paid].money
    told = ["demand-met", "demand-met", "demand-met", "demand-halfway", "demand-halfway"]
    for more, expected in enumerate(told):
        offer, reason = final_offer(deal(least_talk_seconds=20), "regular", wish(paid, had + more))
        assert (offer[paid].money - had, reason) == (min(more, 2), expected)


def test_gd_12_the_cheaper_vote_takes_the_place_of_a_dearer_one() -> None:
    usual, _ = final_offer(deal(least_talk_seconds=20), "regular")
    left_out = next(seat for seat in range(1, 5) if usual[seat].is_nothing)
    offer, reason = final_offer(deal(least_talk_seconds=20), "regular", wish(left_out, 2))
    assert (offer[left_out].money, reason) == (2, "demand-met")
    assert sum(share.money for share in offer) < sum(share.money for share in usual)
    offer, reason = final_offer(deal(least_talk_seconds=20), "regular", wish(left_out, 9))
    assert reason == "demand-halfway"


@pytest.mark.parametrize("level", DEALERS)
def test_gd_12_whoever_asks_for_everything_is_told_why_not(level: str) -> None:
    offer, reason = final_offer(deal(least_talk_seconds=20), level, wish(2, 14))
    assert offer[2].money < 14
    assert reason in ("demand-too-dear", "demand-without-you", "demand-halfway")


@pytest.mark.parametrize("level", DEALERS)
def test_gd_12_what_is_not_on_the_card_cannot_be_given(level: str) -> None:
    assert "sheriff" not in FOURTEEN.accomplices
    offer, reason = final_offer(deal(least_talk_seconds=20), level, wish(2, 0, "sheriff"))
    assert reason == "demand-not-to-give"
    assert "sheriff" not in offer[2].accomplices


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_gd_12_a_demand_without_a_vote_is_answered_too(level: str) -> None:
    table = deal(dealer=1, least_talk_seconds=20)
    table.state.jailed = 0
    _, reason = final_offer(table, level, wish(0, 3, vote="open"))
    assert reason == "demand-without-a-vote"


def test_gd_12_only_who_has_a_vote_promises_one() -> None:
    table = deal(dealer=1, least_talk_seconds=20)
    table.state.jailed = 0
    said = {}
    for seat in (0, 2):
        bot = make_bot("regular", "gentlemans-deal", table.state.options, seat)
        remark = remark_of(bot, table.view(seat))
        assert remark is not None and isinstance(remark[1], dict)
        said[seat] = remark[1]["vote"]
    assert said == {0: "open", 2: "for"}


def test_gd_12_a_demand_from_before_the_offer_is_no_answer_to_it() -> None:
    """The dealer has already considered it in the first offer."""
    table = deal(least_talk_seconds=20)
    table.answer(2, wish(2, 14), ask=table.ask(2, "demand").id)
    _, reason = final_offer(table, "regular")
    assert reason is None


def test_gd_12_bots_have_nothing_to_add_once_they_have_spoken() -> None:
    """So a table of bots never waits for a clock."""
    state = GENTLEMANS_DEAL.settings(5, {})
    assert state["least_talk_seconds"] == 60
    table = deal(least_talk_seconds=20)
    dealer = make_bot("regular", "gentlemans-deal", table.state.options, "dealer")
    view = table.view(0)
    table.answer(0, dealer.answer(view, view.asks[0]))
    for seat in range(1, 5):
        view = table.view(seat)
        assert dealer.answer(view, view.asks[0]) == ("nothing_to_add",)
        table.answer(seat, "nothing_to_add")
    assert table.asked(0) == ["final_offer", "confirm_offer"]


def replies(level: str, offer: dict[int, int]) -> list[Any]:
    """Return what four bots say about an offer after their demands."""
    table = deal(least_talk_seconds=20)
    bots = [make_bot(level, "gentlemans-deal", table.state.options, seat) for seat in range(5)]
    for seat in range(1, 5):
        remark = remark_of(bots[seat], table.view(seat))
        assert remark is not None
        table.match.answer(seat, remark[1], remark[0].id)
    before = [said.demand for said in table.view(None).table.talk.demands]
    table.answer(0, shares(table, dict(offer)))
    for seat in range(1, 5):
        remark = remark_of(bots[seat], table.view(seat))
        assert remark is not None
        table.match.answer(seat, remark[1], remark[0].id)
        again = remark_of(bots[seat], table.view(seat))
        assert again is None or again[1] == ("want_more",), "nothing is said twice"
    assert [demand.seat for demand in before] == [1, 2, 3, 4]
    return [(table.state.words[seat], table.state.demands) for seat in range(1, 5)]


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_gd_12_bots_promise_for_enough_and_say_what_would_be(level: str) -> None:
    said = replies(level, {1: 9})
    assert said[0][0] == "for"
    demands = {demand.seat: demand for demand in said[0][1]}
    assert not demands[1].reply
    for seat in (2, 3, 4):
        assert said[seat - 1][0] is None
        assert demands[seat].reply
        assert demands[seat].promises_a_vote
        assert 0 < demands[seat].money <= 8


def test_gd_12_broken_promises_are_remembered() -> None:
    table = deal(least_talk_seconds=0)
    table.answer(0, shares(table, {1: 3, 2: 3, 3: 3}))
    for seat in (1, 2):
        table.answer(seat, "promise", "for")
    table.answer(0, "confirm")
    assert {seat: trust(table.view(0), seat) for seat in (1, 2, 3)} == dict.fromkeys((1, 2, 3), 0.5)
    votes(table, {1: "for", 2: "against", 3: "against", 4: "against"})
    table.state.deck.insert(0, table.state.shown.pop())
    begin_turn(table, 1)
    view = table.view(0)
    assert {seat: trust(view, seat) for seat in (1, 2, 3)} == {1: 2 / 3, 2: 1 / 3, 3: 0.5}
    assert slight_counts(view) == {2: 2, 3: 1, 4: 1}


def test_gd_12_accomplices_are_given_in_the_order_of_the_card() -> None:
    """The dealer's form requires this order."""
    offer = tuple(Share(0, ("journalist",)) if seat == 2 else Share() for seat in range(5))
    steps = list(concessions(offer, Demand(2, 2, 0, ("senator", "magnate"), "for", reply=True)))
    assert steps[0][2].accomplices == ("senator", "magnate", "journalist")


def asked_for(table: Scenario[DealState], level: str, seat: int) -> int | None:
    """Return the money that a bot demands when it may speak, or None."""
    bot = make_bot(level, "gentlemans-deal", table.state.options, "voter")
    remark = remark_of(bot, table.view(seat))
    if remark is None or not isinstance(remark[1], dict):
        return None
    table.match.answer(seat, remark[1], remark[0].id)
    return int(remark[1]["money"])


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_gd_12_a_voter_who_is_refused_asks_for_less_step_by_step(level: str) -> None:
    """From far too much down to the sufficient share, which a seat without earlier demands asks for
    at once."""
    silent = deal(least_talk_seconds=0)
    silent.answer(0, shares(silent, {3: 4, 4: 4}))
    enough = asked_for(silent, level, 2)
    assert enough is not None
    table = deal(least_talk_seconds=20)
    opening = enough + 6
    table.answer(2, wish(2, opening), ask=table.ask(2, "demand").id)
    table.answer(0, shares(table, {3: 4, 4: 4}))
    first = asked_for(table, level, 2)
    for seat in range(1, 5):
        table.answer(seat, "nothing_to_add")
    second = asked_for(table, level, 2)
    assert (first, second) == (enough + 3, enough)
    assert asked_for(table, level, 2) is None, "it asks for no less than what would do"


def test_gd_12_talk_comes_to_an_end_however_often_a_voter_may_speak() -> None:
    table = deal(least_talk_seconds=20)
    table.answer(2, wish(2, 14), ask=table.ask(2, "demand").id)
    table.answer(0, shares(table, {3: 4, 4: 4}))
    asked = [14]
    while (money := asked_for(table, "regular", 2)) is not None:
        asked.append(money)
    assert asked == sorted(set(asked), reverse=True)


@pytest.mark.parametrize("level", ["regular", "expert", "master"])
def test_gd_12_a_dealer_offers_less_at_first_than_finally(level: str) -> None:
    table = deal(least_talk_seconds=0)
    bot = make_bot(level, "gentlemans-deal", table.state.options, "dealer")
    offers = []
    for _ in range(2):
        view = table.view(0)
        table.match.answer(0, bot.answer(view, view.asks[0]), view.asks[0].id)
        offers.append(sum(share.money for share in table.state.offer))
    assert 0 < offers[0] < offers[1]


def test_gd_12_a_regular_pays_a_promised_vote_no_more_than_it_asked_for() -> None:
    finals = []
    for promised in (False, True):
        table = deal(least_talk_seconds=0)
        bot = make_bot("regular", "gentlemans-deal", table.state.options, "dealer")
        view = table.view(0)
        table.match.answer(0, bot.answer(view, view.asks[0]), view.asks[0].id)
        seat = next(seat for seat in range(1, 5) if table.state.offer[seat].money)
        first = table.state.offer[seat].money
        if promised:
            table.answer(seat, "promise", "for")
        view = table.view(0)
        table.match.answer(0, bot.answer(view, view.asks[0]), view.asks[0].id)
        finals.append(table.state.offer[seat].money - first)
    assert finals == [1, 0]


def after_a_turn(given: int, promise: str | None = None) -> Scenario[DealState]:
    """Return a table where seat 1 deals after a turn that gave seat 2 this much; with `promise`,
    seat 2 broke it."""
    table = deal(least_talk_seconds=0)
    table.answer(0, shares(table, {1: 3, 2: given, 3: 3}))
    if promise is not None:
        table.answer(2, "promise", promise)
    table.answer(0, "confirm")
    votes(table, {2: "against"}, rest="for")
    table.state.deck.insert(0, table.state.shown.pop())
    begin_turn(table, 1)
    table.state.options = {**table.state.options, "least_talk_seconds": 20}
    return table


def test_gd_12_what_dealers_gave_before_moves_the_next_demand() -> None:
    assert asked_for(after_a_turn(given=0), "regular", 2) == 2
    assert asked_for(after_a_turn(given=3), "regular", 2) == 4


@pytest.mark.parametrize("level", DEALERS)
def test_gd_12_who_broke_a_promise_is_not_paid_for_another(level: str) -> None:
    offer, reason = final_offer(after_a_turn(given=3, promise="for"), level, wish(2, 8))
    assert reason == "demand-not-believed"
    assert offer[2].money < 8
    _, reason = final_offer(after_a_turn(given=3), level, wish(2, 8))
    assert reason != "demand-not-believed"
