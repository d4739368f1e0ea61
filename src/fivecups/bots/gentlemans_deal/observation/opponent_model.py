"""The opponent model: chances of each player's kind, and its leaning to vote in favour, learned
from offers, votes and words.

All evidence is public, so every player reaches the same model. Players of the same kind often sit
together, so evidence about one player also counts for the others.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from fivecups.games.gentlemans_deal.components import ARGUMENTS, DEAL_CARDS
from fivecups.games.gentlemans_deal.outcome.accomplices import in_favour
from fivecups.games.gentlemans_deal.state import BALLOTS
from fivecups.games.gentlemans_deal.view import PastDealView

from ...arrays import FloatArray, IntArray
from ..compiled.ballot_values import AGAINST
from ..compiled.deal_values import UNKNOWN_CARD, fill_deal_gains, turn_values
from ..compiled.playout import NO_BALLOT, next_turn
from ..compiled.votes import ballots_by_kind, gain_over_equal_part, mean_pot, sigmoid
from ..weights import (
    EXPERT_WEIGHTS,
    FITTING_WORD_EVIDENCE,
    KIND_PRIOR,
    MAX_LEANING,
    NEUTRAL_WORD_EVIDENCE,
    OTHER_OFFER_EVIDENCE,
    RANDOM_BALLOT_RATE,
    REGULAR_OFFER_EVIDENCE,
    SAME_KIND_RATE,
    SEAT_LEANING_RATE,
    TABLE_LEANING_RATE,
    UNFITTING_WORD_EVIDENCE,
    VOTE_SCALE,
)
from .deal_history import SeatView, past_deals
from .equal_offers import is_regular_offer
from .position import (
    BALLOT_WEIGHER,
    CARDS,
    EQUAL_PART_VOTER,
    KIND_COUNT,
    SAYS_FOR,
    SAYS_MORE,
    STAKE_VOTER,
    Position,
    empty_position,
    offer_to_array,
    unseen_cards,
)


class OpponentModel(NamedTuple):
    """The position after some deals, with what the deals showed about the players."""

    position: Position
    evidence: FloatArray  # seat, kind -> log likelihood of what the seat did
    table_leaning: float  # log odds of a vote in favour beyond what stakes say, for all seats
    seat_leanings: FloatArray  # seat -> log odds beyond those of the table

    def leanings(self) -> FloatArray:
        """Return by seat the log odds of a vote in favour beyond what its stake says."""
        return self.table_leaning + self.seat_leanings


@lru_cache(maxsize=1024)
def learn_from_deals(
    deals: tuple[PastDealView, ...], seats: int, turns: int, first: int
) -> OpponentModel:
    """Return the opponent model after these deals, oldest first. The seat `first` deals first if
    there are no deals yet."""
    if not deals:
        position = empty_position(seats, first, turns - 1, {})
        position.arguments[:] = ARGUMENTS
        return OpponentModel(position, np.zeros((seats, KIND_COUNT)), 0.0, np.zeros(seats))
    model = learn_from_deals(deals[:-1], seats, turns, first)
    deal = deals[-1]
    position = model.position._replace(
        kinds=kind_chances(model.evidence), leanings=model.leanings()
    )
    offer = offer_to_array(deal.offer or (), seats)
    ballots = np.full(seats, NO_BALLOT)
    if deal.outcome == "time_up":
        ballots[(deal.dealer + 1) % seats] = AGAINST
    else:
        model = with_deal(model, position, deal, offer, cards_unseen_at(deals))
        for vote in deal.votes:
            ballots[vote.seat] = BALLOTS.index(vote.ballot)
    pot, mask = CARDS[DEAL_CARDS.index(deal.card)]
    return model._replace(position=next_turn(position, offer, pot, mask, ballots))


def cards_unseen_at(deals: tuple[PastDealView, ...]) -> IntArray:
    """Return the cards that only the dealer could have seen when the last of these deals was voted
    on."""
    shown = [deal.card for deal in deals[:-1]]
    return CARDS[[number for number, card in enumerate(DEAL_CARDS) if card not in shown]]


def with_deal(
    model: OpponentModel, position: Position, deal: PastDealView, offer: IntArray, deck: IntArray
) -> OpponentModel:
    """Return the model with the evidence of one more deal: its offer and votes, compared with what
    each kind of player would do."""
    turn = turn_values(position, len(position.money))
    pot = mean_pot(deck, offer)
    by_kind, _ = ballots_by_kind(position, turn, offer, pot)
    fill_deal_gains(position, turn, offer, pot, 0)
    evidence, table_leaning, seat_leanings = (
        model.evidence.copy(),
        model.table_leaning,
        model.seat_leanings.copy(),
    )
    evidence[deal.dealer] += (
        REGULAR_OFFER_EVIDENCE if is_regular_offer(offer, deal.card.money) else OTHER_OFFER_EVIDENCE
    )
    for vote in deal.votes:
        chances = by_kind[vote.seat, :, BALLOTS.index(vote.ballot)]
        evidence[vote.seat] += np.log(
            (1 - RANDOM_BALLOT_RATE) * chances + RANDOM_BALLOT_RATE / len(BALLOTS)
        )
        leaning = table_leaning + seat_leanings[vote.seat]
        surprise = in_favour(vote.ballot) - sigmoid(
            turn.stakes[vote.seat] / EXPERT_WEIGHTS[VOTE_SCALE] + leaning
        )
        table_leaning = bound_leaning(table_leaning + TABLE_LEANING_RATE * surprise)
        seat_leanings[vote.seat] = bound_leaning(
            seat_leanings[vote.seat] + SEAT_LEANING_RATE * surprise
        )
    return model._replace(
        evidence=evidence, table_leaning=table_leaning, seat_leanings=seat_leanings
    )


def kind_chances(evidence: FloatArray, own_seat: int | None = None) -> FloatArray:
    """Return by seat the chances of its kinds. The evidence of `own_seat` is not used for the other
    seats."""
    seats = len(evidence)
    likely = np.exp(evidence - evidence.max(axis=1, keepdims=True))
    at_table = (
        SAME_KIND_RATE * np.eye(KIND_COUNT) + (1 - SAME_KIND_RATE) * KIND_PRIOR
    )  # kind of the table, kind of the player
    joint = at_table[None] * likely[:, None]
    whole = joint.sum(axis=2)
    table = KIND_PRIOR * whole[[seat for seat in range(seats) if seat != own_seat]].prod(axis=0)
    chances: FloatArray = np.einsum("t,stk->sk", table / table.sum(), joint / whole[:, :, None])
    return chances


def with_opponent_model(position: Position, view: SeatView) -> Position:
    """Return the position with kinds and leanings filled in, from the past deals and from the offer
    and words of this turn."""
    table = view.table
    deals = past_deals(view)
    model = learn_from_deals(
        deals, view.seats, table.turns, deals[0].dealer if deals else table.dealer
    )
    evidence = (
        model.evidence + evidence_of_this_turn(position, view) if table.offer else model.evidence
    )
    return position._replace(kinds=kind_chances(evidence, view.seat), leanings=model.leanings())


def evidence_of_this_turn(position: Position, view: SeatView) -> FloatArray:
    """Return by seat and kind the log likelihood of the offer on the table and of what was said
    about it."""
    evidence = np.zeros((view.seats, KIND_COUNT))
    cards = unseen_cards(view)
    usual = any(is_regular_offer(position.offered, pot) for pot in set(cards[:, 0].tolist()))
    evidence[position.dealer] = REGULAR_OFFER_EVIDENCE if usual else OTHER_OFFER_EVIDENCE
    turn = turn_values(position, len(position.money))
    pot = mean_pot(cards, position.offered)
    fill_deal_gains(position, turn, position.offered, pot, UNKNOWN_CARD)
    for seat in np.flatnonzero((position.words == SAYS_FOR) | (position.words == SAYS_MORE)):
        promised = position.words[seat] == SAYS_FOR
        above_part = (
            gain_over_equal_part(
                position.offered[seat, 0],
                position.offered[seat, 1],
                pot,
                view.seats,
                position.turns_left,
            )
            > 0
        )
        evidence[seat, BALLOT_WEIGHER] = (
            FITTING_WORD_EVIDENCE
            if promised == (turn.stakes[seat] > 0)
            else UNFITTING_WORD_EVIDENCE
        )
        evidence[seat, EQUAL_PART_VOTER] = (
            FITTING_WORD_EVIDENCE if promised == above_part else UNFITTING_WORD_EVIDENCE
        )
        evidence[seat, STAKE_VOTER] = NEUTRAL_WORD_EVIDENCE
    return evidence


def bound_leaning(leaning: float) -> float:
    """Return the leaning within plus and minus `MAX_LEANING`."""
    return max(-MAX_LEANING, min(MAX_LEANING, leaning))
