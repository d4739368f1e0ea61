"""Lookahead beyond a vote: hidden cards are dealt at random, and experts play on in these
worlds."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import numpy as np

from ..arrays import FloatArray, IntArray
from .compiled.playout import win_chance_after_vote
from .observation.deal_history import SeatView
from .observation.position import Position, mask_of, possible_cards, unseen_cards
from .weights import PRIOR_WORLDS


class Worlds(NamedTuple):
    """Worlds drawn for a view, and the number of turns to play on in each."""

    decks: IntArray  # world, card -> money and accomplices; this turn's card first
    luck: FloatArray  # world, turn, seat -> number from 0 to 1 that draws the seat's ballot
    turns: int

    def chance(
        self, position: Position, seat: int, offer: IntArray, accepted: bool, prior: float
    ) -> float:
        """Return a seat's chance to win after an offer was accepted or refused: the mean of the
        playouts, mixed with `prior`, the chance by values alone, which counts as `PRIOR_WORLDS`
        worlds."""
        weight = len(self.decks) / (len(self.decks) + PRIOR_WORLDS)
        return weight * self.observed(position, seat, offer, accepted) + (1 - weight) * prior

    def observed(self, position: Position, seat: int, offer: IntArray, accepted: bool) -> float:
        """Return a seat's chance to win by playouts alone."""
        return win_chance_after_vote(
            position, seat, offer, accepted, self.decks, self.luck, self.turns
        )


def draw_worlds(view: SeatView, count: int, turns: int, seed: str) -> Worlds:
    """Return `count` random worlds that fit a view; the same seed gives the same worlds."""
    random = np.random.default_rng(Random(seed).getrandbits(64))
    decks = shuffled_decks(view, count, random)
    return Worlds(decks, random.random((count, turns + 1, view.seats)), turns)


def shuffled_decks(view: SeatView, count: int, random: np.random.Generator) -> IntArray:
    """Return `count` random orders of the cards that the table has not seen. The first is this
    turn's card: the dealer's own in the dealer's view, else any that could pay the offers."""
    hidden = unseen_cards(view)
    possible = {(card.money, mask_of(card.accomplices)) for card in possible_cards(view.table)}
    possible_first = [
        place for place, card in enumerate(hidden.tolist()) if tuple(card) in possible
    ]
    if view.table.card is not None:
        possible_first = [0]
    decks = []
    for _ in range(count):
        order = random.permutation(len(hidden))
        first_card = random.choice(possible_first)
        decks.append(hidden[[first_card, *order[order != first_card]]])
    return np.stack(decks)
