"""What the golden games tell, show, keep and refuse, as hashes: a changed event, audience, view,
choice or refusal shows, also where the result stays the same.

    python -m tests.games.streams write               after a meant change
    python -m tests.games.streams tell GAME [STREAM]  a stream in full

The streams are "events", as they are stored; "spectator", "seat 0" and so on, which are the events
that each is told; "views" of everybody after every move; "state", as it is stored; "refusals" of
answers that are not legal; and now and then "worlds" that nobody can tell from the real one, with
random answers in them.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from fivecups.engine import (
    CLOCK,
    Match,
    Move,
    RandomChance,
    awaited,
    random_answer,
    replay_steps,
    seen,
    to_plain,
    twin,
)
from fivecups.games import GAMES
from fivecups.records import read, wire

GOLDEN = Path(__file__).parents[1] / "golden"
KEPT = GOLDEN / "streams.json"
CHAPTER = 25
"""How many moves share a hash."""

RECENT = 3
"""So many answers of moves before are tried again at every move."""

Streams = dict[str, list[str]]
"""By name of the stream, a hash for each chapter."""


def golden_games() -> list[str]:
    """By name, as in "dice-town/two"."""
    return sorted(str(path.relative_to(GOLDEN).with_suffix("")) for path in GOLDEN.glob("*/*.json"))


def lines_of(name: str) -> Iterator[tuple[str, int, bytes]]:
    """Every line of every stream of a golden game, with the number of its move."""
    record = read(GOLDEN / f"{name}.json")
    game = GAMES[record.game]
    for step in replay_steps(game, record):
        state = step.match.state
        for event in step.events:
            yield "events", step.number, wire(event)
        for seat in (None, *range(record.seats)):
            observer = "spectator" if seat is None else f"seat {seat}"
            for event in seen(step.events, seat):
                yield observer, step.number, wire(event)
            yield "views", step.number, wire(game.view(state, seat))
        yield "state", step.number, wire(to_plain(state))
        if step.number % CHAPTER == 0:
            for world in worlds(step.match):
                yield "worlds", step.number, world
        recent = record.moves[max(0, step.number - RECENT) : step.number]
        for line in refusals(step.match, record.moves[step.number : step.number + 1], recent):
            yield "refusals", step.number, line


def worlds(match: Match[Any]) -> Iterator[bytes]:
    """What each observer may take for the truth, and what may be answered there."""
    for seat in (None, *range(match.state.seats)):
        chance = RandomChance(match.state.asked)
        world = twin(match.game, match.state, seat, chance)
        answers = [random_answer(world, asked, chance) for asked in awaited(world)]
        yield wire((to_plain(world), answers))


def refusals(match: Match[Any], coming: list[Move], recent: list[Move]) -> Iterator[bytes]:
    """What is said to answers that came before, to the one that comes next from anybody, and to
    those that are nearly it."""
    for move in coming:
        for near in alterations(move.answer):
            yield wire((near, match.refusal(move.seat, near, move.ask)))
        for seat in range(CLOCK, match.state.seats + 1):
            yield wire(match.refusal(seat, move.answer))
            yield wire(match.refusal(seat, move.answer, move.ask))
    for move in recent:
        for seat in range(match.state.seats):
            yield wire(match.refusal(seat, move.answer))
        yield wire(match.refusal(move.seat, move.answer, move.ask))


def alterations(answer: Any) -> Iterator[Any]:
    """Answers that differ from one in a single place: a number is one more or less, a part is
    missing or comes twice."""
    if isinstance(answer, dict):
        for name, part in answer.items():
            yield from ({**answer, name: other} for other in alterations(part))
    elif isinstance(answer, tuple):
        for place, part in enumerate(answer):
            before, after = answer[:place], answer[place + 1 :]
            yield from ((*before, other, *after) for other in alterations(part))
            yield (*before, *after)
            yield (*before, part, part, *after)
    elif isinstance(answer, int):
        yield from (int(answer) - 1, int(answer) + 1)


def streams_of(name: str) -> Streams:
    chapters = len(read(GOLDEN / f"{name}.json").moves) // CHAPTER + 1
    found = defaultdict(lambda: [sha256() for _ in range(chapters)])
    for stream, step, line in lines_of(name):
        found[stream][step // CHAPTER].update(line + b"\n")
    return {stream: [one.hexdigest()[:12] for one in found[stream]] for stream in sorted(found)}


def kept() -> dict[str, Streams]:
    found: dict[str, Streams] = json.loads(KEPT.read_text())
    return found


def main() -> None:
    if sys.argv[1:2] == ["tell"]:
        chosen = sys.argv[3] if len(sys.argv) > 3 else "spectator"
        for stream, step, line in lines_of(sys.argv[2]):
            if stream == chosen:
                print(step, line.decode())
    elif sys.argv[1:] == ["write"]:
        games = {name: streams_of(name) for name in golden_games()}
        KEPT.write_text(json.dumps(games, indent=1) + "\n")
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
