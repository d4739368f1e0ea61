"""Values of final hands: for each place the chance to win it times its prize, and Doc Badluck for a
seat that wins nothing. Places are taken as independent of each other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from fivecups.games.dice_town.components import ACE
from fivecups.games.dice_town.dice.hands import STRENGTH

from ...arrays import FloatArray
from ...dice.lattice import HAND_COUNT, HAND_INDEX
from ..evaluation.position import Dice
from .place_prizes import COUNTS, FACE_COUNTS, FACES, RANKS, PlacePrizes

TIED_SECOND_SHARE = 0.4
"""Part of second place that a seat gets on average if it ties for first."""
MIN_DIVISOR = 1e-6

BY_RANK = np.argsort(RANKS)
BELOW = (
    (FACE_COUNTS[:, :, None] < np.arange(COUNTS)[None, None, :])
    .reshape(HAND_COUNT, FACES * COUNTS)
    .astype(np.float64)
)
"""A matrix by hand and (face, count): 1 if the hand has fewer than `count` dice of the face."""
EXACTLY = (
    (FACE_COUNTS[:, :, None] == np.arange(COUNTS)[None, None, :])
    .reshape(HAND_COUNT, FACES * COUNTS)
    .astype(np.float64)
)
"""A matrix by hand and (face, count): 1 if the hand has exactly `count` dice of the face."""


class PlaceChances(NamedTuple):
    """A seat's chances at the places against opponents whose final hands are given as chances.

    `win` and `second`: by face and count, to win the place and to be second; `nobody`: by face,
    that no opponent has a die of it; `hall` and `runner_up`: by hand, to have the best and the
    second best hand.
    """

    win: FloatArray
    second: FloatArray
    nobody: FloatArray
    hall: FloatArray
    runner_up: FloatArray


def place_chances(opponents: FloatArray, tie: float) -> PlaceChances:
    """Return the chances at all places against `opponents` (chances by opponent and hand); `tie` is
    the part of a tied place that the seat can count on."""
    below = (opponents @ BELOW).reshape(-1, FACES, COUNTS)
    exactly = (opponents @ EXACTLY).reshape(-1, FACES, COUNTS)
    strict = below.prod(axis=0)
    tied = (below + exactly).prod(axis=0) - strict
    win = strict + tie * tied
    win[:, 0] = 0.0
    above = np.maximum(1 - below - exactly, 0.0)
    one_above = (above / np.maximum(below, MIN_DIVISOR)).sum(axis=0) * strict
    second = np.minimum(one_above + TIED_SECOND_SHARE * tied, 1 - win)
    second[:, 0] = 0.0
    weaker = np.zeros((len(opponents), HAND_COUNT))
    ordered = opponents[:, BY_RANK]
    weaker[:, BY_RANK] = np.cumsum(ordered, axis=1) - ordered / 2
    hall = weaker.prod(axis=0)
    one_stronger = ((1 - weaker) / np.maximum(weaker, MIN_DIVISOR)).sum(axis=0) * hall
    runner_up = np.minimum(one_stronger, 1 - hall)
    return PlaceChances(win, second, exactly[:, :, 0].prod(axis=0), hall, runner_up)


def hand_values(prizes: PlacePrizes, opponents: FloatArray) -> FloatArray:
    """Return the value of each of the 252 hands, in points, against `opponents`, whose final hands
    are given as chances by opponent and hand."""
    win, second, nobody, hall, runner_up = place_chances(opponents, prizes.tie)
    if not prizes.second.any():
        second = np.zeros((FACES, COUNTS))
    others_win = 1 - win - nobody[:, None] * (np.arange(COUNTS) == 0)
    gain = win * prizes.first + second * prizes.second - others_win * prizes.to_others[:, None]
    acts = np.where(prizes.first > 0, win, 0.0) + np.where(prizes.second > 0, second, 0.0)
    face = np.arange(FACES)[None, :]
    total = gain[face, FACE_COUNTS].sum(axis=1)
    nothing = (1 - np.minimum(acts, 1.0))[face, FACE_COUNTS].prod(axis=1)
    total += hall * prizes.hall[FACE_COUNTS[:, ACE - 1]] - (1 - hall) * prizes.hall_to_others
    if prizes.hall_second:
        total += runner_up * prizes.hall_second
        nothing *= 1 - runner_up
    result: FloatArray = total + nothing * (1 - hall) * prizes.doc
    return result


def known_hand_value(prizes: PlacePrizes, hands: Mapping[int, Dice], seat: int) -> float:
    """Return the value of this seat's hand when the final hands of all seats are known; faster than
    `hand_values` for a single hand."""
    mine, total, won = hands[seat], 0.0, False
    others = [hand for other, hand in hands.items() if other != seat]
    for face in range(1, FACES + 1):
        count = mine.count(face)
        counts = [hand.count(face) for hand in others]
        above, level = sum([other > count for other in counts]), counts.count(count)
        if not count and not above:
            continue
        share = (1.0 if not level else prizes.tie) if count and not above else 0.0
        second = (
            (1 - share if level or above else 0.0) if count and above + (not share) <= 1 else 0.0
        )
        total += share * prizes.first[face - 1, count] + second * prizes.second[face - 1, count]
        total -= (1 - share) * prizes.to_others[face - 1]
        won = (
            won
            or (share > 0 and prizes.first[face - 1, count] > 0)
            or (second > 0 and prizes.second[face - 1, count] > 0)
        )
    strength = STRENGTH[mine]
    stronger = sum([STRENGTH[hand] > strength for hand in others])
    if not stronger:
        total += prizes.hall[mine.count(ACE)]
    else:
        total -= prizes.hall_to_others
        total += prizes.hall_second if stronger == 1 else 0.0
    if stronger > (1 if prizes.hall_second else 0) and not won:
        total += prizes.doc[HAND_INDEX[mine]]
    return float(total)
