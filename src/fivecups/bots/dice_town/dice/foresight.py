"""What several opponents will do, foreseen from the places as they are in this round.

Everybody is taken to go for the places at their usual worth, one roll ahead and with slips, as far
as his dollars go. That says after which reveal each player may have five dice, and, as the first of
them ends the phase, what hands there will be.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from fivecups.games.dice_town.components import DICE

from ...arrays import FloatArray, IntArray
from ...compiled import compiled
from ...dice.lattice import KEEP_COUNT, NODE_COUNT, NODE_INDEX
from ..compiled.keeping import Lattice, all_dice, nodes_with, price
from ..value.figures import DOLLAR, USUAL
from ..value.position import Position
from . import rivals
from .figures import FORESEEN, REVEALS, SLIPS, UNLIKELY
from .hands import prizes, values
from .rivals import usual_hands


def is_foreseen(position: Position) -> bool:
    """Whether the places say more about what opponents will do than their habits."""
    return position.seats >= FORESEEN and not position.wild_west


def usual_values(position: Position) -> FloatArray:
    """The worth of each final hand to somebody who looks at no opponent's dice and not at Doc."""
    rival = usual_hands(position.seats)[0, 0]
    return values(prizes(position, with_doc=False), np.stack([rival] * (position.seats - 1)))


@compiled()
def walk(
    lattice: Lattice, rolled: FloatArray, dollars: int, nodes: IntArray, after: FloatArray
) -> None:
    """Fill `after` (reveal, node) with the chances of the dice set after each reveal, if nobody
    else ends the phase.

    `rolled` is the worth of a node when the rest is rolled once more, and `nodes` are those that
    can be reached, the present one first.
    """
    after[:] = 0.0
    likes = np.empty(1 << DICE)
    for reveal in range(len(after)):
        for node in nodes:
            chance = after[reveal - 1, node] if reveal else 1.0 * (node == nodes[0])
            if chance <= UNLIKELY or lattice.size[node] == DICE:
                after[reveal, node] += chance
                continue
            left = DICE - lattice.size[node]
            for roll in range(lattice.first_roll[left], lattice.first_roll[left + 1]):
                first, last = lattice.first_part[roll], lattice.first_part[roll + 1]
                best, total = -1e9, 0.0
                for at in range(first, last):
                    cost = price(int(lattice.size[lattice.part[at]]))
                    likes[at - first] = rolled[lattice.join[node, lattice.part[at]]] - DOLLAR * cost
                    if cost > dollars:
                        likes[at - first] = -1e9
                    best = max(best, likes[at - first])
                for at in range(last - first):
                    likes[at] = np.exp((likes[at] - best) / SLIPS)
                    total += likes[at]
                for at in range(first, last):
                    if likes[at - first] > UNLIKELY:
                        then = lattice.join[node, lattice.part[at]]
                        after[reveal, then] += (
                            chance * lattice.chance[roll] * likes[at - first] / total
                        )


def walks(position: Position) -> FloatArray:
    """By seat, reveal and node, the chances of the dice that everybody will have set if the phase
    does not end before."""
    if not position.walks:
        table = replace(position.table, hand=())
        for seat in range(position.seats):
            theirs = replace(position, seat=seat, table=table, figures=USUAL)
            after = np.empty((REVEALS, NODE_COUNT))
            rolled = all_dice().fill @ usual_values(theirs)
            walk(all_dice(), rolled, theirs.me.dollars, nodes_with(position.dice(seat)), after)
            position.walks.append(after)
    return np.stack(position.walks)


def ends(walked: FloatArray) -> FloatArray:
    """By seat and reveal, the chance to have five dice after it for somebody who had fewer
    before."""
    five = walked[:, :, KEEP_COUNT:].sum(axis=2)
    before = np.concatenate([np.zeros((len(five), 1)), five[:, :-1]], axis=1)
    found: FloatArray = np.clip((five - before) / np.maximum(1 - before, UNLIKELY), 0.0, 1.0)
    return found


def rivals_end(position: Position) -> FloatArray:
    """By reveal, from the present one on, the chance that one of the opponents has five dice after
    it."""
    return (
        end_by(position, position.others) if is_foreseen(position) else rivals.rivals_end(position)
    )


def end_by(position: Position, seats: Sequence[int]) -> FloatArray:
    """The same for these seats."""
    found: FloatArray = 1 - (1 - ends(walks(position))[list(seats)]).prod(axis=0)
    return found


def final_hand(position: Position, seat: int) -> FloatArray:
    """The chances of an opponent's final hand."""
    if not is_foreseen(position) or position.table.last_roll:
        return rivals.final_hand(position, seat)
    if any(len(position.dice(player)) == DICE for player in range(position.seats)):
        known: FloatArray = all_dice().fill[NODE_INDEX[position.dice(seat)]]
        return known
    others_end = end_by(position, [player for player in range(position.seats) if player != seat])
    others_end[-1] = 1.0
    ended = others_end * np.cumprod(np.concatenate([[1.0], 1 - others_end[:-1]]))
    chances = ended @ walks(position)[seat] @ all_dice().fill
    likely: FloatArray = chances / chances.sum()
    return likely
