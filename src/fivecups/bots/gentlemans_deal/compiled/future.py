"""The rest of a game between experts, in compiled code: offers, votes and what comes of them (GD-20
to GD-45). Nobody talks in it."""

from __future__ import annotations

import numpy as np

from fivecups.games.gentlemans_deal.outcome.accomplices import (
    BANKER_TAKES,
    JOURNALIST_PAY,
    MAGNATE_PAY,
    SHERIFF_PAY,
)
from fivecups.games.gentlemans_deal.outcome.gangs import SHERIFF_GANG_CARDS

from ...arrays import FloatArray, IntArray
from ...compiled import compiled
from ..figures import QUICK_STEPS, SLIPS
from ..reading.position import (
    BANKER,
    BOSS,
    JOURNALIST,
    MAGNATE,
    NO_DEMAND,
    NOBODY,
    SHERIFF,
    SILENT,
    WEIGHS,
    Position,
)
from ..worths import GANG_CARD, JAIL
from .ballots import (
    AGAINST,
    AGAINST_ARGUMENT,
    BALLOTS,
    FOR,
    FOR_ARGUMENT,
    mix,
    weigh_ballots,
)
from .offers import best_offers
from .votes import ballots_by_kind, likely_pot
from .worth import (
    UNKNOWN,
    argument_adds,
    chances_to_win,
    lasting,
    turn_values,
    usual_scale,
    weigh_gains,
    worth_of_ballots,
)

NO_BALLOT = -1


@compiled()
def ballots_cast(p: Position, offer: IntArray, deck: IntArray, luck: FloatArray) -> IntArray:
    """How each seat votes, or `NO_BALLOT`; `luck` by seat, from 0 to 1, draws the ballot from its
    chances."""
    at = turn_values(p, len(p.money))
    pot = likely_pot(deck, offer)
    by_kind, ways = ballots_by_kind(p, at, offer, pot)
    drawn = np.zeros_like(ways)
    found = np.full(len(p.money), NO_BALLOT)
    for seat in range(len(p.money)):
        if seat in (p.dealer, p.jailed):
            continue
        at = turn_values(p, seat)
        weigh_gains(p, at, offer, pot, UNKNOWN)
        chances = worth_of_ballots(at, seat, ways)
        weigh_ballots(chances, p.arguments[seat] > 0, at.style[SLIPS])
        by_kind[seat, WEIGHS] = chances
        mix(p.kinds, by_kind, seat, drawn)
        left = luck[seat]
        for ballot in range(BALLOTS):
            if drawn[seat, ballot] > 0.0:
                found[seat] = ballot
                left -= drawn[seat, ballot]
                if left < 0.0:
                    break
    return found


@compiled()
def is_accepted(p: Position, ballots: IntArray) -> bool:
    """GD-21 to GD-23."""
    weight = 0
    for seat in range(len(ballots)):
        ballot = ballots[seat]
        if ballot != NO_BALLOT:
            own = (
                1
                + p.gang_cards[seat]
                + (argument_adds(p, seat) if ballot in (FOR_ARGUMENT, AGAINST_ARGUMENT) else 0)
            )
            weight += own if ballot in (FOR, FOR_ARGUMENT) else -own
    return weight >= 0


@compiled()
def pay(p: Position, offer: IntArray, pot: int, money: FloatArray) -> None:
    """GD-30, GD-42, GD-45: an accepted deal."""
    seats = len(money)
    paid = offer[:, 0].copy()
    paid[p.dealer] = pot - paid.sum()
    money += paid
    banker = p.owners[BANKER]
    if banker >= 0:
        for side in (1, seats - 1):
            neighbour = (banker + side) % seats
            if paid[neighbour] > 0:
                money[neighbour] -= BANKER_TAKES
                money[banker] += BANKER_TAKES
    if p.owners[MAGNATE] >= 0:
        money[p.owners[MAGNATE]] += MAGNATE_PAY


@compiled()
def settled(
    p: Position, offer: IntArray, pot: int, mask: int, ballots: IntArray, accepted: bool
) -> Position:
    """The table after a vote that came out so, when the next player deals."""
    seats = len(p.money)
    money, arguments, owners = p.money.copy(), p.arguments.copy(), p.owners.copy()
    gang_cards = np.zeros(seats, dtype=np.int64)
    if accepted:
        pay(p, offer, pot, money)
    elif owners[SHERIFF] >= 0:
        money[owners[SHERIFF]] += SHERIFF_PAY
    for seat in range(seats):
        if ballots[seat] in (FOR_ARGUMENT, AGAINST_ARGUMENT):
            arguments[seat] -= 1
            journalist = owners[JOURNALIST]
            if journalist >= 0 and (seat - journalist) % seats in (0, 1, seats - 1):
                money[journalist] += JOURNALIST_PAY
    boss = owners[BOSS]
    if accepted and boss >= 0 and ballots[boss] in (FOR, FOR_ARGUMENT):
        gang_cards[p.dealer] += 1
    if accepted:
        for seat in range(seats):
            if seat != p.dealer and offer[seat, 0] == 0 and offer[seat, 1] == 0:
                gang_cards[seat] += 1
    if owners[SHERIFF] >= 0:
        gang_cards[owners[SHERIFF]] *= SHERIFF_GANG_CARDS
    if accepted:
        for accomplice in range(len(owners)):
            if mask >> accomplice & 1:
                owners[accomplice] = p.dealer
                for seat in range(seats):
                    if offer[seat, 1] >> accomplice & 1:
                        owners[accomplice] = seat
    return Position(
        (p.dealer + 1) % seats,
        p.left - 1,
        NOBODY if accepted else p.dealer,
        owners,
        gang_cards,
        arguments,
        money,
        p.styles,
        p.worths,
        p.leaning,
        p.kinds,
        np.full(seats, SILENT),
        np.zeros((seats, 2), dtype=np.int64),
        np.full((seats, 2), NO_DEMAND),
    )


@compiled()
def next_turn(p: Position, offer: IntArray, pot: int, mask: int, ballots: IntArray) -> Position:
    """The table after the vote."""
    return settled(p, offer, pot, mask, ballots, is_accepted(p, ballots))


@compiled()
def judged(p: Position, observer: int) -> FloatArray:
    """The chances to win by seat as the observer sees them, when a turn begins; when the game is
    over, the shares of the win."""
    if p.left < 0:
        richest = p.money == p.money.max()
        shares: FloatArray = richest / richest.sum()
        return shares
    turns = p.left + 1
    worths = p.worths[observer, turns]
    worth = lasting(p, p.dealer, worths) + worths[GANG_CARD] * p.gang_cards
    if p.jailed >= 0:
        worth[p.jailed] += worths[JAIL]
    return chances_to_win(worth, usual_scale(p.styles[observer], turns))


@compiled()
def play_on(p: Position, deck: IntArray, luck: FloatArray, turns: int, steps: int) -> Position:
    """The table after so many turns, or at the end; `deck` in the order of the draws, `luck` by
    turn and seat."""
    turn = 0
    while p.left >= 0 and turn < turns:
        pot, mask = deck[turn, 0], deck[turn, 1]
        offer = best_offers(p, deck[turn:], 1, steps)[0][0]
        p = next_turn(p, offer, pot, mask, ballots_cast(p, offer, deck[turn:], luck[turn]))
        turn += 1
    return p


@compiled()
def chance_after(
    p: Position,
    seat: int,
    offer: IntArray,
    accepted: bool,
    decks: IntArray,
    luck: FloatArray,
    turns: int,
) -> float:
    """A seat's chance to win so many turns after an offer was accepted or refused, over worlds:
    `decks` by world, this turn's card first, and `luck` likewise. Who argued is drawn, but for the
    seat itself: it voted as it came out, without an argument."""
    total = 0.0
    for world in range(len(decks)):
        deck = decks[world]
        ballots = ballots_cast(p, offer, deck, luck[world, 0])
        if ballots[seat] != NO_BALLOT:
            ballots[seat] = FOR if accepted else AGAINST
        then = settled(p, offer, deck[0, 0], deck[0, 1], ballots, accepted)
        total += judged(play_on(then, deck[1:], luck[world, 1:], turns, QUICK_STEPS), seat)[seat]
    return total / len(decks)
