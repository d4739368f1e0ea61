"""Writes ui/tests/games/cases.json: answers of the engine to what the page works out again, for
vitest to compare. A test compares the file with the engine."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import combinations_with_replacement
from pathlib import Path
from random import Random
from typing import Any

from fivecups.engine import Event, Match, RandomChance, awaited, random_answer, seen
from fivecups.games import GAMES
from fivecups.games.dice_town.cards import RANCH
from fivecups.games.dice_town.components import (
    ACE,
    BANDITS,
    CLAIMS,
    DICE,
    FACES,
    NINE,
    RIVER,
    ROW,
    STORE_CARDS,
)
from fivecups.games.dice_town.course.end import points
from fivecups.games.dice_town.dice.cups import price
from fivecups.games.dice_town.dice.hands import STRENGTH
from fivecups.games.dice_town.store_cards.windows import CARD_OF_VERB
from fivecups.games.dice_town.winning.place import PLACES
from fivecups.games.gentlemans_deal.components import ACCOMPLICES
from fivecups.games.poker_dice.boxes import BOXES, EMPTY, POKER_PLUS, UPPER, UPPER_BONUS_FROM
from fivecups.games.poker_dice.boxes import points as box_points

TARGET = Path(__file__).parents[1] / "tests" / "games" / "cases.json"
POSITIONS = 120
FRAMES = 80
STRIDE = 25
STRIDE_AT_THE_END = 7
PLAYER = ("dollars", "nuggets", "store", "claims", "dice", "fresh", "under_cup")
STOCKS = ("sheriff", "mine", "bank", "stagecoach")
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


def openly(table: Any) -> dict[str, Any]:
    """What everybody sees of purses, dice and stocks."""
    players = [{name: getattr(player, name) for name in PLAYER} for player in table.players]
    return {**{name: getattr(table, name) for name in STOCKS}, "players": players}


def frames(seats: int, options: dict[str, Any], seed: int) -> list[dict[str, Any]]:
    """What single answers of a random game tell a spectator, with the table before and after."""
    chance = RandomChance(seed)
    game = GAMES["dice-town"]
    match = Match(game, seats, options, chance=chance)
    found = []
    while not match.over:
        before, told = game.view(match.state, None).table, len(match.events)
        seat = awaited(match.state)[0]
        match.answer(seat, random_answer(match.state, seat, chance))
        if len(match.events) > told:
            after = game.view(match.state, None).table
            found.append(
                {
                    "before": openly(before),
                    "events": seen_by_all(match.events[told:]),
                    "after": openly(after),
                }
            )
    return found


def seen_by_all(events: list[Event]) -> list[dict[str, Any]]:
    return [{"kind": one.kind, "rule": one.rule, "data": one.data} for one in seen(events, None)]


def finished(game: str, seats: int) -> dict[str, Any]:
    """The open events of a random game, and how it ended."""
    chance = RandomChance(7)
    match = Match(GAMES[game], seats, chance=chance)
    while not match.over:
        seat = awaited(match.state)[0]
        match.answer(seat, random_answer(match.state, seat, chance))
    assert match.state.result is not None
    return {"events": seen_by_all(match.events), "scores": match.state.result.scores}


def cards() -> dict[str, dict[str, dict[str, Any]]]:
    """Every card by kind and name, with what the page says of its worth."""
    store = {card.name: {"points": card.points, "per": card.per} for card in STORE_CARDS}
    claims = {f"claim-{value}": {"points": value, "per": "card"} for value in CLAIMS}
    return {
        "card": {**store, **claims, RANCH: {"points": 0, "per": "card"}},
        "river": {card.name: {"amount": card.amount} for card in RIVER},
        "bandit": {
            one.name: {"die": FACES[one.face - NINE], "bounty": one.bounty} for one in BANDITS
        },
    }


COUNTED = ("dollars", "nuggets", "store", "claims", "known", "wired", "ranches", "caught")


def standings(seats: int, options: dict[str, Any], seed: int) -> list[dict[str, Any]]:
    """Positions of a random game as one seat or a spectator sees them, with the points that
    everybody would have if they were counted there, and whether their round was the last."""
    chance = RandomChance(seed)
    game = GAMES["dice-town"]
    match = Match(game, seats, options, chance=chance)
    found: list[dict[str, Any]] = []
    while not match.over:
        eyes = None if len(found) % (seats + 1) == seats else len(found) % (seats + 1)
        state, table = match.state, game.view(match.state, eyes).table
        players = [
            {
                **{name: getattr(player, name) for name in COUNTED},
                "dice": player.dice,
                "fresh": player.fresh,
            }
            for player in table.players
        ]
        shown = (
            *("round", "sheriff", "mine", "row", "claims_deck", "hand", "known_discards"),
            *("river", "die_holder"),
        )
        found.append(
            {
                "eyes": eyes,
                "wild_west": bool(options.get("wild_west")),
                "hall": hall_is_to_come(match.events),
                **{name: getattr(table, name) for name in shown},
                "players": players,
                "points": [sum(points(state, seat).values()) for seat in range(seats)],
            }
        )
        seat = awaited(state)[0]
        match.answer(seat, random_answer(state, seat, chance))
    last = found[-1]["round"]
    for one in found:
        one["last"] = one["round"] == last
    near = [one for one in found if one["mine"] <= DICE or len(one["row"]) < ROW]
    return found[::STRIDE] + near[::STRIDE_AT_THE_END]


def hall_is_to_come(events: Sequence[Event]) -> bool:
    """Whether the claims of this round have not been taken yet."""
    for event in reversed(events):
        if event.kind == "round_began":
            return True
        if event.kind == "took_claims" or event.data.get("place") == "doc-badluck":
            return False
    return False


def boxes() -> dict[str, int]:
    """The most that each box can hold."""
    hands = list(combinations_with_replacement(range(1, 7), 5))
    return {
        box: max(box_points(tuple(dice), EMPTY, "classic")[place] for dice in hands)
        for place, box in enumerate(BOXES)
    }


def text() -> str:
    cases = {
        "dice-town": {
            "hands": [faces(dice) for dice in sorted(STRENGTH, key=lambda one: STRENGTH[one])],
            "positions": positions(),
            "prices": prices(),
            "cards": cards(),
            "verbs": CARD_OF_VERB,
            "standings": [
                one
                for seed in range(3)
                for one in (
                    *standings(2 + seed, {}, seed),
                    *standings(3, {"wild_west": True, "indians": True}, seed),
                )
            ],
            "frames": [*frames(4, {}, 5), *frames(3, {"wild_west": True}, 6)][:FRAMES],
        },
        "poker-dice": {
            "upper": UPPER,
            "boxes": BOXES,
            "bonus_from": UPPER_BONUS_FROM,
            "poker_plus": POKER_PLUS,
            "most": boxes(),
            "game": finished("poker-dice", 3),
        },
        "gentlemans-deal": {
            "game": finished("gentlemans-deal", 5),
            "cards": {"accomplice": {name: {} for name in ACCOMPLICES}},
        },
    }
    return json.dumps(cases, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(text())
