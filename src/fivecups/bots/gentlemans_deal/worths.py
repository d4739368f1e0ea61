"""What things are worth to the expert by the turns to come, learned from the ends of games.

The chance to win is taken as proportional to exp(worth / scale). The worth of a seat is a sum over
what lies before it; the scale makes it the money of an ordinary position, `usual coins`. In them a
real coin is worth less than 1 as long as a leader can still be held back.
`lab/experiments/deal_worths.py` learns the worths and writes them to `learned.json`.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from fivecups.games.gentlemans_deal.components import ACCOMPLICES, ARGUMENTS

from ..arrays import FloatArray

KEPT = Path(__file__).with_name("learned.json")

COIN, GANG_CARD, JAIL = range(3)
ARGUMENT = 3
"""Here the first argument stands, then what the second and the third add."""

ACCOMPLICE = ARGUMENT + ARGUMENTS
PLACE = ACCOMPLICE + len(ACCOMPLICES)
"""Here the next dealer stands, then those who come after."""

MOST_SEATS = 9
MOST_TURNS = 12
THINGS = PLACE + MOST_SEATS


@cache
def worths_of(seats: int) -> FloatArray:
    """By turns to come and thing; with none to come, only money counts."""
    return unfolded(json.loads(KEPT.read_text())[str(seats)])


def unfolded(rows: list[dict[str, Any]]) -> FloatArray:
    """What `folded` made lines of."""
    found = np.zeros((MOST_TURNS + 1, THINGS))
    for turns, row in enumerate(rows):
        flat = [row["coin"], row["gang card"], row["jail"], *row["arguments"]]
        flat += [*row["accomplices"], *row["places"]]
        found[turns, : len(flat)] = flat
    return found


def folded(worths: FloatArray, seats: int, turns: int) -> list[dict[str, Any]]:
    """A line for each number of turns to come, with names."""
    return [
        {
            "coin": row[COIN],
            "gang card": row[GANG_CARD],
            "jail": row[JAIL],
            "arguments": row[ARGUMENT:ACCOMPLICE],
            "accomplices": row[ACCOMPLICE:PLACE],
            "places": row[PLACE : PLACE + seats],
        }
        for row in np.round(worths[: turns + 1], 3).tolist()
    ]
