"""What a deal would change, and how the table will vote on it: the compiled heart of the expert.

Only relative money counts, so the worth of a deal to a seat is by how much it raises the seat's chance to end with the most. That
chance is taken as proportional to exp(money / τ), where money includes what deals still to come should bring, and what
accomplices, gang cards and the jail card are worth for the rest of the game; τ shrinks as fewer turns are left. The votes to
expect of the others follow from what is at stake for each of them, and are added up by a small convolution.
"""

from __future__ import annotations

from math import exp, sqrt

import numpy as np

from fivecups.games.gentlemans_deal.accomplices import ARGUMENT_ADDS, BANKER_TAKES, MAGNATE_PAY, SENATOR_ADDS, SHERIFF_PAY

from ..compiled import compiled
from .position import (
    BANKER,
    JOURNALIST,
    MAGNATE,
    NO_DEMAND,
    SAYS_AGAINST,
    SAYS_FOR,
    SENATOR,
    SHERIFF,
    SILENT,
    FloatArray,
    IntArray,
    Position,
)

A_TURN_OF = (0.5, 0.3, 0.75, 0.6, 0.05, 1.0)
"""What an accomplice brings its owner in a turn."""

STAYS = 0.6
"""The chance that an accomplice is still there a turn later: it stands on half of the cards."""

GANG_CARD = 0.35
JAIL = 0.4
DEALING = 4.5
"""What somebody gains on the others by dealing once."""

LEAST_TAU, TAU = 0.6, 1.5

NERVES = 1.0
"""How much relative money makes somebody e times as likely to vote for as against."""

ARGUMENT_FROM, ARGUMENT_NERVES = 1.5, 0.5
"""The relative money at stake from which somebody uses an argument."""

ARGUMENT_PRICE = 0.7

PROMISED, WANTS_MORE = 1.5, -0.7
DEMAND_MET, DEMAND_NOT_MET = 0.8, -0.4
"""By these, words move the logarithm of the odds."""

EVEN = 64
"""More than all voters together can weigh."""

LEANS = 0.02
"""Where a vote changes next to nothing, it goes with what one wants."""

BALLOTS = 4
FOR, FOR_ARGUMENT, AGAINST, AGAINST_ARGUMENT = range(BALLOTS)


@compiled()
def turns_of_an_accomplice(left: int) -> float:
    """How many turns an accomplice that comes with this deal will work for its new owner."""
    return (1.0 - STAYS**left) / (1.0 - STAYS)


@compiled()
def move_accomplices(p: Position, mask: int, seat: int, gains: FloatArray) -> None:
    turns = turns_of_an_accomplice(p.left)
    for accomplice in range(len(A_TURN_OF)):
        if mask >> accomplice & 1:
            gains[seat] += A_TURN_OF[accomplice] * turns
            if p.owners[accomplice] >= 0:
                gains[p.owners[accomplice]] -= A_TURN_OF[accomplice] * turns


@compiled()
def gains_if_accepted(p: Position, offer: IntArray, pot: float, mask: int) -> FloatArray:
    """What each seat gains by the deal; `mask` are the accomplices of the card, as far as they are known."""
    seats = len(p.money)
    gains = np.zeros(seats)
    rest = pot
    for seat in range(seats):
        if seat == p.dealer:
            continue
        gains[seat] += offer[seat, 0]
        rest -= offer[seat, 0]
        move_accomplices(p, offer[seat, 1], seat, gains)
        mask &= ~offer[seat, 1]
        if offer[seat, 0] == 0 and offer[seat, 1] == 0 and p.left > 0:
            gains[seat] += GANG_CARD * (2 if p.owners[SHERIFF] == seat else 1)
    gains[p.dealer] += rest
    move_accomplices(p, mask, p.dealer, gains)
    banker = p.owners[BANKER]
    if banker >= 0:
        for side in (1, seats - 1):
            neighbour = (banker + side) % seats
            if (rest if neighbour == p.dealer else offer[neighbour, 0]) > 0:
                gains[neighbour] -= BANKER_TAKES
                gains[banker] += BANKER_TAKES
    if p.owners[MAGNATE] >= 0:
        gains[p.owners[MAGNATE]] += MAGNATE_PAY
    return gains


@compiled()
def gains_if_refused(p: Position) -> FloatArray:
    """What each seat gains if the dealer goes to jail."""
    gains = np.zeros(len(p.money))
    if p.owners[SHERIFF] >= 0:
        gains[p.owners[SHERIFF]] += SHERIFF_PAY
    if p.left:
        gains[p.dealer] -= JAIL
    return gains


@compiled()
def tau(left: int) -> float:
    return LEAST_TAU + TAU * sqrt(left)


@compiled()
def expected_money(p: Position) -> FloatArray:
    """Money with what the deals still to come should bring."""
    expected = p.money.copy()
    for step in range(1, p.left + 1):
        expected[(p.dealer + step) % len(expected)] += DEALING
    return expected


@compiled()
def chances_to_win(money: FloatArray, scale: float) -> FloatArray:
    weights = np.exp((money - money.max()) / scale)
    chances: FloatArray = weights / weights.sum()
    return chances


@compiled()
def stakes(accepted: FloatArray, refused: FloatArray) -> FloatArray:
    """By seat, what it would gain on the mean of the others by a yes rather than a no: above 0 for those who want the deal."""
    gains = accepted - refused
    others = len(gains) - 1
    found: FloatArray = gains - (gains.sum() - gains) / others
    return found


@compiled()
def sigmoid(at: float) -> float:
    return 1 / (1 + exp(-max(-40.0, min(40.0, at))))


@compiled()
def argument_adds(p: Position, seat: int) -> int:
    return SENATOR_ADDS if p.owners[SENATOR] == seat else ARGUMENT_ADDS


@compiled()
def argument_price(p: Position, seat: int) -> float:
    """The shadow price of an argument in money: nothing once there are as many as votes."""
    left = p.arguments[seat]
    return ARGUMENT_PRICE * max(0.0, 1 - left / (p.left + 1)) if left else 0.0


@compiled()
def hint(p: Position, seat: int, offer: IntArray) -> float:
    """What is thought of a voter and what its words mean for this offer, as a logarithm of odds. A promise holds only while its
    maker's share is not cut, and a wish for more is forgotten once there is more."""
    found: float = p.leaning[seat]
    money, mask = offer[seat, 0], offer[seat, 1]
    if p.demands[seat, 0] != NO_DEMAND:
        met = money >= p.demands[seat, 0] and mask & p.demands[seat, 1] == p.demands[seat, 1]
        found += DEMAND_MET if met else DEMAND_NOT_MET
    word = p.words[seat]
    if word != SILENT:
        before, mask_before = p.offered[seat, 0], p.offered[seat, 1]
        not_cut = money >= before and mask & mask_before == mask_before
        not_more = before >= money and mask_before & mask == mask
        if word == SAYS_FOR and not_cut:
            found += PROMISED
        elif word == SAYS_AGAINST and not_more:
            found -= PROMISED
        elif not_more:
            found += WANTS_MORE
    return found


@compiled()
def balance(p: Position, offer: IntArray, stake: FloatArray, without: int) -> FloatArray:
    """The chances of the weight for less the weight against, over all voters but one; no difference stands at `EVEN`."""
    chances = np.zeros(2 * EVEN + 1)
    chances[EVEN] = 1.0
    low = high = EVEN
    for seat in range(len(p.money)):
        if seat in (p.dealer, p.jailed, without):
            continue
        favour = sigmoid(stake[seat] / NERVES + hint(p, seat, offer))
        light = 1 + p.gang_cards[seat]
        heavy, argues = light, 0.0
        if p.arguments[seat]:
            heavy = light + argument_adds(p, seat)
            argues = sigmoid((abs(stake[seat]) - ARGUMENT_FROM - argument_price(p, seat)) / ARGUMENT_NERVES)
        after = np.zeros(2 * EVEN + 1)
        for at in range(low, high + 1):
            here = chances[at]
            if here > 0.0:
                after[at + light] += here * favour * (1 - argues)
                after[at + heavy] += here * favour * argues
                after[at - light] += here * (1 - favour) * (1 - argues)
                after[at - heavy] += here * (1 - favour) * argues
        low, high = low - heavy, high + heavy
        chances = after
    return chances


@compiled()
def chance_accepted(balance: FloatArray, own: int) -> float:
    """GD-23: a tie is an acceptance."""
    return float(balance[EVEN - own :].sum())


@compiled()
def worth_of_offer(p: Position, offer: IntArray, pot: float, mask: int) -> float:
    """The dealer's chance to win the game with this offer."""
    gains, refused = gains_if_accepted(p, offer, pot, mask), gains_if_refused(p)
    goes_through = chance_accepted(balance(p, offer, stakes(gains, refused), p.dealer), 0)
    money = expected_money(p)
    scale = tau(p.left)
    accepted = chances_to_win(money + gains, scale)[p.dealer]
    worth: float = goes_through * accepted + (1 - goes_through) * chances_to_win(money + refused, scale)[p.dealer]
    return worth


@compiled()
def worth_of_ballots(p: Position, seat: int, offer: IntArray, pot: float, mask: int) -> FloatArray:
    """What each ballot is worth to a voter, in money."""
    gains, refused = gains_if_accepted(p, offer, pot, mask), gains_if_refused(p)
    stake = stakes(gains, refused)
    others = balance(p, offer, stake, seat)
    money = expected_money(p)
    scale = tau(p.left)
    win = chances_to_win(money + gains, scale)[seat]
    lose = chances_to_win(money + refused, scale)[seat]
    coin = max(win * (1 - win) / scale, 1e-9)
    price = argument_price(p, seat) - (1.0 if p.owners[JOURNALIST] == seat else 0.0)
    leaning = LEANS if stake[seat] > 0 else -LEANS
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
