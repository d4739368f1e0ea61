"""Gentleman's Deal: values of ballots, compared with an enumeration of all votes of the others."""

from __future__ import annotations

from itertools import product
from math import exp

import numpy as np
import pytest

from fivecups.bots.gentlemans_deal.compiled.ballot_values import (
    AGAINST_ARGUMENT,
    BALLOTS,
    FOR,
    FOR_ARGUMENT,
    mix_kinds,
)
from fivecups.bots.gentlemans_deal.compiled.deal_values import (
    UNKNOWN_CARD,
    TurnValues,
    acceptance_chance,
    fill_deal_gains,
    turn_values,
    value_ballots,
)
from fivecups.bots.gentlemans_deal.compiled.offers import best_offers
from fivecups.bots.gentlemans_deal.compiled.playout import draw_ballots, is_accepted, next_turn
from fivecups.bots.gentlemans_deal.compiled.votes import ballots_by_kind, offer_chances
from fivecups.bots.gentlemans_deal.observation.position import (
    BALLOT_WEIGHER,
    CARDS,
    STAKE_VOTER,
    Position,
    empty_position,
)
from fivecups.bots.gentlemans_deal.weights import (
    BALLOT_NOISE,
    BEST_RESPONSE_ROUNDS,
    COIN,
    FIRST_ARGUMENT,
    IDLE_VOTE_PREFERENCE,
    MIN_VOTE_GAIN,
)
from fivecups.games.gentlemans_deal.components import ARGUMENTS

POT = 14.0


def table(seats: int, jailed: int = -1) -> Position:
    """Return a position with arguments, gang cards and the Senator in some seats; seat 2 has the
    Journalist, seat 0 deals."""
    p = empty_position(seats, 0, 4, {"senator": 1, "journalist": 2})
    p.arguments[:] = [(3, 2, 1, 0)[seat % 4] for seat in range(seats)]
    p.gang_cards[:] = [1 if seat == 3 else 0 for seat in range(seats)]
    p.money[:] = [4 + seat for seat in range(seats)]
    p.kinds[:] = 0.7, 0.2, 0.1
    return p._replace(jailed=jailed)


def offer_of(seats: int) -> np.ndarray:
    offer = np.zeros((seats, 2), dtype=np.int64)
    offer[1:4, 0] = 3, 2, 4
    return offer


def weight(p: Position, seat: int, ballot: int) -> int:
    """Return the weight of a ballot, negative for a vote against (GD-21, GD-22, GD-41)."""
    own = 1 + int(p.gang_cards[seat])
    if ballot in (FOR_ARGUMENT, AGAINST_ARGUMENT):
        own += 4 if p.owners[1] == seat else 2
    return own if ballot in (FOR, FOR_ARGUMENT) else -own


def by_count(p: Position, ballot_chances: np.ndarray, voters: list[int], own: int) -> float:
    """Return the chance of an acceptance by enumeration, with the weight `own` added to these
    voters."""
    total = 0.0
    for ballots in product(range(BALLOTS), repeat=len(voters)):
        chance = 1.0
        for seat, ballot in zip(voters, ballots, strict=True):
            chance *= ballot_chances[seat, ballot]
        if chance and own + sum(map(weight, [p] * len(voters), voters, ballots)) >= 0:
            total += chance
    return total


def worth_by_count(
    p: Position, at: TurnValues, ballot_chances: np.ndarray, seat: int
) -> list[float]:
    others = [other for other in at.voters.tolist() if other != seat]
    win, lose = at.win_if_accepted[seat], at.win_if_refused[seat]
    gain = (win - lose) / (win * (1 - win) / at.scale)
    leaning = (IDLE_VOTE_PREFERENCE if at.stakes[seat] > 0 else -IDLE_VOTE_PREFERENCE) - at.weights[
        MIN_VOTE_GAIN
    ] / 2
    price = at.thing_values[FIRST_ARGUMENT + p.arguments[seat] - 1] if p.arguments[seat] else 0.0
    price -= at.thing_values[COIN] if p.owners[3] == seat else 0.0
    return [
        gain * by_count(p, ballot_chances, others, weight(p, seat, ballot))
        + (leaning if ballot in (FOR, FOR_ARGUMENT) else -leaning)
        - (price if ballot in (FOR_ARGUMENT, AGAINST_ARGUMENT) else 0.0)
        for ballot in range(BALLOTS)
    ]


def possible(p: Position, seat: int) -> list[int]:
    return [
        ballot
        for ballot in range(BALLOTS)
        if p.arguments[seat] or ballot not in (FOR_ARGUMENT, AGAINST_ARGUMENT)
    ]


@pytest.mark.parametrize(("seats", "jailed"), [(5, -1), (5, 2), (6, -1)])
def test_gd_21_to_23_chances_are_those_of_all_ways_to_vote(seats: int, jailed: int) -> None:
    p, offer = table(seats, jailed), offer_of(seats)
    at = turn_values(p, seats)
    _, ballot_chances = ballots_by_kind(p, at, offer, POT)
    assert at.voters.tolist() == [seat for seat in range(1, seats) if seat != jailed]
    assert acceptance_chance(at, ballot_chances) == pytest.approx(
        by_count(p, ballot_chances, at.voters.tolist(), 0)
    )
    for seat in at.voters.tolist():
        result = value_ballots(at, seat, ballot_chances).tolist()
        expected = worth_by_count(p, at, ballot_chances, seat)
        for ballot in possible(p, seat):
            assert result[ballot] == pytest.approx(expected[ballot]), (seat, ballot)


@pytest.mark.parametrize("jailed", [-1, 2])
def test_voters_answer_each_other_round_the_table(jailed: int) -> None:
    p, offer = table(5, jailed), offer_of(5)
    at = turn_values(p, 5)
    result, ballot_chances = ballots_by_kind(p, at, offer, POT)
    by_kind = result.copy()
    by_kind[:, BALLOT_WEIGHER] = by_kind[:, STAKE_VOTER]
    expected = np.zeros_like(ballot_chances)
    for seat in at.voters.tolist():
        mix_kinds(p.kinds, by_kind, seat, expected)
    fill_deal_gains(p, at, offer, POT, UNKNOWN_CARD)
    for _ in range(BEST_RESPONSE_ROUNDS):
        for seat in at.voters.tolist():
            worth = worth_by_count(p, at, expected, seat)
            odds = {
                other: exp(worth[other] / at.weights[BALLOT_NOISE]) for other in possible(p, seat)
            }
            for ballot in range(BALLOTS):
                chance = odds.get(ballot, 0.0) / sum(odds.values())
                by_kind[seat, BALLOT_WEIGHER, ballot] = (
                    by_kind[seat, BALLOT_WEIGHER, ballot] + chance
                ) / 2
            mix_kinds(p.kinds, by_kind, seat, expected)
    assert ballot_chances == pytest.approx(expected)


def test_a_dealer_expects_the_votes_that_experts_cast() -> None:
    """Over a whole game of experts and many random draws, deals are accepted as often as their
    dealers expect."""
    random = np.random.default_rng(1)
    expected, came = [], []
    for _ in range(12):
        deck = CARDS[random.permutation(len(CARDS))]
        p = empty_position(5, 0, 9, {})
        p.arguments[:] = ARGUMENTS
        for turn in range(10):
            at, others_turn = turn_values(p, p.dealer), turn_values(p, 5)
            offer = best_offers(p, deck[turn:], 1, 1)[0][0]
            expected.append(offer_chances(p, at, others_turn, offer, deck[turn:])[0])
            cast = [draw_ballots(p, offer, deck[turn:], random.random(5)) for _ in range(40)]
            came.append(np.mean([is_accepted(p, ballots) for ballots in cast]))
            p = next_turn(p, offer, *deck[turn], cast[0])
    assert np.mean(expected) == pytest.approx(np.mean(came), abs=0.03)
    assert np.abs(np.subtract(expected, came)).mean() < 0.06
