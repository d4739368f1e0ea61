"""Who plays the deals: this process, several of them, or a Ray cluster. The outcome is the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from multiprocessing import get_context
from typing import Any

from ..simulate import SimulationError
from .deals import Deal, Plan, play_deals

DEALS_AT_ONCE = 4


def played(
    plan: Plan, numbers: Sequence[int], workers: int = 1, ray: str | None = None
) -> Iterator[list[Deal]]:
    """The deals of these numbers, some at a time, in the order in which they are finished."""
    parts = [numbers[at : at + DEALS_AT_ONCE] for at in range(0, len(numbers), DEALS_AT_ONCE)]
    if ray is not None:
        yield from _on_ray(plan, parts, ray)
    elif workers > 1:
        yield from _in_processes(plan, parts, workers)
    else:
        for part in parts:
            yield play_deals(plan, part)


def _in_processes(plan: Plan, parts: Sequence[Sequence[int]], workers: int) -> Iterator[list[Deal]]:
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        jobs = [pool.submit(play_deals, plan, part) for part in parts]
        for job in as_completed(jobs):
            yield job.result()


def _on_ray(plan: Plan, parts: Sequence[Sequence[int]], address: str) -> Iterator[list[Deal]]:
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
        play = ray.remote(play_deals)
        jobs = [play.remote(plan, part) for part in parts]
        while jobs:
            done, jobs = ray.wait(jobs)
            for job in done:
                yield ray.get(job)
    finally:
        ray.shutdown()
