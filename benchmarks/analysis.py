"""Check of the expert's values against playouts of both answers in other worlds, on decisions where
a player chose another answer: ``python benchmarks/analysis.py dice-town`` or ``gentlemans-deal``.

`figure` is the mean of the expert's own costs, `seen` the mean over the worlds, `holds` the share
of a cost that remains there, `error` the remaining error of such a cost beyond the noise of the
worlds, and `spread` the difference between worlds. The constants of `fivecups.bots.analysis` come
from this.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from math import sqrt
from random import Random
from statistics import fmean, variance
from typing import Any, NamedTuple

from fivecups.bots import make_bot, tell_habits, track_habits
from fivecups.bots.analysis import replay_decisions
from fivecups.bots.dice_town import review as dice_town
from fivecups.bots.dice_town.answer_values.evaluator import COST_SHRINKAGE
from fivecups.bots.gentlemans_deal import review as gentlemans_deal
from fivecups.engine import Match, RandomChance, Record, awaited
from fivecups.games import GAMES
from fivecups.games.dice_town import DICE_TOWN
from fivecups.games.gentlemans_deal import GENTLEMANS_DEAL

LEVELS = ("novice", "regular", "greedy", "novice", "random", "novice", "regular", "greedy")
SAMPLE = 24
"""Number of decisions per game of Dice Town."""

WEST = {"wild_west": True, "indians": True}
TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "dice-town": [(4, {}), (3, WEST), (4, {}), (2, {}), (5, {"wild_west": True})],
    "gentlemans-deal": [(5, {}), (6, {}), (7, {}), (5, {}), (5, {}), (8, {})],
}


class Measured(NamedTuple):
    """The cost of a decision by the expert's value, and the cost in each world."""

    figure: float
    seen: list[float]


def played(name: str, seats: int, options: dict[str, Any], seed: int) -> Record:
    match = Match(GAMES[name], seats, options, RandomChance(seed))
    bots = [make_bot(LEVELS[seat], name, match.state.options, seat) for seat in range(seats)]
    tracker = track_habits(name, seats)
    while not match.over:
        seat = awaited(match.state)[0]
        view = match.view(seat)
        tell_habits(bots[seat], tracker.habits)
        tracker.watch(match.answer(seat, bots[seat].answer(view, view.asks[0])))
    return match.record


def of_dice_town(record: Record) -> Iterator[Measured]:
    taken = [
        decision
        for decision in replay_decisions(DICE_TOWN, record)[0]
        if decision.free and not decision.ask.optional
    ]
    judged = [(decision, *dice_town.model(decision)) for decision in taken]
    differing = [(decision, best, cost) for decision, best, cost, error in judged if error]
    for decision, best, cost in Random(5).sample(differing, min(SAMPLE, len(differing))):
        yield Measured(cost / COST_SHRINKAGE, dice_town.play_both(decision, best))


def of_gentlemans_deal(record: Record) -> Iterator[Measured]:
    for decision in replay_decisions(GENTLEMANS_DEAL, record)[0]:
        if decision.ask.question in ("vote", "final_offer"):
            best, cost = gentlemans_deal.best_answer_and_cost(decision)
            if best != decision.answer:
                yield Measured(cost, gentlemans_deal.play_both(decision, best))


def main() -> None:
    name = sys.argv[1]
    measure = of_dice_town if name == "dice-town" else of_gentlemans_deal
    measurements: list[Measured] = []
    for number, (seats, options) in enumerate(TABLES[name]):
        measurements += measure(played(name, seats, options, 100 + number))
    noise = [variance(item.seen) / len(item.seen) for item in measurements]
    floor = fmean(noise)
    weights = [1 / (floor + own) for own in noise]
    squares = sum(
        weight * entry.figure**2 for weight, entry in zip(weights, measurements, strict=True)
    )
    holds = (
        sum(
            weight * element.figure * fmean(element.seen)
            for weight, element in zip(weights, measurements, strict=True)
        )
        / squares
    )
    off = (
        fmean((fmean(candidate.seen) - holds * candidate.figure) ** 2 for candidate in measurements)
        - floor
    )
    print(f"{name}: {len(measurements)} decisions of {len(TABLES[name])} games")
    print(
        f"figure {fmean(measurement.figure for measurement in measurements):.3f}  seen {fmean(fmean(measurement.seen) for measurement in measurements):.3f}"
    )
    print(f"holds {holds:.2f} ± {1 / sqrt(squares):.2f}  error {sqrt(max(0.0, off)):.3f}")
    print(f"spread {sqrt(fmean(variance(measurement.seen) for measurement in measurements)):.3f}")


if __name__ == "__main__":
    main()
