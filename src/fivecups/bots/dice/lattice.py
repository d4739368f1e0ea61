"""The lattice of kept dice: all multisets of up to five dice, and the steps between them.

A multiset of zero to five dice is a node: the 210 keeps first, fewest dice first, then the 252
hands. Adding a die leads up the lattice, removing one leads down. The mean over a roll is taken one
die at a time through the lattice, and so is the choice of the best keep. So neither needs the 4,368
pairs of a hand and a keep.
"""

from __future__ import annotations

from math import factorial, prod

import numpy as np

from fivecups.compiled.dice_codes import FACES, Dice
from fivecups.compiled.dice_codes import NODES as NODES

from ..arrays import FloatArray, IntArray

NODE_INDEX: dict[Dice, int] = {dice: node for node, dice in enumerate(NODES)}
NODE_COUNT = len(NODES)
KEEP_COUNT = sum(len(dice) < 5 for dice in NODES)
HAND_COUNT = NODE_COUNT - KEEP_COUNT
KEEPS: tuple[Dice, ...] = NODES[:KEEP_COUNT]
HANDS: tuple[Dice, ...] = NODES[KEEP_COUNT:]
HAND_INDEX: dict[Dice, int] = {dice: hand for hand, dice in enumerate(HANDS)}


def _without(dice: Dice, face: int) -> Dice:
    """Return the dice without one die of this face."""
    at = dice.index(face)
    return dice[:at] + dice[at + 1 :]


def _down() -> IntArray:
    """Return the table `DOWN`."""
    down = np.zeros((NODE_COUNT, 5), dtype=np.int64)
    for node, dice in enumerate(NODES[1:], start=1):
        below = [NODE_INDEX[_without(dice, face)] for face in sorted(set(dice))]
        down[node] = below + [below[-1]] * (5 - len(below))
    return down


UP: IntArray = np.array(
    [[NODE_INDEX[tuple(sorted((*keep, face)))] for face in FACES] for keep in KEEPS], dtype=np.int64
)
"""By keep and face less one, the node with that die added."""

DOWN: IntArray = _down()
"""By node, five nodes with one die less: the lowest die removed first, the last node repeated."""

DIFFERENT: IntArray = np.array([len(set(dice)) for dice in NODES], dtype=np.int64)
"""By node, the number of its different faces, which is the number of different nodes in `DOWN`."""

WAYS: tuple[int, ...] = tuple(
    factorial(5) // prod(factorial(dice.count(face)) for face in set(dice)) for dice in HANDS
)
"""By hand, the number of the 7,776 rolls of five dice in which it comes up."""

ROLL_CHANCE: FloatArray = np.array(WAYS, dtype=np.float64) / 6**5
"""By hand, its chance when all five dice are rolled."""
