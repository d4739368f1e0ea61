"""What may come after a vote: what a seat may not know is dealt at random, and experts play on."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import numpy as np

from ..arrays import FloatArray, IntArray
from .compiled.future import chance_after
from .figures import AS_GOOD_AS_WORTHS
from .reading.ledger import SeatView
from .reading.position import Position, mask_of, possible_cards, unseen


class Worlds(NamedTuple):
    """Some worlds, and how many turns are played on in each."""

    decks: IntArray  # world, card -> money and accomplices; this turn's card first
    luck: FloatArray  # world, turn, seat -> what experts draw their ballots by
    turns: int

    def chance(
        self, p: Position, seat: int, offer: IntArray, accepted: bool, known: float
    ) -> float:
        """A seat's chance to win after an acceptance or a refusal, where so much is known without
        worlds: the more there are, the more they count."""
        seen = chance_after(p, seat, offer, accepted, self.decks, self.luck, self.turns)
        part = len(self.decks) / (len(self.decks) + AS_GOOD_AS_WORTHS)
        return part * seen + (1 - part) * known


def drawn_worlds(view: SeatView, count: int, turns: int, seed: str) -> Worlds:
    """So many worlds that fit a view."""
    random = np.random.default_rng(Random(seed).getrandbits(64))
    decks = shuffled_decks(view, count, random)
    return Worlds(decks, random.random((count, turns + 1, view.seats)), turns)


def shuffled_decks(view: SeatView, count: int, random: np.random.Generator) -> IntArray:
    """The cards that the table has not seen in so many orders that may be theirs: first the
    dealer's, which the dealer knows and the others take for any that could pay his offers."""
    hidden = unseen(view)
    possible = {(card.money, mask_of(card.accomplices)) for card in possible_cards(view.table)}
    first = [place for place, card in enumerate(hidden.tolist()) if tuple(card) in possible]
    if view.table.card is not None:
        first = [0]
    found = []
    for _ in range(count):
        order = random.permutation(len(hidden))
        drawn = random.choice(first)
        found.append(hidden[[drawn, *order[order != drawn]]])
    return np.stack(found)
