"""`fivecups solve`: the exact solution of Poker Dice."""

from __future__ import annotations

from time import perf_counter
from typing import Annotated

import typer

from fivecups.games.poker_dice.boxes import JokerOption, UpperBonusOption, ZerosOption
from fivecups.games.poker_dice.manifest import MANIFEST

from ..arguments import Json, UsageError, console_for_errors, print_json

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
SCORES = (200, 250, 300, 400)


def solve(
    game: Annotated[
        str,
        typer.Argument(metavar="GAME", help=f"{MANIFEST.name}, the one game that is small enough."),
    ],
    upper_bonus: Annotated[
        UpperBonusOption, typer.Option(help="From which upper sum the bonus is given.")
    ] = "over_63",
    joker: Annotated[
        JokerOption, typer.Option(help="When five equal dice are a joker.")
    ] = "only_after_50",
    zeros: Annotated[
        ZerosOption, typer.Option(help="Where a 0 may be written.")
    ] = "when_nothing_fits",
    fresh: Annotated[
        bool, typer.Option("--fresh", help="Solve again, even if the solution is on disk.")
    ] = False,
    fill_distribution: Annotated[
        bool,
        typer.Option("--spread", help="Also how the final score is spread; takes some seconds."),
    ] = False,
    json: Json = False,
) -> None:
    """Solve a game exactly: the expected score of the best play, and how much it varies."""
    if game != MANIFEST.name:
        raise UsageError(f"only {MANIFEST.name} can be solved exactly, not {game!r}")
    from rich.console import Console

    from fivecups.bots.poker_dice.distribution.final_scores import final_scores
    from fivecups.bots.poker_dice.solver.solve import reachable_sheets
    from fivecups.bots.poker_dice.solver.solve import solve as solve_exactly
    from fivecups.lab.progress_bar import progress_bar

    with progress_bar("solving", console=console_for_errors()) as bar:
        began = perf_counter()
        solution = solve_exactly(
            upper_bonus=upper_bonus, joker=joker, zeros=zeros, cache=not fresh, progress=bar.update
        )
        seconds = perf_counter() - began
        expected, deviation = solution.expected_score(), solution.standard_deviation()
        scores = final_scores(solution) if fill_distribution else None
    states = reachable_sheets(upper_bonus)
    if json:
        output: dict[str, object] = {
            "expected_score": expected,
            "standard_deviation": deviation,
            "states": states,
            "seconds": seconds,
        }
        if scores is not None:
            output["quantiles"] = {str(chance): scores.quantile(chance) for chance in QUANTILES}
            output["chance_of_at_least"] = {
                str(score): scores.chance_of_at_least(score) for score in SCORES
            }
        print_json({**output, "upper_bonus": upper_bonus, "joker": joker, "zeros": zeros})
        return
    console = Console()
    console.print(f"Poker Dice, upper bonus {upper_bonus}, joker {joker}, zeros {zeros}")
    console.print(f"  expected score      {expected:.6f}")
    console.print(f"  standard deviation  {deviation:.6f}")
    console.print(f"  sheets              {states:,}")
    console.print(f"  seconds             {seconds:.2f}")
    if scores is not None:
        for chance in QUANTILES:
            console.print(f"  at most, {chance:4.0%}      {scores.quantile(chance)}")
        for score in SCORES:
            console.print(f"  {score} or more         {scores.chance_of_at_least(score):.2%}")
