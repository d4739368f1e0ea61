"""The chances to win after a deal, and the values of ballots, in compiled code.

Only relative money counts, so the value of a deal to a seat is the rise of its chance to win. That
chance is taken as proportional to exp(value / scale), where the value is a sum over the seat's
money, arguments, accomplices, cards and place in the order of dealers, in usual coins
(`weights.learned_values`). The scale shrinks as fewer turns are left. The chance of an acceptance
is a small convolution over the ballots to expect.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import NamedTuple

import numpy as np

from fivecups.games.gentlemans_deal.components import ON_A_CARD
from fivecups.games.gentlemans_deal.outcome.accomplices import (
    ARGUMENT_ADDS,
    BANKER_TAKES,
    JOURNALIST_PAY,
    MAGNATE_PAY,
    SENATOR_ADDS,
    SHERIFF_PAY,
)
from fivecups.games.gentlemans_deal.outcome.gangs import SHERIFF_GANG_CARDS

from ...arrays import FloatArray, IntArray
from ...compiled import compiled
from ..observation.position import BANKER, JOURNALIST, MAGNATE, NOBODY, SENATOR, SHERIFF, Position
from ..weights import (
    COIN,
    FIRST_ACCOMPLICE,
    FIRST_ARGUMENT,
    FIRST_PLACE,
    GANG_CARD,
    JAIL,
    MIN_SCALE,
    MIN_VOTE_GAIN,
    SCALE_GROWTH,
)
from .ballot_values import (
    BALLOTS,
    ZERO_MARGIN,
    acceptance_gain,
    accumulate_from_above,
    fill_ballot_values,
    margin_chances,
    side_preference,
)

UNKNOWN_CARD = -1
"""In place of a card's accomplices if only the dealer has seen it: all that are not offered may be
on it."""


class TurnValues(NamedTuple):
    """Numbers that are the same for all offers of a turn, as one observer values them, and work
    arrays for single offers."""

    holdings: FloatArray  # seat -> value of what it has without this deal, in usual coins
    refusal_gains: FloatArray  # seat -> gain if the offer is refused, in usual coins
    win_if_refused: FloatArray  # seat -> chance to win after a refusal
    scale: float  # usual coins that multiply the odds to win by e
    weights: FloatArray  # the observer's
    thing_values: FloatArray  # values of things after this turn, to the observer
    argument_price: FloatArray  # seat -> value of the argument it would use
    net_argument_price: FloatArray  # the same minus what the Journalist earns with its own
    voters: IntArray
    plain_weight: IntArray  # seat -> weight of its vote
    argument_weight: IntArray  # seat -> weight of its vote with an argument, if it has one
    gains: FloatArray  # seat -> gain if the offer is accepted, in usual coins
    stakes: FloatArray  # seat -> relative gain of an acceptance over a refusal
    win_if_accepted: FloatArray  # seat -> chance to win after an acceptance
    max_margin: int  # weight of all seats together, with arguments
    buffers: FloatArray  # work arrays by margin
    ballot_values: FloatArray  # work array by ballot


@compiled()
def argument_bonus(position: Position, seat: int) -> int:
    """Return the weight that an argument adds to the vote of a seat."""
    return SENATOR_ADDS if position.owners[SENATOR] == seat else ARGUMENT_ADDS


@compiled()
def win_chance_scale(weights: FloatArray, turns: int) -> float:
    """Return the usual coins that multiply the odds to win by e, with so many turns left."""
    scale: float = weights[MIN_SCALE] + weights[SCALE_GROWTH] * sqrt(turns)
    return scale


@compiled()
def lasting_values(position: Position, next_dealer: int, thing_values: FloatArray) -> FloatArray:
    """Return by seat the value of everything that lasts beyond the turn, in usual coins: all but
    gang cards and the jail card."""
    seats = len(position.money)
    values: FloatArray = thing_values[COIN] * position.money
    for seat in range(seats):
        values[seat] += thing_values[FIRST_PLACE + (seat - next_dealer) % seats]
        for number in range(position.arguments[seat]):
            values[seat] += thing_values[FIRST_ARGUMENT + number]
    for accomplice in range(len(position.owners)):
        if position.owners[accomplice] >= 0:
            values[position.owners[accomplice]] += thing_values[FIRST_ACCOMPLICE + accomplice]
    return values


@compiled()
def turn_values(position: Position, observer: int) -> TurnValues:
    """Return the numbers that are the same for all offers of this turn, by the weights and values
    of `observer` (a seat, or the number of seats for the typical other player)."""
    weights, thing_values = (
        position.weights[observer],
        position.thing_values[observer, position.turns_left],
    )
    seats = len(position.money)
    holdings = lasting_values(position, (position.dealer + 1) % seats, thing_values)
    refusal_gains = np.zeros(seats)
    if position.owners[SHERIFF] >= 0:
        refusal_gains[position.owners[SHERIFF]] += SHERIFF_PAY * thing_values[COIN]
    refusal_gains[position.dealer] += thing_values[JAIL]
    scale = win_chance_scale(weights, position.turns_left)
    win_if_refused = win_chances(holdings + refusal_gains, scale)
    argument_price, net_argument_price = np.zeros(seats), np.zeros(seats)
    plain_weight, argument_weight = np.zeros(seats, dtype=np.int64), np.zeros(seats, dtype=np.int64)
    voters = np.empty(seats, dtype=np.int64)
    count = max_margin = 0
    for seat in range(seats):
        plain_weight[seat] = argument_weight[seat] = 1 + position.gang_cards[seat]
        if position.arguments[seat]:
            argument_weight[seat] += argument_bonus(position, seat)
            argument_price[seat] = thing_values[FIRST_ARGUMENT + position.arguments[seat] - 1]
        paid = JOURNALIST_PAY * thing_values[COIN] if position.owners[JOURNALIST] == seat else 0.0
        net_argument_price[seat] = argument_price[seat] - paid
        max_margin += argument_weight[seat]
        if seat not in (position.dealer, position.jailed):
            voters[count] = seat
            count += 1
    return TurnValues(
        holdings,
        refusal_gains,
        win_if_refused,
        scale,
        weights,
        thing_values,
        argument_price,
        net_argument_price,
        voters[:count],
        plain_weight,
        argument_weight,
        np.empty(seats),
        np.empty(seats),
        np.empty(seats),
        max_margin,
        np.zeros((4, 2 * ZERO_MARGIN + 1)),
        np.empty(BALLOTS),
    )


@compiled()
def add_accomplice_gains(
    position: Position, turn: TurnValues, mask: int, seat: int, chance: float
) -> None:
    """Add to the gains of a turn that `seat` gets each accomplice in `mask` with this chance, and
    that its present owner loses it."""
    for accomplice in range(len(position.owners)):
        if mask >> accomplice & 1:
            value = chance * turn.thing_values[FIRST_ACCOMPLICE + accomplice]
            turn.gains[seat] += value
            if position.owners[accomplice] >= 0:
                turn.gains[position.owners[accomplice]] -= value


@compiled()
def fill_win_chances(turn: TurnValues) -> None:
    """Fill `win_if_accepted` with each seat's chance to win after the gains of a deal."""
    seats = len(turn.holdings)
    best = turn.holdings[0] + turn.gains[0]
    for seat in range(1, seats):
        best = max(best, turn.holdings[seat] + turn.gains[seat])
    total = 0.0
    for seat in range(seats):
        turn.win_if_accepted[seat] = exp(
            (turn.holdings[seat] + turn.gains[seat] - best) / turn.scale
        )
        total += turn.win_if_accepted[seat]
    for seat in range(seats):
        turn.win_if_accepted[seat] /= total


@compiled()
def fill_deal_gains(
    position: Position, turn: TurnValues, offer: IntArray, pot: float, mask: int
) -> None:
    """Fill `gains`, `stakes` and `win_if_accepted` of a turn for one offer: each seat's gain if it
    is accepted; that gain over a refusal, relative to the mean of the other seats, which is above 0
    for seats that want the deal; and the chances to win. `mask` has the accomplices of the card, or
    is `UNKNOWN_CARD`."""
    seats = len(position.money)
    gains = turn.gains
    gains[:] = 0.0
    coin = turn.thing_values[COIN]
    rest = pot
    offered = 0
    for seat in range(seats):
        if seat == position.dealer:
            continue
        gains[seat] += coin * offer[seat, 0]
        rest -= offer[seat, 0]
        if offer[seat, 1]:
            add_accomplice_gains(position, turn, offer[seat, 1], seat, 1.0)
            offered |= offer[seat, 1]
        elif offer[seat, 0] == 0:
            gains[seat] += turn.thing_values[GANG_CARD] * (
                SHERIFF_GANG_CARDS if position.owners[SHERIFF] == seat else 1
            )
    gains[position.dealer] += coin * rest
    if mask == UNKNOWN_CARD:
        count = 0
        for accomplice in range(len(position.owners)):
            count += offered >> accomplice & 1
        not_offered = ~offered & ((1 << len(position.owners)) - 1)
        add_accomplice_gains(
            position,
            turn,
            not_offered,
            position.dealer,
            (ON_A_CARD - count) / (len(position.owners) - count),
        )
    else:
        add_accomplice_gains(position, turn, mask & ~offered, position.dealer, 1.0)
    banker = position.owners[BANKER]
    if banker >= 0:
        for side in (1, seats - 1):
            neighbour = (banker + side) % seats
            if (rest if neighbour == position.dealer else offer[neighbour, 0]) > 0:
                gains[neighbour] -= BANKER_TAKES * coin
                gains[banker] += BANKER_TAKES * coin
    if position.owners[MAGNATE] >= 0:
        gains[position.owners[MAGNATE]] += MAGNATE_PAY * coin
    total = 0.0
    for seat in range(seats):
        total += gains[seat] - turn.refusal_gains[seat]
    for seat in range(seats):
        gain = gains[seat] - turn.refusal_gains[seat]
        turn.stakes[seat] = gain - (total - gain) / (seats - 1)
    fill_win_chances(turn)


@compiled()
def win_chances(values: FloatArray, scale: float) -> FloatArray:
    """Return by seat the chance to win, proportional to exp(value / scale)."""
    odds = np.exp((values - values.max()) / scale)
    chances: FloatArray = odds / odds.sum()
    return chances


@compiled()
def acceptance_chance(turn: TurnValues, ballot_chances: FloatArray) -> float:
    """Return the chance that an offer is accepted, given the chances of all ballots; a tie accepts
    it (GD-23)."""
    chances, largest = margin_chances(
        turn.voters,
        0,
        len(turn.voters),
        NOBODY,
        turn.plain_weight,
        turn.argument_weight,
        ballot_chances,
        turn.buffers[0],
        turn.buffers[1],
    )
    total = 0.0
    for index in range(ZERO_MARGIN, ZERO_MARGIN + largest + 1):
        total += chances[index]
    return total


@compiled()
def value_ballots(turn: TurnValues, seat: int, ballot_chances: FloatArray) -> FloatArray:
    """Return the value of each ballot to the voter at `seat` in usual coins, given the chances of
    the others' ballots. `fill_deal_gains` must have been called for the offer; the next call
    overwrites the result."""
    chances, largest = margin_chances(
        turn.voters,
        0,
        len(turn.voters),
        seat,
        turn.plain_weight,
        turn.argument_weight,
        ballot_chances,
        turn.buffers[0],
        turn.buffers[1],
    )
    accumulate_from_above(chances, largest, turn.max_margin)
    turn.buffers[2, ZERO_MARGIN] = 1.0
    fill_ballot_values(
        turn.plain_weight[seat],
        turn.argument_weight[seat],
        acceptance_gain(turn.win_if_accepted[seat], turn.win_if_refused[seat], turn.scale),
        side_preference(turn.stakes[seat], turn.weights[MIN_VOTE_GAIN]),
        turn.net_argument_price[seat],
        turn.buffers[2],
        0,
        chances,
        turn.ballot_values,
    )
    return turn.ballot_values
