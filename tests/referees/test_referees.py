"""Random games before referees who know nothing but the rulebook."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest

from fivecups.engine import Game
from fivecups.games import GAMES
from fivecups.testing.conformance import tables

from . import gentlemans_deal, poker_dice
from .story import Story, Told, Wrong, random_story

Referee = Callable[[Story, int, Mapping[str, Any]], None]
REFEREES: dict[str, Referee] = {
    "poker-dice": poker_dice.referee,
    "gentlemans-deal": gentlemans_deal.referee,
}


def kinds_of_tables(name: str) -> list[Any]:
    return [
        pytest.param(name, seats, options, id=f"{name}-{seats}-{'-'.join(map(str, of))}")
        for seats, options in tables(GAMES[name])
        for of in [options.values()]
    ]


@pytest.mark.parametrize(
    ("name", "seats", "options"), [case for name in REFEREES for case in kinds_of_tables(name)]
)
def test_a_referee_who_knows_only_the_rulebook_agrees(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    for seed in range(3):
        judge(GAMES[name], seats, options, seed)


@pytest.mark.slow
@pytest.mark.parametrize("name", REFEREES)
def test_a_referee_agrees_over_many_games(name: str) -> None:
    for seats, options in tables(GAMES[name]):
        for seed in range(100, 200):
            judge(GAMES[name], seats, options, seed)


def judge(game: Game[Any], seats: int, options: dict[str, Any], seed: int) -> None:
    REFEREES[game.name](random_story(game, seats, options, seed), seats, options)


def first(story: Story, kind: str) -> int:
    return next(place for place, told in enumerate(story.told) if told.kind == kind)


def altered(told: Told, **details: Any) -> Told:
    return replace(told, data={**told.data, **details})


@pytest.mark.parametrize(
    ("name", "seats", "kind", "details"),
    [
        ("poker-dice", 3, "wrote", {"score": 49}),
        ("poker-dice", 3, "rolled", {"seat": 1}),
        ("poker-dice", 3, "ended", {"winners": (0, 1, 2)}),
        ("gentlemans-deal", 5, "rest_paid", {"money": 17}),
        ("gentlemans-deal", 5, "voted", {"weight": 9}),
        ("gentlemans-deal", 5, "card_shown", {"money": 11}),
        ("gentlemans-deal", 5, "went_to_jail", {"seat": 8}),
        ("gentlemans-deal", 5, "gang_cards_given", {"cards": 3}),
        ("gentlemans-deal", 5, "sheriff_earned", {"money": 1}),
        ("gentlemans-deal", 5, "ended", {"how": "nobody"}),
    ],
)
def test_a_referee_objects(name: str, seats: int, kind: str, details: dict[str, Any]) -> None:
    """To a detail that was altered, to an event that is missing and to one that comes twice."""
    options = {option.name: option.default for option in GAMES[name].options}
    story = next(
        story
        for story in (random_story(GAMES[name], seats, options, seed) for seed in range(50))
        if any(told.kind == kind for told in story.told)
    )
    place = first(story, kind)
    told = story.told
    for wrong in (
        [*told[:place], altered(told[place], **details), *told[place + 1 :]],
        [*told[:place], *told[place + 1 :]],
        [*told[:place], told[place], *told[place:]],
    ):
        with pytest.raises(Wrong):
            REFEREES[name](Story(wrong), seats, options)
