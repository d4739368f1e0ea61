"""Writes ui/tests/cases.json: answers of the engine to what the page works out again, for vitest to
compare. A test compares the file with the engine."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from fivecups.engine import Match, RandomChance, awaited, random_answer
from fivecups.games import GAMES
from fivecups.games.dice_town.components import ACE, DICE, FACES, NINE
from fivecups.games.dice_town.dice.cups import price
from fivecups.games.dice_town.dice.hands import STRENGTH
from fivecups.games.dice_town.winning.place import PLACES
from fivecups.games.poker_dice.boxes import BOXES, POKER_PLUS, UPPER, UPPER_BONUS_FROM

TARGET = Path(__file__).parents[1] / "tests" / "cases.json"
POSITIONS = 120
RANKED = ("mine", "bank", "general-store", "saloon", "sheriff", "town-hall")


def faces(dice: tuple[int, ...]) -> list[str]:
    return [FACES[die - NINE] for die in dice]


def positions() -> list[dict[str, Any]]:
    """Who stands best at each place with random dice; some have no dice there."""
    rng = Random(1)
    state = Match(GAMES["dice-town"], 4, chance=RandomChance(1)).state
    found = []
    for _ in range(POSITIONS):
        state.kept = [tuple(sorted(rng.choices(range(NINE, ACE + 1), k=DICE))) for _ in range(4)]
        leaders = {}
        for place in RANKED:
            standings = PLACES[place].standings(state)
            best = max(standings)
            leaders[place] = [seat for seat, one in enumerate(standings) if best and one == best]
        found.append({"dice": [faces(dice) for dice in state.kept], "leaders": leaders})
    return found


def prices() -> list[int]:
    """What keeping so many dice costs."""
    state = Match(GAMES["dice-town"], 4, chance=RandomChance(1)).state
    found = []
    for count in range(DICE + 1):
        state.fresh[0] = (NINE,) * count
        found.append(price(state, 0))
    return found


def finished(game: str, seats: int) -> dict[str, Any]:
    """The open events of a random game, and how it ended."""
    chance = RandomChance(7)
    match = Match(GAMES[game], seats, chance=chance)
    while not match.over:
        seat = awaited(match.state)[0]
        match.answer(seat, random_answer(match.state, seat, chance))
    assert match.state.result is not None
    events = [event.seen_by(None) for event in match.events]
    return {
        "events": [{"kind": one.kind, "rule": one.rule, "data": one.data} for one in events if one],
        "scores": match.state.result.scores,
    }


def text() -> str:
    cases = {
        "dice-town": {
            "hands": [faces(dice) for dice in sorted(STRENGTH, key=lambda one: STRENGTH[one])],
            "positions": positions(),
            "prices": prices(),
        },
        "poker-dice": {
            "upper": UPPER,
            "boxes": BOXES,
            "bonus_from": UPPER_BONUS_FROM,
            "poker_plus": POKER_PLUS,
            "game": finished("poker-dice", 3),
        },
        "gentlemans-deal": {"game": finished("gentlemans-deal", 5)},
    }
    return json.dumps(cases, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(text())
