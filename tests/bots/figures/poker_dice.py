"""What the exact solution of Poker Dice says of positions, and what its master makes of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from fivecups.bots.analysis import review
from fivecups.bots.poker_dice.distribution.scores import final_scores
from fivecups.bots.poker_dice.levels import position_of
from fivecups.bots.poker_dice.master import MasterBot
from fivecups.bots.poker_dice.solver.solve import solve
from fivecups.records import read

from .positions import GOLDEN, views

GAME = "four"
EVERY = 11
"""Of the decisions of the game."""


def figures() -> Iterator[tuple[str, Any]]:
    solution = solve()
    master = MasterBot(solution)
    for number, view, ask in views("poker-dice", GAME, EVERY):
        position = position_of(view)
        box, keep = master.turn(view.table)
        found: dict[str, Any] = {
            "choices": [
                [one.choice, one.expected_score] for one in solution.choices(*position)[:6]
            ],
            "deviation": solution.standard_deviation(*position),
            "master": master.answer(view, ask),
            "boxes": np.bincount(box, minlength=13).tolist(),
            "keeps": [int(row.sum()) for row in keep],
            "beaten": master.chance_to_beat(view.table)[100:400:20].tolist(),
        }
        if position.sheet.count(-1) <= 5:
            scores = final_scores(solution, *position)
            found["scores"] = [scores.quantile(part / 10) for part in range(1, 10)]
            found["likely"] = [scores.chance_of_at_least(score) for score in (180, 220, 260)]
        yield f"{GAME} after {number}", found
    seats = review(read(GOLDEN / "poker-dice" / f"{GAME}.json")).seats
    yield "review", [[one.outcome, one.par, one.luck, one.skill] for one in seats]
