"""Places and ratings after a game."""

from __future__ import annotations

import pytest

from fivecups.engine import Result
from fivecups.house.accounts.ratings import displayed_rating, ranks_of, unrated, updated_ratings


def test_places_follow_winners_scores_and_resignation() -> None:
    assert ranks_of(Result((5, 9, 9, 1), (1, 2)), [False] * 4) == [3, 1, 1, 4]
    assert ranks_of(Result((5, 9, 9, 1), (1, 2)), [False, True, False, False]) == [2, 4, 1, 3]
    with pytest.raises(ValueError, match="shorter"):
        ranks_of(Result((5, 9, 9, 1), (1, 2)), [False])


def test_winning_raises_and_losing_lowers_a_rating() -> None:
    winner, loser = updated_ratings([unrated(), unrated()], [1, 2])
    assert winner.mu > unrated().mu > loser.mu
    assert winner.sigma < unrated().sigma
    assert (winner.games, loser.games) == (1, 1)
    assert displayed_rating(unrated()) == 0
