"""The exact solution of the dice phase: which dice to keep, if every reveal may be the last before
the free roll (dynamic programming).

A state is a reveal, the dice kept so far (a node of the lattice, 462 in all) and the dollars left.
Any part of a roll may be kept: one die is free, each further one costs a dollar, keeping none costs
a dollar. After a reveal the phase ends with some chance, because an opponent has five dice; then
the rest is rolled once and kept for free.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from math import factorial, prod
from typing import NamedTuple

import numpy as np

from fivecups.games.dice_town.components import DICE

from ...arrays import FloatArray, IntArray
from ...compiled import compiled
from ...dice.lattice import HAND_COUNT, KEEP_COUNT, NODE_COUNT, NODE_INDEX, NODES

PURSE_SIZES = 9
"""Number of different amounts of dollars that are distinguished: 0 to 8; more makes no difference
in one round."""


class Lattice(NamedTuple):
    """Tables about dice for the solver: all rolls, and the parts of each roll that may be kept. A
    node is a multiset of up to five dice. Rolls of r dice have the numbers `first_roll[r]` to
    `first_roll[r + 1]`; the parts of roll i are the nodes `part[first_part[i]]` to
    `part[first_part[i + 1]]`."""

    first_roll: IntArray
    chance: FloatArray
    first_part: IntArray
    part: IntArray
    size: IntArray  # node -> number of dice
    join: IntArray  # node, node -> the node of both together
    fill: FloatArray  # node, hand -> the chance of the hand when the rest is rolled


@cache
def dice_lattice() -> Lattice:
    first_roll, chance, first_part, part = [0], [], [0], []
    for count in range(DICE + 1):
        for roll in (node for node in NODES if len(node) == count):
            ways = factorial(count) // prod(factorial(roll.count(face)) for face in set(roll))
            chance.append(ways / 6**count)
            part += [
                NODE_INDEX[kept]
                for size in range(count + 1)
                for kept in sorted(set(combinations(roll, size)))
            ]
            first_part.append(len(part))
        first_roll.append(len(chance))
    join = np.full((NODE_COUNT, NODE_COUNT), -1, dtype=np.int64)
    for node_number, dice in enumerate(NODES):
        for other, more in enumerate(NODES):
            if len(dice) + len(more) <= DICE:
                join[node_number, other] = NODE_INDEX[tuple(sorted(dice + more))]
    fill = np.zeros((NODE_COUNT, HAND_COUNT))
    fill[KEEP_COUNT:] = np.eye(HAND_COUNT)
    for node in range(KEEP_COUNT - 1, -1, -1):
        for face in range(1, 7):
            fill[node] += fill[join[node, NODE_INDEX[face,]]] / 6
    numbers = [np.array(each, dtype=np.int64) for each in (first_roll, first_part, part)]
    size = np.array([len(node) for node in NODES], dtype=np.int64)
    return Lattice(numbers[0], np.array(chance), numbers[1], numbers[2], size, join, fill)


@cache
def nodes_with(dice: tuple[int, ...]) -> IntArray:
    """Return the numbers of all nodes (multisets of dice) that contain these dice, in ascending
    order."""
    return np.array(
        [
            at
            for at, node in enumerate(NODES)
            if all(node.count(die) >= dice.count(die) for die in set(dice))
        ]
    )


@compiled()
def keep_price(size: int) -> int:
    """Return the dollars that keeping `size` dice costs (DT-12)."""
    return 1 if size == 0 else size - 1


@compiled()
def solve_keeps(
    lattice: Lattice,
    node_values: FloatArray,
    money: FloatArray,
    ends: FloatArray,
    nodes: IntArray,
    after: FloatArray,
) -> None:
    """Fill `after` (reveal, node, dollars) with the value of having kept the node's dice when that
    reveal is paid.

    `node_values`: by node, the value of rolling the rest once; `money`: the value of dollars left;
    `ends`: by reveal, the chance that it is the last before the free roll; `nodes`: those that can
    be reached.
    """
    purses = len(money)
    roll_values, best = np.empty(purses), np.empty(purses)
    for reveal in range(len(ends) - 1, -1, -1):
        here = after[reveal]
        for node in nodes:
            for dollars in range(purses):
                here[node, dollars] = node_values[node] + money[dollars]
            if reveal == len(ends) - 1 or lattice.size[node] == DICE:
                continue
            left = DICE - lattice.size[node]
            roll_values[:] = 0.0
            for roll in range(lattice.first_roll[left], lattice.first_roll[left + 1]):
                best[:] = -1e9
                for at in range(lattice.first_part[roll], lattice.first_part[roll + 1]):
                    part = lattice.part[at]
                    cost = keep_price(int(lattice.size[part]))
                    then = after[reveal + 1, lattice.join[node, part]]
                    for dollars in range(cost, purses):
                        best[dollars] = max(best[dollars], then[dollars - cost])
                for dollars in range(purses):
                    roll_values[dollars] += lattice.chance[roll] * best[dollars]
            for dollars in range(purses):
                here[node, dollars] = (
                    ends[reveal] * here[node, dollars] + (1 - ends[reveal]) * roll_values[dollars]
                )


@compiled()
def final_hand_chances(
    lattice: Lattice, after: FloatArray, ends: FloatArray, dollars: int, hands: FloatArray
) -> None:
    """Fill `hands` (reveal, node, hand) with the chances of the final hand of a player who keeps
    dice by the values `after` and has `dollars` at every reveal."""
    for reveal in range(len(ends) - 1, -1, -1):
        for node in range(NODE_COUNT):
            hands[reveal, node] = lattice.fill[node]
        if reveal == len(ends) - 1:
            continue
        for node in range(KEEP_COUNT):
            left = DICE - lattice.size[node]
            mixed = np.zeros(HAND_COUNT)
            for roll in range(lattice.first_roll[left], lattice.first_roll[left + 1]):
                best, chosen = -1e9, 0
                for at in range(lattice.first_part[roll], lattice.first_part[roll + 1]):
                    part = lattice.part[at]
                    cost = keep_price(int(lattice.size[part]))
                    if (
                        cost <= dollars
                        and after[reveal + 1, lattice.join[node, part], dollars - cost] > best
                    ):
                        best = after[reveal + 1, lattice.join[node, part], dollars - cost]
                        chosen = lattice.join[node, part]
                mixed += lattice.chance[roll] * hands[reveal + 1, chosen]
            hands[reveal, node] = ends[reveal] * hands[reveal, node] + (1 - ends[reveal]) * mixed
