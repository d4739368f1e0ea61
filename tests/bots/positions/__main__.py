"""Rollouts of the test positions: ``python -m tests.bots.positions GAME [NAME …] [--worlds
200]``."""

from __future__ import annotations

import argparse
import json

from . import deal, dice_town
from .kit import LEVELS, answer_of
from .rollouts import roll_out

GAMES = {
    positions_of_game.game: positions_of_game
    for positions_of_game in (dice_town.POSITIONS, deal.POSITIONS)
}


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m tests.bots.positions")
    options.add_argument("game", choices=GAMES)
    options.add_argument("names", nargs="*")
    options.add_argument("--worlds", type=int, default=200)
    options.add_argument("--levels", action="store_true", help="only what the levels answer")
    given = options.parse_args()
    positions = GAMES[given.game]
    notes = positions.noted()
    for name in given.names or positions:
        if given.levels:
            answers = {level: answer_of(level, given.game, positions[name]) for level in LEVELS}
            wrong = {level: a for level, a in answers.items() if not positions[name].right(a)}
            print(f"{'wrong' if wrong else 'right'}  {name}  {wrong or ''}", flush=True)
            continue
        finding = roll_out(given.game, positions[name], given.worlds)
        print(
            f"{'clear' if finding.is_clear else 'DOUBTFUL'}  {name}  {finding.noted()}", flush=True
        )
        notes[name] = finding.noted()
        ordered = {name: notes[name] for name in positions if name in notes}
        positions.notes.write_text(json.dumps(ordered, indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
