"""Tests of answers that every level from regular on gets right: rulings, offers, cards of the
Saloon, Doc's wire."""

from __future__ import annotations

from typing import Any

import pytest

from fivecups.bots import make_bot
from fivecups.bots.analysis import advise
from fivecups.bots.dice_town.answer_values.base_game import received_value, ruling
from fivecups.bots.dice_town.answer_values.evaluator import Evaluator
from fivecups.bots.dice_town.dice.dice_policies import RegularDice
from fivecups.bots.dice_town.evaluation.card_values import card_value
from fivecups.bots.dice_town.evaluation.position import read_position
from fivecups.engine import awaited
from fivecups.games.dice_town.course.end import count_up
from fivecups.games.dice_town.course.round import end_round
from fivecups.games.dice_town.places.doc_badluck import doc_opens
from tests.games.dice_town.town_scenario import Town, west

LEVELS = ("regular", "expert", "master")


def answer(town: Town, seat: int, level: str) -> Any:
    """Return a bot's answer in this seat to the question that the table waits for. After what is on
    the agenda the round ends, so that a master can play on."""
    assert seat in awaited(town.state)
    if not town.state.agenda or town.state.agenda[0] != (end_round.__name__,):
        town.state.agenda.insert(0, (end_round.__name__,))
    view = town.view(seat)
    ask = next(ask for ask in view.asks if not ask.optional)
    return make_bot(level, "dice-town", town.state.options, "seed").answer(view, ask)


def ruling_worth(town: Town, outcome: int) -> float:
    view = town.view(town.state.sheriff)
    position = read_position(view)
    return ruling(Evaluator(position, RegularDice(), view.asks[0]), outcome)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("place", "tied"),
    [
        ("mine", "9 9 9 J Q"),
        ("bank", "10 10 10 J Q"),
        ("general-store", "9 J J J Q"),
        ("sheriff", "9 J K K K"),
    ],
)
def test_a_sheriff_does_not_give_away_a_tie_that_he_would_win(
    level: str, place: str, tied: str
) -> None:
    town = Town(3, sheriff=1)
    town.has_dice(tied, tied, "9 10 J Q A")
    town.state.mine, town.state.bank = 12, 6
    town.at(place)
    while town.question == "play_or_pass":
        town.everybody_passes_once()
    town.nobody_offers()
    assert town.question == "name_one"
    assert answer(town, 1, level) == ("choose", 1)


def final_tie(sheriff: int) -> Town:
    """Seats 0 and 1 tie for the game."""
    town = Town(3, sheriff=sheriff)
    s = town.state
    s.dollars, s.nuggets, s.mine = [10, 10, 8], [6, 6, 1], 0
    for seat in range(3):
        if seat == sheriff:
            s.nuggets[seat] -= 5
    town.begin_at(count_up)
    return town


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_sells_a_game_that_he_would_win(level: str) -> None:
    town = Town(3, sheriff=0)
    s = town.state
    s.dollars, s.nuggets, s.mine = [10, 120, 8], [50, 0, 1], 0  # the badge makes it a tie
    town.begin_at(count_up)
    assert town.question == "make_offer"
    for seat in awaited(town.state):
        most = {"dollars": town.state.dollars[seat], "nuggets": town.state.nuggets[seat]}
        town.answer(seat, town.offer(seat, **most))
    assert town.question == "name_one"
    assert answer(town, 0, level) == ("choose", 0)


@pytest.mark.parametrize("level", LEVELS)
def test_for_the_game_itself_everything_is_offered(level: str) -> None:
    town = final_tie(2)
    offered = answer(town, 0, level)
    assert (offered["outcome"], offered["dollars"], offered["nuggets"]) == (0, 10, 6)


@pytest.mark.parametrize("level", LEVELS)
def test_who_cannot_win_the_game_names_who_pays(level: str) -> None:
    town = final_tie(2)
    town.answer(0, town.offer(0))
    town.answer(1, town.offer(1, dollars=3))
    assert answer(town, 2, level) == ("choose", 1)


def test_the_coach_weighs_offers_for_the_game_by_the_chance_to_be_named() -> None:
    town = final_tie(2)
    view = town.view(0)
    advice = advise("dice-town", view, view.asks[0])
    assert advice.unit == "win"
    assert advice.choices[0].answer == answer(town, 0, "expert")
    chances = [choice.expected for choice in advice.choices]
    assert chances[0] == pytest.approx(0.5), "the other one can offer as much"
    assert chances[1:] == pytest.approx([0.0, 0.0], abs=0.01)
    assert [choice.why.code for choice in advice.choices if choice.why] == ["offer-game"] * 3


def test_the_coach_tells_a_sheriff_who_may_name_himself_so() -> None:
    town = Town(3, sheriff=0)
    s = town.state
    s.dollars, s.nuggets, s.mine = [10, 120, 8], [50, 0, 1], 0
    town.begin_at(count_up)
    town.nobody_offers()
    view = town.view(0)
    advice = advise("dice-town", view, view.asks[0])
    assert advice.unit == "win"
    expected = {choice.answer: choice.expected for choice in advice.choices}
    assert advice.choices[0].answer == ("choose", 0)
    assert expected == {("choose", 0): 1.0, ("call",): 1.0, ("choose", 1): 0.0}


def test_ranches_and_bandits_that_are_offered_count() -> None:
    worths = []
    for offered in ({}, {"ranches": 2}, {"bandits": ("Q-6",)}):
        town = west("9 9 9 J Q", "9 9 9 J Q", "10 J Q K A", sheriff=2)
        town.lays_ranches(0, 3)
        town.bandits_are(hired={0: "Q-6"})
        town.at("mine")
        while town.question == "play_or_pass":
            town.everybody_passes_once()
        town.answer(0, town.offer(0, **offered))
        town.answer(1, town.offer(1))
        worths.append(ruling_worth(town, 0))
    assert worths[1] > worths[0] + 2 and worths[2] > worths[0] + 0.5


def test_what_a_leader_gives_away_counts_for_more() -> None:
    """The same dollars, offered by a player who is far ahead and by one who is far behind."""
    gains = []
    for leader in (0, 1):
        town = Town(3, sheriff=2)
        town.has_dice("9 9 9 J Q", "9 9 9 J Q", "10 J Q K A")
        town.state.nuggets[leader] = 15
        town.at("mine")
        while town.question == "play_or_pass":
            town.everybody_passes_once()
        town.answer(0, town.offer(0, outcome=0, dollars=6))
        town.answer(1, town.offer(1))
        view = town.view(2)
        gains.append(received_value(read_position(view), view.table.offers[0]))
    assert gains[0] > gains[1] + 0.2


def test_second_place_is_worth_what_the_first_has_left() -> None:
    """At the Mine with gold for all the first digs; the second gets a card of the River."""
    town = west("9 9 9 9 Q", "9 9 9 J Q", "9 9 9 K A", "10 J Q K A", sheriff=3)
    town.at("mine")
    while town.question in ("play_or_pass", "choose_action"):
        if town.question == "choose_action":
            town.answer(0, "act", "dig")
        else:
            town.everybody_passes_once()
    town.nobody_offers()
    view = town.view(3)
    assert view.asks[0].data["decision"] == "second"
    evaluator = Evaluator(read_position(view), RegularDice(), view.asks[0])
    assert evaluator.place_value(1) == evaluator.prizes.second[0, 3] < evaluator.prizes.first[0, 3]


def saloon_before_the_theft(victims: tuple[str, ...], ranches: int) -> Town:
    """Return a table at which the holder of Whiskey is about to rob, before it looks into a
    hand."""
    town = west("Q Q Q J J", "9 10 J K A", "9 10 J K K")
    town.gets(0, "whiskey")
    town.gets(1, *victims)
    town.lays_ranches(1, ranches)
    town.at("saloon")
    if town.question == "choose_action":
        town.answer(0, "act", "look_for_a_victim")
    return town


def saloon_with_whiskey(victims: tuple[str, ...], ranches: int) -> Town:
    """Return the table after the look, when the theft can still be replaced."""
    town = saloon_before_the_theft(victims, ranches)
    while town.question == "play_or_pass":
        town.everybody_passes_once()
    town.answer(0, "rob", 1, 0, len(victims))
    town.everybody_passes_to("theft")
    assert town.question == "play_or_pass"
    return town


@pytest.mark.parametrize("level", LEVELS)
def test_whiskey_is_weighed_against_what_was_found(level: str) -> None:
    good = saloon_with_whiskey(("claim-5", "claim-4", "claim-5"), 1)
    assert answer(good, 0, level) == ("pass",)
    poor = saloon_with_whiskey(("claim-1", "claim-1", "claim-1"), 6)
    assert answer(poor, 0, level) == ("take_a_ranch", 1)


@pytest.mark.parametrize("level", LEVELS)
def test_whiskey_waits_until_a_hand_has_been_seen(level: str) -> None:
    """It can replace the theft afterwards, too, so nothing is gained by playing it blindly; if
    there is nothing to steal, there is nothing to wait for."""
    waiting = saloon_before_the_theft(("claim-1", "claim-1", "claim-1"), 6)
    waiting.everybody_passes_to("theft")
    assert answer(waiting, 0, level) == ("pass",)
    empty = saloon_before_the_theft((), 6)
    empty.everybody_passes_to("theft")
    assert answer(empty, 0, level) == ("take_a_ranch", 1)


def test_whiskey_is_no_better_to_keep_than_a_usual_equipment() -> None:
    town = west("9 10 J K A", "Q Q Q J J", "9 10 J K K")
    position = read_position(town.view(0))
    assert 0 < card_value(position, "whiskey") < card_value(position, "equipment-2")


@pytest.mark.parametrize("level", LEVELS)
def test_marshall_keeps_the_badge_only_where_it_would_be_lost(level: str) -> None:
    lost = Town(3, sheriff=0)
    lost.state.mine = 2
    lost.has_dice("9 10 J Q A", "9 J K K K", "10 J K K K")
    lost.gets(0, "marshall")
    lost.at("sheriff")
    assert answer(lost, 0, level) == ("play", "marshall")
    kept = Town(3, sheriff=0)
    kept.state.mine = 2
    kept.has_dice("9 J K K K", "9 J K K K", "9 10 J Q A")
    kept.gets(0, "marshall")
    kept.at("sheriff")
    assert answer(kept, 0, level) == ("pass",)


@pytest.mark.parametrize("level", LEVELS)
def test_insurance_is_played_by_who_is_robbed(level: str) -> None:
    town = west("Q Q Q J J", "9 10 J K A", "9 10 J K K")
    town.gets(1, "insurance", "claim-5", "claim-4")
    town.at("saloon")
    if town.question == "choose_action":
        town.answer(0, "act", "look_for_a_victim")
    while town.question == "play_or_pass" and 1 not in awaited(town.state):
        town.everybody_passes_once()
    if town.question == "rob_somebody":
        town.answer(0, "rob", 1, 1, 2)
    assert answer(town, 1, level) == ("play", "insurance")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3])
def test_doc_wires_the_best_claims(level: str, seats: int) -> None:
    town = Town(seats, sheriff=0)
    town.has_dice(*["9 9 9 10 10"] * seats)
    town.gets(0, "claim-1", "claim-5", "claim-2", "claim-4")
    for seat in range(seats):
        town.state.won[seat] = seat > 0
    town.begin_at(doc_opens)
    while town.question == "play_or_pass":
        town.everybody_passes_once()
    assert town.question == "take_a_remedy"
    assert answer(town, 0, level) == ("wire", ("claim-4", "claim-5"))
