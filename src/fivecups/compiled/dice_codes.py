"""Codes for up to five dice, and the lookup tables of compiled rules about them.

A code is the sum of a weight for each die. The weights are chosen so that no two different
multisets have the same sum; so dice are added and removed by adding and subtracting codes.
"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement, product
from typing import TypeAlias

import numpy as np

from .jit import Array, Tables, inner

Dice: TypeAlias = tuple[int, ...]
"""A multiset of dice: faces from 1 to 6, in ascending order."""

FACES = range(1, 7)
WEIGHTS = (0, 1, 6, 31, 108, 366, 926)
"""The weight of a die in a code, by its face; index 0 is unused."""

NODES: tuple[Dice, ...] = tuple(
    dice for size in range(6) for dice in combinations_with_replacement(FACES, size)
)
"""All multisets of at most five dice, fewest dice first."""

CODES = 5 * WEIGHTS[-1] + 1


def code_of(dice: Dice) -> int:
    return sum([WEIGHTS[die] for die in dice])


DICE_BY_CODE: dict[int, Dice] = {code_of(dice): dice for dice in NODES}
"""The dice that each code stands for."""

# The index at which each lookup table begins in the flat array.

SIZE = 0
COUNT = SIZE + CODES  # by code and face - 1: the number of dice with this face
FIRST_PART = COUNT + 6 * CODES
UP_TO = (
    FIRST_PART + CODES
)  # by code and size: the number of ways to keep at most this many of the dice
ROLLED = UP_TO + 6 * CODES
PARTS = ROLLED + sum(6**count for count in range(6))

FIRST_ROLL = tuple([sum([6**less for less in range(count)]) for count in range(6)])


def parts_of(dice: Dice) -> list[Dice]:
    """Return all multisets of dice that can be kept out of `dice`, fewest dice first, from none to
    all."""
    return [part for size in range(len(dice) + 1) for part in sorted(set(combinations(dice, size)))]


def dice_tables() -> Array:
    """Compute the lookup tables for dice as a flat array: size, counts of faces, ways to keep, and
    rolls by code. A game appends its own tables."""
    tables = np.zeros(PARTS, dtype=np.int64)
    parts: list[int] = []
    for dice in NODES:
        code = code_of(dice)
        tables[SIZE + code] = len(dice)
        tables[FIRST_PART + code] = PARTS + len(parts)
        for face in FACES:
            tables[COUNT + 6 * code + face - 1] = dice.count(face)
        all_parts = parts_of(dice)
        parts += map(code_of, all_parts)
        for size in range(6):
            tables[UP_TO + 6 * code + size] = sum(len(part) <= size for part in all_parts)
    rolls = [code_of(roll) for count in range(6) for roll in product(FACES, repeat=count)]
    tables[ROLLED:PARTS] = rolls
    return np.concatenate((tables, np.array(parts, dtype=np.int64)))


@inner
def rolled(t: Tables, count: int, number: int) -> int:
    """Return the code of a roll, given as its index `number` among all ordered rolls of `count`
    dice."""
    return t[ROLLED + FIRST_ROLL[count] + number]


@inner
def count_of(t: Tables, dice: int, face: int) -> int:
    """Return how many of the dice with code `dice` show `face` (1 to 6)."""
    return t[COUNT + 6 * dice + face - 1]


@inner
def bits_in(bits: int) -> int:
    """Return the number of set bits in `bits`."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@inner
def nth_bit(bits: int, place: int) -> int:
    """Return the position of the set bit number `place`, counted among the set bits from the lowest
    (0)."""
    for _ in range(place):
        bits &= bits - 1
    return lowest_bit(bits)


@inner
def lowest_bit(bits: int) -> int:
    """Return the position of the lowest set bit."""
    low = bits & -bits
    place = 0
    while low > 1:
        low >>= 1
        place += 1
    return place
