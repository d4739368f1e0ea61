"""The position of a turn as arrays for compiled code, read from a view: public facts and the
opponent model.

Accomplices are numbered in the order of `ACCOMPLICES`; a set of them is a bit mask. An offer is an
array by seat of money and mask, empty for the dealer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from fivecups.games.gentlemans_deal.components import ACCOMPLICES, DEAL_CARDS, DealCard
from fivecups.games.gentlemans_deal.redeal import fitting_cards
from fivecups.games.gentlemans_deal.state import Offer, Share
from fivecups.games.gentlemans_deal.view import GentlemansDealView

from ...arrays import FloatArray, IntArray
from ..weights import EXPERT_WEIGHTS, learned_values
from .deal_history import SeatView

NOBODY = -1
ACCOMPLICE_NUMBERS = {accomplice: number for number, accomplice in enumerate(ACCOMPLICES)}
SHERIFF, SENATOR, MAGNATE, JOURNALIST, BOSS, BANKER = range(len(ACCOMPLICES))

SILENT, SAYS_AGAINST, SAYS_FOR, SAYS_MORE = range(4)
NO_DEMAND = -1

KIND_COUNT = 3
BALLOT_WEIGHER, EQUAL_PART_VOTER, STAKE_VOTER = range(KIND_COUNT)
"""Kinds of voters: those who weigh their ballots against all others, those who want an equal part
of the pot, and those who go by their stake and talk (`compiled/votes.py`)."""


class Position(NamedTuple):
    """A turn before its vote; `turns_left` counts the turns after it."""

    dealer: int
    turns_left: int
    jailed: int
    owners: IntArray  # accomplice -> seat
    gang_cards: IntArray
    arguments: IntArray
    money: FloatArray
    weights: FloatArray  # observer -> its weights; the last row is of the typical other player
    thing_values: FloatArray  # observer, turns to come, thing -> value; the last row likewise
    leanings: FloatArray  # seat -> log odds of a vote in favour beyond what its stake says
    kinds: FloatArray  # seat, kind of voter -> chance that the seat is of it
    words: IntArray  # seat -> its word on the offer on the table: `SILENT` and so on
    offered: IntArray  # the offer on the table
    demands: IntArray  # seat -> the money and the mask that it demands for a vote in favour


def mask_of(accomplices: Sequence[str]) -> int:
    """Return the bit mask of these accomplices."""
    return sum(1 << ACCOMPLICE_NUMBERS[accomplice] for accomplice in accomplices)


CARDS: IntArray = np.array(
    [(card.money, mask_of(card.accomplices)) for card in DEAL_CARDS], dtype=np.int64
)


def offer_to_array(offer: Offer, seats: int) -> IntArray:
    """Return an offer as an array of money and mask by seat; no offer becomes an offer of
    nothing."""
    shares = offer or (Share(),) * seats
    return np.array([(share.money, mask_of(share.accomplices)) for share in shares], dtype=np.int64)


def offer_from_array(offer: IntArray, card: DealCard) -> Offer:
    """Return the offer that an array stands for, with accomplices in the order of the card."""
    return tuple(
        Share(
            money,
            tuple(
                accomplice
                for accomplice in card.accomplices
                if mask >> ACCOMPLICE_NUMBERS[accomplice] & 1
            ),
        )
        for money, mask in offer.tolist()
    )


def empty_position(seats: int, dealer: int, turns_left: int, owners: Mapping[str, int]) -> Position:
    """Return a position without money, cards and talk, with these owners of accomplices and experts
    in all seats."""
    return Position(
        dealer,
        turns_left,
        NOBODY,
        np.array([owners.get(accomplice, NOBODY) for accomplice in ACCOMPLICES], dtype=np.int64),
        np.zeros(seats, dtype=np.int64),
        np.zeros(seats, dtype=np.int64),
        np.zeros(seats),
        np.tile(EXPERT_WEIGHTS, (seats + 1, 1)),
        np.tile(learned_values(seats), (seats + 1, 1, 1)),
        np.zeros(seats),
        np.tile(np.eye(KIND_COUNT)[BALLOT_WEIGHER], (seats, 1)),
        np.full(seats, SILENT, dtype=np.int64),
        np.zeros((seats, 2), dtype=np.int64),
        np.full((seats, 2), NO_DEMAND, dtype=np.int64),
    )


def read_position(view: SeatView, money: Sequence[float]) -> Position:
    """Return the position that a seat sees, with the money that it has counted for each seat."""
    table = view.table
    owners = {
        accomplice: seat
        for seat, player in enumerate(table.players)
        for accomplice in player.accomplices
    }
    position = empty_position(view.seats, table.dealer, table.turns - table.turn, owners)
    for entry in table.talk.demands:
        demand = entry.demand
        if demand.promises_a_vote:
            position.demands[demand.seat] = demand.money, mask_of(demand.accomplices)
    return position._replace(
        jailed=NOBODY if table.jailed is None else table.jailed,
        gang_cards=np.array([player.gang_cards for player in table.players], dtype=np.int64),
        arguments=np.array([player.arguments for player in table.players], dtype=np.int64),
        money=np.array(money, dtype=np.float64),
        words=np.array([word_number(player.word) for player in table.players], dtype=np.int64),
        offered=offer_to_array(table.offer or (), view.seats),
    )


def unseen_cards(view: SeatView) -> IntArray:
    """Return the cards that the table has not seen as an array of money and mask; for the dealer,
    its own card comes first."""
    table = view.table
    hidden = [number for number, card in enumerate(DEAL_CARDS) if card not in table.deck.shown]
    hidden.sort(key=lambda number: DEAL_CARDS[number] != table.card)
    return CARDS[hidden]


def word_number(word: str | None) -> int:
    """Return the number of a seat's word on the offer: `SILENT`, `SAYS_FOR`, `SAYS_AGAINST` or
    `SAYS_MORE`."""
    if word is None:
        return SILENT
    return (
        SAYS_FOR
        if word.startswith("for")
        else SAYS_AGAINST
        if word.startswith("against")
        else SAYS_MORE
    )


def possible_cards(table: GentlemansDealView) -> list[DealCard]:
    """Return the cards that the dealer may hold by public knowledge: not shown yet, and able to pay
    the offers of this turn."""
    offers = [offer for offer in (table.offer, table.replaced) if offer]
    unseen_cards = [
        number for number, card in enumerate(DEAL_CARDS) if card not in table.deck.shown
    ]
    return [DEAL_CARDS[number] for number in fitting_cards(unseen_cards, offers)]


def expected_pot(view: SeatView) -> float:
    """Return the money of this turn's card: exact for the dealer, for other seats the mean of the
    possible cards."""
    table = view.table
    if table.card is not None:
        return float(table.card.money)
    fitting = possible_cards(table)
    return sum(card.money for card in fitting) / len(fitting)
