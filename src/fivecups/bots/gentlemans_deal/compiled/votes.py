"""How the table will vote on an offer, by three kinds of voters, and what the offer is then worth
to its dealer.

Some weigh their ballots against everybody else's chances, as the expert does; some compare their
share with an equal part of the pot, as the regular does; the others go by what is at stake for
them, and by what they said.
"""

from __future__ import annotations

from math import exp, floor

import numpy as np

from ...arrays import FloatArray, IntArray
from ...compiled import compiled
from ..figures import (
    A_TURN_OF,
    ARGUES_FROM,
    ARGUMENT_FROM,
    ARGUMENT_NERVES,
    CONTENT,
    DEMAND_MET,
    DEMAND_NOT_MET,
    NERVES,
    PRIDE,
    PROMISED,
    REGULAR_SLIPS,
    SLIPS,
    STAYS_A_TURN,
    WANTS,
    WANTS_MORE,
)
from ..reading.position import (
    FEELS,
    KINDS,
    NO_DEMAND,
    PARTS,
    SAYS_AGAINST,
    SAYS_FOR,
    SILENT,
    WEIGHS,
    Position,
)
from .ballots import (
    AGAINST,
    AGAINST_ARGUMENT,
    BALLOTS,
    FOR,
    FOR_ARGUMENT,
    go_round,
    mix,
    weigh_ballots,
)
from .worth import UNKNOWN, TurnValues, chance_accepted, weigh_gains, worth_of_ballots


@compiled()
def sigmoid(at: float) -> float:
    return 1 / (1 + exp(-max(-40.0, min(40.0, at))))


@compiled()
def turns_of_an_accomplice(left: int, stays: float) -> float:
    """How many turns of those that are left it will work, if it is still there a turn later with
    this chance."""
    return (1.0 - stays**left) / (1.0 - stays)


@compiled()
def above_a_part(money: int, mask: int, pot: float, seats: int, left: int) -> float:
    """What is offered, less an equal part of the pot in whole coins."""
    turns = turns_of_an_accomplice(left, STAYS_A_TURN)
    found = money - floor(pot / seats + 0.5) + CONTENT
    for accomplice in range(len(A_TURN_OF)):
        if mask >> accomplice & 1:
            found += A_TURN_OF[accomplice] * turns
    return found


@compiled()
def within_pride(gain: float) -> float:
    """The chance that a gain is more than somebody's pride."""
    return max(0.0, min(1.0, (gain + PRIDE) / (2 * PRIDE)))


@compiled()
def by_part(gain: float, argument: bool, ways: FloatArray) -> None:
    """Fill in the chances of the ballots of a voter who wants an equal part, by how much more he is
    offered."""
    favour = within_pride(gain)
    argues = within_pride(abs(gain) - ARGUES_FROM) if argument else 0.0
    ways[FOR] = ways[AGAINST] = REGULAR_SLIPS / 2
    ways[FOR] += (1 - REGULAR_SLIPS) * favour * (1 - argues)
    ways[FOR_ARGUMENT] = (1 - REGULAR_SLIPS) * favour * argues
    ways[AGAINST] += (1 - REGULAR_SLIPS) * (1 - favour) * (1 - argues)
    ways[AGAINST_ARGUMENT] = (1 - REGULAR_SLIPS) * (1 - favour) * argues


@compiled()
def hint(p: Position, seat: int, offer: IntArray) -> float:
    """What is thought of a voter and what its words mean for this offer, as a logarithm of odds. A
    promise holds only while its maker's share is not cut, and a wish for more is forgotten once
    there is more."""
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
def by_stake(
    stake: float, argument: bool, argues_from: float, nerves: float, hinted: float, ways: FloatArray
) -> None:
    """Fill in the chances of a voter's ballots, if it goes by what is at stake for it and by what
    it said."""
    favour = sigmoid(stake / nerves + hinted)
    argues = sigmoid((abs(stake) - argues_from) / ARGUMENT_NERVES) if argument else 0.0
    ways[FOR], ways[FOR_ARGUMENT] = favour * (1 - argues), favour * argues
    ways[AGAINST], ways[AGAINST_ARGUMENT] = (1 - favour) * (1 - argues), (1 - favour) * argues


@compiled()
def ballots_by_kind(
    p: Position, at: TurnValues, offer: IntArray, pot: float
) -> tuple[FloatArray, FloatArray]:
    """By seat the chances of the ballots on an offer, of which only the dealer knows the card: for
    each kind that the voter may be, and altogether; the gains are weighed then.

    Voters who weigh their ballots, each against the others' chances, are sought by going round the
    table some times.
    """
    seats = len(p.money)
    by_kind = np.zeros((seats, KINDS, BALLOTS))
    ways = np.zeros((seats, BALLOTS))
    weigh_gains(p, at, offer, pot, 0)
    for number in range(len(at.voters)):
        seat: int = at.voters[number]
        argument = p.arguments[seat] > 0
        by_stake(
            at.stake[seat],
            argument,
            at.style[ARGUMENT_FROM] + at.price[seat],
            at.style[NERVES],
            hint(p, seat, offer),
            by_kind[seat, FEELS],
        )
        if p.kinds[seat, PARTS] > 0.0:
            gain = above_a_part(offer[seat, 0], offer[seat, 1], pot, seats, p.left)
            by_part(gain, argument, by_kind[seat, PARTS])
        for ballot in range(BALLOTS):
            by_kind[seat, WEIGHS, ballot] = by_kind[seat, FEELS, ballot]
        mix(p.kinds, by_kind, seat, ways)
    weigh_gains(p, at, offer, pot, UNKNOWN)
    go_round(
        at.voters,
        at.light,
        at.heavy,
        p.arguments,
        at.win,
        at.lose,
        at.stake,
        at.paid_price,
        at.scale,
        at.style[SLIPS],
        at.style[WANTS],
        at.reach,
        p.kinds,
        WEIGHS,
        by_kind,
        ways,
        at.rows,
        at.ballots,
    )
    return by_kind, ways


@compiled()
def foresee(p: Position, theirs: TurnValues, offer: IntArray, pot: float) -> FloatArray:
    """The chances of everybody's ballots on an offer, as the others see it."""
    return ballots_by_kind(p, theirs, offer, pot)[1]


@compiled()
def likely_pot(deck: IntArray, offer: IntArray) -> float:
    """The mean money of the cards that nobody has seen and that could pay the offer; `deck` by
    card: money and accomplices."""
    offered, mask = 0, 0
    for seat in range(len(offer)):
        offered += offer[seat, 0]
        mask |= offer[seat, 1]
    total = count = 0.0
    for card in range(len(deck)):
        if deck[card, 0] >= offered and deck[card, 1] & mask == mask:
            total += deck[card, 0]
            count += 1.0
    return total / count


@compiled()
def votes_to_expect(p: Position, theirs: TurnValues, offer: IntArray, pot: float) -> FloatArray:
    """The chances of the ballots that a dealer has to expect: those who weigh theirs go all the way
    to the best answer to what `foresee` has half come to."""
    by_kind, ways = ballots_by_kind(p, theirs, offer, pot)
    found = np.zeros_like(ways)
    for number in range(len(theirs.voters)):
        seat: int = theirs.voters[number]
        worth = worth_of_ballots(theirs, seat, ways)
        weigh_ballots(worth, p.arguments[seat] > 0, theirs.style[SLIPS])
        by_kind[seat, WEIGHS] = worth
        mix(p.kinds, by_kind, seat, found)
    return found


@compiled()
def outlook(
    p: Position, at: TurnValues, theirs: TurnValues, offer: IntArray, deck: IntArray
) -> tuple[float, float]:
    """The chance that this offer is accepted by others who see it as `theirs`, and the dealer's to
    win the game then; the first card of the deck is the dealer's."""
    ways = votes_to_expect(p, theirs, offer, likely_pot(deck, offer))
    goes_through = chance_accepted(at, ways)
    weigh_gains(p, at, offer, float(deck[0, 0]), deck[0, 1])
    return goes_through, at.win[p.dealer]


@compiled()
def worth_of_offer(
    p: Position, at: TurnValues, theirs: TurnValues, offer: IntArray, deck: IntArray
) -> float:
    """The dealer's chance to win the game with this offer."""
    goes_through, win = outlook(p, at, theirs, offer, deck)
    worth: float = goes_through * win + (1 - goes_through) * at.lose[p.dealer]
    return worth
