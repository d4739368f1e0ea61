"""Tests of secrecy: games with real offers, compared with worlds that differ only in what a seat
does not know."""

from __future__ import annotations

from random import Random

import pytest

from fivecups.engine import Match, RandomChance
from fivecups.games.gentlemans_deal import GENTLEMANS_DEAL
from fivecups.games.gentlemans_deal.components import DEAL_CARDS
from fivecups.games.gentlemans_deal.redeal import can_pay, redeal
from fivecups.records import wire
from fivecups.testing.copy_and_replay_checks import check_copies
from fivecups.testing.secrecy_checks import check_secrecy

from .deal_scenarios import FOURTEEN, begin_turn, deal, offer, shares, votes
from .sensible_players import next_move


@pytest.mark.parametrize(("seats", "seed"), [(5, 11), (6, 12), (7, 13), (9, 14)])
def test_no_seat_can_tell_worlds_apart_that_differ_in_the_unknown(seats: int, seed: int) -> None:
    rng = Random(seed)
    match = Match(GENTLEMANS_DEAL, seats, {}, RandomChance(seed))
    redealt: set[str] = set()
    while not match.over:
        for _ in range(3):
            redealt |= check_secrecy(GENTLEMANS_DEAL, match.state, rng)
        seat, ask, answer = next_move(match, rng)
        match.answer(seat, answer, ask)
    check_copies(GENTLEMANS_DEAL, match, match.copy())
    assert redealt == {"deck", "card"}


def test_the_dealers_card_might_be_any_that_can_pay_the_offers() -> None:
    table = deal()
    seen = {redeal(table.state, 1, RandomChance(seed)).card for seed in range(400)}
    assert seen == set(range(18))
    table.answer(0, shares(table, {1: (9, "magnate")}))
    table.answer(0, shares(table, {2: (4, "journalist")}))
    possible = {
        place
        for place, card in enumerate(DEAL_CARDS)
        if card.money >= 9 and {"magnate", "journalist"} <= set(card.accomplices)
    }
    assert possible >= {DEAL_CARDS.index(FOURTEEN)}
    # Each offer must be payable by itself, the first and the final one.
    assert {redeal(table.state, 1, RandomChance(seed)).card for seed in range(200)} == possible


def test_the_dealer_knows_the_card_and_not_the_deck() -> None:
    table = deal()
    worlds = [redeal(table.state, 0, RandomChance(seed)) for seed in range(20)]
    assert {world.card for world in worlds} == {table.state.card}
    assert len({tuple(world.deck) for world in worlds}) == 20


def test_shown_cards_are_not_dealt_again() -> None:
    table = deal(seats=9)
    shown = table.state.card
    offer(table)
    votes(table)
    table.state.card = table.state.deck.pop(0)
    assert shown not in {redeal(table.state, None, RandomChance(seed)).card for seed in range(200)}


def test_totals_behind_screens_follow_from_the_payments() -> None:
    """All payments are public, so all totals can be added up and are the same in every world that a
    seat considers possible."""
    table = deal(owners={"banker": 2, "magnate": 4})
    offer(table, {1: 3, 3: 2})
    votes(table)
    world = redeal(table.state, 3, RandomChance(1))
    assert world.income == table.state.income


@pytest.mark.parametrize("observer", [None, 0, 3])
def test_no_view_adds_up_what_others_have_behind_their_screens(observer: int | None) -> None:
    """Totals are not dealt anew, so the conformance checks do not look for them; views must not
    show them either."""
    table = deal(owners={"banker": 2, "magnate": 4})
    offer(table, {1: 3, 3: 2})
    votes(table)
    begin_turn(table, 1)
    other = table.state.copy()
    for seat, income in enumerate(other.income):
        if seat != observer:
            income["rests"] += 50 + seat
    assert wire(GENTLEMANS_DEAL.view(other, observer)) == wire(table.view(observer))


def test_can_pay() -> None:
    table = deal()
    table.answer(0, shares(table, {1: (3, "magnate"), 2: (11, "senator")}))
    assert can_pay(FOURTEEN, table.state.offer)
    assert not can_pay(DEAL_CARDS[3], table.state.offer)
    assert not can_pay(DEAL_CARDS[-1], table.state.offer)
