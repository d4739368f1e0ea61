"""A game begins as it always did: its settings, every field of its state before anything lies on
the table, and before anybody has answered. After a meant change ``python -m
tests.games.test_beginnings`` writes them anew; the difference shows it."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from fivecups.engine import Ask, Chance, Game, Option, RandomChance, SeenEvent, examine, to_plain
from fivecups.engine.data import lasting
from fivecups.games import GAMES
from fivecups.games.dice_town.state import NO_VISIT, NOBODY, Offer, Visit
from fivecups.games.gentlemans_deal.state import NO_CARD, NO_DEAL, Share

KEPT = Path(__file__).parent / "beginnings.json"
TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "Poker Dice": ("poker-dice", 2, {}),
    "Dice Town": ("dice-town", 3, {}),
    "Wild West for two": ("dice-town", 2, {"wild_west": True}),
    "Wild West with the Indians": ("dice-town", 6, {"wild_west": True, "indians": True}),
    "Gentleman's Deal": ("gentlemans-deal", 5, {}),
}


def beginnings() -> dict[str, Any]:
    found = {}
    for table, (name, seats, options) in TABLES.items():
        state = GAMES[name].start(seats, options, RandomChance(1))
        found[table] = {
            one: repr(getattr(state, one))
            for one in state.__dataclass_fields__
            if one not in ("rules", "chance", "journal")
        }
        found[f"{table}, kept"] = to_plain(state)
        found[f"{table}, counted"] = GAMES[name].totals(state)
    for name, game in GAMES.items():
        found[f"settings of {name}"] = {
            "versions": [game.earliest, game.version],
            "complete": game.complete,
            "seats": list(game.seat_counts),
            "options": [asdict(option) for option in game.options],
        }
        empty = game.state(2, {})
        found[f"nothing of {name}"] = [
            repr(getattr(empty, one.name)) for one in lasting(game.state)
        ]
    return json.loads(json.dumps(found))  # type: ignore[no-any-return]


def test_games_begin_as_they_did() -> None:
    kept = json.loads(KEPT.read_text())
    for table, found in beginnings().items():
        assert kept[table] == found, table


def test_what_is_stored_of_nothing_stays_the_same() -> None:
    """Logs and shortcuts of earlier houses have these numbers in them."""
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
    KEPT.write_text(json.dumps(beginnings(), indent=0) + "\n")
