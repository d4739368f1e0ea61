"""Script that writes the golden games of Gentleman's Deal anew after an intended change of the
rules: `python -m tests.games.gentlemans_deal.make_golden`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fivecups.records import write

from .sensible_players import play

GOLDEN = Path(__file__).parents[2] / "golden" / "gentlemans-deal"
NAMES = ("Ana", "Bob", "Clara", "Dan", "Elena", "Fedor", "Greta", "Horia", "Ivan")

GAMES: dict[str, tuple[int, int, dict[str, Any]]] = {
    "five": (5, 1, {}),
    "five-without-clocks": (5, 22, {"talk_seconds": None, "vote_seconds": None}),
    "six": (6, 3, {"first_dealer": 4}),
    "seven": (7, 4, {}),
    "eight": (8, 5, {"talk_seconds": 300}),
    "nine": (9, 6, {}),
    "nine-in-a-hurry": (9, 7, {"talk_seconds": 30, "vote_seconds": 10, "first_dealer": 8}),
}


def main() -> None:
    GOLDEN.mkdir(parents=True, exist_ok=True)
    for name, (seats, seed, options) in GAMES.items():
        record = play(seats, seed, options).record
        record.names = NAMES[:seats]
        write(record, GOLDEN / f"{name}.json")


if __name__ == "__main__":
    main()
