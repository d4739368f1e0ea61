"""The calls of a move from the command to the bytes for every socket: ``python -m
benchmarks.server.path_of_a_move [--list]``.

Two players of Poker Dice watch their table in a real house on SQLite. Counted are the calls of
named functions of the package in all threads, from `manager.commands.submit` until both sockets
have the news and the player who moved has the confirmation. `--list` prints the functions.
"""

from __future__ import annotations

import asyncio
import dis
import sys
import tempfile
import threading
from collections import Counter
from functools import partial
from pathlib import Path
from statistics import median
from types import FrameType
from typing import Any

import fivecups
from fivecups.house.live.command_gateway import CommandGateway
from fivecups.house.live.timing import Timing
from fivecups.web.services import Settings
from fivecups.web.services.services import open_services

from .inside import Count, Player, set_up

PACKAGE = str(Path(fivecups.__file__).parent)
RESUME = dis.opmap["RESUME"]
SUBMIT = CommandGateway.submit.__code__
WARM_UP_MOVES = 4
MOVES = 20
MESSAGES_PER_MOVE = 3
"""The news for both players, and the confirmation for the one who moved."""


class Calls:
    """A profile function that counts the package's calls from the next submitted command until the
    move's last message."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()
        self.is_counting = False

    def __call__(self, frame: FrameType, event: str, argument: Any) -> None:
        code = frame.f_code
        if event != "call" or not code.co_filename.startswith(PACKAGE):
            return
        if code.co_name.startswith("<") or is_resumed(frame):
            return
        if code is SUBMIT:
            self.is_counting = True
        if self.is_counting:
            file = str(Path(code.co_filename).relative_to(PACKAGE))
            self.counts[file, code.co_qualname] += 1


def is_resumed(frame: FrameType) -> bool:
    """True if a coroutine or generator goes on after an `await` or `yield`."""
    start = frame.f_code.co_code[frame.f_lasti : frame.f_lasti + 2]
    return start[0] == RESUME and start[1] != 0


async def moves_of(calls: Calls) -> list[Counter[tuple[str, str]]]:
    """Play some moves one after another; return the calls of each after the first few."""
    counted = []
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(str(Path(folder) / "house.db"), Timing(pause=0), limit_factor=1e9)
        async with open_services(settings) as services:
            players = await set_up(services, 0, Count(WARM_UP_MOVES + MOVES + 1))
            arrived = watch_arrivals(players, calls)
            for number in range(WARM_UP_MOVES + MOVES):
                calls.counts.clear()
                arrived.clear()
                next(player for player in players if player.asked is not None).answer()
                await asyncio.wait_for(arrived.wait(), 5)
                if number >= WARM_UP_MOVES:
                    counted.append(calls.counts.copy())
    return counted


def watch_arrivals(players: list[Player], calls: Calls) -> asyncio.Event:
    """Return an event that is set when all messages of a move have reached the sockets, where the
    counting ends."""
    arrived = asyncio.Event()
    left = MESSAGES_PER_MOVE

    def count(send: Any, message: bytes) -> None:
        nonlocal left
        send(message)
        left -= 1
        if not left:
            calls.is_counting = False
            left = MESSAGES_PER_MOVE
            arrived.set()

    for player in players:
        setattr(player, "send_text", partial(count, player.send_text))  # noqa: B010
    return arrived


def main() -> None:
    calls = Calls()
    threading.setprofile(calls)
    sys.setprofile(calls)
    moves = asyncio.run(moves_of(calls))
    sys.setprofile(None)
    threading.setprofile(None)
    totals = [move.total() for move in moves]
    usual = min(moves, key=lambda move: abs(move.total() - median(totals)))
    files = {file for file, _ in usual}
    print(f"{usual.total()} calls in {len(files)} files ({min(totals)} to {max(totals)} a move)")
    packages = Counter(dict.fromkeys(("house", "engine", "games", "store", "web"), 0))
    for (file, _), count in usual.items():
        packages[file.split("/")[0]] += count
    print(", ".join(f"{package} {count}" for package, count in packages.most_common()))
    if "--list" in sys.argv:
        for (file, name), count in sorted(usual.items()):
            print(f"{count:4} {file} {name}")


if __name__ == "__main__":
    main()
