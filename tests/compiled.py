"""Compiles what bots run, once, before tests in several processes would each do it for themselves:
``python -m tests.compiled``."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor

from fivecups.bots import warm_up

if __name__ == "__main__":
    with ProcessPoolExecutor(2) as pool:
        list(pool.map(warm_up, ("dice-town", "gentlemans-deal", "poker-dice")))
