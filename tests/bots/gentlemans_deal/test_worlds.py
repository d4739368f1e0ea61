"""Gentleman's Deal: worlds that fit a view, and a future that goes by the rules."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from fivecups.bots import make_bot
from fivecups.bots.gentlemans_deal.compiled.future import is_accepted, next_turn
from fivecups.bots.gentlemans_deal.reading.ledger import income, totals
from fivecups.bots.gentlemans_deal.reading.position import CARDS, Position, packed, read_position
from fivecups.bots.gentlemans_deal.worlds import world
from fivecups.engine import MAIN, RandomChance, View, awaited, random_answer, twin
from fivecups.games.gentlemans_deal import GENTLEMANS_DEAL
from fivecups.games.gentlemans_deal.state import BALLOTS, DealState, money
from fivecups.lab.simulate import talk


def games(seats: int, seed: int) -> Iterator[tuple[DealState, int]]:
    """Positions of a game in which regulars talk and everybody answers at random, with a seat that
    is asked."""
    state = GENTLEMANS_DEAL.start(seats, None, RandomChance(seed))
    chance = RandomChance(f"answers {seed}")
    talkers = [make_bot("regular", "gentlemans-deal", state.options, seat) for seat in range(seats)]
    offered = 0
    while not state.over:
        if state.askings[-1].number != offered:
            offered = state.askings[-1].number
            talk(GENTLEMANS_DEAL, state, talkers)
        seat = Random(state.asked).choice(awaited(state))
        yield state, seat
        state.take(seat, random_answer(state, seat, chance), MAIN)


@pytest.mark.parametrize("seats", [5, 7, 9])
def test_a_world_looks_the_same_from_the_seat(seats: int) -> None:
    cards = set()
    for state, seat in games(seats, seats):
        view = GENTLEMANS_DEAL.view(state, seat)
        for number in range(3):
            found = world(view, RandomChance(f"{seat} {number}"))
            assert GENTLEMANS_DEAL.view(found, seat) == view
            assert GENTLEMANS_DEAL.totals(found) == GENTLEMANS_DEAL.totals(state)
            cards.add(found.card == state.card)
    assert cards == {True, False}


def test_a_world_can_be_played_to_its_end() -> None:
    for state, seat in games(5, 2):
        found = world(GENTLEMANS_DEAL.view(state, seat), RandomChance(1))
        chance = RandomChance("to the end")
        while not found.over:
            asked = awaited(found)[0]
            found.take(asked, random_answer(found, asked, chance), MAIN)
        assert found.turn == 10


def test_the_money_behind_the_screens_can_be_counted() -> None:
    for state, seat in games(6, 4):
        view = GENTLEMANS_DEAL.view(state, seat)
        assert totals(view) == [money(state, each) for each in range(6)]
        assert income(view)[seat] == {
            source: paid for source, paid in view.table.my_income.items() if paid
        }


def compare(position: Position, view: View[Any]) -> None:
    expected = read_position(view, totals(view))
    for name in ("dealer", "left", "jailed", "owners", "gang_cards", "arguments", "money"):
        assert np.array_equal(getattr(position, name), getattr(expected, name)), name


@pytest.mark.parametrize("seats", [5, 8])
def test_gd_20_to_45_the_compiled_future_goes_by_the_rules(seats: int) -> None:
    """The turn after the last vote is the one that the game itself comes to."""
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
            position = read_position(view, totals(view))
            ballots = np.full(seats, -1)
            for voter, (_, ballot) in asking.answers.items():
                ballots[voter] = BALLOTS.index(ballot)
            for _, ballot in view.asks[0].choices:
                ballots[seat] = BALLOTS.index(ballot)
                outcomes.add(is_accepted(position, ballots))
                played = state.copy()
                played.take(seat, ("vote", ballot), MAIN)
                then = next_turn(position, packed(state.offer, seats), *CARDS[state.card], ballots)
                compare(then, GENTLEMANS_DEAL.view(played, played.dealer))
    assert outcomes == {True, False}


def test_the_master_does_not_know_hidden_cards_or_what_is_to_come() -> None:
    asked = set()
    for number, (state, seat) in enumerate(games(5, 3)):
        if number % 8 > 1:
            continue
        other = twin(GENTLEMANS_DEAL, state, seat, RandomChance(f"twin {number}"))
        other.chance = RandomChance("another future")
        answers = []
        for one in (state, other):
            view = GENTLEMANS_DEAL.view(one, seat)
            answers.append(
                make_bot("master", "gentlemans-deal", state.options, "same").answer(
                    view, view.asks[0]
                )
            )
        assert answers[0] == answers[1]
        asked.add(state.askings[-1].question)
    assert asked == {"first_offer", "nothing_to_add", "final_offer", "vote"}


def test_bots_started_anew_in_the_middle_of_a_game_do_the_same() -> None:
    """All that a bot of this game remembers is in its view."""
    options = GENTLEMANS_DEAL.settings(5)
    old = [make_bot("expert", "gentlemans-deal", options, seat) for seat in range(5)]
    for state, seat in games(5, 6):
        view = GENTLEMANS_DEAL.view(state, seat)
        new = make_bot("expert", "gentlemans-deal", options, seat)
        assert new.answer(view, view.asks[0]) == old[seat].answer(view, view.asks[0])
