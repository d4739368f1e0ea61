"""Timing for benchmarks: several implementations of the same task run by turns, so that a noisy
machine affects all alike."""

from __future__ import annotations

import cProfile
import gc
import pstats
from collections.abc import Callable, Mapping
from statistics import median, quantiles
from time import process_time


def runs(workers: Mapping[str, Callable[[], int]], repeats: int = 7) -> dict[str, list[float]]:
    """Return the work per second of processor time of each worker, for each of its runs. A worker
    returns how much it has done. One run of each warms up; then they take turns."""
    for worker in workers.values():
        worker()
    rates_by_worker: dict[str, list[float]] = {name: [] for name in workers}
    gc.collect()
    for _ in range(repeats):
        for name, worker in workers.items():
            began = process_time()
            done = worker()
            rates_by_worker[name].append(done / (process_time() - began))
    return rates_by_worker


def rates(workers: Mapping[str, Callable[[], int]], repeats: int = 7) -> dict[str, float]:
    """Return the work per second of processor time of each worker, the median of alternating
    runs."""
    return {name: median(values) for name, values in runs(workers, repeats).items()}


def quartiles(values: list[float]) -> tuple[float, float, float]:
    """Return the lower quartile, the median and the upper quartile."""
    low, middle, high = quantiles(values, method="inclusive")
    return low, middle, high


def show_profile(worker: Callable[[], int]) -> None:
    """Print where a worker spends its time."""
    profile = cProfile.Profile()
    profile.runcall(worker)
    pstats.Stats(profile).sort_stats("tottime").print_stats(25)
