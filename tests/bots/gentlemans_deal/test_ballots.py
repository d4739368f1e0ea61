"""Gentleman's Deal: what ballots are worth, against a count of all ways in which others vote."""

from __future__ import annotations

from itertools import product
from math import exp

import numpy as np
import pytest

from fivecups.bots.gentlemans_deal.compiled.ballots import (
    AGAINST_ARGUMENT,
    BALLOTS,
    FOR,
    FOR_ARGUMENT,
    mix,
)
from fivecups.bots.gentlemans_deal.compiled.future import ballots_cast, is_accepted, next_turn
from fivecups.bots.gentlemans_deal.compiled.offers import best_offers
from fivecups.bots.gentlemans_deal.compiled.votes import ballots_by_kind, outlook
from fivecups.bots.gentlemans_deal.compiled.worth import (
    UNKNOWN,
    TurnValues,
    chance_accepted,
    turn_values,
    weigh_gains,
    worth_of_ballots,
)
from fivecups.bots.gentlemans_deal.figures import BALLOT_ROUNDS, LEANS, SLIPS, WANTS
from fivecups.bots.gentlemans_deal.reading.position import (
    CARDS,
    FEELS,
    WEIGHS,
    Position,
    bare_position,
)
from fivecups.bots.gentlemans_deal.worths import ARGUMENT, COIN
from fivecups.games.gentlemans_deal.components import ARGUMENTS

POT = 14.0


def table(seats: int, jailed: int = -1) -> Position:
    """Some have arguments, gang cards or the Senator; seat 2 is the Journalist; seat 0 deals."""
    p = bare_position(seats, 0, 4, {"senator": 1, "journalist": 2})
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
    """GD-21, GD-22, GD-41."""
    own = 1 + int(p.gang_cards[seat])
    if ballot in (FOR_ARGUMENT, AGAINST_ARGUMENT):
        own += 4 if p.owners[1] == seat else 2
    return own if ballot in (FOR, FOR_ARGUMENT) else -own


def by_count(p: Position, ways: np.ndarray, voters: list[int], own: int) -> float:
    """The chance of an acceptance, with so much weight beside these voters."""
    total = 0.0
    for ballots in product(range(BALLOTS), repeat=len(voters)):
        chance = 1.0
        for seat, ballot in zip(voters, ballots, strict=True):
            chance *= ways[seat, ballot]
        if chance and own + sum(map(weight, [p] * len(voters), voters, ballots)) >= 0:
            total += chance
    return total


def worth_by_count(p: Position, at: TurnValues, ways: np.ndarray, seat: int) -> list[float]:
    others = [one for one in at.voters.tolist() if one != seat]
    win, lose = at.win[seat], at.lose[seat]
    gain = (win - lose) / (win * (1 - win) / at.scale)
    leaning = (LEANS if at.stake[seat] > 0 else -LEANS) - at.style[WANTS] / 2
    price = at.worths[ARGUMENT + p.arguments[seat] - 1] if p.arguments[seat] else 0.0
    price -= at.worths[COIN] if p.owners[3] == seat else 0.0
    return [
        gain * by_count(p, ways, others, weight(p, seat, ballot))
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
    _, ways = ballots_by_kind(p, at, offer, POT)
    assert at.voters.tolist() == [seat for seat in range(1, seats) if seat != jailed]
    assert chance_accepted(at, ways) == pytest.approx(by_count(p, ways, at.voters.tolist(), 0))
    for seat in at.voters.tolist():
        found = worth_of_ballots(at, seat, ways).tolist()
        expected = worth_by_count(p, at, ways, seat)
        for ballot in possible(p, seat):
            assert found[ballot] == pytest.approx(expected[ballot]), (seat, ballot)


@pytest.mark.parametrize("jailed", [-1, 2])
def test_voters_answer_each_other_round_the_table(jailed: int) -> None:
    p, offer = table(5, jailed), offer_of(5)
    at = turn_values(p, 5)
    found, ways = ballots_by_kind(p, at, offer, POT)
    by_kind = found.copy()
    by_kind[:, WEIGHS] = by_kind[:, FEELS]
    expected = np.zeros_like(ways)
    for seat in at.voters.tolist():
        mix(p.kinds, by_kind, seat, expected)
    weigh_gains(p, at, offer, POT, UNKNOWN)
    for _ in range(BALLOT_ROUNDS):
        for seat in at.voters.tolist():
            worth = worth_by_count(p, at, expected, seat)
            odds = {one: exp(worth[one] / at.style[SLIPS]) for one in possible(p, seat)}
            for ballot in range(BALLOTS):
                chance = odds.get(ballot, 0.0) / sum(odds.values())
                by_kind[seat, WEIGHS, ballot] = (by_kind[seat, WEIGHS, ballot] + chance) / 2
            mix(p.kinds, by_kind, seat, expected)
    assert ways == pytest.approx(expected)


def test_a_dealer_expects_the_votes_that_experts_cast() -> None:
    """Over a whole game of experts and over many draws of what they do, deals go through as often
    as their dealers expected."""
    random = np.random.default_rng(1)
    expected, came = [], []
    for _ in range(12):
        deck = CARDS[random.permutation(len(CARDS))]
        p = bare_position(5, 0, 9, {})
        p.arguments[:] = ARGUMENTS
        for turn in range(10):
            at, theirs = turn_values(p, p.dealer), turn_values(p, 5)
            offer = best_offers(p, deck[turn:], 1, 1)[0][0]
            expected.append(outlook(p, at, theirs, offer, deck[turn:])[0])
            cast = [ballots_cast(p, offer, deck[turn:], random.random(5)) for _ in range(40)]
            came.append(np.mean([is_accepted(p, ballots) for ballots in cast]))
            p = next_turn(p, offer, *deck[turn], cast[0])
    assert np.mean(expected) == pytest.approx(np.mean(came), abs=0.03)
    assert np.abs(np.subtract(expected, came)).mean() < 0.06
