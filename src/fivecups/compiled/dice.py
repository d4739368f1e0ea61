"""Zero to five dice as one number, and what compiled rules look up about them.

Dice are coded as the sum of a weight for each die. No two different multisets have the same sum, so
that dice are added and taken away like numbers.
"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement, product
from typing import TypeAlias

import numpy as np

from .door import Array, Tables, inner

Dice: TypeAlias = tuple[int, ...]
"""Faces from 1 to 6, in ascending order."""

FACES = range(1, 7)
WEIGHTS = (0, 1, 6, 31, 108, 366, 926)
"""By face, from 1 on."""

NODES: tuple[Dice, ...] = tuple(
    dice for size in range(6) for dice in combinations_with_replacement(FACES, size)
)
"""All dice, fewest first."""

CODES = 5 * WEIGHTS[-1] + 1


def code_of(dice: Dice) -> int:
    return sum([WEIGHTS[die] for die in dice])


CODED: dict[int, Dice] = {code_of(dice): dice for dice in NODES}
"""The dice of a code."""

# Where each table begins.

SIZE = 0
COUNT = SIZE + CODES  # by code and face, from 0 on
FIRST_PART = COUNT + 6 * CODES
UP_TO = FIRST_PART + CODES  # by code and size: how many parts have up to so many dice
ROLLED = UP_TO + 6 * CODES
PARTS = ROLLED + sum(6**count for count in range(6))

FIRST_ROLL = tuple([sum([6**less for less in range(count)]) for count in range(6)])
POWER = tuple([6**count for count in range(6)])


def parts_of(dice: Dice) -> list[Dice]:
    """All that can be kept of dice, fewest first."""
    return [part for size in range(len(dice) + 1) for part in sorted(set(combinations(dice, size)))]


def dice_tables() -> Array:
    """The tables of dice; a game appends its own."""
    found = np.zeros(PARTS, dtype=np.int64)
    parts: list[int] = []
    for dice in NODES:
        code = code_of(dice)
        found[SIZE + code] = len(dice)
        found[FIRST_PART + code] = PARTS + len(parts)
        for face in FACES:
            found[COUNT + 6 * code + face - 1] = dice.count(face)
        every = parts_of(dice)
        parts += map(code_of, every)
        for size in range(6):
            found[UP_TO + 6 * code + size] = sum(len(part) <= size for part in every)
    rolls = [code_of(roll) for count in range(6) for roll in product(FACES, repeat=count)]
    found[ROLLED:PARTS] = rolls
    return np.concatenate((found, np.array(parts, dtype=np.int64)))


@inner
def rolled(t: Tables, count: int, number: int) -> int:
    """The dice of one of all rolls of so many."""
    return t[ROLLED + FIRST_ROLL[count] + number]


@inner
def count_of(t: Tables, dice: int, face: int) -> int:
    """How many of these dice show a face, from 1 on."""
    return t[COUNT + 6 * dice + face - 1]


@inner
def bits_in(bits: int) -> int:
    """How many bits are set."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@inner
def nth_bit(bits: int, place: int) -> int:
    """The place of a set bit, by its number from the lowest on."""
    for _ in range(place):
        bits &= bits - 1
    return lowest_bit(bits)


@inner
def lowest_bit(bits: int) -> int:
    """The place of the lowest set bit."""
    low = bits & -bits
    place = 0
    while low > 1:
        low >>= 1
        place += 1
    return place
