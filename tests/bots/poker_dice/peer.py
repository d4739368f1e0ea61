"""Another solver of Poker Dice, independent of ours."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import yatzy_solver  # type: ignore[import-untyped]

RULES = "american+forced-joker"
"""The classic rules, with the joker's place forced."""


def solved_table() -> Path:
    """Its table, kept beside the library for as long as that has the same version: to solve the
    game takes it seven seconds."""
    table = Path(sys.prefix) / f".yatzy-solver-{yatzy_solver.SOLVER_VERSION}"
    if not table.exists():
        unfinished = table.with_name(f"{table.name}-{os.getpid()}")
        yatzy_solver.Solver.build_table(yatzy_solver.Variant(RULES), str(unfinished), "f64")
        unfinished.replace(table)
    return table


def peer_solver() -> yatzy_solver.Solver:
    return yatzy_solver.Solver.load(str(solved_table()), yatzy_solver.Variant(RULES))
