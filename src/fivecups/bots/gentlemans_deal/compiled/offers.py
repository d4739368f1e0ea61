"""The expert dealer: among coalitions with whole shares and accomplices, the offer with the best
chance to win the game, whoever the voters may be."""

from __future__ import annotations

import numpy as np

from ...arrays import FloatArray, IntArray
from ...compiled import compiled
from ..reading.position import Position
from .votes import worth_of_offer
from .worth import TurnValues, turn_values, weigh_gains

BETTER = 1e-9


@compiled()
def order_of_voters(p: Position, money: FloatArray) -> IntArray:
    """The heaviest voters first, then the poorest."""
    seats = len(p.money)
    order = np.empty(seats, dtype=np.int64)
    count = 0
    for step in range(1, seats):
        seat = (p.dealer + step) % seats
        if seat == p.jailed:
            continue
        place = count
        while place > 0:
            before = order[place - 1]
            lighter = p.gang_cards[seat] < p.gang_cards[before]
            if lighter or (
                p.gang_cards[seat] == p.gang_cards[before] and money[seat] >= money[before]
            ):
                break
            order[place] = before
            place -= 1
        order[place] = seat
        count += 1
    return order[:count]


@compiled()
def coalition(seats: int, order: IntArray, size: int, money: int) -> IntArray:
    """The same share for the first voters of the order."""
    offer = np.zeros((seats, 2), dtype=np.int64)
    for seat in order[:size]:
        offer[seat, 0] = money
    return offer


@compiled()
def better(
    p: Position,
    at: TurnValues,
    theirs: TurnValues,
    offer: IntArray,
    deck: IntArray,
    value: float,
    best: IntArray,
) -> float:
    """Copy the offer to `best` if it is worth more than `value`; returns the worth of what `best`
    holds."""
    weigh_gains(p, at, offer, float(deck[0, 0]), deck[0, 1])
    if max(at.win[p.dealer], at.lose[p.dealer]) <= value:
        return value  # however the table votes
    worth = worth_of_offer(p, at, theirs, offer, deck)
    if worth > value + BETTER:
        best[:] = offer
        return worth
    return value


@compiled()
def step(
    p: Position,
    at: TurnValues,
    theirs: TurnValues,
    offer: IntArray,
    deck: IntArray,
    value: float,
    best: IntArray,
) -> float:
    """The best of the offers one step away, in `best`: a coin more or less, nothing at all, an
    accomplice to another."""
    seats = len(p.money)
    pot, mask = deck[0, 0], deck[0, 1]
    spent = offer[:, 0].sum()
    one = offer.copy()
    for seat in range(seats):
        if seat == p.dealer:
            continue
        had = offer[seat, 0]
        if spent < pot:
            one[seat, 0] = had + 1
            value = better(p, at, theirs, one, deck, value, best)
        if had:
            one[seat, 0] = had - 1
            value = better(p, at, theirs, one, deck, value, best)
        if had > 1:
            one[seat, 0] = 0
            value = better(p, at, theirs, one, deck, value, best)
        one[seat, 0] = had
    for accomplice in range(len(p.owners)):
        bit = 1 << accomplice
        if not mask & bit:
            continue
        for seat in range(seats):  # to this seat; the dealer's own keeps it
            if offer[seat, 1] & bit:
                continue
            one[:] = offer
            one[:, 1] &= ~bit
            if seat == p.dealer:
                value = better(p, at, theirs, one, deck, value, best)
                continue
            one[seat, 1] |= bit
            value = better(p, at, theirs, one, deck, value, best)
            if one[seat, 0]:
                one[seat, 0] -= 1
                value = better(p, at, theirs, one, deck, value, best)
    return value


@compiled()
def best_offers(
    p: Position, deck: IntArray, starts: int, steps: int
) -> tuple[IntArray, FloatArray]:
    """Climbs from the best of simple coalitions by single steps; what each climb came to, with its
    worth, the best one first.

    The deck is what nobody has seen but for its first card, the dealer's.
    """
    seats = len(p.money)
    at, theirs = turn_values(p, p.dealer), turn_values(p, seats)
    order = order_of_voters(p, at.money)
    offers = np.zeros((starts, seats, 2), dtype=np.int64)
    worths = np.full(starts, -1.0)
    pot = deck[0, 0]
    fair = pot // seats
    for size in range(max(1, len(order) // 2 - 1), len(order) + 1):
        for money in range(max(1, fair - 1), fair + 3):
            if money * size > pot:
                continue
            offer = coalition(seats, order, size, money)
            worth = worth_of_offer(p, at, theirs, offer, deck)
            place = starts
            while place > 0 and worth > worths[place - 1]:
                place -= 1
            for later in range(starts - 1, place, -1):
                offers[later] = offers[later - 1]
                worths[later] = worths[later - 1]
            if place < starts:
                offers[place] = offer
                worths[place] = worth
    for start in range(starts):
        best = offers[start].copy()
        for _ in range(steps):
            value = step(p, at, theirs, offers[start], deck, worths[start], best)
            if value <= worths[start] + BETTER:
                break
            worths[start] = value
            offers[start] = best
    ranks = np.argsort(-worths)
    return offers[ranks], worths[ranks]
