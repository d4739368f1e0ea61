"""The expert dealer's search for offers: hill climbs over shares and accomplices to the best chance
to win the game, given a forecast of the votes."""

from __future__ import annotations

import numpy as np

from ...arrays import FloatArray, IntArray
from ...compiled import compiled
from ..observation.position import Position
from .deal_values import TurnValues, fill_deal_gains, turn_values
from .votes import offer_value

MIN_IMPROVEMENT = 1e-9


@compiled()
def voters_by_weight(position: Position, money: FloatArray) -> IntArray:
    """Return the voters, heaviest vote first and then lowest `money`."""
    seats = len(position.money)
    order = np.empty(seats, dtype=np.int64)
    count = 0
    for best_neighbour in range(1, seats):
        seat = (position.dealer + best_neighbour) % seats
        if seat == position.jailed:
            continue
        place = count
        while place > 0:
            before = order[place - 1]
            lighter = position.gang_cards[seat] < position.gang_cards[before]
            if lighter or (
                position.gang_cards[seat] == position.gang_cards[before]
                and money[seat] >= money[before]
            ):
                break
            order[place] = before
            place -= 1
        order[place] = seat
        count += 1
    return order[:count]


@compiled()
def coalition_offer(seats: int, order: IntArray, size: int, money: int) -> IntArray:
    """Return an offer of `money` to each of the first `size` voters of `order`, and nothing to the
    others."""
    offer = np.zeros((seats, 2), dtype=np.int64)
    for seat in order[:size]:
        offer[seat, 0] = money
    return offer


@compiled()
def keep_if_better(
    position: Position,
    turn: TurnValues,
    others_turn: TurnValues,
    offer: IntArray,
    deck: IntArray,
    value: float,
    best: IntArray,
) -> float:
    """Copy `offer` to `best` if its value is above `value`. Return the value of what `best` then
    holds."""
    fill_deal_gains(position, turn, offer, float(deck[0, 0]), deck[0, 1])
    if max(turn.win_if_accepted[position.dealer], turn.win_if_refused[position.dealer]) <= value:
        return value  # however the vote ends
    new_value = offer_value(position, turn, others_turn, offer, deck)
    if new_value > value + MIN_IMPROVEMENT:
        best[:] = offer
        return new_value
    return value


@compiled()
def best_neighbour(
    position: Position,
    turn: TurnValues,
    others_turn: TurnValues,
    offer: IntArray,
    deck: IntArray,
    value: float,
    best: IntArray,
) -> float:
    """Copy the best offer that is one step away from `offer` to `best`, if it is above `value`, and
    return its value. A step gives a seat a coin more or less, or no money at all, or moves an
    accomplice to another seat."""
    seats = len(position.money)
    pot, mask = deck[0, 0], deck[0, 1]
    spent = offer[:, 0].sum()
    changed = offer.copy()
    for seat in range(seats):
        if seat == position.dealer:
            continue
        money = offer[seat, 0]
        if spent < pot:
            changed[seat, 0] = money + 1
            value = keep_if_better(position, turn, others_turn, changed, deck, value, best)
        if money:
            changed[seat, 0] = money - 1
            value = keep_if_better(position, turn, others_turn, changed, deck, value, best)
        if money > 1:
            changed[seat, 0] = 0
            value = keep_if_better(position, turn, others_turn, changed, deck, value, best)
        changed[seat, 0] = money
    for accomplice in range(len(position.owners)):
        bit = 1 << accomplice
        if not mask & bit:
            continue
        for seat in range(
            seats
        ):  # offer it to this seat, or to nobody, so that the dealer keeps it
            if offer[seat, 1] & bit:
                continue
            changed[:] = offer
            changed[:, 1] &= ~bit
            if seat == position.dealer:
                value = keep_if_better(position, turn, others_turn, changed, deck, value, best)
                continue
            changed[seat, 1] |= bit
            value = keep_if_better(position, turn, others_turn, changed, deck, value, best)
            if changed[seat, 0]:
                changed[seat, 0] -= 1
                value = keep_if_better(position, turn, others_turn, changed, deck, value, best)
    return value


@compiled()
def best_offers(
    position: Position, deck: IntArray, starts: int, steps: int
) -> tuple[IntArray, FloatArray]:
    """Return the offers that hill climbs reach, best first, with their values (the dealer's chance
    to win). Climbs begin at the best `starts` coalitions of equal shares and take up to `steps`
    steps.

    `deck` has all cards that the table has not seen, the dealer's card first.
    """
    seats = len(position.money)
    turn, others_turn = turn_values(position, position.dealer), turn_values(position, seats)
    order = voters_by_weight(position, turn.holdings)
    offers = np.zeros((starts, seats, 2), dtype=np.int64)
    values = np.full(starts, -1.0)
    pot = deck[0, 0]
    equal_part = pot // seats
    for size in range(max(1, len(order) // 2 - 1), len(order) + 1):
        for money in range(max(1, equal_part - 1), equal_part + 3):
            if money * size > pot:
                continue
            offer = coalition_offer(seats, order, size, money)
            new_value = offer_value(position, turn, others_turn, offer, deck)
            place = starts
            while place > 0 and new_value > values[place - 1]:
                place -= 1
            for later in range(starts - 1, place, -1):
                offers[later] = offers[later - 1]
                values[later] = values[later - 1]
            if place < starts:
                offers[place] = offer
                values[place] = new_value
    for start in range(starts):
        best = offers[start].copy()
        for _ in range(steps):
            value = best_neighbour(
                position, turn, others_turn, offers[start], deck, values[start], best
            )
            if value <= values[start] + MIN_IMPROVEMENT:
                break
            values[start] = value
            offers[start] = best
    ranks = np.argsort(-values)
    return offers[ranks], values[ranks]
