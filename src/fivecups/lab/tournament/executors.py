"""Who does the work: this process, several of them, or a Ray cluster. The outcome is the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from typing import Any, TypeVar

from ..simulate import SimulationError
from .deals import Deal, Plan, play_deals

P = TypeVar("P")
R = TypeVar("R")

DEALS_AT_ONCE = 4


def played(
    plan: Plan, numbers: Sequence[int], workers: int = 1, ray: str | None = None
) -> Iterator[list[Deal]]:
    """The deals of these numbers, some at a time, in the order in which they are finished."""
    parts = [numbers[at : at + DEALS_AT_ONCE] for at in range(0, len(numbers), DEALS_AT_ONCE)]
    yield from done(partial(play_deals, plan), parts, workers, ray)


def done(
    work: Callable[[P], R], parts: Sequence[P], workers: int = 1, ray: str | None = None
) -> Iterator[R]:
    """What comes of each part of some work, in the order in which they are finished."""
    if ray is not None:
        yield from _on_ray(work, parts, ray)
    elif workers > 1:
        yield from _in_processes(work, parts, workers)
    else:
        yield from map(work, parts)


def _in_processes(work: Callable[[P], R], parts: Sequence[P], workers: int) -> Iterator[R]:
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        jobs = [pool.submit(work, part) for part in parts]
        for job in as_completed(jobs):
            yield job.result()


def _do(work: Callable[[P], R], part: P) -> R:
    return work(part)


def _on_ray(work: Callable[[P], R], parts: Sequence[P], address: str) -> Iterator[R]:
    """`address` is that of a cluster whose machines have this package, or `local` for a cluster of
    this machine's own."""
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
