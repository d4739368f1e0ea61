"""The layout of a compiled state of Poker Dice, and the lookup tables of its rules."""

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

from ..chance import SEED, STREAM, to_signed
from ..dice_codes import CODES, code_of, dice_tables
from ..jit import Array

MAX_SEATS = 12
BOX_COUNT = len(BOXES)

# The index of each entry in a state.

SEATS = STREAM + 1
CLASSIC_JOKER = SEATS + 1  # 1 if the option joker is `classic` (PD-32)
ZEROS_ANYWHERE = CLASSIC_JOKER + 1  # 1 if the option zeros is `anywhere` (PD-6)
BONUS_FROM = ZEROS_ANYWHERE + 1  # the upper sum from which the bonus is given (PD-11)
OVER = BONUS_FROM + 1
ROUND = OVER + 1
SEAT = ROUND + 1
ROLLS = SEAT + 1
DICE = ROLLS + 1  # as a code, see `dice_codes.py`
FILLED = DICE + 1  # by seat: the written boxes, as bits
POKER_PLUS = FILLED + MAX_SEATS
SHEETS = POKER_PLUS + MAX_SEATS  # by seat and box: the points written, or EMPTY
LENGTH = SHEETS + MAX_SEATS * BOX_COUNT

# The index at which each lookup table begins; they follow the tables of dice.

_DICE = dice_tables()
HAND = len(_DICE)  # by code of five dice: the number of the hand
SCORE = HAND + CODES  # by hand and box: the score
JOKER_SCORE = SCORE + len(HANDS) * BOX_COUNT
FITTING = (
    JOKER_SCORE + len(HANDS) * BOX_COUNT
)  # by hand: the boxes that it fits, without Chance, as bits


@cache
def tables() -> Array:
    """Compute all lookup tables of compiled Poker Dice as a flat array."""
    hand = np.zeros(CODES, dtype=np.int64)
    for number, dice in enumerate(HANDS):
        hand[code_of(dice)] = number
    scores = [[each[dice] for dice in HANDS] for each in (SCORES, JOKER_SCORES)]
    fits = [FITS[dice] for dice in HANDS]
    parts = (_DICE, hand, *[np.array(part, dtype=np.int64).ravel() for part in (*scores, fits)])
    return np.concatenate(parts)


def blank_state(seats: int, options: Mapping[str, Any], seed: int) -> Array:
    """Return the state of a game before its first roll, with options and seed filled in."""
    s = np.zeros(LENGTH, dtype=np.int64)
    s[SEED] = to_signed(seed)
    s[SEATS] = seats
    s[CLASSIC_JOKER] = options["joker"] == "classic"
    s[ZEROS_ANYWHERE] = options["zeros"] == "anywhere"
    s[BONUS_FROM] = UPPER_BONUS_FROM[options["upper_bonus"]]
    s[SHEETS:] = EMPTY
    return s
