"""Words, limits, ratings, bots in processes of their own."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from fivecups.engine import Result
from fivecups.house.limits import Limits
from fivecups.house.ratings import ranks_of, rated_anew, shown, unrated
from fivecups.house.words import LONGEST_NAME, clean_line, clean_name


@given(st.text())
def test_names_are_one_short_line_of_text(text: str) -> None:
    name = clean_name(text)
    assert len(name) <= LONGEST_NAME
    assert "\n" not in name and "\u202e" not in name and "\x00" not in name
    assert name == clean_name(name)


def test_names_keep_all_scripts() -> None:
    assert clean_name(" Иван  Ștefan 李 ") == "Иван Ștefan 李"
    assert clean_name("\u200d\u200c") == ""
    assert clean_line("a\tb\r\nc\x1b[31m", 100) == "a b c[31m"


def test_a_bucket_empties_and_fills_again() -> None:
    limits = Limits(size=2, a_second=1)
    assert [limits.take("a", 0.0) for _ in range(3)] == [True, True, False]
    assert limits.take("b", 0.0)
    assert limits.take("a", 1.0)
    assert not limits.take("a", 1.5)


def test_forgotten_keys_do_not_pile_up() -> None:
    limits = Limits(size=1, a_second=0, most=3)
    assert all(limits.take(str(key), 0.0) for key in range(10))
    assert not limits.take("9", 0.0)
    assert len(limits._buckets) == 3


def test_places_follow_winners_scores_and_resignation() -> None:
    assert ranks_of(Result((5, 9, 9, 1), (1, 2)), [False] * 4) == [3, 1, 1, 4]
    assert ranks_of(Result((5, 9, 9, 1), (1, 2)), [False, True, False, False]) == [2, 4, 1, 3]


def test_winning_raises_and_losing_lowers_a_rating() -> None:
    winner, loser = rated_anew([unrated(), unrated()], [1, 2])
    assert winner.mu > unrated().mu > loser.mu
    assert winner.sigma < unrated().sigma
    assert (winner.games, loser.games) == (1, 1)
    assert shown(unrated()) == 0
