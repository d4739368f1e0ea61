"""Who sits at the table: what deals, votes and words teach about the kind of each player, and how
easily it is content.

All of it is public, so everybody comes to the same opinions. Players of one kind often sit
together, so that what one of them shows tells something about the others, too.
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
from ..compiled.ballots import AGAINST
from ..compiled.future import NO_BALLOT, next_turn
from ..compiled.votes import above_a_part, ballots_by_kind, likely_pot, sigmoid
from ..compiled.worth import UNKNOWN, turn_values, weigh_gains
from ..figures import (
    ANY_WORD,
    BALLOT_BY_LOT,
    EXPERT,
    MOST_LEANING,
    NERVES,
    OF_ALL,
    OF_ONE,
    OTHER_OFFER,
    PRIOR,
    SAME_OFFER,
    TOGETHER,
    WORD_DOES_NOT,
    WORD_FITS,
)
from .ledger import SeatView, past_deals
from .position import (
    CARDS,
    FEELS,
    KINDS,
    PARTS,
    SAYS_FOR,
    SAYS_MORE,
    WEIGHS,
    Position,
    bare_position,
    packed,
    unseen,
)
from .usual import is_usual


class Lessons(NamedTuple):
    """The table after some deals, with what they taught."""

    table: Position
    evidence: FloatArray  # seat, kind -> the logarithm of how likely the kind makes what was seen
    of_all: float  # by how much the odds of a vote for are higher than stakes say, as a logarithm
    of_one: FloatArray  # and how much more those of a seat

    def leaning(self) -> FloatArray:
        return self.of_all + self.of_one


@lru_cache(maxsize=256)
def lessons(deals: tuple[PastDealView, ...], seats: int, turns: int, first: int) -> Lessons:
    """What deals teach, oldest first; the first dealer is needed for none of them."""
    if not deals:
        table = bare_position(seats, first, turns - 1, {})
        table.arguments[:] = ARGUMENTS
        return Lessons(table, np.zeros((seats, KINDS)), 0.0, np.zeros(seats))
    known = lessons(deals[:-1], seats, turns, first)
    deal = deals[-1]
    p = known.table._replace(kinds=kinds_of(known.evidence), leaning=known.leaning())
    offer = packed(deal.offer or (), seats)
    ballots = np.full(seats, NO_BALLOT)
    if deal.outcome == "time_up":
        ballots[(deal.dealer + 1) % seats] = AGAINST
    else:
        known = learn(known, p, deal, offer, cards_then(deals))
        for vote in deal.votes:
            ballots[vote.seat] = BALLOTS.index(vote.ballot)
    pot, mask = CARDS[DEAL_CARDS.index(deal.card)]
    return known._replace(table=next_turn(p, offer, pot, mask, ballots))


def cards_then(deals: tuple[PastDealView, ...]) -> IntArray:
    """The cards that nobody but the dealer had seen in the last of these deals."""
    shown = [deal.card for deal in deals[:-1]]
    return CARDS[[number for number, card in enumerate(DEAL_CARDS) if card not in shown]]


def learn(
    known: Lessons, p: Position, deal: PastDealView, offer: IntArray, deck: IntArray
) -> Lessons:
    """Compare offer and votes with what was to be expected of each kind."""
    at = turn_values(p, len(p.money))
    pot = likely_pot(deck, offer)
    by_kind, _ = ballots_by_kind(p, at, offer, pot)
    weigh_gains(p, at, offer, pot, 0)
    evidence, of_all, of_one = known.evidence.copy(), known.of_all, known.of_one.copy()
    evidence[deal.dealer] += SAME_OFFER if is_usual(offer, deal.card.money) else OTHER_OFFER
    for vote in deal.votes:
        chances = by_kind[vote.seat, :, BALLOTS.index(vote.ballot)]
        evidence[vote.seat] += np.log((1 - BALLOT_BY_LOT) * chances + BALLOT_BY_LOT / len(BALLOTS))
        leaning = of_all + of_one[vote.seat]
        surprise = in_favour(vote.ballot) - sigmoid(at.stake[vote.seat] / EXPERT[NERVES] + leaning)
        of_all = bounded(of_all + OF_ALL * surprise)
        of_one[vote.seat] = bounded(of_one[vote.seat] + OF_ONE * surprise)
    return known._replace(evidence=evidence, of_all=of_all, of_one=of_one)


def kinds_of(evidence: FloatArray, me: int | None = None) -> FloatArray:
    """The chances of each seat's kinds; my own ways tell nothing about the table."""
    seats = len(evidence)
    likely = np.exp(evidence - evidence.max(axis=1, keepdims=True))
    at_table = (
        TOGETHER * np.eye(KINDS) + (1 - TOGETHER) * PRIOR
    )  # kind of the table, kind of the player
    joint = at_table[None] * likely[:, None]
    whole = joint.sum(axis=2)
    table = PRIOR * whole[[seat for seat in range(seats) if seat != me]].prod(axis=0)
    found: FloatArray = np.einsum("t,stk->sk", table / table.sum(), joint / whole[:, :, None])
    return found


def with_opinions(p: Position, view: SeatView) -> Position:
    """The table with what is thought of its players: by the deals so far, and by the offer and the
    words of this turn."""
    table = view.table
    deals = past_deals(view)
    known = lessons(deals, view.seats, table.turns, deals[0].dealer if deals else table.dealer)
    evidence = known.evidence + of_this_turn(p, view) if table.offer else known.evidence
    return p._replace(kinds=kinds_of(evidence, view.seat), leaning=known.leaning())


def of_this_turn(p: Position, view: SeatView) -> FloatArray:
    """What the offer on the table, and what is said of it, teach."""
    found = np.zeros((view.seats, KINDS))
    cards = unseen(view)
    usual = any(is_usual(p.offered, pot) for pot in set(cards[:, 0].tolist()))
    found[p.dealer] = SAME_OFFER if usual else OTHER_OFFER
    at = turn_values(p, len(p.money))
    pot = likely_pot(cards, p.offered)
    weigh_gains(p, at, p.offered, pot, UNKNOWN)
    for seat in np.flatnonzero((p.words == SAYS_FOR) | (p.words == SAYS_MORE)):
        said = p.words[seat] == SAYS_FOR
        part = above_a_part(p.offered[seat, 0], p.offered[seat, 1], pot, view.seats, p.left) > 0
        found[seat, WEIGHS] = WORD_FITS if said == (at.stake[seat] > 0) else WORD_DOES_NOT
        found[seat, PARTS] = WORD_FITS if said == part else WORD_DOES_NOT
        found[seat, FEELS] = ANY_WORD
    return found


def bounded(leaning: float) -> float:
    return max(-MOST_LEANING, min(MOST_LEANING, leaning))
