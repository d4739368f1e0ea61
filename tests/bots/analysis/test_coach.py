"""The coach of Dice Town and of Gentleman's Deal."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fivecups.bots import make_bot
from fivecups.bots.analysis import Advice, advise, advise_on, advised_asks, play_again
from fivecups.bots.analysis.coach import BEST
from fivecups.bots.dice_town.answers.evaluator import FACE_OF_PLACE
from fivecups.bots.dice_town.coach.aims import TOWN_HALL
from fivecups.bots.gentlemans_deal.talk_coach import weigh_demand
from fivecups.engine import Ask, Form, Match, RandomChance, State, View, examine, plain, twin
from fivecups.games import GAMES
from fivecups.games.dice_town.dice.cups import roll_under_cups
from fivecups.games.dice_town.state import read
from fivecups.games.gentlemans_deal.state import Demand
from fivecups.records import dump
from fivecups.texts import LANGUAGES, Texts, Wording
from tests.bots.figures.positions import asked
from tests.games.dice_town.town import Town

from .games import played

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("dice-town", 3, {}),
    ("dice-town", 2, {"wild_west": True, "indians": True}),
    ("gentlemans-deal", 5, {}),
]

OFTEN = 8
"""How often each question is put to the coach."""


def decisions(name: str, seats: int, options: dict[str, Any]) -> list[tuple[State, View[Any]]]:
    """Positions of a game of novices in which somebody has a choice."""
    game = GAMES[name]
    taken, _ = play_again(game, played(name, ["novice"] * seats, 5, **options))
    return [
        (one.state, game.view(one.state, one.seat))
        for one in taken
        if one.free and not one.ask.optional
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
        assert 1 <= len(advice.choices) <= BEST
        costs = [one.cost for one in advice.choices]
        assert costs[0] == 0 and costs == sorted(costs)
        for one in advice.choices:
            assert view.seat is not None
            assert examine(state, view.seat, plain(one.answer), ask.id).refusal is None
            if one.why is not None:
                reasons.add(one.why.code)
                assert wording.advice(one.why.code, one.why.data)
    assert len(questions) > 2 and len(reasons) > 1


def check_words(name: str, view: View[Any], advice: Advice, ask: Ask) -> None:
    """As many answers as there are, up to three, each with a reason in every language."""
    if not isinstance(ask.choices, Form):
        assert len(advice.choices) == min(BEST, len(ask.choices))
        assert advice.margin != "said"
    for language in LANGUAGES:
        wording = Wording(GAMES[name], Texts(language), tuple("ABCDEFGHI"[: view.seats]), view.seat)
        for one in advice.choices:
            assert one.why is not None, (ask.question, one.answer)
            assert wording.advice(one.why.code, one.why.data)


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
    """DT-74: somebody picks the dice that stay."""
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
        for one in advise(name, view, view.asks[0]).choices:
            assert one.why is not None
            dice = read(view.table.players[view.seat].dice) + read(one.answer[1])
            for place in one.why.data.get("place", ()):
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
            for one in advice.choices:
                assert one.expected is not None and 0 <= one.expected <= 1
                given = sum(share["money"] for share in one.answer.values())
                assert one.why is not None
                assert one.why.data["money"] == view.table.card.money - given
                assert 0 <= one.why.data["percent"] <= 100
        else:
            assert all(one.expected is None for one in advice.choices)
            check_words(name, view, advice, ask)
            for one in advice.choices:
                assert one.why is not None
                assert one.why.code in (
                    ("vote-enough", "vote-generous")
                    if one.answer[1].startswith("for")
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
    """Moments of a game at which somebody may speak, before an offer and after it."""
    game = GAMES["gentlemans-deal"]
    taken, _ = play_again(game, played("gentlemans-deal", ["novice"] * 5, 5))
    return [
        (one.state, view, ask)
        for one in taken[::8]
        for seat in range(5)
        if seat != one.state.dealer
        for view in [game.view(one.state, seat)]
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
        assert len({repr(one.answer) for one in advice.choices}) == len(advice.choices)
        for one in advice.choices:
            assert one.expected is not None and 0 <= one.expected <= 1
            assert view.seat is not None
            assert examine(state, view.seat, plain(one.answer), ask.id).refusal is None
            assert one.why is not None
            granted += one.why.data.get("percent", 0)
        other = game.view(twin(game, state, view.seat, chance), view.seat)
        same = next(one for one in other.asks if one.id == ask.id)
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
    advised = [one.answer for one in advise(game.name, view, asked_for).choices]
    offers = [weigh_demand(view, Demand(0, **one, reply=True)).after.offers for one in advised]
    assert len(advised) == BEST
    assert all(one not in offers[:place] for place, one in enumerate(offers))
