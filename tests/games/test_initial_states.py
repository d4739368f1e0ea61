"""Tests that games begin as before: their settings, every field of the empty state, and the state
before the first answer. After an intended change ``python -m tests.games.test_initial_states``
writes them anew; the diff shows the change."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from fivecups.engine import Ask, Chance, Game, Option, RandomChance, SeenEvent, examine, to_plain
from fivecups.engine.plain_data import position_fields
from fivecups.games import GAMES
from fivecups.games.dice_town.state import NO_VISIT, NOBODY, Offer, Visit
from fivecups.games.gentlemans_deal.state import NO_CARD, NO_DEAL, Share

STATES_FILE = Path(__file__).parent / "initial_states.json"
TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "Poker Dice": ("poker-dice", 2, {}),
    "Dice Town": ("dice-town", 3, {}),
    "Wild West for two": ("dice-town", 2, {"wild_west": True}),
    "Wild West with the Indians": ("dice-town", 6, {"wild_west": True, "indians": True}),
    "Gentleman's Deal": ("gentlemans-deal", 5, {}),
}


def initial_states() -> dict[str, Any]:
    states = {}
    for table, (name, seats, options) in TABLES.items():
        state = GAMES[name].start(seats, options, RandomChance(1))
        states[table] = {
            field: repr(getattr(state, field))
            for field in state.__dataclass_fields__
            if field not in ("rules", "chance", "journal")
        }
        states[f"{table}, kept"] = to_plain(state)
        states[f"{table}, counted"] = GAMES[name].totals(state)
    for name, game in GAMES.items():
        states[f"settings of {name}"] = {
            "versions": [game.earliest, game.version],
            "complete": game.complete,
            "seats": list(game.seat_counts),
            "options": [asdict(option) for option in game.options],
        }
        empty = game.state(2, {})
        states[f"nothing of {name}"] = [
            repr(getattr(empty, field.name)) for field in position_fields(game.state)
        ]
    return json.loads(json.dumps(states))  # type: ignore[no-any-return]


def test_games_begin_as_they_did() -> None:
    recorded = json.loads(STATES_FILE.read_text())
    for table, state in initial_states().items():
        assert recorded[table] == state, table


def test_what_is_stored_of_nothing_stays_the_same() -> None:
    """Logs and snapshots of earlier houses contain these numbers."""
    assert (NOBODY, NO_CARD) == (-1, -1)
    assert Visit() == NO_VISIT and (NO_VISIT.acting, NO_VISIT.times, NO_VISIT.drawn) == (
        -1,
        1,
        (0, 0),
    )
    assert (NO_DEAL.card, Share()) == (NO_CARD, Share(0, ()))
    assert Offer(2, 1).dollars == Offer(2, 1).nuggets == Offer(2, 1).ranches == 0


def test_a_setting_is_as_old_as_its_game_unless_it_says_otherwise() -> None:
    plain = Option("pot", 3, "PD-1")
    assert (plain.since, plain.before, plain.choices) == (1, None, ())
    assert (plain.low, plain.high) == (0, -1)
    assert (Game.version, Game.earliest, Game.complete) == (1, 0, True)
    assert not any(plain.allows(value) for value in range(-3, 4)), "nothing was said to be allowed"


def test_what_is_not_said_is_not_so() -> None:
    told = SeenEvent("dug", "DT-30", {})
    assert (told.private, told.reveals) == (False, False)
    assert not Ask("1", "dig", "DT-30", {}, (), {}).optional
    refused = examine(GAMES["poker-dice"].start(1, {}, RandomChance(1)), 7, ("keep", ()))
    assert (refused.answer, refused.part) == (None, 0)


def test_dice_have_six_faces_wherever_chance_comes_from() -> None:
    class Highest(Chance):
        def below(self, limit: int) -> int:
            return limit - 1

    assert Highest().roll(3) == (6, 6, 6)
    assert set(RandomChance(1).roll(5) + RandomChance(2).roll(5)) <= set(range(1, 7))
    assert max(face for seed in range(40) for face in RandomChance(seed).roll(5)) == 6


if __name__ == "__main__":
    STATES_FILE.write_text(json.dumps(initial_states(), indent=0) + "\n")
