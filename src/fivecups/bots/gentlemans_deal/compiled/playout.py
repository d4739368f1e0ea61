"""Playouts between experts in compiled code: offers, votes and their results (GD-20 to GD-45),
without talk."""

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
from ..observation.position import (
    BALLOT_WEIGHER,
    BANKER,
    BOSS,
    JOURNALIST,
    MAGNATE,
    NO_DEMAND,
    NOBODY,
    SHERIFF,
    SILENT,
    Position,
)
from ..weights import BALLOT_NOISE, GANG_CARD, JAIL, PLAYOUT_CLIMB_STEPS
from .ballot_values import (
    AGAINST,
    AGAINST_ARGUMENT,
    BALLOTS,
    FOR,
    FOR_ARGUMENT,
    mix_kinds,
    softmax_ballots,
)
from .deal_values import (
    UNKNOWN_CARD,
    argument_bonus,
    fill_deal_gains,
    lasting_values,
    turn_values,
    value_ballots,
    win_chance_scale,
    win_chances,
)
from .offers import best_offers
from .votes import ballots_by_kind, mean_pot

NO_BALLOT = -1


@compiled()
def draw_ballots(position: Position, offer: IntArray, deck: IntArray, luck: FloatArray) -> IntArray:
    """Return each seat's ballot on an offer, or `NO_BALLOT`, drawn from its chances by `luck`: a
    number from 0 to 1 for each seat."""
    turn = turn_values(position, len(position.money))
    pot = mean_pot(deck, offer)
    by_kind, ballot_chances = ballots_by_kind(position, turn, offer, pot)
    drawn = np.zeros_like(ballot_chances)
    ballots = np.full(len(position.money), NO_BALLOT)
    for seat in range(len(position.money)):
        if seat in (position.dealer, position.jailed):
            continue
        turn = turn_values(position, seat)
        fill_deal_gains(position, turn, offer, pot, UNKNOWN_CARD)
        chances = value_ballots(turn, seat, ballot_chances)
        softmax_ballots(chances, position.arguments[seat] > 0, turn.weights[BALLOT_NOISE])
        by_kind[seat, BALLOT_WEIGHER] = chances
        mix_kinds(position.kinds, by_kind, seat, drawn)
        left = luck[seat]
        for ballot in range(BALLOTS):
            if drawn[seat, ballot] > 0.0:
                ballots[seat] = ballot
                left -= drawn[seat, ballot]
                if left < 0.0:
                    break
    return ballots


@compiled()
def is_accepted(position: Position, ballots: IntArray) -> bool:
    """True if the weight for is at least the weight against (GD-21 to GD-23)."""
    weight = 0
    for seat in range(len(ballots)):
        ballot = ballots[seat]
        if ballot != NO_BALLOT:
            own = (
                1
                + position.gang_cards[seat]
                + (
                    argument_bonus(position, seat)
                    if ballot in (FOR_ARGUMENT, AGAINST_ARGUMENT)
                    else 0
                )
            )
            weight += own if ballot in (FOR, FOR_ARGUMENT) else -own
    return weight >= 0


@compiled()
def pay_accepted_deal(position: Position, offer: IntArray, pot: int, money: FloatArray) -> None:
    """Add to `money` the payments of an accepted deal: shares, the Banker's and the Magnate's
    income (GD-30, GD-42, GD-45)."""
    seats = len(money)
    paid = offer[:, 0].copy()
    paid[position.dealer] = pot - paid.sum()
    money += paid
    banker = position.owners[BANKER]
    if banker >= 0:
        for side in (1, seats - 1):
            neighbour = (banker + side) % seats
            if paid[neighbour] > 0:
                money[neighbour] -= BANKER_TAKES
                money[banker] += BANKER_TAKES
    if position.owners[MAGNATE] >= 0:
        money[position.owners[MAGNATE]] += MAGNATE_PAY


@compiled()
def position_after_vote(
    position: Position, offer: IntArray, pot: int, mask: int, ballots: IntArray, accepted: bool
) -> Position:
    """Return the position at the start of the next turn, after a vote with these ballots that
    accepted or refused the offer."""
    seats = len(position.money)
    money, arguments, owners = (
        position.money.copy(),
        position.arguments.copy(),
        position.owners.copy(),
    )
    gang_cards = np.zeros(seats, dtype=np.int64)
    if accepted:
        pay_accepted_deal(position, offer, pot, money)
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
        gang_cards[position.dealer] += 1
    if accepted:
        for seat in range(seats):
            if seat != position.dealer and offer[seat, 0] == 0 and offer[seat, 1] == 0:
                gang_cards[seat] += 1
    if owners[SHERIFF] >= 0:
        gang_cards[owners[SHERIFF]] *= SHERIFF_GANG_CARDS
    if accepted:
        for accomplice in range(len(owners)):
            if mask >> accomplice & 1:
                owners[accomplice] = position.dealer
                for seat in range(seats):
                    if offer[seat, 1] >> accomplice & 1:
                        owners[accomplice] = seat
    return Position(
        (position.dealer + 1) % seats,
        position.turns_left - 1,
        NOBODY if accepted else position.dealer,
        owners,
        gang_cards,
        arguments,
        money,
        position.weights,
        position.thing_values,
        position.leanings,
        position.kinds,
        np.full(seats, SILENT),
        np.zeros((seats, 2), dtype=np.int64),
        np.full((seats, 2), NO_DEMAND),
    )


@compiled()
def next_turn(
    position: Position, offer: IntArray, pot: int, mask: int, ballots: IntArray
) -> Position:
    """Return the position at the start of the next turn, after a vote with these ballots."""
    return position_after_vote(position, offer, pot, mask, ballots, is_accepted(position, ballots))


@compiled()
def win_chances_at_turn_start(position: Position, observer: int) -> FloatArray:
    """Return by seat the chance to win as `observer` values the position when a turn begins; after
    the last turn, the shares of the win."""
    if position.turns_left < 0:
        richest = position.money == position.money.max()
        shares: FloatArray = richest / richest.sum()
        return shares
    turns = position.turns_left + 1
    worths = position.thing_values[observer, turns]
    worth = (
        lasting_values(position, position.dealer, worths) + worths[GANG_CARD] * position.gang_cards
    )
    if position.jailed >= 0:
        worth[position.jailed] += worths[JAIL]
    return win_chances(worth, win_chance_scale(position.weights[observer], turns))


@compiled()
def play_turns(
    position: Position, deck: IntArray, luck: FloatArray, turns: int, steps: int
) -> Position:
    """Play up to `turns` turns between experts and return the position after them. `deck` is in the
    order of the draws, `luck` by turn and seat."""
    turn = 0
    while position.turns_left >= 0 and turn < turns:
        pot, mask = deck[turn, 0], deck[turn, 1]
        offer = best_offers(position, deck[turn:], 1, steps)[0][0]
        position = next_turn(
            position, offer, pot, mask, draw_ballots(position, offer, deck[turn:], luck[turn])
        )
        turn += 1
    return position


@compiled()
def win_chance_after_vote(
    position: Position,
    seat: int,
    offer: IntArray,
    accepted: bool,
    decks: IntArray,
    luck: FloatArray,
    turns: int,
) -> float:
    """Return the chance of `seat` to win `turns` turns after an offer was accepted or refused, as a
    mean over worlds: `decks` and `luck` by world, this turn first. Ballots are drawn, but the seat
    itself is taken to have voted with the result and without an argument."""
    total = 0.0
    for world in range(len(decks)):
        deck = decks[world]
        ballots = draw_ballots(position, offer, deck, luck[world, 0])
        if ballots[seat] != NO_BALLOT:
            ballots[seat] = FOR if accepted else AGAINST
        then = position_after_vote(position, offer, deck[0, 0], deck[0, 1], ballots, accepted)
        total += win_chances_at_turn_start(
            play_turns(then, deck[1:], luck[world, 1:], turns, PLAYOUT_CLIMB_STEPS), seat
        )[seat]
    return total / len(decks)
