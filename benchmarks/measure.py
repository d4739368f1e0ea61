"""Timing for benchmarks: several ways of doing the same, measured by turns so that a noisy machine
hits all alike."""

from __future__ import annotations

import cProfile
import gc
import pstats
from collections.abc import Callable, Mapping
from statistics import median
from time import process_time


def rates(workers: Mapping[str, Callable[[], int]], repeats: int = 7) -> dict[str, float]:
    """The work per second of processor time of each worker (which returns how much it did), the
    median of alternating runs."""
    for worker in workers.values():
        worker()
    found: dict[str, list[float]] = {name: [] for name in workers}
    gc.collect()
    for _ in range(repeats):
        for name, worker in workers.items():
            began = process_time()
            done = worker()
            found[name].append(done / (process_time() - began))
    return {name: median(values) for name, values in found.items()}


def show_profile(worker: Callable[[], int]) -> None:
    """Print where a worker spends its time."""
    profile = cProfile.Profile()
    profile.runcall(worker)
    pstats.Stats(profile).sort_stats("tottime").print_stats(25)
