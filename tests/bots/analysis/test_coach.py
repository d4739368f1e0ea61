"""The coach of Dice Town and of Gentleman's Deal."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fivecups.bots import make_bot
from fivecups.bots.analysis import Advice, advise, advise_on, advised_asks, replay_decisions
from fivecups.bots.analysis.advice_parts import MAX_ADVISED_ANSWERS
from fivecups.bots.dice_town.answer_values.evaluator import FACE_OF_PLACE
from fivecups.bots.dice_town.coach.place_aims import TOWN_HALL
from fivecups.bots.gentlemans_deal.coach.dealer_forecast import Dealers
from fivecups.bots.gentlemans_deal.coach.talk_advice import weigh_demand
from fivecups.engine import Ask, Form, Match, RandomChance, State, View, examine, plain, twin
from fivecups.games import GAMES
from fivecups.games.dice_town.dice.cups import roll_under_cups
from fivecups.games.dice_town.state import read
from fivecups.games.gentlemans_deal.state import Demand
from fivecups.records import dump
from fivecups.texts import LANGUAGES, Texts, Wording
from tests.bots.golden_positions import asked
from tests.games.dice_town.town_scenario import Town

from .games import played

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("dice-town", 3, {}),
    ("dice-town", 2, {"wild_west": True, "indians": True}),
    ("gentlemans-deal", 5, {}),
]

OFTEN = 8
"""Positions of each question that the coach is tested on."""


def decisions(name: str, seats: int, options: dict[str, Any]) -> list[tuple[State, View[Any]]]:
    """Return positions of a game of novices in which a seat has a choice."""
    game = GAMES[name]
    taken, _ = replay_decisions(game, played(name, ["novice"] * seats, 5, **options))
    return [
        (choice.state, game.view(choice.state, choice.seat))
        for choice in taken
        if choice.free and not choice.ask.optional
    ][::3]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_the_coach_names_a_few_legal_answers_best_first(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    wording = Wording(GAMES[name], Texts("en"), tuple("ABCDE"[:seats]), 0)
    questions, reasons = set(), set()
    for state, view in decisions(name, seats, options):
        ask = view.asks[0]
        advice = advise(name, view, ask)
        questions.add(ask.question)
        assert (advice.seat, advice.ask, advice.question) == (view.seat, ask.id, ask.question)
        assert 1 <= len(advice.choices) <= MAX_ADVISED_ANSWERS
        costs = [choice.cost for choice in advice.choices]
        assert costs[0] == 0 and costs == sorted(costs)
        for choice in advice.choices:
            assert view.seat is not None
            assert examine(state, view.seat, plain(choice.answer), ask.id).refusal is None
            if choice.why is not None:
                reasons.add(choice.why.code)
                assert wording.advice(choice.why.code, choice.why.data)
    assert len(questions) > 2 and len(reasons) > 1


def check_words(name: str, view: View[Any], advice: Advice, ask: Ask) -> None:
    """Check that the advice has up to three answers, each with a reason in every language."""
    if not isinstance(ask.choices, Form):
        assert len(advice.choices) == min(MAX_ADVISED_ANSWERS, len(ask.choices))
        assert advice.margin != "said"
    for language in LANGUAGES:
        wording = Wording(GAMES[name], Texts(language), tuple("ABCDEFGHI"[: view.seats]), view.seat)
        for choice in advice.choices:
            assert choice.why is not None, (ask.question, choice.answer)
            assert wording.advice(choice.why.code, choice.why.data)


def test_every_question_of_dice_town_has_answers_with_reasons() -> None:
    met = Counter[str]()
    for _, view, ask in asked("dice-town"):
        if (isinstance(ask.choices, Form) or len(ask.choices) > 1) and met[ask.question] < OFTEN:
            met[ask.question] += 1
            check_words("dice-town", view, advise("dice-town", view, ask), ask)
    brute = cancelled_brute()
    check_words("dice-town", brute, advise("dice-town", brute, brute.asks[0]), brute.asks[0])
    questions = {*met, brute.asks[0].question}
    standing = {question.name for question in GAMES["dice-town"].rules.standing}
    assert questions == GAMES["dice-town"].rules.questions.keys() - standing


def cancelled_brute() -> View[Any]:
    """Return a view in which a player picks the dice that stay (DT-74)."""
    town = Town(2)
    town.state.dollars = [1, 8]
    town.gets(0, "brute")
    town.gets(1, "wanted")
    town.rolls("J Q Q A 9", "A K Q J 10")
    town.begin_at(roll_under_cups)
    town.answer(0, "keep", ("J", "Q", "Q", "A"))
    town.answer(1, "keep", ("A",))
    town.plays(0, "play", "brute")
    town.answer(1, "play", "wanted")
    return town.view(0)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_the_coach_knows_only_what_the_seat_knows(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    game, chance = GAMES[name], RandomChance(1)
    for state, view in decisions(name, seats, options)[::4]:
        other = game.view(twin(game, state, view.seat, chance), view.seat)
        assert advise(name, other, other.asks[0]) == advise(name, view, view.asks[0])


def test_the_first_choice_is_the_experts() -> None:
    name, seats, options = TABLES[0]
    for _, view in decisions(name, seats, options):
        ask = view.asks[0]
        advice = advise(name, view, ask)
        if advice.margin in ("clear", "said"):
            assert advice.choices[0].answer == make_bot("expert", name, {}, "x").answer(view, ask)


def test_dice_are_kept_for_a_place() -> None:
    name, seats, options = TABLES[0]
    kept = [
        view for _, view in decisions(name, seats, options) if view.asks[0].question == "keep_dice"
    ]
    aimed = 0
    for view in kept:
        for choice in advise(name, view, view.asks[0]).choices:
            assert choice.why is not None
            dice = read(view.table.players[view.seat].dice) + read(choice.answer[1])
            for place in choice.why.data.get("place", ()):
                aimed += 1
                counts = place == TOWN_HALL or FACE_OF_PLACE[place] in dice
                assert counts or not dice, "they are not for a place that they do not count for"
    assert aimed


def test_offers_say_what_is_left_and_ballots_what_they_cost() -> None:
    name, seats, options = TABLES[2]
    for _, view in decisions(name, seats, options):
        ask = view.asks[0]
        advice = advise(name, view, ask)
        assert advice.unit == "win"
        if isinstance(ask.choices, Form):
            for choice in advice.choices:
                assert choice.expected is not None and 0 <= choice.expected <= 1
                given = sum(share["money"] for share in choice.answer.values())
                assert choice.why is not None
                assert choice.why.data["money"] == view.table.card.money - given
                assert 0 <= choice.why.data["percent"] <= 100
        else:
            assert all(choice.expected is None for choice in advice.choices)
            check_words(name, view, advice, ask)
            for choice in advice.choices:
                assert choice.why is not None
                assert choice.why.code in (
                    ("vote-enough", "vote-generous")
                    if choice.answer[1].startswith("for")
                    else ("vote-nothing", "vote-too-little", "vote-gives-up")
                )


def test_of_what_nobody_waited_for_the_coach_says_nothing() -> None:
    match = Match(GAMES["gentlemans-deal"], 5, {"first_dealer": 0}, RandomChance(6))
    demand = {"whom": 1, "money": 3, "accomplices": (), "vote": "for"}
    match.answer(1, demand, next(ask.id for ask in match.asks(1) if ask.question == "demand"))
    dealer = match.asks(0)[0]
    assert isinstance(dealer.choices, Form)
    match.answer(0, dealer.choices.default)
    file = dump(match.record)
    assert advise_on(file, 1) is None
    advice = advise_on(file, 2)
    assert advice is not None and advice.question == "first_offer"


def talking() -> list[tuple[State, View[Any], Ask]]:
    """Return positions of a game in which a seat may speak, before an offer and after it."""
    game = GAMES["gentlemans-deal"]
    taken, _ = replay_decisions(game, played("gentlemans-deal", ["novice"] * 5, 5))
    return [
        (choice.state, view, ask)
        for choice in taken[::8]
        for seat in range(5)
        if seat != choice.state.dealer
        for view in [game.view(choice.state, seat)]
        for ask in advised_asks("gentlemans-deal", view)
        if ask.optional
    ][::11]


def test_what_may_be_said_is_weighed_by_the_chance_to_win() -> None:
    game, chance = GAMES["gentlemans-deal"], RandomChance(2)
    met, granted = Counter[str](), 0
    for state, view, ask in talking():
        advice = advise("gentlemans-deal", view, ask)
        met[ask.question] += 1
        check_words("gentlemans-deal", view, advice, ask)
        assert (advice.unit, advice.ask) == ("win", ask.id)
        assert advice.choices[0].cost == 0
        assert len({repr(choice.answer) for choice in advice.choices}) == len(advice.choices)
        for choice in advice.choices:
            assert choice.expected is not None and 0 <= choice.expected <= 1
            assert view.seat is not None
            assert examine(state, view.seat, plain(choice.answer), ask.id).refusal is None
            assert choice.why is not None
            granted += choice.why.data.get("percent", 0)
        other = game.view(twin(game, state, view.seat, chance), view.seat)
        same = next(choice for choice in other.asks if choice.id == ask.id)
        assert advise("gentlemans-deal", other, same) == advice, "nobody else's secrets count"
    assert met["demand"] > 1 and met["talk"] > 1 and granted > 0


def test_talk_is_advised_on_when_nothing_else_is_to_be_decided() -> None:
    game = GAMES["gentlemans-deal"]
    match = Match(game, 5, {"first_dealer": 0}, RandomChance(6))
    assert [ask.question for ask in advised_asks(game.name, match.view(0))] == ["first_offer"]
    assert [ask.question for ask in advised_asks(game.name, match.view(1))] == ["demand"]
    dealer = match.asks(0)[0]
    assert isinstance(dealer.choices, Form)
    match.answer(0, dealer.choices.default)
    assert {ask.question for ask in advised_asks(game.name, match.view(1))} == {"demand", "talk"}
    assert advised_asks(game.name, match.view(0)) == []


def test_demands_after_which_the_dealer_would_offer_the_same_are_one_choice() -> None:
    game = GAMES["gentlemans-deal"]
    match = Match(game, 5, {"first_dealer": 1}, RandomChance(3))
    dealer = match.view(1)
    match.answer(1, advise(game.name, dealer, dealer.asks[0]).choices[0].answer)
    view = match.view(0)
    asked_for = next(ask for ask in view.asks if ask.question == "demand")
    advised = [choice.answer for choice in advise(game.name, view, asked_for).choices]
    offers = [
        weigh_demand(view, Demand(0, **choice, reply=True), Dealers(0)).consequence.offers
        for choice in advised
    ]
    assert len(advised) == MAX_ADVISED_ANSWERS
    assert all(choice not in offers[:place] for place, choice in enumerate(offers))
