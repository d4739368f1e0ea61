"""Gentleman's Deal: worlds that fit a view, and compiled turns that follow the rules."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from fivecups.bots import make_bot
from fivecups.bots.gentlemans_deal.compiled.playout import is_accepted, next_turn
from fivecups.bots.gentlemans_deal.lookahead import Worlds, draw_worlds
from fivecups.bots.gentlemans_deal.observation.deal_history import income_by_source, money_by_seat
from fivecups.bots.gentlemans_deal.observation.position import (
    CARDS,
    Position,
    empty_position,
    mask_of,
    offer_to_array,
    read_position,
)
from fivecups.engine import MAIN, RandomChance, View, awaited, random_answer, twin
from fivecups.games.gentlemans_deal import GENTLEMANS_DEAL
from fivecups.games.gentlemans_deal.components import DEAL_CARDS, DealCard
from fivecups.games.gentlemans_deal.redeal import can_pay
from fivecups.games.gentlemans_deal.state import BALLOTS, DealState, money
from fivecups.lab.game_loop import take_remarks


def games(seats: int, seed: int) -> Iterator[tuple[DealState, int]]:
    """Yield the positions of a game in which regulars talk and all answers are random, with a seat
    that is asked."""
    state = GENTLEMANS_DEAL.start(seats, None, RandomChance(seed))
    chance = RandomChance(f"answers {seed}")
    talkers = [make_bot("regular", "gentlemans-deal", state.options, seat) for seat in range(seats)]
    offered = 0
    while not state.over:
        if state.askings[-1].number != offered:
            offered = state.askings[-1].number
            take_remarks(GENTLEMANS_DEAL, state, talkers)
        seat = Random(state.asked).choice(awaited(state))
        yield state, seat
        state.take(seat, random_answer(state, seat, chance), MAIN)


@pytest.mark.parametrize("seats", [5, 7, 9])
def test_a_world_has_the_cards_that_the_seat_cannot_tell_apart(seats: int) -> None:
    """A world has every card that was not shown once. The dealer's card is the true one for the
    dealer, and for others any card that can pay the offers."""
    right = set()
    for state, seat in games(seats, seats):
        view = GENTLEMANS_DEAL.view(state, seat)
        hidden = sorted(CARDS[[state.card, *state.deck]].tolist())
        for deck in draw_worlds(view, 3, 1, f"{seat}").decks:
            assert sorted(deck.tolist()) == hidden
            drawn = next(card for card in DEAL_CARDS if number_of(card) == tuple(deck[0]))
            assert all(can_pay(drawn, offer) for offer in (state.offer, state.first_offer))
            right.add((seat == state.dealer, drawn == DEAL_CARDS[state.card]))
    assert right == {(True, True), (False, True), (False, False)}


def number_of(card: DealCard) -> tuple[int, int]:
    return card.money, mask_of(card.accomplices)


def test_more_worlds_count_for_more() -> None:
    """In the last turn the winner after an acceptance is certain."""
    p = empty_position(5, 0, 0, {})
    p.money[:] = 10, 10, 10, 10, 12
    offer = np.zeros((5, 2), dtype=np.int64)
    offer[1, 0] = 1
    decks, luck = np.stack([CARDS] * 30), np.full((30, 2, 5), 0.5)
    few, many = (Worlds(decks[:number], luck[:number], 1) for number in (10, 30))
    assert few.chance(p, 0, offer, True, 0.4) == pytest.approx((1 + 0.4) / 2)
    assert many.chance(p, 0, offer, True, 0.4) == pytest.approx((3 * 1 + 0.4) / 4)
    assert many.chance(p, 0, offer, False, 0.4) == pytest.approx(0.4 / 4)
    assert many.chance(p, 4, offer, False, 0.4) == pytest.approx((3 * 1 + 0.4) / 4)


def test_the_money_behind_the_screens_can_be_counted() -> None:
    for state, seat in games(6, 4):
        view = GENTLEMANS_DEAL.view(state, seat)
        assert money_by_seat(view) == [money(state, each) for each in range(6)]
        assert income_by_source(view)[seat] == {
            source: paid for source, paid in view.table.my_income.items() if paid
        }


def compare(position: Position, view: View[Any]) -> None:
    expected = read_position(view, money_by_seat(view))
    for name in ("dealer", "turns_left", "jailed", "owners", "gang_cards", "arguments", "money"):
        assert np.array_equal(getattr(position, name), getattr(expected, name)), name


@pytest.mark.parametrize("seats", [5, 8])
def test_gd_20_to_45_the_compiled_future_goes_by_the_rules(seats: int) -> None:
    """The compiled position after a vote equals the one that the game itself reaches."""
    outcomes = set()
    for seed in range(4):
        for state, seat in games(seats, seed):
            view = GENTLEMANS_DEAL.view(state, seat)
            asking = state.askings[-1]
            if (
                asking.question != "vote"
                or len(awaited(state)) > 1
                or view.table.turn == view.table.turns
            ):
                continue
            position = read_position(view, money_by_seat(view))
            ballots = np.full(seats, -1)
            for voter, (_, ballot) in asking.answers.items():
                ballots[voter] = BALLOTS.index(ballot)
            for _, ballot in view.asks[0].choices:
                ballots[seat] = BALLOTS.index(ballot)
                outcomes.add(is_accepted(position, ballots))
                played = state.copy()
                played.take(seat, ("vote", ballot), MAIN)
                then = next_turn(
                    position, offer_to_array(state.offer, seats), *CARDS[state.card], ballots
                )
                compare(then, GENTLEMANS_DEAL.view(played, played.dealer))
    assert outcomes == {True, False}


@pytest.mark.parametrize("level", ["expert", "master"])
def test_nobody_knows_hidden_cards_or_what_is_to_come(level: str) -> None:
    asked = set()
    for number, (state, seat) in enumerate(games(5, 3)):
        if number % 8 > 1:
            continue
        other = twin(GENTLEMANS_DEAL, state, seat, RandomChance(f"twin {number}"))
        other.chance = RandomChance("another future")
        answers = []
        for world in (state, other):
            view = GENTLEMANS_DEAL.view(world, seat)
            answers.append(
                make_bot(level, "gentlemans-deal", state.options, "same").answer(view, view.asks[0])
            )
        assert answers[0] == answers[1]
        asked.add(state.askings[-1].question)
    assert asked == {"first_offer", "nothing_to_add", "final_offer", "vote"}


def test_bots_started_anew_in_the_middle_of_a_game_do_the_same() -> None:
    """Bots of this game have no memory beside the view."""
    options = GENTLEMANS_DEAL.settings(5)
    old = [make_bot("expert", "gentlemans-deal", options, seat) for seat in range(5)]
    for state, seat in games(5, 6):
        view = GENTLEMANS_DEAL.view(state, seat)
        new = make_bot("expert", "gentlemans-deal", options, seat)
        assert new.answer(view, view.asks[0]) == old[seat].answer(view, view.asks[0])
