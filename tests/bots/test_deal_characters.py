"""The characters of Gentleman's Deal behave as they are called."""

import pytest

from fivecups.lab.manners import Manners, watch

GAMES = 25


@pytest.fixture(scope="module")
def plain() -> Manners:
    return watch("regular", "regular", 5, GAMES, 1)


def rate(part: float, whole: float) -> float:
    assert whole > 0
    return part / whole


def test_the_generous_vote_for_more_deals_and_the_grudging_against_those_who_hurt_them(
    plain: Manners,
) -> None:
    generous, grudging = (
        watch(f"regular+{name}", "regular", 5, GAMES, 1) for name in ("generous", "grudging")
    )
    assert rate(generous.yes, generous.votes) > rate(plain.yes, plain.votes)
    assert rate(generous.offered, generous.offers) > rate(plain.offered, plain.offers)
    assert rate(grudging.against, grudging.grudges) > rate(plain.against, plain.grudges)


def test_the_bold_ask_for_more_and_the_honest_keep_their_word(plain: Manners) -> None:
    bold, honest = (watch(f"regular+{name}", "regular", 5, GAMES, 1) for name in ("bold", "honest"))
    assert rate(bold.demanded, bold.demands) > rate(plain.demanded, plain.demands)
    assert rate(honest.kept, honest.promises) >= rate(plain.kept, plain.promises)
    assert rate(honest.kept, honest.promises) > 0.99
