"""Offers to the Sheriff: what those who weigh them offer, and what the coach says of them."""

from __future__ import annotations

from typing import Any

import pytest

from fivecups.bots import make_bot
from fivecups.bots.analysis import advise
from fivecups.bots.dice_town.answer_values.evaluator import Evaluator
from fivecups.bots.dice_town.answer_values.offers import compare_offers, offer_value
from fivecups.bots.dice_town.dice.dice_policies import ExpertDice
from fivecups.bots.dice_town.evaluation.position import read_position
from fivecups.engine import Ask, Form, View
from tests.games.dice_town.town_scenario import Town


def tie_at_the_bank(bank: int = 6, sheriff: int = 2) -> Town:
    """Seats 0 and 1 are tied, and so is the Sheriff if he is one of them."""
    town = Town(3, sheriff=sheriff)
    town.has_dice("10 10 10 J Q", "10 10 10 J Q", "9 9 J K A")
    town.state.bank, town.state.dollars = bank, [5, 5, 5]
    town.at("bank")
    while town.question == "play_or_pass":
        town.everybody_passes_once()
    assert town.question == "make_offer"
    return town


def called(dollars: int) -> Town:
    """Seat 1 has offered so much, seat 0 nothing, and the Sheriff asks for more."""
    town = tie_at_the_bank()
    town.answer(0, town.offer(0))
    town.answer(1, town.offer(1, dollars=dollars))
    town.answer(2, "call")
    assert town.question == "raise_offer"
    return town


def seen(town: Town, seat: int = 0) -> tuple[View[Any], Ask]:
    view = town.view(seat)
    return view, next(ask for ask in view.asks if not ask.optional)


def offered(town: Town, level: str) -> int:
    """The dollars of an offer, those that the place will pay among them."""
    answer: Any = make_bot(level, "dice-town", town.state.options, "seed").answer(*seen(town))
    return int(answer["dollars"] + answer["share_dollars"])


def test_experts_offer_more_against_somebody_who_offers_more() -> None:
    assert offered(called(0), "expert") < offered(called(4), "expert")
    assert offered(called(4), "expert") > offered(called(4), "regular")


def test_regulars_offer_the_same_whatever_the_others_offer() -> None:
    assert offered(called(0), "regular") == offered(called(4), "regular") > 0


def test_nobody_offers_more_than_the_place_is_worth() -> None:
    for bank in (1, 3, 6):
        assert offered(tie_at_the_bank(bank), "expert") < bank


def test_an_offer_is_worth_less_against_a_better_one() -> None:
    worths = []
    for dollars in (0, 3, 5):
        view, ask = seen(called(dollars))
        decision = Evaluator(read_position(view), ExpertDice(), ask)
        assert isinstance(ask.choices, Form)
        worths.append(offer_value(decision, {**ask.choices.default, "share_dollars": 2}))
    assert worths[0] >= worths[1] > worths[2]


def test_a_sheriff_who_is_tied_himself_is_hard_to_sway() -> None:
    free, tied = (
        offer_value(
            Evaluator(read_position(view), ExpertDice(), ask),
            {"dollars": 0, "share_dollars": 2, "nuggets": 0, "share_nuggets": 0},
        )
        for view, ask in (seen(tie_at_the_bank()), seen(tie_at_the_bank(sheriff=1)))
    )
    assert tied < free


@pytest.mark.parametrize("dollars", [0, 4])
def test_the_coach_weighs_offers(dollars: int) -> None:
    view, ask = seen(called(dollars))
    advice = advise("dice-town", view, ask)
    costs = [choice.cost for choice in advice.choices]
    assert len(costs) > 1 and costs[0] == 0 and costs == sorted(costs)
    assert advice.margin != "said"
    named = [choice.why.data["percent"] for choice in advice.choices if choice.why is not None]
    assert all(choice.why is not None and choice.why.code == "offer" for choice in advice.choices)
    assert all(0 <= percent <= 100 for percent in named) and len(set(named)) > 1
    assert isinstance(ask.choices, Form)
    decision = Evaluator(read_position(view), ExpertDice(), ask)
    assert advice.choices[0].answer == compare_offers(decision, ask.choices)[0][0]


def test_those_who_are_not_tied_hear_what_a_gift_would_cost() -> None:
    town = Town(4, sheriff=2)
    town.has_dice("10 10 10 J Q", "10 10 10 J Q", "9 9 J K A", "9 9 J K A")
    town.state.bank = 6
    town.at("bank")
    while town.question == "play_or_pass":
        town.everybody_passes_once()
    view, ask = seen(town, 3)
    advice = advise("dice-town", view, ask)
    assert isinstance(ask.choices, Form)
    nothing, *gifts = advice.choices
    assert nothing.answer == ask.choices.default
    assert nothing.why is not None and nothing.why.code == "offer-nothing"
    assert len(gifts) == 2
    for gift in gifts:
        assert gift.cost > 0 and gift.answer["dollars"] + gift.answer["nuggets"] > 0
        assert gift.why is not None and gift.why.code == "offer-for"
        assert gift.why.data["seat"] == gift.answer["outcome"] and gift.why.data["percent"] > 0
