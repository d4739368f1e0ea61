"""The review of Poker Dice: exact to the last digit."""

from __future__ import annotations

from dataclasses import replace
from math import sqrt
from statistics import fmean, stdev

import pytest

from fivecups.bots.analysis import advise, advise_on, review
from fivecups.bots.analysis.advice_parts import CLOSE_BELOW, TOSS_UP_BELOW, margin_of
from fivecups.bots.analysis.decisions import replay_decisions
from fivecups.bots.analysis.report import Advice
from fivecups.bots.poker_dice.review import position_from_state
from fivecups.bots.poker_dice.solver.solve import solve
from fivecups.bots.registry import bots_of
from fivecups.engine import RandomChance
from fivecups.games.poker_dice import POKER_DICE
from fivecups.games.poker_dice.boxes import BOX_INDEX, BOXES, write_into
from fivecups.records import dump

from .games import check_balance, played


@pytest.mark.parametrize("zeros", ["when_nothing_fits", "anywhere"])
@pytest.mark.parametrize("joker", ["only_after_50", "classic"])
def test_luck_and_skill_make_the_score(joker: str, zeros: str) -> None:
    record = played("poker-dice", ["random", "novice", "regular"], 7, joker=joker, zeros=zeros)
    game_review = review(record)
    check_balance(game_review)
    assert record.result is not None
    assert [seat.outcome for seat in game_review.seats] == list(record.result.scores)
    assert {seat.expected for seat in game_review.seats} == {
        solve("over_63", joker, zeros).expected_score()  # type: ignore[arg-type]
    }
    assert game_review.exact
    assert all(
        decision.uncertainty == 0 for seat in game_review.seats for decision in seat.decisions
    )
    assert game_review.seats[0].skill > game_review.seats[1].skill > game_review.seats[2].skill > 0


def test_best_play_loses_nothing_and_is_par() -> None:
    for seat in review(played("poker-dice", ["expert", "expert"], 11)).seats:
        assert seat.skill == 0
        assert seat.par == seat.outcome
        assert seat.luck == pytest.approx(seat.outcome - seat.expected)


def test_luck_is_nothing_on_average_however_one_plays() -> None:
    levels = ["random"] * 4 + ["greedy"] * 4 + ["novice"] * 4
    luck = [
        seat.luck for seed in range(3) for seat in review(played("poker-dice", levels, seed)).seats
    ]
    assert abs(fmean(luck)) < 4 * stdev(luck) / sqrt(len(luck))


def test_the_coach_says_of_a_recorded_decision_what_the_review_says() -> None:
    record = played("poker-dice", ["novice"], 3)
    file = dump(record)
    for decision in review(record).seats[0].decisions[:6]:
        advice = advise_on(file, decision.seq)
        assert advice is not None
        assert advice.choices[0].answer == decision.best
        assert advice.margin == decision.margin
        chosen = next(item for item in advice.choices if item.answer == decision.answer)
        assert chosen.cost == pytest.approx(decision.cost)
        assert chosen.expected == pytest.approx(advice.choices[0].expected - decision.cost)
    assert advise_on(file, len(record.moves) + 1) is None


def test_advice_has_every_choice_as_it_would_be_sent() -> None:
    for taken in replay_decisions(POKER_DICE, played("poker-dice", ["random", "random"], 5))[0][:8]:
        advice = advise("poker-dice", POKER_DICE.view(taken.state, taken.seat), taken.ask)
        assert advice.seat == taken.seat
        assert advice.ask == taken.ask.id
        assert {item.answer for item in advice.choices} == set(taken.ask.choices)  # type: ignore[arg-type]
        assert advice.choices[0].cost == 0


def advice_on(sheet: dict[str, int], dice: tuple[int, ...], rolls: int) -> Advice:
    """Return the coach's advice to a single player with these filled boxes and dice."""
    state = POKER_DICE.start(1, None, RandomChance(1))
    for box, entry in sheet.items():
        state.sheets[0] = write_into(state.sheets[0], BOX_INDEX[box], entry)
    state.dice, state.rolls = dice, rolls
    view = POKER_DICE.view(state, 0)
    return advise("poker-dice", view, view.asks[0])


def test_five_ones_at_the_start_are_a_poker_clearly() -> None:
    advice = advice_on({}, (1, 1, 1, 1, 1), 1)
    assert advice.choices[0].answer == ("write", "poker")
    assert advice.margin == "clear"


def test_the_only_choice_is_forced() -> None:
    filled = dict.fromkeys(BOXES[:-1], 0)
    assert advice_on(filled, (1, 2, 3, 4, 6), 3).margin == "forced"
    del filled["twos"]
    assert advice_on({**filled, "poker": 50}, (2, 2, 2, 2, 2), 3).margin == "forced"


TOSS_UP, CLOSE = TOSS_UP_BELOW["points"], CLOSE_BELOW["points"]


@pytest.mark.parametrize(
    ("lead", "margin"),
    [
        (0.0, "toss_up"),
        (TOSS_UP - 1e-6, "toss_up"),
        (TOSS_UP, "close"),
        (CLOSE - 1e-6, "close"),
        (CLOSE, "clear"),
    ],
)
def test_margin_by_lead(lead: float, margin: str) -> None:
    assert margin_of([0.0, lead, 50.0], "points") == margin


def test_random_play_costs_what_its_decisions_lose() -> None:
    record = played("poker-dice", ["random"] * 5, 2)
    solution = solve()
    for seat, game_review in enumerate(review(record).seats):
        costs = {
            taken.seq: next(
                valued.cost
                for valued in solution.choices(*position_from_state(taken.state, seat))
                if valued.choice == taken.answer
            )
            for taken in replay_decisions(POKER_DICE, record)[0]
            if taken.seat == seat
        }
        assert game_review.skill == pytest.approx(sum(costs.values()))
        assert game_review.skill > 100
        assert all(decision.cost == costs[decision.seq] for decision in game_review.decisions)


def test_a_game_without_a_coach_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    without = replace(bots_of("poker-dice"), advise=None)
    monkeypatch.setattr("fivecups.bots.analysis.bots_of", lambda game: without)
    record = played("poker-dice", ["random", "random"], 1)
    with pytest.raises(ValueError, match="a game with a coach, got 'poker-dice'"):
        advise_on(dump(record), 1)
