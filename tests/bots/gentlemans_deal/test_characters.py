"""The characters of Gentleman's Deal behave as their names say."""

import pytest

from experiments.character_traits import measure


@pytest.fixture(scope="module", params=[8, pytest.param(25, marks=pytest.mark.slow)])
def behaviour(request: pytest.FixtureRequest) -> dict[str, dict[str, float]]:
    return measure("gentlemans-deal", request.param, 1)


def test_the_generous_vote_for_more_deals_and_the_grudging_against_those_who_hurt_them(
    behaviour: dict[str, dict[str, float]],
) -> None:
    plain, generous, grudging = behaviour["plain"], behaviour["generous"], behaviour["grudging"]
    assert generous["yes"] > plain["yes"]
    assert generous["offered"] > plain["offered"]
    assert grudging["grudges"] > plain["grudges"]


def test_the_bold_ask_for_more_and_the_honest_keep_their_word(
    behaviour: dict[str, dict[str, float]],
) -> None:
    plain, bold, honest = behaviour["plain"], behaviour["bold"], behaviour["honest"]
    assert bold["demanded"] > plain["demanded"]
    assert honest["word"] >= plain["word"] and honest["word"] > 0.99
