"""Tests of Ranches and Bandits offered to the Sheriff (WW-17)."""

from __future__ import annotations

from typing import Any

import pytest

from fivecups.engine import awaited
from fivecups.games.dice_town.cards import bandits_named

from ..town_scenario import Town, west


def tied_at_the_mine() -> Town:
    """Return a table at which seat 0 is the Sheriff and seats 1 and 2 are tied at the Mine."""
    table = west("A A K Q 10", "9 9 J Q K", "9 9 J Q A")
    table.lays_ranches(1, 2)
    table.bandits_are(hired={1: "J-4 Q-4"})
    table.state.caught[1] = table.state.wanted = table.state.bandits[:1]
    table.state.wanted, table.state.bandits = (), table.state.bandits[1:]
    return table


def test_ww_17_ranches_and_bandits_can_be_offered_like_cards() -> None:
    table = tied_at_the_mine()
    table.at("mine")
    form: Any = table.ask(1).choices
    assert form.fields.fields["ranches"].high == 2
    caught = table.view(0).table.players[1].caught
    assert set(form.fields.fields["bandits"].values) == {"J-4", "Q-4", *caught}
    table.answer(1, table.offer(1, outcome=1, ranches=1, bandits=(*caught, "J-4")))
    table.nobody_offers()
    for seat in (None, 0, 1, 2):
        (offer,) = table.view(seat).table.offers
        assert (offer.ranches, offer.bandits) == (1, (*caught, "J-4"))
    table.answer(0, "choose", 1)
    sheriff, giver = table.view(2).table.players[:2]
    assert (sheriff.ranches, giver.ranches) == (1, 1)
    assert (sheriff.hired, sheriff.caught) == (("J-4",), caught)
    assert (giver.hired, giver.caught) == (("Q-4",), ())


def test_ww_17_an_offer_of_ranches_and_bandits_can_be_raised() -> None:
    table = tied_at_the_mine()
    table.at("mine")
    table.answer(1, table.offer(1, outcome=1, ranches=1, bandits=("J-4",)))
    table.nobody_offers()
    table.answer(0, "call")
    form: Any = table.ask(1).choices
    assert (form.fields.fields["ranches"].low, form.fields.fields["ranches"].high) == (1, 2)
    assert "J-4" not in form.fields.fields["more_bandits"].values
    table.answer(1, table.offer(1, ranches=2, more_bandits=("Q-4",)))
    table.nobody_offers()
    table.answer(0, "choose", 1)
    sheriff = table.view(2).table.players[0]
    assert (sheriff.ranches, sheriff.hired) == (2, ("J-4", "Q-4"))


@pytest.mark.parametrize("goods", ["", "hired", "caught", "ranches"])
def test_ww_17_who_has_nothing_but_a_bandit_or_a_ranch_can_still_make_an_offer(goods: str) -> None:
    table = west("A A K Q 10", "9 9 J Q K", "9 9 J Q A", "10 10 J Q A")
    table.state.dollars[3] = 0
    table.bandits_are(hired={3: "Q-4"} if goods == "hired" else {})
    if goods == "caught":
        table.state.caught[3] = bandits_named(("Q-4",))
        table.bandits_are()
    if goods == "ranches":
        table.lays_ranches(3, 1)
    table.at("mine")
    assert awaited(table.state) == ((1, 2, 3) if goods else (1, 2))
    if goods:
        offered = {"ranches": 1} if goods == "ranches" else {"bandits": ("Q-4",)}
        table.answer(3, table.offer(3, outcome=2, **offered))


def test_ww_17_there_are_no_ranches_nor_bandits_to_offer_in_the_base_game() -> None:
    table = Town()
    table.has_dice("A A K Q 10", "9 9 J Q K", "9 9 J Q A")
    table.at("mine")
    form: Any = table.ask(1).choices
    assert not {"ranches", "bandits"} & set(form.fields.fields)
