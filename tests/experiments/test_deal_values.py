"""The learning of values of things in Gentleman's Deal from the ends of quick games."""

import json

import numpy as np
import pytest

from experiments.deal_values import (
    TrainingPositions,
    as_json,
    count_things,
    first_guess,
    fit,
    learn,
    log_loss,
    perturb,
    play_games,
    responder_shares,
    values_from_weights,
    weights_from_values,
)
from fivecups.bots.gentlemans_deal.compiled.playout import win_chances_at_turn_start
from fivecups.bots.gentlemans_deal.observation.position import BANKER, empty_position
from fivecups.bots.gentlemans_deal.weights import (
    COIN,
    FIRST_ACCOMPLICE,
    FIRST_ARGUMENT,
    FIRST_PLACE,
    GANG_CARD,
    JAIL,
    LEARNED_VALUES_FILE,
    THING_COUNT,
    learned_values,
    rows_from_values,
    values_from_rows,
)


def test_what_is_kept_is_read_as_it_was_written() -> None:
    rows_by_seats = json.loads(LEARNED_VALUES_FILE.read_text())
    assert as_json(rows_by_seats) == LEARNED_VALUES_FILE.read_text()
    assert [int(seats) for seats in rows_by_seats] == [5, 6, 7, 8, 9]
    for seats, rows in rows_by_seats.items():
        assert rows_from_values(learned_values(int(seats)), int(seats), len(rows) - 1) == rows
        assert np.array_equal(values_from_rows(rows), learned_values(int(seats)))


def test_the_chances_of_the_expert_are_those_that_were_fitted() -> None:
    p = empty_position(5, 3, 5, {"banker": 1})
    p.money[:] = 4, 7, 2, 9, 5
    p.arguments[:] = 3, 2, 0, 1, 1
    p.gang_cards[2] = 1
    p = p._replace(jailed=4)
    weights = weights_from_values(learned_values(5), 10)[5]
    odds = np.exp(count_things(p) @ weights)
    assert win_chances_at_turn_start(p, 0) == pytest.approx(odds / odds.sum())
    assert win_chances_at_turn_start(p._replace(turns_left=-1), 0).tolist() == [0, 0, 0, 1, 0]


def test_everything_that_lies_before_a_seat_is_counted() -> None:
    p = empty_position(5, 3, 5, {"banker": 1})
    p.money[:], p.arguments[:], p.gang_cards[:] = 4, 2, 1
    result = count_things(p._replace(jailed=1))
    assert result.shape == (5, THING_COUNT)
    assert result[1, [COIN, GANG_CARD, JAIL]].tolist() == [4, 1, 1]
    assert result[1, FIRST_ARGUMENT : FIRST_ARGUMENT + 3].tolist() == [1, 1, 0]
    assert result[:, FIRST_ACCOMPLICE + BANKER].tolist() == [0, 1, 0, 0, 0]
    assert result[:, FIRST_PLACE : FIRST_PLACE + 5].argmax(axis=1).tolist() == [2, 3, 4, 0, 1]


def test_weights_by_which_winners_were_drawn_are_found_again() -> None:
    random = np.random.default_rng(1)
    true = np.zeros((2, THING_COUNT))
    true[:, COIN], true[:, FIRST_ARGUMENT] = (0.3, 0.2), 0.5
    things = np.zeros((8000, 5, THING_COUNT))
    things[:, :, COIN] = random.integers(0, 12, (8000, 5))
    things[:, :, FIRST_ARGUMENT] = random.integers(0, 2, (8000, 5))
    begun = random.integers(1, 3, 8000)
    worth = np.einsum("pst,pt->ps", things, true[begun - 1])
    won = (worth + random.gumbel(size=worth.shape)).argmax(axis=1)
    training = TrainingPositions(begun, things, np.eye(5)[won], np.zeros(8000, dtype=np.int64))
    result = fit(training, np.zeros_like(true))
    assert result[:, [COIN, FIRST_ARGUMENT]] == pytest.approx(
        true[:, [COIN, FIRST_ARGUMENT]], abs=0.06
    )
    assert log_loss(training, result) < log_loss(training, np.zeros_like(true))


def test_who_of_the_others_won_tells_a_responder_nothing() -> None:
    likely = np.array([[0.2, 0.3, 0.5], [0.6, 0.2, 0.2]])
    shares = np.array([[0.0, 1.0, 0.0], [1.0, 0.0, 0.0]])
    result = responder_shares(shares, likely, np.array([0, 0]))
    assert result == pytest.approx(np.array([[0.0, 0.375, 0.625], [1.0, 0.0, 0.0]]))


def test_a_table_is_shaken_within_the_rules() -> None:
    random = np.random.default_rng(1)
    p = empty_position(5, 0, 9, {"banker": 1})
    p.arguments[:] = 3
    for _ in range(50):
        result = perturb(p, random)
        assert abs(result.money).max() <= 4
        assert set(result.arguments.tolist()) <= {2, 3}
        assert set(result.owners.tolist()) <= set(range(-1, 5))
    assert p.arguments.tolist() == [3] * 5


def test_a_generation_foresees_the_winners_better_than_a_guess() -> None:
    guess = first_guess(5)
    result, losses = learn(guess, 5, 60, 1)
    before, after = (float(first) for first in losses.split(" -> "))
    assert after < before
    assert result[0] == pytest.approx(guess[0])
    assert (result[1:11, COIN] >= 0.05).all()
    assert values_from_weights(guess, weights_from_values(guess, 10)) == pytest.approx(guess)


def test_the_same_seed_gives_the_same_games() -> None:
    guess = first_guess(5)
    first, second = (play_games(guess, 5, 4, 7, guess) for _ in range(2))
    assert np.array_equal(first.things, second.things) and np.array_equal(
        first.shares, second.shares
    )
    assert set(first.responders.tolist()) <= set(range(5))
    assert first.shares.sum(axis=1) == pytest.approx(1.0)
