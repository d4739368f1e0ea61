"""The characters of Gentleman's Deal behave as they are called."""

import pytest

from fivecups.lab.experiments.characters import measure


@pytest.fixture(scope="module", params=[8, pytest.param(25, marks=pytest.mark.slow)])
def found(request: pytest.FixtureRequest) -> dict[str, dict[str, float]]:
    return measure("gentlemans-deal", request.param, 1)


def test_the_generous_vote_for_more_deals_and_the_grudging_against_those_who_hurt_them(
    found: dict[str, dict[str, float]],
) -> None:
    plain, generous, grudging = found["plain"], found["generous"], found["grudging"]
    assert generous["yes"] > plain["yes"]
    assert generous["offered"] > plain["offered"]
    assert grudging["grudges"] > plain["grudges"]


def test_the_bold_ask_for_more_and_the_honest_keep_their_word(
    found: dict[str, dict[str, float]],
) -> None:
    plain, bold, honest = found["plain"], found["bold"], found["honest"]
    assert bold["demanded"] > plain["demanded"]
    assert honest["word"] >= plain["word"] and honest["word"] > 0.99
