"""What every observer of the golden games is told, as hashes: a changed event, audience or order
shows, also where the result stays the same.

    python -m tests.games.streams write             after a meant change
    python -m tests.games.streams tell GAME [SEAT]  what a seat, or a spectator, is told
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from fivecups.engine import replay_steps, seen
from fivecups.games import GAMES
from fivecups.records import read, wire

GOLDEN = Path(__file__).parents[1] / "golden"
KEPT = GOLDEN / "streams.json"
CHAPTER = 25
"""How many moves share a hash."""

Streams = dict[str, list[str]]
"""By observer, a hash for each chapter."""


def golden_games() -> list[str]:
    """By name, as in "dice-town/two"."""
    return sorted(str(path.relative_to(GOLDEN).with_suffix("")) for path in GOLDEN.glob("*/*.json"))


def told(name: str, seat: int | None) -> Iterator[tuple[int, bytes]]:
    """Each event of a golden game that an observer receives, with the number of its move."""
    record = read(GOLDEN / f"{name}.json")
    for step, replayed in enumerate(replay_steps(GAMES[record.game], record)):
        for event in seen(replayed.events, seat):
            yield step, wire(event)


def streams_of(name: str) -> Streams:
    record = read(GOLDEN / f"{name}.json")
    chapters = len(record.moves) // CHAPTER + 1
    found: Streams = {}
    for seat in (None, *range(record.seats)):
        hashes = [sha256() for _ in range(chapters)]
        for step, event in told(name, seat):
            hashes[step // CHAPTER].update(event + b"\n")
        observer = "spectator" if seat is None else f"seat {seat}"
        found[observer] = [one.hexdigest()[:12] for one in hashes]
    return found


def kept() -> dict[str, Streams]:
    found: dict[str, Streams] = json.loads(KEPT.read_text())
    return found


def main() -> None:
    if sys.argv[1:2] == ["tell"]:
        seat = int(sys.argv[3]) if len(sys.argv) > 3 else None
        for step, event in told(sys.argv[2], seat):
            print(step, event.decode())
    elif sys.argv[1:] == ["write"]:
        games = {name: streams_of(name) for name in golden_games()}
        KEPT.write_text(json.dumps(games, indent=1) + "\n")
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
