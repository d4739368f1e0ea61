"""Tests of the card, the offers and the clock (GD-10 to GD-15)."""

from __future__ import annotations

import pytest

from fivecups.engine import CLOCK, Form, Refused
from fivecups.games.gentlemans_deal.components import DEAL_CARDS
from fivecups.games.gentlemans_deal.state import Share

from ..deal_scenarios import (
    FOURTEEN,
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


def test_gd_10_the_dealer_takes_the_top_card() -> None:
    table = new_table(5)
    top = table.state.deck[0]
    table.answer(0, shares(table))
    table.answer(0, "confirm")
    votes(table)
    assert table.state.card == top
    assert table.view(1).table.card == DEAL_CARDS[top]


def test_gd_10_the_dealer_alone_sees_it() -> None:
    table = deal()
    assert table.view(0).table.card == FOURTEEN
    assert all(table.view(seat).table.card is None for seat in (None, 1, 2, 3, 4))
    drawn = {
        seat: [event.data for event in table.events(seat) if event.kind == "card_drawn"]
        for seat in (None, 0, 1)
    }
    assert drawn[None] == drawn[1] == [{"seat": 0}]
    assert drawn[0] == [{"seat": 0, "money": 14, "accomplices": FOURTEEN.accomplices}]


def test_gd_11_the_example_of_the_rulebook() -> None:
    table = deal()
    offer(table, {1: "senator", 2: 3, 3: (1, "magnate")})
    assert table.view(4).table.offer == (
        Share(),
        Share(0, ("senator",)),
        Share(3),
        Share(1, ("magnate",)),
        Share(),
    )
    votes(table)
    assert purses(table) == [10, 0, 3, 1, 0]
    assert table.state.coming == {"senator": 1, "magnate": 3, "journalist": 0}


def test_gd_11_the_offer_is_told_to_all_in_parts() -> None:
    table = deal()
    happened = table.answer(0, shares(table, {1: "senator", 2: 3, 3: (1, "magnate")}))
    assert kinds(happened) == ["offer_made", "offered", "offered", "offered", "offered_nothing"]
    assert [(part["whom"], part["what"]) for part in told(happened, "offered")] == [
        (1, "accomplices"),
        (2, "money"),
        (3, "both"),
    ]
    assert table.events(None) == table.events(4) == table.events(0)


def test_gd_11_nobody_need_be_offered_anything() -> None:
    table = deal()
    ask = table.ask(0)
    assert isinstance(ask.choices, Form)
    assert ask.choices.default == shares(table)
    assert told(table.answer(0, ask.choices.default), "offered_nothing") == [
        {"seats": (1, 2, 3, 4)}
    ]


def test_gd_11_no_more_money_than_the_card_shows() -> None:
    table = deal()
    refusal = table.refuse(0, shares(table, {1: 7, 2: 8}))
    assert (refusal.code, refusal.rule, dict(refusal.data)) == (
        "too-much-money",
        "GD-11",
        {"offered": 15, "money": 14},
    )
    assert table.refuse(0, shares(table, {1: 15})).code == "form-amount"
    table.answer(0, shares(table, {1: 7, 2: 7}))


def test_gd_11_no_money_below_zero() -> None:
    table = deal()
    assert table.refuse(0, shares(table, {1: -1, 2: 5})).code == "form-amount"


def test_gd_11_only_accomplices_of_the_card_each_once() -> None:
    table = deal()
    assert table.refuse(0, shares(table, {1: "boss"})).code == "form-some-of"
    refusal = table.refuse(0, shares(table, {1: "senator", 2: ("senator", "magnate")}))
    assert (refusal.code, refusal.rule, refusal.data["accomplice"]) == (
        "accomplice-offered-twice",
        "GD-11",
        "senator",
    )
    table.answer(0, shares(table, {1: ("senator", "magnate", "journalist")}))


def test_gd_11_nothing_is_offered_to_the_dealer() -> None:
    table = deal()
    refusal = table.refuse(0, {**shares(table), "0": {"money": 1, "accomplices": ()}})
    assert refusal.code == "form-fields"


def test_gd_11_a_refused_offer_leaves_no_trace_for_the_others() -> None:
    table = deal()
    before = [table.view(seat) for seat in (None, 1, 2, 3, 4)]
    events = len(table.match.events)
    with pytest.raises(Refused):
        table.answer(0, shares(table, {1: 9, 2: 9}))
    assert [table.view(seat) for seat in (None, 1, 2, 3, 4)] == before
    assert len(table.match.events) == events
    assert len(table.match.record.moves) == 0


def test_gd_13_confirming_the_first_offer_opens_the_vote() -> None:
    table = deal()
    table.answer(0, shares(table, {1: 3}))
    assert table.asked(0) == ["final_offer", "confirm_offer"]
    assert kinds(table.answer(0, "confirm")) == ["offer_confirmed"]
    assert table.view(2).table.phase == "vote"
    assert table.view(2).table.replaced is None
    assert table.asked(1) == ["vote"]
    assert table.asked(0) == []


def test_gd_13_the_first_offer_given_again_confirms_it() -> None:
    table = deal()
    table.answer(0, shares(table, {1: 3}))
    ask = table.ask(0, "final_offer")
    assert isinstance(ask.choices, Form)
    assert ask.choices.default == shares(table, {1: 3})
    assert kinds(table.answer(0, ask.choices.default)) == ["offer_confirmed"]


def test_gd_13_the_offer_is_replaced_once() -> None:
    table = deal()
    table.answer(0, shares(table, {1: 3}))
    happened = table.answer(0, shares(table, {2: 4}))
    assert kinds(happened) == ["offer_replaced", "offered", "offered_nothing"]
    assert table.view(1).table.offer[2] == Share(4)
    assert table.view(1).table.replaced[1] == Share(3)
    assert table.refuse(0, shares(table, {3: 1})).code == "not-asked"
    assert table.refuse(0, "confirm").code == "not-asked"


def test_gd_13_the_final_offer_must_be_payable() -> None:
    table = deal()
    table.answer(0, shares(table, {1: 3}))
    assert table.refuse(0, shares(table, {1: 3, 2: 12})).code == "too-much-money"
    assert (
        table.refuse(0, shares(table, {1: "magnate", 2: "magnate"})).code
        == "accomplice-offered-twice"
    )


def test_gd_14_time_up_without_a_final_offer() -> None:
    table = deal()
    table.answer(0, shares(table, {1: 3}))
    happened = time_up(table)
    assert kinds(happened) == ["talk_time_ran_out", "card_shown", "went_to_jail"]
    assert [event.rule for event in happened[:3]] == ["GD-14", "GD-14", "GD-31"]
    assert table.state.jailed == 0
    assert purses(table) == [0] * 5
    assert table.state.gang_cards == [0] * 5
    assert table.state.coming == {}


def test_gd_14_the_clock_runs_from_the_draw_of_the_card() -> None:
    table = deal()
    assert dict(table.ask(CLOCK).data) == {"turn": 1, "seconds": 120}
    before_the_offer = table.ask(CLOCK)
    table.answer(0, shares(table))
    assert (table.ask(CLOCK).question, table.ask(CLOCK).data) == (
        before_the_offer.question,
        before_the_offer.data,
    )
    table = deal()
    assert kinds(time_up(table)) == ["talk_time_ran_out", "card_shown", "went_to_jail"]
    assert table.view(None).table.latest.offer is None


def test_gd_14_the_sheriff_is_paid_and_old_gang_cards_go() -> None:
    table = deal(owners={"sheriff": 2, "boss": 1, "magnate": 3})
    table.state.gang_cards[3] = 1
    table.state.gang_pile -= 1
    time_up(table)
    assert purses(table) == [0, 0, 2, 0, 0]
    assert table.state.gang_cards == [0] * 5
    assert table.state.gang_pile == 10


def test_gd_14_another_number_of_seconds_or_none() -> None:
    assert deal(talk_seconds=45).ask(CLOCK).data["seconds"] == 45
    table = deal(talk_seconds=None)
    assert table.asked(CLOCK) == []
    table.answer(0, shares(table))
    assert table.asked(CLOCK) == []
    assert table.refuse(CLOCK, "time").code == "not-asked"
    with pytest.raises(Refused):
        deal(talk_seconds="soon")


def test_gd_14_the_clock_of_the_next_turn_is_another() -> None:
    table = new_table(5)
    table.answer(0, shares(table))
    time_up(table)
    assert dict(table.ask(CLOCK).data) == {"turn": 2, "seconds": 120}


def test_gd_15_shares_for_a_player_in_jail() -> None:
    table = deal(dealer=1)
    table.state.jailed = 0
    offer(table, {0: (4, "senator")})
    votes(table)
    assert purses(table)[0] == 4
    assert table.state.coming["senator"] == 0
    assert table.state.gang_cards[0] == 0


def test_gd_15_a_gang_card_for_a_player_in_jail_who_was_offered_nothing() -> None:
    table = deal(dealer=1)
    table.state.jailed = 0
    offer(table, {2: 1, 3: 1, 4: 1})
    votes(table)
    assert table.state.gang_cards == [1, 0, 0, 0, 0]
    begin_turn(table, 2)
    assert 0 in table.view(None).table.voters
