"""The table as arrays, for the compiled code: what everybody may know, and what is thought of the
voters.

Accomplices are numbered in the order of `ACCOMPLICES`; several of them are a mask. An offer is an
array by seat of money and mask, empty for the dealer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from fivecups.games.gentlemans_deal.components import ACCOMPLICES, DEAL_CARDS, DealCard
from fivecups.games.gentlemans_deal.secrecy import fitting_cards
from fivecups.games.gentlemans_deal.state import Offer, Share
from fivecups.games.gentlemans_deal.view import GentlemansDealView

from ...arrays import FloatArray, IntArray
from ..figures import EXPERT
from ..worths import worths_of
from .ledger import SeatView

NOBODY = -1
NUMBER = {accomplice: number for number, accomplice in enumerate(ACCOMPLICES)}
SHERIFF, SENATOR, MAGNATE, JOURNALIST, BOSS, BANKER = range(len(ACCOMPLICES))

SILENT, SAYS_AGAINST, SAYS_FOR, SAYS_MORE = range(4)
NO_DEMAND = -1

KINDS = 3
WEIGHS, PARTS, FEELS = range(KINDS)
"""Kinds of voters: by weighing ballots, by equal parts, by what is at stake (`foresight.py`)."""


class Position(NamedTuple):
    """A turn before its vote. `left` is the number of turns after it."""

    dealer: int
    left: int
    jailed: int
    owners: IntArray  # accomplice -> seat
    gang_cards: IntArray
    arguments: IntArray
    money: FloatArray
    styles: FloatArray  # observer -> its figures; the last row is what the others are taken for
    worths: FloatArray  # observer, turns to come, thing -> what it is worth; likewise
    leaning: FloatArray  # seat -> by how much its odds to vote for are higher than its stake says, as a logarithm
    kinds: FloatArray  # seat, kind -> the chance that it votes so
    words: IntArray  # seat -> what it said about the offer on the table
    offered: IntArray  # the offer on the table
    demands: IntArray  # seat -> the money and the mask it wants for a vote in favour


def mask_of(accomplices: Sequence[str]) -> int:
    return sum(1 << NUMBER[accomplice] for accomplice in accomplices)


CARDS: IntArray = np.array(
    [(card.money, mask_of(card.accomplices)) for card in DEAL_CARDS], dtype=np.int64
)


def packed(offer: Offer, seats: int) -> IntArray:
    """An offer as an array; no offer is one of nothing."""
    shares = offer or (Share(),) * seats
    return np.array([(share.money, mask_of(share.accomplices)) for share in shares], dtype=np.int64)


def unpacked(offer: IntArray, card: DealCard) -> Offer:
    return tuple(
        Share(
            money,
            tuple(accomplice for accomplice in card.accomplices if mask >> NUMBER[accomplice] & 1),
        )
        for money, mask in offer.tolist()
    )


def bare_position(seats: int, dealer: int, left: int, owners: Mapping[str, int]) -> Position:
    """A table on which nothing lies but accomplices, with experts around it."""
    return Position(
        dealer,
        left,
        NOBODY,
        np.array([owners.get(accomplice, NOBODY) for accomplice in ACCOMPLICES], dtype=np.int64),
        np.zeros(seats, dtype=np.int64),
        np.zeros(seats, dtype=np.int64),
        np.zeros(seats),
        np.tile(EXPERT, (seats + 1, 1)),
        np.tile(worths_of(seats), (seats + 1, 1, 1)),
        np.zeros(seats),
        np.tile(np.eye(KINDS)[WEIGHS], (seats, 1)),
        np.full(seats, SILENT, dtype=np.int64),
        np.zeros((seats, 2), dtype=np.int64),
        np.full((seats, 2), NO_DEMAND, dtype=np.int64),
    )


def read_position(view: SeatView, money: Sequence[float]) -> Position:
    """The table as a seat sees it, with the money that it has counted."""
    table = view.table
    owners = {
        accomplice: seat
        for seat, player in enumerate(table.players)
        for accomplice in player.accomplices
    }
    bare = bare_position(view.seats, table.dealer, table.turns - table.turn, owners)
    for said in table.talk.demands:
        if said.demand.promises_a_vote:
            bare.demands[said.demand.seat] = said.demand.money, mask_of(said.demand.accomplices)
    return bare._replace(
        jailed=NOBODY if table.jailed is None else table.jailed,
        gang_cards=np.array([player.gang_cards for player in table.players], dtype=np.int64),
        arguments=np.array([player.arguments for player in table.players], dtype=np.int64),
        money=np.array(money, dtype=np.float64),
        words=np.array([word_number(player.word) for player in table.players], dtype=np.int64),
        offered=packed(table.offer or (), view.seats),
    )


def unseen(view: SeatView) -> IntArray:
    """The cards that the table has not seen, the dealer's own first: money and accomplices by
    card."""
    table = view.table
    hidden = [number for number, card in enumerate(DEAL_CARDS) if card not in table.deck.shown]
    hidden.sort(key=lambda number: DEAL_CARDS[number] != table.card)
    return CARDS[hidden]


def word_number(word: str | None) -> int:
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
    """The cards that the dealer may hold, as far as everybody knows: not shown yet, and able to pay
    what was offered."""
    offers = [offer for offer in (table.offer, table.replaced) if offer]
    unseen = [number for number, card in enumerate(DEAL_CARDS) if card not in table.deck.shown]
    return [DEAL_CARDS[number] for number in fitting_cards(unseen, offers)]


def likely_pot(view: SeatView) -> float:
    """The money of the card: the dealer knows it, the others take the mean of the cards that it may
    be."""
    table = view.table
    if table.card is not None:
        return float(table.card.money)
    fitting = possible_cards(table)
    return sum(card.money for card in fitting) / len(fitting)
