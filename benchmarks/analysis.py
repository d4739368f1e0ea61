"""How well the expert's figures hold when both answers are played on in other worlds, where
somebody decided otherwise: ``python benchmarks/analysis.py dice-town`` or ``gentlemans-deal``.

`figure` is the mean of the expert's own costs, `seen` that of the worlds, `holds` how much of a
figure is left in them, `error` how far a figure taken so is off beyond the noise of the worlds, and
`spread` how far worlds differ. The constants of `fivecups.bots.analysis` come from these.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from math import sqrt
from random import Random
from statistics import fmean, variance
from typing import Any, NamedTuple

from fivecups.bots import make_bot, tell_habits, track_habits
from fivecups.bots.analysis import play_again
from fivecups.bots.dice_town import analysis as dice_town
from fivecups.bots.gentlemans_deal import analysis as gentlemans_deal
from fivecups.engine import Match, RandomChance, Record, awaited
from fivecups.games import GAMES
from fivecups.games.dice_town import DICE_TOWN
from fivecups.games.gentlemans_deal import GENTLEMANS_DEAL

LEVELS = ("novice", "regular", "greedy", "novice", "random", "novice", "regular", "greedy")
SAMPLE = 24
"""Decisions of a game of Dice Town."""

WEST = {"wild_west": True, "indians": True}
TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "dice-town": [(4, {}), (3, WEST), (4, {}), (2, {}), (5, {"wild_west": True})],
    "gentlemans-deal": [(5, {}), (6, {}), (7, {}), (5, {}), (5, {}), (8, {})],
}


class Measured(NamedTuple):
    """The cost of a decision by the expert's figure, and what each world showed."""

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
    taken = [one for one in play_again(DICE_TOWN, record)[0] if one.free and not one.ask.optional]
    judged = [(one, *dice_town.model(one)) for one in taken]
    differing = [(one, best, cost) for one, best, cost, error in judged if error]
    for one, best, cost in Random(5).sample(differing, min(SAMPLE, len(differing))):
        yield Measured(cost / dice_town.HOLDS, dice_town.play_both(one, best))


def of_gentlemans_deal(record: Record) -> Iterator[Measured]:
    for one in play_again(GENTLEMANS_DEAL, record)[0]:
        if one.ask.question in ("vote", "final_offer"):
            best, cost = gentlemans_deal.best_and_cost(one)
            if best != one.answer:
                yield Measured(cost, gentlemans_deal.try_both(one, best))


def main() -> None:
    name = sys.argv[1]
    measure = of_dice_town if name == "dice-town" else of_gentlemans_deal
    found: list[Measured] = []
    for number, (seats, options) in enumerate(TABLES[name]):
        found += measure(played(name, seats, options, 100 + number))
    noise = [variance(one.seen) / len(one.seen) for one in found]
    floor = fmean(noise)
    weights = [1 / (floor + own) for own in noise]
    squares = sum(weight * one.figure**2 for weight, one in zip(weights, found, strict=True))
    holds = (
        sum(
            weight * one.figure * fmean(one.seen)
            for weight, one in zip(weights, found, strict=True)
        )
        / squares
    )
    off = fmean((fmean(one.seen) - holds * one.figure) ** 2 for one in found) - floor
    print(f"{name}: {len(found)} decisions of {len(TABLES[name])} games")
    print(
        f"figure {fmean(one.figure for one in found):.3f}  seen {fmean(fmean(one.seen) for one in found):.3f}"
    )
    print(f"holds {holds:.2f} ± {1 / sqrt(squares):.2f}  error {sqrt(max(0.0, off)):.3f}")
    print(f"spread {sqrt(fmean(variance(one.seen) for one in found)):.3f}")


if __name__ == "__main__":
    main()
