"""A forecast of the votes on an offer, and the offer's value to its dealer.

Voters are of three kinds: some weigh their ballots against the chances of all others, as the expert
does; some compare their share with an equal part of the pot, as the regular does; the others go by
their stake and by what they said.
"""

from __future__ import annotations

from math import exp, floor

import numpy as np

from ...arrays import FloatArray, IntArray
from ...compiled import compiled
from ..observation.position import (
    BALLOT_WEIGHER,
    EQUAL_PART_VOTER,
    KIND_COUNT,
    NO_DEMAND,
    SAYS_AGAINST,
    SAYS_FOR,
    SILENT,
    STAKE_VOTER,
    Position,
)
from ..weights import (
    ACCEPTED_SHORTFALL,
    ACCOMPLICE_STAY_RATE,
    ACCOMPLICE_TURN_VALUES,
    ARGUMENT_SCALE,
    ARGUMENT_STAKE,
    BALLOT_NOISE,
    DEMAND_MET_LOG_ODDS,
    DEMAND_UNMET_LOG_ODDS,
    MAX_PRIDE,
    MIN_VOTE_GAIN,
    PROMISE_LOG_ODDS,
    REGULAR_ARGUMENT_GAIN,
    REGULAR_SLIP_RATE,
    VOTE_SCALE,
    WANT_MORE_LOG_ODDS,
)
from .ballot_values import (
    AGAINST,
    AGAINST_ARGUMENT,
    BALLOTS,
    FOR,
    FOR_ARGUMENT,
    fill_best_responses,
    mix_kinds,
    softmax_ballots,
)
from .deal_values import UNKNOWN_CARD, TurnValues, acceptance_chance, fill_deal_gains, value_ballots


@compiled()
def sigmoid(turn: float) -> float:
    """Return the chance that belongs to these log odds."""
    return 1 / (1 + exp(-max(-40.0, min(40.0, turn))))


@compiled()
def expected_accomplice_turns(left: int, stays: float) -> float:
    """Return the number of the remaining turns in which an accomplice works for its owner on
    average, if it stays for another turn with the chance `stays`."""
    return (1.0 - stays**left) / (1.0 - stays)


@compiled()
def gain_over_equal_part(money: int, mask: int, pot: float, seats: int, left: int) -> float:
    """Return by how much a share exceeds an equal part of the pot in coins, by the regular's rules
    of thumb: the part is rounded, a small shortfall is forgiven, and accomplices in `mask` count by
    the turns left."""
    turns = expected_accomplice_turns(left, ACCOMPLICE_STAY_RATE)
    gain = money - floor(pot / seats + 0.5) + ACCEPTED_SHORTFALL
    for accomplice in range(len(ACCOMPLICE_TURN_VALUES)):
        if mask >> accomplice & 1:
            gain += ACCOMPLICE_TURN_VALUES[accomplice] * turns
    return gain


@compiled()
def chance_satisfied(gain: float) -> float:
    """Return the chance that a gain is above the pride that a regular has drawn for itself."""
    return max(0.0, min(1.0, (gain + MAX_PRIDE) / (2 * MAX_PRIDE)))


@compiled()
def fill_equal_part_ballots(gain: float, argument: bool, ballot_chances: FloatArray) -> None:
    """Fill in the ballot chances of a voter who wants an equal part, by its `gain` over that
    part."""
    favour = chance_satisfied(gain)
    argues = chance_satisfied(abs(gain) - REGULAR_ARGUMENT_GAIN) if argument else 0.0
    ballot_chances[FOR] = ballot_chances[AGAINST] = REGULAR_SLIP_RATE / 2
    ballot_chances[FOR] += (1 - REGULAR_SLIP_RATE) * favour * (1 - argues)
    ballot_chances[FOR_ARGUMENT] = (1 - REGULAR_SLIP_RATE) * favour * argues
    ballot_chances[AGAINST] += (1 - REGULAR_SLIP_RATE) * (1 - favour) * (1 - argues)
    ballot_chances[AGAINST_ARGUMENT] = (1 - REGULAR_SLIP_RATE) * (1 - favour) * argues


@compiled()
def talk_log_odds(position: Position, seat: int, offer: IntArray) -> float:
    """Return the log odds that a voter's leaning, demand and word add to a vote for this offer. A
    promise holds only while the voter's share is not cut; a wish for more ends when the share is
    raised."""
    log_odds: float = position.leanings[seat]
    money, mask = offer[seat, 0], offer[seat, 1]
    if position.demands[seat, 0] != NO_DEMAND:
        met = (
            money >= position.demands[seat, 0]
            and mask & position.demands[seat, 1] == position.demands[seat, 1]
        )
        log_odds += DEMAND_MET_LOG_ODDS if met else DEMAND_UNMET_LOG_ODDS
    word = position.words[seat]
    if word != SILENT:
        before, mask_before = position.offered[seat, 0], position.offered[seat, 1]
        not_cut = money >= before and mask & mask_before == mask_before
        not_more = before >= money and mask_before & mask == mask
        if word == SAYS_FOR and not_cut:
            log_odds += PROMISE_LOG_ODDS
        elif word == SAYS_AGAINST and not_more:
            log_odds -= PROMISE_LOG_ODDS
        elif not_more:
            log_odds += WANT_MORE_LOG_ODDS
    return log_odds


@compiled()
def fill_stake_ballots(
    stake: float,
    argument: bool,
    argument_stake: float,
    vote_scale: float,
    log_odds: float,
    ballot_chances: FloatArray,
) -> None:
    """Fill in the ballot chances of a voter who goes by its stake and by the log odds of its
    talk."""
    favour = sigmoid(stake / vote_scale + log_odds)
    argues = sigmoid((abs(stake) - argument_stake) / ARGUMENT_SCALE) if argument else 0.0
    ballot_chances[FOR], ballot_chances[FOR_ARGUMENT] = favour * (1 - argues), favour * argues
    ballot_chances[AGAINST], ballot_chances[AGAINST_ARGUMENT] = (
        (1 - favour) * (1 - argues),
        (1 - favour) * argues,
    )


@compiled()
def ballots_by_kind(
    position: Position, turn: TurnValues, offer: IntArray, pot: float
) -> tuple[FloatArray, FloatArray]:
    """Return the chances of ballots on an offer whose card only the dealer knows: by seat and kind
    of voter, and by seat over all kinds. Fills the gains of `turn` for the offer as a side effect.

    The ballots of voters who weigh them against each other are found by rounds of best responses.
    """
    seats = len(position.money)
    by_kind = np.zeros((seats, KIND_COUNT, BALLOTS))
    ballot_chances = np.zeros((seats, BALLOTS))
    fill_deal_gains(position, turn, offer, pot, 0)
    for voter in range(len(turn.voters)):
        seat: int = turn.voters[voter]
        argument = position.arguments[seat] > 0
        fill_stake_ballots(
            turn.stakes[seat],
            argument,
            turn.weights[ARGUMENT_STAKE] + turn.argument_price[seat],
            turn.weights[VOTE_SCALE],
            talk_log_odds(position, seat, offer),
            by_kind[seat, STAKE_VOTER],
        )
        if position.kinds[seat, EQUAL_PART_VOTER] > 0.0:
            gain = gain_over_equal_part(
                offer[seat, 0], offer[seat, 1], pot, seats, position.turns_left
            )
            fill_equal_part_ballots(gain, argument, by_kind[seat, EQUAL_PART_VOTER])
        for ballot in range(BALLOTS):
            by_kind[seat, BALLOT_WEIGHER, ballot] = by_kind[seat, STAKE_VOTER, ballot]
        mix_kinds(position.kinds, by_kind, seat, ballot_chances)
    fill_deal_gains(position, turn, offer, pot, UNKNOWN_CARD)
    fill_best_responses(
        turn.voters,
        turn.plain_weight,
        turn.argument_weight,
        position.arguments,
        turn.win_if_accepted,
        turn.win_if_refused,
        turn.stakes,
        turn.net_argument_price,
        turn.scale,
        turn.weights[BALLOT_NOISE],
        turn.weights[MIN_VOTE_GAIN],
        turn.max_margin,
        position.kinds,
        BALLOT_WEIGHER,
        by_kind,
        ballot_chances,
        turn.buffers,
        turn.ballot_values,
    )
    return by_kind, ballot_chances


@compiled()
def expected_ballots(
    position: Position, others_turn: TurnValues, offer: IntArray, pot: float
) -> FloatArray:
    """Return by seat the chances of ballots on an offer, over all kinds of voters."""
    return ballots_by_kind(position, others_turn, offer, pot)[1]


@compiled()
def mean_pot(deck: IntArray, offer: IntArray) -> float:
    """Return the mean money of the cards in `deck` that could pay the offer; each card is its money
    and a mask of accomplices."""
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
def dealer_ballot_forecast(
    position: Position, others_turn: TurnValues, offer: IntArray, pot: float
) -> FloatArray:
    """Return by seat the chances of ballots that the dealer expects: like `expected_ballots`, but
    voters who weigh their ballots go all the way to the best response instead of halfway."""
    by_kind, ballot_chances = ballots_by_kind(position, others_turn, offer, pot)
    forecast = np.zeros_like(ballot_chances)
    for voter in range(len(others_turn.voters)):
        seat: int = others_turn.voters[voter]
        worth = value_ballots(others_turn, seat, ballot_chances)
        softmax_ballots(worth, position.arguments[seat] > 0, others_turn.weights[BALLOT_NOISE])
        by_kind[seat, BALLOT_WEIGHER] = worth
        mix_kinds(position.kinds, by_kind, seat, forecast)
    return forecast


@compiled()
def offer_chances(
    position: Position, turn: TurnValues, others_turn: TurnValues, offer: IntArray, deck: IntArray
) -> tuple[float, float]:
    """Return the chance that the offer is accepted by voters who value it by `others_turn`, and the
    dealer's chance to win the game if it is. The first card of `deck` is the dealer's."""
    ballot_chances = dealer_ballot_forecast(position, others_turn, offer, mean_pot(deck, offer))
    accepted = acceptance_chance(turn, ballot_chances)
    fill_deal_gains(position, turn, offer, float(deck[0, 0]), deck[0, 1])
    return accepted, turn.win_if_accepted[position.dealer]


@compiled()
def offer_value(
    position: Position, turn: TurnValues, others_turn: TurnValues, offer: IntArray, deck: IntArray
) -> float:
    """Return the dealer's chance to win the game with this offer, accepted or refused."""
    accepted, win = offer_chances(position, turn, others_turn, offer, deck)
    worth: float = accepted * win + (1 - accepted) * turn.win_if_refused[position.dealer]
    return worth
