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
from ..figures import (
    LEANS,
    LEAST_TAU,
    TAU,
    WANTS,
)
from ..reading.position import (
    BANKER,
    JOURNALIST,
    MAGNATE,
    SENATOR,
    SHERIFF,
    Position,
)
from ..worths import ACCOMPLICE, ARGUMENT, COIN, GANG_CARD, JAIL, PLACE

EVEN = 64
"""More than all voters together can weigh."""

UNKNOWN = -1
"""The accomplices of a card that only the dealer has seen: any that are not offered may be on it.
"""

BALLOTS = 4
FOR, FOR_ARGUMENT, AGAINST, AGAINST_ARGUMENT = range(BALLOTS)


class TurnValues(NamedTuple):
    """What is the same for all offers of a turn, and buffers to work in."""

    money: FloatArray  # what each seat has without this deal, in usual coins
    refused: FloatArray  # what each seat gains if the dealer goes to jail
    lose: FloatArray  # the chances to win after that
    scale: float
    style: FloatArray  # of the observer
    worths: FloatArray  # of things after this turn, to the observer
    price: FloatArray  # of an argument, by seat
    gains: FloatArray
    stake: FloatArray
    reach: int  # what all voters together can weigh
    buffer: FloatArray


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
    price = np.zeros(seats)
    for seat in range(seats):
        if p.arguments[seat]:
            price[seat] = worths[ARGUMENT + p.arguments[seat] - 1]
    reach = 0
    for seat in range(seats):
        reach += 1 + p.gang_cards[seat] + argument_adds(p, seat)
    buffer = np.zeros((2, 2 * EVEN + 1))
    return TurnValues(
        money,
        refused,
        lose,
        scale,
        style,
        worths,
        price,
        np.empty(seats),
        np.empty(seats),
        reach,
        buffer,
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
def weigh_gains(p: Position, at: TurnValues, offer: IntArray, pot: float, mask: int) -> None:
    """Fill `gains` with what each seat gains by the deal, and `stake` with what it gains on the
    mean of the others by a yes rather than a no: above 0 for those who want the deal. `mask` are
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


@compiled()
def chances_to_win(money: FloatArray, scale: float) -> FloatArray:
    weights = np.exp((money - money.max()) / scale)
    chances: FloatArray = weights / weights.sum()
    return chances


@compiled()
def chance_if_accepted(at: TurnValues, seat: int) -> float:
    """The chance of a seat to win after the gains of a deal."""
    most = at.money[0] + at.gains[0]
    for other in range(1, len(at.money)):
        most = max(most, at.money[other] + at.gains[other])
    whole = 0.0
    for other in range(len(at.money)):
        whole += exp((at.money[other] + at.gains[other] - most) / at.scale)
    chance: float = exp((at.money[seat] + at.gains[seat] - most) / at.scale) / whole
    return chance


@compiled()
def balance(p: Position, at: TurnValues, observer: int, ways: FloatArray) -> FloatArray:
    """The chances of the weight for less the weight against, over all voters but the observer; no
    difference stands at `EVEN`."""
    chances: FloatArray = at.buffer[0]
    after: FloatArray = at.buffer[1]
    first, last = EVEN - at.reach, EVEN + at.reach + 1
    chances[first:last] = 0.0
    chances[EVEN] = 1.0
    low = high = EVEN
    for seat in range(len(p.money)):
        if seat in (p.dealer, p.jailed, observer):
            continue
        light = 1 + p.gang_cards[seat]
        heavy = light + argument_adds(p, seat) if p.arguments[seat] else light
        after[first:last] = 0.0
        for place in range(low, high + 1):
            here = chances[place]
            if here > 0.0:
                after[place + light] += here * ways[seat, FOR]
                after[place - light] += here * ways[seat, AGAINST]
                after[place + heavy] += here * ways[seat, FOR_ARGUMENT]
                after[place - heavy] += here * ways[seat, AGAINST_ARGUMENT]
        low, high = low - heavy, high + heavy
        chances, after = after, chances
    return chances


@compiled()
def chance_accepted(balance: FloatArray, own: int) -> float:
    """GD-23: a tie is an acceptance."""
    total = 0.0
    for place in range(EVEN - own, len(balance)):
        total += balance[place]
    return total


@compiled()
def worth_of_ballots(p: Position, at: TurnValues, seat: int, ways: FloatArray) -> FloatArray:
    """What each ballot is worth to a voter, in usual coins, with these chances of the others'
    ballots, once gains are weighed."""
    others = balance(p, at, seat, ways)
    win, lose = chance_if_accepted(at, seat), at.lose[seat]
    coin = max(win * (1 - win) / at.scale, 1e-9)
    paid = JOURNALIST_PAY * at.worths[COIN] if p.owners[JOURNALIST] == seat else 0.0
    price = at.price[seat] - paid
    leaning = (LEANS if at.stake[seat] > 0 else -LEANS) - at.style[WANTS] / 2
    found = np.empty(BALLOTS)
    for ballot in range(BALLOTS):
        own = 1 + p.gang_cards[seat]
        if ballot in (FOR_ARGUMENT, AGAINST_ARGUMENT):
            own += argument_adds(p, seat)
        in_favour = ballot in (FOR, FOR_ARGUMENT)
        goes_through = chance_accepted(others, own if in_favour else -own)
        found[ballot] = goes_through * (win - lose) / coin + (leaning if in_favour else -leaning)
        if ballot in (FOR_ARGUMENT, AGAINST_ARGUMENT):
            found[ballot] -= price
    return found


@compiled()
def weigh_ballots(worth: FloatArray, argument: bool, slips: float) -> None:
    """Turn what ballots are worth into chances: a ballot is e times as likely as one that is worth
    `slips` less."""
    most = max(worth[FOR], worth[AGAINST])
    if argument:
        most = max(most, max(worth[FOR_ARGUMENT], worth[AGAINST_ARGUMENT]))
    whole = 0.0
    for ballot in range(BALLOTS):
        possible = argument or ballot in (FOR, AGAINST)
        worth[ballot] = exp((worth[ballot] - most) / slips) if possible else 0.0
        whole += worth[ballot]
    for ballot in range(BALLOTS):
        worth[ballot] /= whole
