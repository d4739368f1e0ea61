"""What the quick player looks up: learned values as one row of numbers, and dice.

What stands where in the row is said here and nowhere else.
"""

from __future__ import annotations

from functools import cache
from typing import Protocol

import numpy as np

from fivecups.compiled.dice import CODES, code_of
from fivecups.compiled.dice_town import layout as at
from fivecups.games.dice_town.cards import STORE_CARD
from fivecups.games.dice_town.components import IMMEDIATELY, NEVER, STORE_CARDS

from ...arrays import FloatArray, IntArray
from ...dice.lattice import HAND_COUNT, KEEP_COUNT, NODE_COUNT, NODES, UP
from ..dice.figures import SECOND_OF_A_TIE, TIE_OF_THE_SHERIFF
from ..dice.hands import BELOW, BY_RANK, COUNTS, EXACTLY, FACES, MOST
from ..dice.rivals import usual_hands
from ..value.figures import REACH, USUAL
from ..value.learned import GOODS, LIQUID_SCALE, Learned, between


class Floats(Protocol):
    """One row of numbers with fractions, as compiled code uses it."""

    def __getitem__(self, place: int, /) -> float: ...
    def __setitem__(self, place: int, number: float, /) -> None: ...


STEPS, LAST_STEP = 4, 48
"""Rounds left are looked up by quarters, up to twelve."""

MONEY = 100

# The row of learned values.
GOOD = 0  # by step and good
SPREAD = GOOD + (LAST_STEP + 1) * len(GOODS)
SOON = SPREAD + LAST_STEP + 1  # by step: the part of a card that there is time to play
CARD = SOON + LAST_STEP + 1  # by number of a Store card
PURSE = CARD + at.STORE_CARDS  # by dollars
WIN = PURSE + MONEY  # out of office, then in office: by face and count, the chance to win a place
SECOND = WIN + 2 * FACES * MOST  # the same to be second
NOBODY = SECOND + 2 * FACES * MOST  # by face: that no opponent has one
HALL = NOBODY + FACES  # by hand: to have the best hand
RUNNER_UP = HALL + HAND_COUNT
VALUES = RUNNER_UP + HAND_COUNT

PLAYED = tuple([card.name for card in STORE_CARDS if card.when not in (NEVER, IMMEDIATELY)])
COUNTED = (*[name for name in GOODS if name != "purse"], *PLAYED)
"""What is counted of a seat to learn from, in this order; behind it the points that it cannot lose
any more, by halves, and the rounds that are left, by hundredths."""

SURE = len(COUNTED)
ROUNDS = SURE + 1
NUMBERS = ROUNDS + 1

NUGGET, DOLLAR, LIQUID, BADGE, CLAIM_POINT, CLAIM, EQUIPMENT, RANCH, BANDIT, DIE, LAID = range(
    len(GOODS)
)

# The row of dice.
NODE = 0  # by code
ABOVE = NODE + CODES  # by keep and face: the node with one die more
COUNT = ABOVE + KEEP_COUNT * FACES  # by hand and face
COUNTED_AT = COUNT + HAND_COUNT * FACES  # by number of a Store card: where it is counted, or -1

# Room to work in.
HOPE = 0  # what a seat hopes for beside what it has
A_CARD = 1  # what a card of the Store is worth
FIRST = 2  # by face and count: what a place pays its winner
SECOND_PRIZE = FIRST + FACES * MOST
GAIN = SECOND_PRIZE + FACES * MOST
TOWN_HALL = GAIN + FACES * MOST  # by Aces
LIST = TOWN_HALL + MOST  # worths of cards, the highest first
DICE = LIST + at.STORE_CARDS + at.CLAIM_CARDS  # by seat and node: what dice are worth
ROOM = DICE + at.PLAYERS * NODE_COUNT


@cache
def dice_row() -> IntArray:
    node = np.zeros(CODES, dtype=np.int64)
    for number, dice in enumerate(NODES):
        node[code_of(dice)] = number
    place = [COUNTED.index(card.name) if card.name in PLAYED else -1 for card in STORE_CARD]
    return np.concatenate([node, UP.ravel(), COUNTS.ravel(), np.array(place)])


@cache
def usual_chances(seats: int) -> FloatArray:
    """What one can expect of places against usual players, from `WIN` on."""
    rivals = np.stack([usual_hands(seats)[0, 0]] * (seats - 1))
    below = (rivals @ BELOW).reshape(-1, FACES, MOST)
    exactly = (rivals @ EXACTLY).reshape(-1, FACES, MOST)
    strict = below.prod(axis=0)
    tied = (below + exactly).prod(axis=0) - strict
    above = np.maximum(1 - below - exactly, 0.0)
    wins, seconds = [], []
    for tie in (USUAL.tie, TIE_OF_THE_SHERIFF):
        win = strict + tie * tied
        win[:, 0] = 0.0
        second = (above / np.maximum(below, 1e-6)).sum(axis=0) * strict + SECOND_OF_A_TIE * tied
        second = np.minimum(second, 1 - win)
        second[:, 0] = 0.0
        wins.append(win)
        seconds.append(second)
    ordered = rivals[:, BY_RANK]
    weaker = np.zeros_like(rivals)
    weaker[:, BY_RANK] = np.cumsum(ordered, axis=1) - ordered / 2
    hall = weaker.prod(axis=0)
    runner_up = np.minimum(((1 - weaker) / np.maximum(weaker, 1e-6)).sum(axis=0) * hall, 1 - hall)
    nobody = exactly[:, :, 0].prod(axis=0)
    return np.concatenate([np.ravel(wins), np.ravel(seconds), nobody, hall, runner_up])


def value_row(known: Learned, seats: int) -> FloatArray:
    """Learned values as the quick player reads them."""
    rounds = np.arange(LAST_STEP + 1) / STEPS
    goods = [[known.good(name, left) for name in GOODS] for left in rounds]
    cards = [known.cards.get(card.name, 0.0) for card in STORE_CARD]
    purse = 1 - np.exp(-np.arange(MONEY) / LIQUID_SCALE)
    spread = [between(known.spread, left) for left in rounds]
    soon = np.minimum(1.0, rounds / REACH)
    usual = usual_chances(seats)
    return np.concatenate([np.ravel(goods), spread, soon, cards, purse, usual])
