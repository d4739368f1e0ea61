"""Executors of independent work: this process, several processes, or a Ray cluster, with the same
results."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from typing import Any, TypeVar

from ..errors import SimulationError
from .rotated_deals import Deal, Plan, play_deals

P = TypeVar("P")
R = TypeVar("R")

DEALS_PER_CHUNK = 4


def play_in_chunks(
    plan: Plan, numbers: Sequence[int], workers: int = 1, ray: str | None = None
) -> Iterator[list[Deal]]:
    """Play the deals of these numbers and yield them, a few at a time, in the order in which they
    finish."""
    parts = [numbers[at : at + DEALS_PER_CHUNK] for at in range(0, len(numbers), DEALS_PER_CHUNK)]
    yield from run_parts(partial(play_deals, plan), parts, workers, ray)


def run_parts(
    work: Callable[[P], R], parts: Sequence[P], workers: int = 1, ray: str | None = None
) -> Iterator[R]:
    """Apply `work` to each part and yield the results in the order in which they finish."""
    if ray is not None:
        yield from _on_ray(work, parts, ray)
    elif workers > 1:
        yield from _in_processes(work, parts, workers)
    else:
        yield from map(work, parts)


def _in_processes(work: Callable[[P], R], parts: Sequence[P], workers: int) -> Iterator[R]:
    """Apply `work` to each part in `workers` processes and yield the results as they finish."""
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        jobs = [pool.submit(work, part) for part in parts]
        for job in as_completed(jobs):
            yield job.result()


def _do(work: Callable[[P], R], part: P) -> R:
    """Return `work(part)`. A plain function at module level, as Ray needs it."""
    return work(part)


def _on_ray(work: Callable[[P], R], parts: Sequence[P], address: str) -> Iterator[R]:
    """Apply `work` to each part on a Ray cluster and yield the results as they finish. `address` is
    that of a cluster whose machines have this package, or `local` for a cluster of this machine
    alone."""
    try:
        ray: Any = import_module("ray")
    except ImportError as error:
        raise SimulationError("--ray needs Ray: install the extra fivecups[ray]") from error
    try:
        ray.init(
            address=address,
            log_to_driver=False,
            include_dashboard=False if address == "local" else None,
        )
    except (ConnectionError, ValueError) as error:
        raise SimulationError(f"--ray {address}: {error}") from error
    try:
        start = ray.remote(_do)
        jobs = [start.remote(work, part) for part in parts]
        while jobs:
            finished, jobs = ray.wait(jobs)
            for job in finished:
                yield ray.get(job)
    finally:
        ray.shutdown()
