"""What a deal would change for everybody's chance to win, and what a ballot is worth: the compiled
heart of the expert.

Only relative money counts, so the worth of a deal to a seat is by how much it raises the seat's
chance to end with the most. That chance is taken as proportional to exp(worth / τ), where the worth
is a sum over the seat's money, arguments, accomplices and cards and its place in the order of
dealers, in usual coins (`worths.py`); τ shrinks as fewer turns are left. The votes to expect of the
others are added up by a small convolution.
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
from ..figures import LEAST_TAU, TAU, WANTS
from ..reading.position import (
    BANKER,
    JOURNALIST,
    MAGNATE,
    NOBODY,
    SENATOR,
    SHERIFF,
    Position,
)
from ..worths import ACCOMPLICE, ARGUMENT, COIN, GANG_CARD, JAIL, PLACE
from .ballots import (
    BALLOTS,
    EVEN,
    add_up,
    compare_ballots,
    gain_in_coins,
    leaning_of,
    weigh_voters,
)

UNKNOWN = -1
"""The accomplices of a card that only the dealer has seen: any that are not offered may be on it.
"""


class TurnValues(NamedTuple):
    """What is the same for all offers of a turn, and buffers to work in."""

    money: FloatArray  # what each seat has without this deal, in usual coins
    refused: FloatArray  # what each seat gains if the dealer goes to jail
    lose: FloatArray  # the chances to win after that
    scale: float
    style: FloatArray  # of the observer
    worths: FloatArray  # of things after this turn, to the observer
    price: FloatArray  # of an argument, by seat
    paid_price: FloatArray  # less what the Journalist gets for his own
    voters: IntArray
    light: IntArray  # seat -> what its vote weighs
    heavy: IntArray  # and with an argument, if it has one
    gains: FloatArray
    stake: FloatArray
    win: FloatArray  # the chances to win if the deal is accepted
    reach: int  # what all voters together can weigh
    rows: FloatArray
    ballots: FloatArray


@compiled()
def argument_adds(p: Position, seat: int) -> int:
    return SENATOR_ADDS if p.owners[SENATOR] == seat else ARGUMENT_ADDS


@compiled()
def usual_scale(style: FloatArray, turns: int) -> float:
    scale: float = style[LEAST_TAU] + style[TAU] * sqrt(turns)
    return scale


@compiled()
def lasting(p: Position, next_dealer: int, worths: FloatArray) -> FloatArray:
    """What everybody has that lasts, in usual coins: all but gang cards and the jail card."""
    seats = len(p.money)
    found: FloatArray = worths[COIN] * p.money
    for seat in range(seats):
        found[seat] += worths[PLACE + (seat - next_dealer) % seats]
        for number in range(p.arguments[seat]):
            found[seat] += worths[ARGUMENT + number]
    for accomplice in range(len(p.owners)):
        if p.owners[accomplice] >= 0:
            found[p.owners[accomplice]] += worths[ACCOMPLICE + accomplice]
    return found


@compiled()
def turn_values(p: Position, observer: int) -> TurnValues:
    style, worths = p.styles[observer], p.worths[observer, p.left]
    seats = len(p.money)
    money = lasting(p, (p.dealer + 1) % seats, worths)
    refused = np.zeros(seats)
    if p.owners[SHERIFF] >= 0:
        refused[p.owners[SHERIFF]] += SHERIFF_PAY * worths[COIN]
    refused[p.dealer] += worths[JAIL]
    scale = usual_scale(style, p.left)
    lose = chances_to_win(money + refused, scale)
    price, paid_price = np.zeros(seats), np.zeros(seats)
    light, heavy = np.zeros(seats, dtype=np.int64), np.zeros(seats, dtype=np.int64)
    voters = np.empty(seats, dtype=np.int64)
    count = reach = 0
    for seat in range(seats):
        light[seat] = heavy[seat] = 1 + p.gang_cards[seat]
        if p.arguments[seat]:
            heavy[seat] += argument_adds(p, seat)
            price[seat] = worths[ARGUMENT + p.arguments[seat] - 1]
        paid = JOURNALIST_PAY * worths[COIN] if p.owners[JOURNALIST] == seat else 0.0
        paid_price[seat] = price[seat] - paid
        reach += heavy[seat]
        if seat not in (p.dealer, p.jailed):
            voters[count] = seat
            count += 1
    return TurnValues(
        money,
        refused,
        lose,
        scale,
        style,
        worths,
        price,
        paid_price,
        voters[:count],
        light,
        heavy,
        np.empty(seats),
        np.empty(seats),
        np.empty(seats),
        reach,
        np.zeros((4, 2 * EVEN + 1)),
        np.empty(BALLOTS),
    )


@compiled()
def move_accomplices(p: Position, at: TurnValues, mask: int, seat: int, chance: float) -> None:
    """Each of these accomplices comes to the seat with this chance."""
    for accomplice in range(len(p.owners)):
        if mask >> accomplice & 1:
            worth = chance * at.worths[ACCOMPLICE + accomplice]
            at.gains[seat] += worth
            if p.owners[accomplice] >= 0:
                at.gains[p.owners[accomplice]] -= worth


@compiled()
def weigh_chances(at: TurnValues) -> None:
    """Fill `win` with the chances to win after the gains of a deal."""
    seats = len(at.money)
    most = at.money[0] + at.gains[0]
    for seat in range(1, seats):
        most = max(most, at.money[seat] + at.gains[seat])
    whole = 0.0
    for seat in range(seats):
        at.win[seat] = exp((at.money[seat] + at.gains[seat] - most) / at.scale)
        whole += at.win[seat]
    for seat in range(seats):
        at.win[seat] /= whole


@compiled()
def weigh_gains(p: Position, at: TurnValues, offer: IntArray, pot: float, mask: int) -> None:
    """Fill `gains` with what each seat gains by the deal, `stake` with what it gains on the mean of
    the others by a yes rather than a no, above 0 for those who want the deal, and `win`. `mask` are
    the accomplices of the card, or `UNKNOWN`."""
    seats = len(p.money)
    gains = at.gains
    gains[:] = 0.0
    coin = at.worths[COIN]
    rest = pot
    offered = 0
    for seat in range(seats):
        if seat == p.dealer:
            continue
        gains[seat] += coin * offer[seat, 0]
        rest -= offer[seat, 0]
        if offer[seat, 1]:
            move_accomplices(p, at, offer[seat, 1], seat, 1.0)
            offered |= offer[seat, 1]
        elif offer[seat, 0] == 0:
            gains[seat] += at.worths[GANG_CARD] * (
                SHERIFF_GANG_CARDS if p.owners[SHERIFF] == seat else 1
            )
    gains[p.dealer] += coin * rest
    if mask == UNKNOWN:
        count = 0
        for accomplice in range(len(p.owners)):
            count += offered >> accomplice & 1
        others = ~offered & ((1 << len(p.owners)) - 1)
        move_accomplices(p, at, others, p.dealer, (ON_A_CARD - count) / (len(p.owners) - count))
    else:
        move_accomplices(p, at, mask & ~offered, p.dealer, 1.0)
    banker = p.owners[BANKER]
    if banker >= 0:
        for side in (1, seats - 1):
            neighbour = (banker + side) % seats
            if (rest if neighbour == p.dealer else offer[neighbour, 0]) > 0:
                gains[neighbour] -= BANKER_TAKES * coin
                gains[banker] += BANKER_TAKES * coin
    if p.owners[MAGNATE] >= 0:
        gains[p.owners[MAGNATE]] += MAGNATE_PAY * coin
    whole = 0.0
    for seat in range(seats):
        whole += gains[seat] - at.refused[seat]
    for seat in range(seats):
        gain = gains[seat] - at.refused[seat]
        at.stake[seat] = gain - (whole - gain) / (seats - 1)
    weigh_chances(at)


@compiled()
def chances_to_win(money: FloatArray, scale: float) -> FloatArray:
    weights = np.exp((money - money.max()) / scale)
    chances: FloatArray = weights / weights.sum()
    return chances


@compiled()
def chance_accepted(at: TurnValues, ways: FloatArray) -> float:
    """GD-23: a tie is an acceptance."""
    others, reach = weigh_voters(
        at.voters, 0, len(at.voters), NOBODY, at.light, at.heavy, ways, at.rows[0], at.rows[1]
    )
    total = 0.0
    for place in range(EVEN, EVEN + reach + 1):
        total += others[place]
    return total


@compiled()
def worth_of_ballots(at: TurnValues, seat: int, ways: FloatArray) -> FloatArray:
    """What each ballot is worth to a voter, in usual coins, with these chances of the others'
    ballots, once gains are weighed; the next call writes over it."""
    others, reach = weigh_voters(
        at.voters, 0, len(at.voters), seat, at.light, at.heavy, ways, at.rows[0], at.rows[1]
    )
    add_up(others, reach, at.reach)
    at.rows[2, EVEN] = 1.0
    compare_ballots(
        at.light[seat],
        at.heavy[seat],
        gain_in_coins(at.win[seat], at.lose[seat], at.scale),
        leaning_of(at.stake[seat], at.style[WANTS]),
        at.paid_price[seat],
        at.rows[2],
        0,
        others,
        at.ballots,
    )
    return at.ballots
