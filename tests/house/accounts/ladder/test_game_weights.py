"""Tests of the weights of rated games."""

from __future__ import annotations

import pytest

from fivecups.house.accounts.ladder.game_weights import SAME_NETWORK_WEIGHT, game_weights, pair_of
from fivecups.house.accounts.ratings import unrated, updated_ratings

PEOPLE = ("ana", "bob", "cleo")


def test_a_game_of_strangers_counts_fully() -> None:
    assert game_weights(PEOPLE, {}, {}) == [1.0, 1.0, 1.0]
    assert game_weights(PEOPLE, {}, {"ana": "a", "bob": "b"}) == [1.0, 1.0, 1.0]


def test_the_same_opponent_counts_less_every_time() -> None:
    weights = [
        game_weights(("bob", "ana"), {pair_of("ana", "bob"): games}, {})[0] for games in range(4)
    ]
    assert weights == sorted(weights, reverse=True)
    assert weights[2] == pytest.approx(0.5)
    assert game_weights(PEOPLE, {pair_of("bob", "ana"): 2}, {}) == [0.75, 0.75, 1.0]


def test_an_opponent_at_the_same_address_counts_hardly_anything() -> None:
    networks = {"ana": "home", "bob": "home", "cleo": "away"}
    weights = game_weights(PEOPLE, {}, networks)
    assert weights == [pytest.approx((1 + SAME_NETWORK_WEIGHT) / 2)] * 2 + [1.0]
    assert game_weights(("ana", "bob"), {}, networks) == [SAME_NETWORK_WEIGHT] * 2


def test_twenty_friends_at_one_address_do_not_make_a_champion() -> None:
    """On a club's own ladder the same games make one, and that is the club's own business."""
    top = {}
    for kind, weight in (("club", 1.0), ("public", SAME_NETWORK_WEIGHT)):
        rating = unrated()
        for _ in range(20):
            rating = updated_ratings([rating, unrated()], [1, 2], [weight, weight])[0]
        top[kind] = rating.mu - 3 * rating.sigma
    assert top["club"] > 15 and top["public"] < 5


def test_without_weights_ratings_are_those_of_openskill() -> None:
    pair = [unrated(), unrated()]
    assert updated_ratings(pair, [1, 2]) == updated_ratings(pair, [1, 2], [1.0, 1.0])
    still = updated_ratings(pair, [1, 2], [0.0, 0.0])
    assert [(rating.mu, rating.sigma) for rating in still] == [
        (rating.mu, rating.sigma) for rating in pair
    ]
