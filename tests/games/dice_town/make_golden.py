"""Script that writes the golden games of Dice Town anew after an intended change of the rules:
`python -m tests.games.dice_town.make_golden`. All seats answer at random, rarely make an offer to
the Sheriff, and sometimes pass in advance."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from fivecups.engine import Form, Match, RandomChance, awaited, random_answer
from fivecups.games.dice_town import DICE_TOWN
from fivecups.games.dice_town.state import DiceTownState
from fivecups.records import write

GOLDEN = Path(__file__).parents[2] / "golden" / "dice-town"
NAMES = ("Ana", "Bob", "Clara", "Dan", "Elena", "Fedor")
OFFERS = 0.3
PASSES_IN_ADVANCE = 0.01

WEST: dict[str, Any] = {"wild_west": True}
INDIANS: dict[str, Any] = {"wild_west": True, "indians": True}

GAMES: dict[str, tuple[int, int, dict[str, Any]]] = {
    "two": (2, 6, {}),
    "three": (3, 1, {"first_sheriff": 2}),
    "four": (4, 4, {}),
    "five": (5, 5, {}),
    "final-tie": (3, 194, {}),
    "two-in-the-west": (2, 3, WEST),
    "three-in-the-west": (3, 4, WEST),
    "four-in-the-west": (4, 6, WEST),
    "six-in-the-west": (6, 6, WEST),
    "two-and-the-indians": (2, 3, INDIANS),
    "three-and-the-indians": (3, 5, INDIANS),
    "five-and-the-indians": (5, 3, INDIANS),
    "six-and-the-indians": (6, 23, INDIANS),
}


def play(seats: int, seed: int, options: dict[str, Any]) -> Match[DiceTownState]:
    """Play a whole game and return it."""
    rng = Random(seed)
    chance = RandomChance(rng.getrandbits(32))
    match = Match(DICE_TOWN, seats, options, RandomChance(rng.getrandbits(32)))
    while not match.over:
        if rng.random() < PASSES_IN_ADVANCE:
            seat = rng.randrange(seats)
            match.answer(
                seat, ("ask_me" if match.state.passes_in_advance[seat] else "do_not_ask_me",)
            )
        seat = rng.choice(awaited(match.state))
        choices = match.asks(seat)[0].choices
        if isinstance(choices, Form) and rng.random() > OFFERS:
            match.answer(seat, choices.default)
        else:
            match.answer(seat, random_answer(match.state, seat, chance))
    return match


def main() -> None:
    GOLDEN.mkdir(parents=True, exist_ok=True)
    for name, (seats, seed, options) in GAMES.items():
        record = play(seats, seed, options).record
        record.names = NAMES[:seats]
        write(record, GOLDEN / f"{name}.json")


if __name__ == "__main__":
    main()
