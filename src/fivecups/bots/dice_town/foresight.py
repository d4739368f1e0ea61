"""What the opponents will do with their dice: the programme seen from their seats, played out in many worlds."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from fivecups.games.dice_town.components import DICE

from ..compiled import compiled
from ..poker_dice.lattice import HAND_COUNT, KEEP_COUNT, NODE_COUNT, NODE_INDEX, FloatArray, IntArray
from . import worth
from .hands import prizes, values
from .keeping import MONEY, Lattice, all_dice, nodes_with, price, solve
from .rivals import REVEALS, favour, final_hand, rivals_end
from .town import Town

PLAYED_OUT = 500
"""Worlds in which an opponent's dice are played out."""

TRUST = 0.75
"""How much of what is expected comes from these, the rest from what players usually do."""


def seen_by(town: Town, other: int) -> Town:
    """The town from an opponent's seat, as far as this seat can tell."""
    table = replace(town.table, hand=town.table.players[other].known)
    return Town(other, town.seats, table, town.wild_west, town.figures)


def foreseen(town: Town, other: int) -> FloatArray:
    """The chances of an opponent's final hand, from his dice, his dollars and what he can win."""
    usual = final_hand(town, other)
    dice = town.dice(other)
    if town.table.last_roll or not town.table.players[other].under_cup:
        return usual
    there = seen_by(town, other)
    lattice = all_dice()
    hands = values(prizes(there), np.stack([final_hand(there, rival) for rival in there.others]))
    have = min(there.me.dollars, MONEY - 1)
    purse = np.array([worth.money(there, there.me.dollars - have + left) for left in range(have + 1)])
    ends = rivals_end(there)
    after = np.zeros((REVEALS, NODE_COUNT, MONEY))
    solve(lattice, lattice.fill @ hands, purse, ends, nodes_with(dice), after)
    random = np.random.default_rng((town.table.round, town.seat, other, len(dice)))
    found = np.zeros(PLAYED_OUT, dtype=np.int64)
    play_out(lattice, after, ends, NODE_INDEX[dice], have, random.random((PLAYED_OUT, REVEALS, 2)), found)
    chances = np.bincount(found, weights=np.sqrt(favour(town, other))[found], minlength=HAND_COUNT)
    expected: FloatArray = TRUST * chances / chances.sum() + (1 - TRUST) * usual
    return expected


@compiled()
def play_out(
    lattice: Lattice, after: FloatArray, ends: FloatArray, first: int, purse: int, luck: FloatArray, found: IntArray
) -> None:
    """Fill `found` with the final hands of somebody who has these dice and dollars and keeps by `after`; the present reveal is
    yet to come. `luck` has two numbers for each world and reveal: for the roll and for the end of the phase."""
    for world in range(len(found)):
        node, dollars = first, purse
        for reveal in range(len(ends)):
            roll = rolled(lattice, DICE - lattice.size[node], luck[world, reveal, 0])
            best, chosen, paid = -1e9, node, 0
            for at in range(lattice.first_part[roll], lattice.first_part[roll + 1]):
                part = lattice.part[at]
                cost = price(int(lattice.size[part]))
                if cost <= dollars and after[reveal, lattice.join[node, part], dollars - cost] > best:
                    best = after[reveal, lattice.join[node, part], dollars - cost]
                    chosen, paid = lattice.join[node, part], cost
            node, dollars = chosen, dollars - paid
            if lattice.size[node] == DICE:
                break
            if luck[world, reveal, 1] < ends[reveal] or reveal == len(ends) - 1:
                last = rolled(lattice, DICE - lattice.size[node], luck[world, (reveal + 1) % len(ends), 0])
                whole = lattice.first_part[last + 1] - 1  # the last part of a roll is all of it
                node = lattice.join[node, lattice.part[whole]]
                break
        found[world] = node - KEEP_COUNT


@compiled()
def rolled(lattice: Lattice, count: int, luck: float) -> int:
    """One of the rolls of so many dice."""
    total = 0.0
    for roll in range(lattice.first_roll[count], lattice.first_roll[count + 1]):
        total += lattice.chance[roll]
        if luck < total:
            return roll
    return int(lattice.first_roll[count + 1]) - 1
