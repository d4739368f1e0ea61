"""Conformance tests of Gentleman's Deal: a game at every kind of table by default; options in pairs
and all checks at every decision in the slow run."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fivecups.engine import RandomChance, random_answer
from fivecups.games import GAMES
from fivecups.games.gentlemans_deal import GENTLEMANS_DEAL
from fivecups.testing import check_game
from fivecups.testing.conformance import Findings, check_match

from .deal_scenarios import new_table


def test_gentlemans_deal_conforms() -> None:
    findings = check_game(GENTLEMANS_DEAL, examples=1, paired=False, every=8)
    assert findings.redealt == {"deck", "card"}


@pytest.mark.slow
def test_gentlemans_deal_conforms_with_every_pair_of_options() -> None:
    check_game(GENTLEMANS_DEAL, examples=3)


@settings(max_examples=4, deadline=None, database=None)
@given(seats=st.integers(5, 9), seed=st.integers(0, 2**32))
def test_gentlemans_deal_conforms_at_any_table(seats: int, seed: int) -> None:
    check_match(GENTLEMANS_DEAL, seats, {}, seed, Findings())


def test_random_offers_share_something_at_the_largest_table_too() -> None:
    """Most offers that fill in every share cost more than the card has; tests that only saw empty
    offers would prove little."""
    table = new_table(9)
    offers = [random_answer(table.state, 0, RandomChance(seed)) for seed in range(40)]
    assert (
        sum(
            any(share["money"] or share["accomplices"] for share in offer.values())
            for offer in offers
        )
        > 20
    )


def test_gentlemans_deal_is_a_game_of_the_house() -> None:
    assert GAMES["gentlemans-deal"] is GENTLEMANS_DEAL
