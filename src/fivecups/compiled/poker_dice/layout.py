"""Where a compiled game of Poker Dice keeps what, and what its rules look up."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from fivecups.games.poker_dice.boxes import (
    BOXES,
    EMPTY,
    FITS,
    HANDS,
    JOKER_SCORES,
    SCORES,
    UPPER_BONUS_FROM,
)

from ..chance import SEED, signed
from ..dice import CODES, code_of, dice_tables
from ..door import Array

SEATS_AT_MOST = 12
BOX_COUNT = len(BOXES)

# The state of one game, in this order.

SEATS = SEED + 1
CLASSIC_JOKER = SEATS + 1  # PD-32: 1 where the option is `classic`
ZEROS_ANYWHERE = CLASSIC_JOKER + 1  # PD-6: 1 where the option is `anywhere`
BONUS_FROM = ZEROS_ANYWHERE + 1  # PD-11: the upper sum from which the bonus is given
OVER = BONUS_FROM + 1
ROUND = OVER + 1
SEAT = ROUND + 1
ROLLS = SEAT + 1
DICE = ROLLS + 1  # as one number, see `dice.py`
FILLED = DICE + 1  # by seat: the boxes written, one bit each
POKER_PLUS = FILLED + SEATS_AT_MOST
SHEETS = POKER_PLUS + SEATS_AT_MOST  # by seat and box: the points written, or EMPTY
LENGTH = SHEETS + SEATS_AT_MOST * BOX_COUNT

# What the rules look up, behind the tables of dice.

_DICE = dice_tables()
HAND = len(_DICE)  # by code of five dice: their number among the hands
SCORE = HAND + CODES  # by hand and box
JOKER_SCORE = SCORE + len(HANDS) * BOX_COUNT
FITTING = JOKER_SCORE + len(HANDS) * BOX_COUNT  # by hand: the boxes that it fits, Chance apart


@cache
def tables() -> Array:
    hand = np.zeros(CODES, dtype=np.int64)
    for number, dice in enumerate(HANDS):
        hand[code_of(dice)] = number
    scores = [[each[dice] for dice in HANDS] for each in (SCORES, JOKER_SCORES)]
    fits = [FITS[dice] for dice in HANDS]
    parts = (_DICE, hand, *[np.array(part, dtype=np.int64).ravel() for part in (*scores, fits)])
    return np.concatenate(parts)


def blank(seats: int, options: Mapping[str, Any], seed: int) -> Array:
    """A table before the first roll."""
    s = np.zeros(LENGTH, dtype=np.int64)
    s[SEED] = signed(seed)
    s[SEATS] = seats
    s[CLASSIC_JOKER] = options["joker"] == "classic"
    s[ZEROS_ANYWHERE] = options["zeros"] == "anywhere"
    s[BONUS_FROM] = UPPER_BONUS_FROM[options["upper_bonus"]]
    s[SHEETS:] = EMPTY
    return s
