"""A second solver of Poker Dice, a library that is independent of this project's."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import yatzy_solver  # type: ignore[import-untyped]

RULES = "american+forced-joker"
"""The classic rules of the library, with the place of a joker forced."""


def solved_table() -> Path:
    """Return the library's table, stored beside it for each version, since solving takes seven
    seconds."""
    table = Path(sys.prefix) / f".yatzy-solver-{yatzy_solver.SOLVER_VERSION}"
    if not table.exists():
        unfinished = table.with_name(f"{table.name}-{os.getpid()}")
        yatzy_solver.Solver.build_table(yatzy_solver.Variant(RULES), str(unfinished), "f64")
        unfinished.replace(table)
    return table


def peer_solver() -> yatzy_solver.Solver:
    return yatzy_solver.Solver.load(str(solved_table()), yatzy_solver.Variant(RULES))
