"""Our exact solver beside PyPI's yatzy-solver, on the classic rules that both know.

    python benchmarks/solver.py --json

Both are warmed up, then solve in turns within one process. Peak memory is that of a fresh process
that imports our solver, solves once and does nothing else.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable

import yatzy_solver  # type: ignore[import-untyped]

from fivecups.bots.poker_dice.solver.solve import reachable_sheets, solve

PEER_VARIANT = "american+forced-joker"
SOLVE_ONCE = "from fivecups.bots.poker_dice.solver.solve import solve; solve('from_63', 'classic', 'anywhere', cache=False)"


def ours() -> float:
    return solve("from_63", "classic", "anywhere", cache=False).expected_score()


def peer() -> float:
    value: float = yatzy_solver.Solver.build(yatzy_solver.Variant(PEER_VARIANT)).state_value(
        "upper 0 | filled -"
    )
    return value


def seconds(run: Callable[[], float]) -> float:
    begun = time.perf_counter()
    run()
    return time.perf_counter() - begun


def peak_megabytes() -> float:
    """Return the peak resident size of a child process that solves once. A child starts with the
    size of its parent, so call this before the parent solves."""
    subprocess.run([sys.executable, "-c", SOLVE_ONCE], check=True)
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024


def measure(runs: int) -> dict[str, object]:
    peak = peak_megabytes()
    results = {"ours": ours(), "peer": peer()}
    times: dict[str, list[float]] = {"ours": [], "peer": []}
    for _ in range(runs):
        times["ours"].append(seconds(ours))
        times["peer"].append(seconds(peer))
    ratios = [mine / theirs for mine, theirs in zip(times["ours"], times["peer"], strict=True)]
    return {
        "cores": os.cpu_count(),
        "expected_score": results,
        "reachable_sheets": reachable_sheets("from_63"),
        "seconds": times,
        "median_seconds": {name: statistics.median(each) for name, each in times.items()},
        "ratios": ratios,
        "median_ratio": statistics.median(ratios),
        "peak_megabytes": peak,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--runs", type=int, default=5, help="how often each solver is timed")
    parser.add_argument("--json", action="store_true", help="print all figures as JSON")
    arguments = parser.parse_args()
    result = measure(arguments.runs)
    if arguments.json:
        print(json.dumps(result, indent=2))
    else:
        for name, figure in result.items():
            print(f"{name}: {figure}")


if __name__ == "__main__":
    main()
