"""Tests of the talk, which is data and not binding (GD-12)."""

from __future__ import annotations

from typing import Any

from fivecups.engine import CLOCK, Event, Form
from fivecups.games.gentlemans_deal import GENTLEMANS_DEAL
from fivecups.games.gentlemans_deal.components import ACCOMPLICES
from fivecups.games.gentlemans_deal.state import Demand

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


def wish(
    whom: int, money: int = 0, accomplices: tuple[str, ...] = (), vote: str = "for"
) -> dict[str, Any]:
    return {"whom": whom, "money": money, "accomplices": accomplices, "vote": vote}


def say(table: Any, seat: int, demand: dict[str, Any]) -> Any:
    return table.answer(seat, demand, ask=table.ask(seat, "demand").id)


def test_gd_12_a_demand_is_visible_to_all() -> None:
    table = deal()
    table.answer(0, shares(table, {1: 3}))
    happened = say(table, 2, wish(2, 3, ("magnate",)))
    assert told(happened, "demanded") == [
        {
            "seat": 2, "whom": 2, "own": "yes", "what": "both", "money": 3, "accomplices": ("magnate",),
            "vote": "for", "promise": "yes",
        }
    ]  # fmt: skip
    assert table.events(None) == table.events(0) == table.events(4)
    for seat in (None, 0, 3):
        [standing] = table.view(seat).table.talk.demands
        assert standing.demand == Demand(2, 2, 3, ("magnate",), "for", reply=True)
        assert not standing.met


def test_gd_12_everyone_but_the_dealer_talks_before_and_after_the_first_offer() -> None:
    table = deal()
    for seat in range(1, 5):
        assert table.asked(seat) == ["demand"]
    assert table.asked(0) == ["first_offer"]
    say(table, 1, wish(1, 2))
    table.answer(0, shares(table))
    assert all(table.asked(seat) == ["demand", "talk"] for seat in range(1, 5))
    say(table, 3, wish(3, 2))
    assert len(table.view(0).table.talk.demands) == 2


def test_gd_12_any_number_until_the_final_offer() -> None:
    table = deal()
    table.answer(0, shares(table))
    for money in (5, 4, 3, 2):
        say(table, 1, wish(1, money))
        say(table, 2, wish(2, money, vote="open"))
        table.answer(3, "promise", "against")
    table.answer(0, "confirm")
    assert all(table.asked(seat) == ["vote"] for seat in range(1, 5))
    assert table.refuse(1, "want_more").code == "unknown-verb"


def test_gd_12_talk_does_not_make_the_dealers_answer_stale() -> None:
    table = deal()
    table.answer(0, shares(table))
    ask = table.ask(0, "final_offer").id
    say(table, 1, wish(1, 3))
    table.answer(2, "want_more")
    table.answer(0, shares(table, {1: 3}), ask=ask)


def test_gd_12_of_demands_about_one_player_the_latest_stands() -> None:
    table = deal()
    say(table, 1, wish(1, 5))
    say(table, 1, wish(2, 0, ("sheriff",), "against"))
    say(table, 1, wish(1, 4))
    standing = [view.demand for view in table.view(0).table.talk.demands]
    assert standing == [Demand(1, 2, 0, ("sheriff",), "against"), Demand(1, 1, 4, (), "for")]


def test_gd_12_a_demand_may_ask_for_what_is_not_on_the_card() -> None:
    table = deal()
    form = table.ask(1, "demand").choices
    assert isinstance(form, Form)
    assert form.fields.fields["accomplices"].values == ACCOMPLICES  # type: ignore[union-attr]
    assert form.fields.fields["money"].high == 16  # type: ignore[union-attr]
    say(table, 1, wish(1, 16, ("sheriff", "boss", "banker")))


def test_gd_12_a_demand_asks_for_something() -> None:
    table = deal()
    assert table.refuse(1, wish(1), ask=table.ask(1, "demand").id).code == "empty-demand"
    assert table.refuse(1, wish(0, 3), ask=table.ask(1, "demand").id).code == "form-one-of"


def test_gd_12_the_view_says_which_demands_the_offer_meets() -> None:
    table = deal()
    say(table, 1, wish(1, 3, ("magnate",)))
    say(table, 2, wish(2, 3))
    say(table, 3, wish(1, 1, ("magnate",), "against"))
    before = [demand.met for demand in table.view(4).table.talk.demands]
    assert before == [False, False, False], "nothing is offered yet"
    table.answer(0, shares(table, {1: (3, "magnate"), 2: 2}))
    assert [demand.met for demand in table.view(4).table.talk.demands] == [True, False, True]


def test_gd_12_promises_about_the_offer_on_the_table() -> None:
    table = deal()
    assert table.refuse(1, "promise", "for").code == "form-fields"
    table.answer(0, shares(table, {1: 3}))
    table.answer(1, "promise", "for_argument")
    table.answer(2, "promise", "against")
    table.answer(3, "want_more")
    assert [player.word for player in table.view(4).table.players] == [
        None,
        "for_argument",
        "against",
        "more",
        None,
    ]
    table.answer(0, "confirm")
    assert [player.word for player in table.view(4).table.players] == [
        None,
        "for_argument",
        "against",
        "more",
        None,
    ]


def test_gd_12_promises_lapse_with_their_offer_demands_do_not() -> None:
    table = deal()
    say(table, 1, wish(1, 3))
    table.answer(0, shares(table, {1: 2}))
    assert table.view(2).table.players[1].word is None
    table.answer(1, "promise", "against")
    table.answer(0, shares(table, {1: 3}))
    assert table.view(2).table.players[1].word is None
    assert [demand.met for demand in table.view(2).table.talk.demands] == [True]


def test_gd_12_taking_back() -> None:
    table = deal()
    table.answer(0, shares(table))
    assert table.refuse(1, wish(1), ask=table.ask(1, "demand").id).code == "empty-demand"
    assert table.refuse(1, "take_back_word").code == "nothing-said"
    say(table, 1, wish(1, 3))
    say(table, 1, wish(2, 3))
    table.answer(1, "promise", "for")
    assert told(say(table, 1, wish(2)), "took_back_demand") == [{"seat": 1, "whom": 2, "own": "no"}]
    assert [view.demand.whom for view in table.view(0).table.talk.demands] == [1]
    table.answer(1, "take_back_word")
    assert table.view(0).table.players[1].word is None


def test_gd_12_a_promise_binds_nobody() -> None:
    table = deal()
    table.answer(0, shares(table, {1: 3}))
    for seat in range(1, 5):
        table.answer(seat, "promise", "for")
    table.answer(0, "confirm")
    assert ("vote", "against") in table.choices(1)
    votes(table, rest="against")
    assert table.state.jailed == 0


def test_gd_12_a_demand_does_not_bind_the_dealer() -> None:
    table = deal()
    say(table, 1, wish(1, 5))
    offer(table, {2: 1})
    votes(table)
    assert purses(table)[:3] == [13, 0, 1]


def test_gd_12_a_player_in_jail_demands_without_a_vote_to_promise() -> None:
    table = deal(dealer=1)
    table.state.jailed = 0
    table.answer(1, shares(table))
    say(table, 0, wish(0, 3, vote="open"))
    assert table.refuse(0, wish(0, 3), ask=table.ask(0, "demand").id).code == "form-one-of"
    refusal = table.refuse(0, "promise", "for")
    assert (refusal.code, refusal.rule) == ("no-vote-in-jail", "GD-20")
    table.answer(0, "want_more")


def test_gd_12_no_argument_is_promised_by_whoever_has_none() -> None:
    table = deal()
    table.answer(0, shares(table))
    table.state.arguments[1] = 0
    assert table.refuse(1, "promise", "for_argument").code == "no-argument-left"
    assert (
        table.refuse(1, wish(1, 1, vote="for_argument"), ask=table.ask(1, "demand").id).code
        == "form-one-of"
    )


def test_gd_12_a_demand_is_not_met_by_money_alone_or_accomplices_alone() -> None:
    table = deal()
    for seat in (1, 2, 3):
        say(table, seat, wish(seat, 3, ("magnate",) if seat < 3 else ()))
    table.answer(0, shares(table, {1: 4, 2: (2, "magnate"), 3: (3, "senator")}))
    assert [demand.met for demand in table.view(4).table.talk.demands] == [False, False, True]


def test_gd_12_promises_of_the_last_turn_are_gone_before_the_first_offer() -> None:
    table = new_table(5)
    table.answer(0, shares(table, {1: 3}))
    table.answer(1, "promise", "for_argument")
    table.answer(2, "want_more")
    table.answer(0, "confirm")
    votes(table)
    assert table.state.dealer == 1
    assert table.view(3).table.offer is None
    assert [player.word for player in table.view(3).table.players] == [None] * 5


def test_gd_12_a_new_turn_begins_in_silence() -> None:
    table = new_table(5)
    say(table, 1, wish(1, 3))
    offer(table)
    votes(table)
    assert table.view(None).table.talk.demands == ()
    begin_turn(table, 2)
    assert [player.word for player in table.view(None).table.players] == [None] * 5


def test_gd_12_nobody_wants_more_before_the_first_offer() -> None:
    table = deal()
    assert table.refuse(1, "want_more").code == "form-fields"
    assert table.view(0).table.players[1].word is None
    table.answer(0, shares(table, {2: 3}))
    table.answer(1, "want_more")
    assert table.view(0).table.players[1].word == "more"


def test_gd_12_a_demand_can_be_taken_back_before_the_first_offer() -> None:
    table = deal()
    say(table, 1, wish(1, 3))
    say(table, 1, wish(2, 3))
    assert told(say(table, 1, wish(1)), "took_back_demand") == [
        {"seat": 1, "whom": 1, "own": "yes"}
    ]
    assert [view.demand.whom for view in table.view(0).table.talk.demands] == [2]


def test_gd_12_promises_of_the_turn_before_are_gone_before_the_first_offer() -> None:
    table = new_table(5)
    table.answer(0, shares(table, {1: 3}))
    table.answer(1, "promise", "for")
    table.answer(2, "want_more")
    table.answer(0, "confirm")
    votes(table)
    assert table.view(None).table.phase == "offer"
    assert [player.word for player in table.view(None).table.players] == [None] * 5


def test_gd_12_a_demand_met_in_money_but_not_in_accomplices_is_not_met() -> None:
    table = deal()
    say(table, 1, wish(1, 3, ("magnate",)))
    say(table, 2, wish(2, 0, ("senator",)))
    table.answer(0, shares(table, {1: 4, 2: "journalist"}))
    assert [demand.met for demand in table.view(3).table.talk.demands] == [False, False]
    table.answer(0, shares(table, {1: (3, "magnate"), 2: ("senator", "journalist")}))
    assert [demand.met for demand in table.view(3).table.talk.demands] == [True, True]


# GD-12: the final offer comes after the talk.


def test_gd_12_the_final_offer_waits_until_nobody_has_anything_to_add() -> None:
    table = deal(least_talk_seconds=20)
    table.answer(0, shares(table, {1: 3}))
    assert table.asked(0) == []
    assert table.refuse(0, "confirm").code == "not-asked"
    assert table.refuse(0, shares(table, {2: 3})).code == "not-asked"
    for seat in (3, 1, 4):
        assert table.choices(seat, "nothing_to_add") == [("nothing_to_add",)]
        table.answer(seat, "nothing_to_add")
        assert table.asked(0) == []
    waiting = table.view(None).waiting
    assert waiting is not None
    assert (waiting.question, waiting.seats) == ("nothing_to_add", (2,))
    assert kinds(table.answer(2, "nothing_to_add")) == ["all_have_spoken"]
    assert table.asked(0) == ["final_offer", "confirm_offer"]
    table.answer(0, shares(table, {2: 3}))
    assert table.view(2).table.phase == "vote"


def test_gd_12_everybody_can_speak_before_the_final_offer_and_after_having_nothing_to_add() -> None:
    table = deal(least_talk_seconds=20)
    table.answer(0, shares(table, {1: 3}))
    table.answer(1, "nothing_to_add")
    assert table.asked(1) == ["demand", "talk"]
    say(table, 1, wish(1, 4))
    for seat in (2, 3, 4):
        assert table.asked(seat) == ["nothing_to_add", "demand", "talk"]
        table.answer(seat, "promise", "for")
        table.answer(seat, "nothing_to_add")
    table.answer(2, "want_more")
    assert [player.word for player in table.view(0).table.players] == [
        None, None, "more", "for", "for",
    ]  # fmt: skip


def test_gd_12_the_final_offer_is_taken_after_the_least_time_for_the_talk() -> None:
    table = deal(least_talk_seconds=20)
    table.answer(0, shares(table, {1: 3}))
    table.answer(1, "nothing_to_add")
    clock = table.ask(CLOCK, "least_talk_over")
    assert dict(clock.data) == {"turn": 1, "seconds": 20}
    assert kinds(table.answer(CLOCK, "time", ask=clock.id)) == ["talked_long_enough"]
    assert table.asked(0) == ["final_offer", "confirm_offer"]
    assert table.asked(2) == ["demand", "talk"]
    assert table.asked(CLOCK) == ["talk_time_up"]


def test_gd_12_sixty_seconds_by_default_another_number_or_none() -> None:
    assert GENTLEMANS_DEAL.settings(5, {})["least_talk_seconds"] == 60
    table = new_table(5, least_talk_seconds=60)
    table.answer(0, shares(table))
    assert table.ask(CLOCK, "least_talk_over").data["seconds"] == 60
    table = new_table(5, least_talk_seconds=45)
    table.answer(0, shares(table))
    assert table.ask(CLOCK, "least_talk_over").data["seconds"] == 45
    table = new_table(5, least_talk_seconds=0)
    table.answer(0, shares(table))
    assert table.asked(0) == ["final_offer", "confirm_offer"]
    assert table.asked(CLOCK) == ["talk_time_up"]


def test_gd_12_the_least_time_is_at_most_half_of_the_time_of_the_dealer() -> None:
    table = new_table(5, talk_seconds=30, least_talk_seconds=20)
    table.answer(0, shares(table))
    assert table.ask(CLOCK, "least_talk_over").data["seconds"] == 15
    table = new_table(5, talk_seconds=None, least_talk_seconds=600)
    table.answer(0, shares(table))
    assert table.ask(CLOCK, "least_talk_over").data["seconds"] == 600


def test_gd_12_whoever_is_in_jail_is_heard_too() -> None:
    table = deal(dealer=1, least_talk_seconds=20)
    table.state.jailed = 0
    table.answer(1, shares(table))
    for seat in (2, 3, 4):
        table.answer(seat, "nothing_to_add")
    assert table.asked(1) == []
    table.answer(0, "nothing_to_add")
    assert table.asked(1) == ["final_offer", "confirm_offer"]


def test_gd_14_time_up_while_the_dealer_waits_confirms_the_first_offer() -> None:
    table = deal(least_talk_seconds=20)
    table.answer(0, shares(table, {1: 3}))
    table.answer(2, "nothing_to_add")
    clock = table.ask(CLOCK, "talk_time_up")
    happened = table.answer(CLOCK, "time", ask=clock.id)
    assert kinds(happened) == ["talk_time_ran_out", "offer_confirmed"]
    assert told(happened, "talk_time_ran_out") == [{"seat": 0, "how": "confirmed"}]
    assert table.state.jailed is None
    assert table.view(1).table.phase == "vote"
    assert table.asked(1) == ["vote"]
    votes(table)
    assert purses(table)[1] == 3


def test_gd_14_time_up_with_a_dealer_who_could_make_a_final_offer_sends_to_jail() -> None:
    table = deal(least_talk_seconds=20)
    table.answer(0, shares(table, {1: 3}))
    for seat in (1, 2, 3, 4):
        table.answer(seat, "nothing_to_add")
    clock = table.ask(CLOCK, "talk_time_up")
    happened = table.answer(CLOCK, "time", ask=clock.id)
    assert kinds(happened) == ["talk_time_ran_out", "card_shown", "went_to_jail"]
    assert told(happened, "talk_time_ran_out") == [{"seat": 0, "how": "jail"}]
    assert table.state.jailed == 0


def test_gd_14_time_up_after_the_least_talk_sends_to_jail() -> None:
    table = deal(least_talk_seconds=20)
    table.answer(0, shares(table, {1: 3}))
    table.answer(CLOCK, "time", ask=table.ask(CLOCK, "least_talk_over").id)
    happened = table.answer(CLOCK, "time", ask=table.ask(CLOCK, "talk_time_up").id)
    assert told(happened, "talk_time_ran_out") == [{"seat": 0, "how": "jail"}]


def test_gd_14_time_up_without_an_offer_sends_to_jail() -> None:
    happened = table_without_an_offer()
    assert told(happened, "talk_time_ran_out") == [{"seat": 0, "how": "jail"}]


def table_without_an_offer() -> list[Event]:
    """Let time run out before the first offer and return the events."""
    return time_up(deal(least_talk_seconds=20))
