"""Tests that the referees object to wrong engines."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from fivecups.engine import Game, Match, RandomChance, random_answer
from fivecups.games import GAMES
from fivecups.testing.copy_and_replay_checks import choose_part

from .faults import dice_town, gentlemans_deal, poker_dice, wild_west
from .story import OPENING, Story, Wrong, public_events_of
from .test_referees import REFEREES

INDIANS = {"wild_west": True, "indians": True}
WRONG_ENGINES = {
    "poker-dice": ("poker-dice", 2, {}, poker_dice.FAULTS),
    "dice-town": ("dice-town", 3, {}, dice_town.FAULTS),
    "wild-west": ("dice-town", 3, INDIANS, wild_west.FAULTS),
    "gentlemans-deal": ("gentlemans-deal", 5, {}, gentlemans_deal.FAULTS),
}
"""For each referee: a game, the number of seats, options, and the faults by name."""

QUICK = 4
"""The number of faults of each game that `make test` tries, at least."""
SEEDS = 60
LONGEST_GAME = 2500
"""Moves after which a game of a wrong engine is given up."""


@pytest.fixture(autouse=True)
def _fresh_caches() -> Iterator[None]:
    """Forget cached results of the rules before and after a fault."""
    clear_caches()
    yield
    clear_caches()


def clear_caches() -> None:
    for name, module in list(sys.modules.items()):
        if name.startswith("fivecups.games."):
            for function in vars(module).values():
                if hasattr(function, "cache_clear"):
                    function.cache_clear()


class LoadedDice(RandomChance):
    """Chance in which most rolls are of equal dice, so that rare results come up."""

    def roll(self, count: int, faces: int = 6, *, at: str = "") -> tuple[int, ...]:
        dice = super().roll(count, faces, at=at)
        return dice if dice[:1] < (3,) else dice[:1] * count


def story_of(game: Game[Any], seats: int, options: dict[str, Any], seed: int) -> Story | None:
    """Return the events of a random game; None if the wrong engine breaks down or goes on for
    ever, which is no merit of the referee."""
    rng = Random(seed)
    try:
        chance = LoadedDice if game.name == "poker-dice" and seed % 2 else RandomChance
        match = Match(game, seats, options, chance(rng.getrandbits(32)))
        answers = RandomChance(rng.getrandbits(32))
        events = public_events_of(match, OPENING, match.events)
        for _ in range(LONGEST_GAME):
            if match.over:
                return Story(events)
            seat, part = choose_part(match.state, rng)
            ask = match.state.ask_id(seat, part)
            told = match.answer(seat, random_answer(match.state, seat, answers, part), ask)
            events += public_events_of(match, seat, told)
    except (ArithmeticError, LookupError, TypeError, ValueError):
        return None
    return None


def objects(referee: str) -> bool:
    """True if the referee objects to a game within the bounded number of seeds."""
    name, seats, changed, _ = WRONG_ENGINES[referee]
    game = GAMES[name]
    options = {option.name: option.default for option in game.options} | changed
    for seed in range(SEEDS):
        story = story_of(game, seats, options, seed)
        if story is None:
            continue
        try:
            REFEREES[name](story, seats, options)
        except Wrong:
            return True
    return False


def faults(quick: bool) -> list[Any]:
    """Return the faults of all games that `make test` tries, spread over the rules, or the
    others."""
    return [
        pytest.param(referee, fault, id=f"{referee}-{fault.replace(' ', '-')}")
        for referee, (_, _, _, all_faults) in WRONG_ENGINES.items()
        for number, fault in enumerate(all_faults)
        if (number % (len(all_faults) // QUICK) == 0) == quick
    ]


def test_there_are_at_least_twenty_wrong_engines_of_each_game() -> None:
    for _, _, _, all_faults in WRONG_ENGINES.values():
        assert len(all_faults) >= 20


@pytest.mark.parametrize("referee", WRONG_ENGINES)
def test_a_referee_does_not_object_to_the_right_engine(referee: str) -> None:
    """The first game without a fault is in order, so that an objection is to the fault."""
    name, seats, changed, _ = WRONG_ENGINES[referee]
    options = {option.name: option.default for option in GAMES[name].options} | changed
    story = story_of(GAMES[name], seats, options, 0)
    assert story is not None
    REFEREES[name](story, seats, options)


@pytest.mark.parametrize(("referee", "fault"), faults(quick=True))
def test_a_referee_objects_to_a_wrong_engine(
    referee: str, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    WRONG_ENGINES[referee][3][fault](monkeypatch)
    assert objects(referee)


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize(("referee", "fault"), faults(quick=False))
def test_a_referee_objects_to_every_wrong_engine(
    referee: str, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    WRONG_ENGINES[referee][3][fault](monkeypatch)
    assert objects(referee)
