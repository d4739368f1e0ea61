"""The exact solver: the expected final score of every sheet under best play, by backward
induction."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np

from fivecups.games.poker_dice import boxes
from fivecups.games.poker_dice.boxes import JokerOption, UpperBonusOption, ZerosOption

from ...arrays import FloatArray
from ...compiled import parallel_lock
from .cache import Cache, default_directory
from .rules import (
    BOX_COUNT,
    SHEET_COUNT,
    VARIANTS,
    Variant,
    lowest_lanes,
    reached_lanes,
    rows_at,
    rules,
)
from .solution import Progress, Solution
from .sweep import TABLE_WIDTH, expect_level


def reachable_sheets(upper_bonus: UpperBonusOption) -> int:
    """The number of sheets, full ones included, that play can reach and that differ in what is to
    come."""
    bonus_from = boxes.UPPER_BONUS_FROM[upper_bonus]
    totals: list[set[int]] = [{0}]
    for filled in range(1, 64):
        box = filled.bit_length() - 1
        without = totals[filled & ~(1 << box)]
        totals.append(
            {min(total + count * (box + 1), bonus_from) for total in without for count in range(6)}
        )
    lower_states = 2**6 * 3  # six boxes filled or not, and Poker empty, at 0 or at 50
    return lower_states * sum(len(each) for each in totals)


def _solve_table(variant: Variant, progress: Progress | None) -> FloatArray:
    bonus_from = variant.bonus_from
    table = np.zeros((2 * SHEET_COUNT, TABLE_WIDTH))
    table[rows_at(BOX_COUNT), bonus_from:] = boxes.UPPER_BONUS
    lowest, reached = lowest_lanes(bonus_from), reached_lanes(bonus_from)
    for filled_count in range(BOX_COUNT - 1, -1, -1):
        with parallel_lock:
            rows = rows_at(filled_count)
            expect_level(table, rows, lowest, reached, bonus_from, rules(variant))
        if progress is not None:
            progress(BOX_COUNT - filled_count, BOX_COUNT)
    return table


def solve(
    upper_bonus: UpperBonusOption = "over_63",
    joker: JokerOption = "only_after_50",
    zeros: ZerosOption = "when_nothing_fits",
    progress: Progress | None = None,
    cache: bool | str | os.PathLike[str] = True,
) -> Solution:
    """Solve the game with these options, or load it from the cache.

    `progress` is called with the levels done and their number, thirteen, unless the cache has the
    table. `cache` is a directory, True for that of `default_directory`, or False for none.
    """
    variant = Variant(upper_bonus, joker, zeros)
    if variant not in VARIANTS:
        names = ", ".join(one.name for one in VARIANTS)
        raise ValueError(f"expected one of the variants {names}, got {variant.name}")
    directory = default_directory() if cache is True else None if cache is False else Path(cache)
    store = Cache(directory)
    name = f"expected-{variant.name}"
    table = store.load(name, (2 * SHEET_COUNT, TABLE_WIDTH))
    if table is None:
        table = _solve_table(variant, progress)
        store.save(name, table)
    return Solution(variant, table, store)
