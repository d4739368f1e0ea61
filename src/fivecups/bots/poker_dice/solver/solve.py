"""The exact solver: the expected final score of every sheet under best play, by backward
induction."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np

from fivecups.compiled.code_cache import default_directory
from fivecups.games.poker_dice import boxes
from fivecups.games.poker_dice.boxes import JokerOption, UpperBonusOption, ZerosOption

from ...arrays import FloatArray
from ...compiled import parallel_lock
from .array_cache import ArrayCache
from .backward_induction import TABLE_WIDTH, fill_expected_points
from .rule_arrays import (
    BOX_COUNT,
    SHEET_COUNT,
    VARIANTS,
    Variant,
    lowest_columns,
    reached_columns,
    rows_at,
    rules,
)
from .solution import Progress, Solution


def reachable_sheets(upper_bonus: UpperBonusOption) -> int:
    """Return the number of sheets, full ones included, that play can reach and that differ in the
    points to come."""
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
    """Return the table of expected points to come, worked out from the full sheets back to the
    empty one."""
    bonus_from = variant.bonus_from
    table = np.zeros((2 * SHEET_COUNT, TABLE_WIDTH))
    table[rows_at(BOX_COUNT), bonus_from:] = boxes.UPPER_BONUS
    lowest, reached = lowest_columns(bonus_from), reached_columns(bonus_from)
    for filled_count in range(BOX_COUNT - 1, -1, -1):
        with parallel_lock:
            rows = rows_at(filled_count)
            fill_expected_points(table, rows, lowest, reached, bonus_from, rules(variant))
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
    """Return the game solved with these options, from the cache if it is there.

    `progress` is called with the number of filled boxes done and thirteen, unless the cache has the
    table. `cache` is a directory, True for that of `default_directory`, or False for none.
    """
    variant = Variant(upper_bonus, joker, zeros)
    if variant not in VARIANTS:
        names = ", ".join(known.name for known in VARIANTS)
        raise ValueError(f"expected one of the variants {names}, got {variant.name}")
    directory = default_directory() if cache is True else None if cache is False else Path(cache)
    store = ArrayCache(directory)
    name = f"expected-{variant.name}"
    table = store.load(name, (2 * SHEET_COUNT, TABLE_WIDTH))
    if table is None:
        table = _solve_table(variant, progress)
        store.save(name, table)
    return Solution(variant, table, store)
