"""The review of Gentleman's Deal."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from fivecups.bots import make_bot
from fivecups.bots.analysis import Review, replay_decisions, review
from fivecups.bots.gentlemans_deal.review import best_answer_and_cost, win_chances
from fivecups.engine import CLOCK, Match, RandomChance, Record, awaited, twin
from fivecups.games.gentlemans_deal import GENTLEMANS_DEAL
from fivecups.records import read

from .games import GOLDEN, check_balance, played

LEVELS = ["expert", "random", "greedy", "novice", "expert"]


@cache
def reviewed(seed: int) -> tuple[Record, Review]:
    """Return the record of a game between all levels, and its review."""
    record = played("gentlemans-deal", LEVELS, seed)
    return record, review(record)


def test_luck_and_skill_make_the_win() -> None:
    record, game_review = reviewed(3)
    check_balance(game_review)
    assert (game_review.unit, game_review.measure, game_review.exact) == ("win", "win", False)
    assert record.result is not None
    assert [seat.outcome for seat in game_review.seats] == list(record.result.win_shares)
    expected = [seat.expected for seat in game_review.seats]
    assert sum(expected) == pytest.approx(1)
    assert all(0.1 < chance < 0.35 for chance in expected), "who deals when is all that differs"
    assert sum(seat.luck - seat.skill for seat in game_review.seats) == pytest.approx(0)
    assert {decision.question for seat in game_review.seats for decision in seat.decisions} == {
        "vote",
        "final_offer",
    }


def test_experts_lose_least() -> None:
    """Over several games together, because an expert may slip once."""
    lost = [0.0] * len(LEVELS)
    for seed in (3, 4, 5):
        _, game_review = reviewed(seed)
        lost = [had + seat.skill for had, seat in zip(lost, game_review.seats, strict=True)]
    assert max(lost[0], lost[4]) < min(lost[1:4])


def test_a_turn_in_which_time_runs_out_is_nobodys_decision() -> None:
    record = read(GOLDEN / "gentlemans-deal" / "nine-in-a-hurry.json")
    assert any(move.seat == CLOCK for move in record.moves)
    game_review = review(record)
    check_balance(game_review)
    assert all(len(seat.rounds) == record.seats for seat in game_review.seats)
    judged = [decision.seq for seat in game_review.seats for decision in seat.decisions]
    assert all(record.moves[number - 1].seat != CLOCK for number in judged)


def test_an_offer_that_is_confirmed_is_the_final_offer() -> None:
    """Confirming the first offer and making it again are judged as the same decision."""
    match = Match(GENTLEMANS_DEAL, 5, {}, RandomChance(8))
    greedy = make_bot("greedy", "gentlemans-deal", match.state.options)
    offers: dict[int, Any] = {}
    while not match.over:
        seat = awaited(match.state)[0]
        view = match.view(seat)
        ask = view.asks[0]
        word = ask.question == "final_offer" and view.table.turn % 2
        answer = ("confirm",) if word else greedy.answer(view, ask)
        offers[len(match.record.moves) + 1] = view.table.offer
        match.answer(seat, answer)
    confirmed = [
        number for number, move in enumerate(match.record.moves, 1) if move.answer == ("confirm",)
    ]
    assert len(confirmed) == 5
    decided = {
        decision.seq: decision for seat in review(match.record).seats for decision in seat.decisions
    }
    for number in confirmed:
        assert decided[number].question == "final_offer"
        shares = {int(seat): share["money"] for seat, share in decided[number].answer.items()}
        assert all(offers[number][seat].money == money for seat, money in shares.items())
        assert decided[number].cost > 0


def test_a_judgement_uses_what_the_seat_knew_and_nothing_else() -> None:
    taken, _ = replay_decisions(GENTLEMANS_DEAL, played("gentlemans-deal", ["novice"] * 5, 4))
    compared = 0
    for number, entry in enumerate(entry for entry in taken if entry.ask.question == "vote"):
        other = entry._replace(
            state=twin(GENTLEMANS_DEAL, entry.state, entry.seat, RandomChance(f"twin {number}"))
        )
        assert best_answer_and_cost(entry) == best_answer_and_cost(other)
        compared += 1
    assert compared > 10


def test_chances_make_one_and_money_is_better_than_none() -> None:
    taken, _ = replay_decisions(GENTLEMANS_DEAL, played("gentlemans-deal", ["regular"] * 5, 4))
    state = taken[20].state.copy()
    before = win_chances(state)
    assert sum(before) == pytest.approx(1)
    state.income[2]["shares"] += 4
    assert win_chances(state)[2] > before[2]
