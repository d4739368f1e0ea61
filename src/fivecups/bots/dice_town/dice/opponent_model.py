"""The opponents' dice, predicted from the places of this round or from usual play.

With several opponents in the base game, each is expected to go for the places at their usual
values, one roll ahead and with noise, as far as dollars go. That gives the reveal after which each
may have five dice and, as the first of them ends the phase, the final hands.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from fivecups.games.dice_town.components import DICE

from ...arrays import FloatArray, IntArray
from ...compiled import compiled
from ...dice.lattice import KEEP_COUNT, NODE_COUNT, NODE_INDEX
from ..compiled.keep_solver import Lattice, dice_lattice, keep_price, nodes_with
from ..evaluation.position import Position, once_per_position
from ..weights import PLAIN_DOLLAR_VALUE, usual_weights
from .hand_values import hand_values
from .place_prizes import place_prizes
from .usual_opponents import REVEAL_HORIZON, usual_end_chances, usual_final_hand, usual_hands

MIN_SEATS_FORESEEN = 3
"""Number of seats from which on the places of the round predict opponents' dice better than their
habits do."""
KEEP_NOISE = 0.3
"""Noise λ of the opponents' choices of dice to keep, in points."""
MIN_CHANCE = 1e-4
"""Chance below which an opponent's possible dice are not followed any further."""


def places_predict(position: Position) -> bool:
    """True if the places of the round predict opponents better than their habits do."""
    return position.seats >= MIN_SEATS_FORESEEN and not position.wild_west


def usual_hand_values(position: Position) -> FloatArray:
    """Return the value of each of the 252 final hands against usual opponents, without Doc
    Badluck."""
    opponent = usual_hands(position.seats)[0, 0]
    opponents = np.stack([opponent] * (position.seats - 1))
    return hand_values(place_prizes(position, with_doc=False), opponents)


@compiled()
def fill_set_dice(
    lattice: Lattice, node_values: FloatArray, dollars: int, nodes: IntArray, after: FloatArray
) -> None:
    """Fill `after` (reveal, node) with the chance that a player has set the node's dice after that
    reveal, if no other player ends the phase. `node_values` are the values of nodes when the rest
    is rolled once more; `nodes` are those that can be reached, the present one first."""
    after[:] = 0.0
    likes = np.empty(1 << DICE)
    for reveal in range(len(after)):
        for node in nodes:
            chance = after[reveal - 1, node] if reveal else 1.0 * (node == nodes[0])
            if chance <= MIN_CHANCE or lattice.size[node] == DICE:
                after[reveal, node] += chance
                continue
            left = DICE - lattice.size[node]
            for roll in range(lattice.first_roll[left], lattice.first_roll[left + 1]):
                first, last = lattice.first_part[roll], lattice.first_part[roll + 1]
                best, total = -1e9, 0.0
                for at in range(first, last):
                    cost = keep_price(int(lattice.size[lattice.part[at]]))
                    likes[at - first] = (
                        node_values[lattice.join[node, lattice.part[at]]]
                        - PLAIN_DOLLAR_VALUE * cost
                    )
                    if cost > dollars:
                        likes[at - first] = -1e9
                    best = max(best, likes[at - first])
                for at in range(last - first):
                    likes[at] = np.exp((likes[at] - best) / KEEP_NOISE)
                    total += likes[at]
                for at in range(first, last):
                    if likes[at - first] > MIN_CHANCE:
                        then = lattice.join[node, lattice.part[at]]
                        after[reveal, then] += (
                            chance * lattice.chance[roll] * likes[at - first] / total
                        )


@once_per_position
def set_dice_chances(position: Position) -> FloatArray:
    """Return the chance that a player will have set certain dice, by seat, reveal and node, if the
    phase does not end before."""
    table = replace(position.table, hand=())
    chances = np.empty((position.seats, REVEAL_HORIZON, NODE_COUNT))
    for seat in range(position.seats):
        theirs = replace(
            position, seat=seat, table=table, weights=usual_weights(), counts_hands=False
        )
        values = dice_lattice().fill @ usual_hand_values(theirs)
        nodes = nodes_with(position.dice(seat))
        fill_set_dice(dice_lattice(), values, theirs.me.dollars, nodes, chances[seat])
    return chances


def five_dice_chances(set_dice: FloatArray) -> FloatArray:
    """Return, by seat and reveal, the chance that a player who had fewer than five dice before that
    reveal has five after it."""
    five = set_dice[:, :, KEEP_COUNT:].sum(axis=2)
    before = np.concatenate([np.zeros((len(five), 1)), five[:, :-1]], axis=1)
    chances: FloatArray = np.clip((five - before) / np.maximum(1 - before, MIN_CHANCE), 0.0, 1.0)
    return chances


def opponents_end(position: Position) -> FloatArray:
    """Return, by reveal from the present one on, the chance that an opponent has five dice after it
    and so ends the dice phase."""
    if places_predict(position):
        return end_by(position, position.others)
    return usual_end_chances(position)


def end_by(position: Position, seats: Sequence[int]) -> FloatArray:
    """Return, by reveal, the chance that one of `seats` has five dice after it and so ends the dice
    phase."""
    each = five_dice_chances(set_dice_chances(position))[list(seats)]
    chances: FloatArray = 1 - (1 - each).prod(axis=0)
    return chances


def final_hand(position: Position, seat: int) -> FloatArray:
    """Return the chances of the 252 final hands of the opponent `seat`."""
    if not places_predict(position) or position.table.last_roll:
        return usual_final_hand(position, seat)
    if any(len(position.dice(player)) == DICE for player in range(position.seats)):
        rolled: FloatArray = dice_lattice().fill[NODE_INDEX[position.dice(seat)]]
        return rolled
    others_end = end_by(position, [player for player in range(position.seats) if player != seat])
    others_end[-1] = 1.0
    ended = others_end * np.cumprod(np.concatenate([[1.0], 1 - others_end[:-1]]))
    chances = ended @ set_dice_chances(position)[seat] @ dice_lattice().fill
    likely: FloatArray = chances / chances.sum()
    return likely
