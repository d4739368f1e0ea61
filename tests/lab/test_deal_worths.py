"""What things are worth in Gentleman's Deal, learned from the ends of quick games."""

import json

import numpy as np
import pytest

from fivecups.bots.gentlemans_deal.compiled.future import judged
from fivecups.bots.gentlemans_deal.reading.position import BANKER, bare_position
from fivecups.bots.gentlemans_deal.worths import (
    ACCOMPLICE,
    ARGUMENT,
    COIN,
    GANG_CARD,
    JAIL,
    KEPT,
    PLACE,
    THINGS,
    folded,
    unfolded,
    worths_of,
)
from fivecups.lab.experiments.deal_worths import (
    Ends,
    counted,
    first_guess,
    fit,
    learn,
    of_one,
    play,
    shake,
    surprise,
    weights_of,
    with_weights,
    written,
)


def test_what_is_kept_is_read_as_it_was_written() -> None:
    kept = json.loads(KEPT.read_text())
    assert written(kept) == KEPT.read_text()
    assert [int(seats) for seats in kept] == [5, 6, 7, 8, 9]
    for seats, rows in kept.items():
        assert folded(worths_of(int(seats)), int(seats), len(rows) - 1) == rows
        assert np.array_equal(unfolded(rows), worths_of(int(seats)))


def test_the_chances_of_the_expert_are_those_that_were_fitted() -> None:
    p = bare_position(5, 3, 5, {"banker": 1})
    p.money[:] = 4, 7, 2, 9, 5
    p.arguments[:] = 3, 2, 0, 1, 1
    p.gang_cards[2] = 1
    p = p._replace(jailed=4)
    weights = weights_of(worths_of(5), 10)[5]
    odds = np.exp(counted(p) @ weights)
    assert judged(p, 0) == pytest.approx(odds / odds.sum())
    assert judged(p._replace(left=-1), 0).tolist() == [0, 0, 0, 1, 0]


def test_everything_that_lies_before_a_seat_is_counted() -> None:
    p = bare_position(5, 3, 5, {"banker": 1})
    p.money[:], p.arguments[:], p.gang_cards[:] = 4, 2, 1
    found = counted(p._replace(jailed=1))
    assert found.shape == (5, THINGS)
    assert found[1, [COIN, GANG_CARD, JAIL]].tolist() == [4, 1, 1]
    assert found[1, ARGUMENT : ARGUMENT + 3].tolist() == [1, 1, 0]
    assert found[:, ACCOMPLICE + BANKER].tolist() == [0, 1, 0, 0, 0]
    assert found[:, PLACE : PLACE + 5].argmax(axis=1).tolist() == [2, 3, 4, 0, 1]


def test_weights_by_which_winners_were_drawn_are_found_again() -> None:
    random = np.random.default_rng(1)
    true = np.zeros((2, THINGS))
    true[:, COIN], true[:, ARGUMENT] = (0.3, 0.2), 0.5
    things = np.zeros((8000, 5, THINGS))
    things[:, :, COIN] = random.integers(0, 12, (8000, 5))
    things[:, :, ARGUMENT] = random.integers(0, 2, (8000, 5))
    begun = random.integers(1, 3, 8000)
    worth = np.einsum("pst,pt->ps", things, true[begun - 1])
    won = (worth + random.gumbel(size=worth.shape)).argmax(axis=1)
    ends = Ends(begun, things, np.eye(5)[won], np.zeros(8000, dtype=np.int64))
    found = fit(ends, np.zeros_like(true))
    assert found[:, [COIN, ARGUMENT]] == pytest.approx(true[:, [COIN, ARGUMENT]], abs=0.06)
    assert surprise(ends, found) < surprise(ends, np.zeros_like(true))


def test_who_of_the_others_won_tells_a_responder_nothing() -> None:
    likely = np.array([[0.2, 0.3, 0.5], [0.6, 0.2, 0.2]])
    shares = np.array([[0.0, 1.0, 0.0], [1.0, 0.0, 0.0]])
    found = of_one(shares, likely, np.array([0, 0]))
    assert found == pytest.approx(np.array([[0.0, 0.375, 0.625], [1.0, 0.0, 0.0]]))


def test_a_table_is_shaken_within_the_rules() -> None:
    random = np.random.default_rng(1)
    p = bare_position(5, 0, 9, {"banker": 1})
    p.arguments[:] = 3
    for _ in range(50):
        found = shake(p, random)
        assert abs(found.money).max() <= 4
        assert set(found.arguments.tolist()) <= {2, 3}
        assert set(found.owners.tolist()) <= set(range(-1, 5))
    assert p.arguments.tolist() == [3] * 5


def test_a_generation_foresees_the_winners_better_than_a_guess() -> None:
    guess = first_guess(5)
    found, told = learn(guess, 5, 60, 1)
    before, after = (float(one) for one in told.split(" -> "))
    assert after < before
    assert found[0] == pytest.approx(guess[0])
    assert (found[1:11, COIN] >= 0.05).all()
    assert with_weights(guess, weights_of(guess, 10)) == pytest.approx(guess)


def test_the_same_seed_gives_the_same_games() -> None:
    guess = first_guess(5)
    one, other = (play(guess, 5, 4, 7, guess) for _ in range(2))
    assert np.array_equal(one.things, other.things) and np.array_equal(one.shares, other.shares)
    assert set(one.responders.tolist()) <= set(range(5))
    assert one.shares.sum(axis=1) == pytest.approx(1.0)
