"""Tests of random games by referees who know the rulebook only."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

import pytest

from fivecups.engine import Game
from fivecups.games import GAMES
from fivecups.records import read
from fivecups.testing.conformance import tables
from tests.games.playthroughs import GOLDEN, golden_games

from . import dice_town, gentlemans_deal, poker_dice, wild_west
from .story import PublicEvent, Story, Wrong, random_story, recorded_story

Referee = Callable[[Story, int, Mapping[str, Any]], None]


def referee_of_dice_town(story: Story, seats: int, options: Mapping[str, Any]) -> None:
    (wild_west if options["wild_west"] else dice_town).referee(story, seats, options)


REFEREES: dict[str, Referee] = {
    "poker-dice": poker_dice.referee,
    "gentlemans-deal": gentlemans_deal.referee,
    "dice-town": referee_of_dice_town,
}


def judged(name: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """Yield every kind of table, and those of Wild West with any number of players."""
    yield from tables(GAMES[name])
    if name == "dice-town":
        for seats in (3, 4, 5):
            for indians in (False, True):
                yield seats, {"wild_west": True, "indians": indians, "first_sheriff": "lot"}


def kinds_of_tables(name: str) -> list[Any]:
    return [
        pytest.param(name, seats, options, id=f"{name}-{seats}-{'-'.join(map(str, of))}")
        for seats, options in judged(name)
        for of in [options.values()]
    ]


@pytest.mark.parametrize(
    ("name", "seats", "options"), [case for name in REFEREES for case in kinds_of_tables(name)]
)
def test_a_referee_who_knows_only_the_rulebook_agrees(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    for seed in range(2 if options.get("wild_west") else 3):
        judge(GAMES[name], seats, options, seed)


@pytest.mark.parametrize("name", golden_games())
def test_a_referee_agrees_with_golden_games(name: str) -> None:
    record = read(GOLDEN / f"{name}.json")
    game = GAMES[record.game]
    options = game.options_of(record.version, record.options)
    REFEREES[game.name](recorded_story(record), record.seats, options)


@pytest.mark.slow
@pytest.mark.parametrize("name", REFEREES)
def test_a_referee_agrees_over_many_games(name: str) -> None:
    for seats, options in judged(name):
        for seed in range(100, 200):
            judge(GAMES[name], seats, options, seed)


def judge(game: Game[Any], seats: int, options: dict[str, Any], seed: int) -> None:
    REFEREES[game.name](random_story(game, seats, options, seed), seats, options)


def first(story: Story, kind: str) -> int:
    return next(place for place, event in enumerate(story.events) if event.kind == kind)


def altered(event: PublicEvent, **details: Any) -> PublicEvent:
    return replace(event, data={**event.data, **details})


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
        ("dice-town", 4, "paid", {"dollars": 5}),
        ("dice-town", 4, "revealed", {"seat": 7}),
        ("dice-town", 4, "final_hand", {"hand": "five-of-a-kind"}),
        ("dice-town", 4, "dug", {"nuggets": 0}),
        ("dice-town", 4, "robbed_the_bank", {"dollars": 99}),
        ("dice-town", 4, "decided", {"chosen": 9}),
        ("dice-town", 4, "bribed", {"dollars": 77}),
        ("dice-town", 4, "kept_a_card", {"count": 6}),
        ("dice-town", 4, "stole", {"store": 1, "claims": 1}),
        ("dice-town", 4, "took_the_badge", {"seat": 9}),
        ("dice-town", 4, "took_claims", {"cards": ()}),
        ("dice-town", 4, "took_remedy", {"remedy": "gold"}),
        ("dice-town", 4, "counted", {"score": 1000}),
        ("dice-town", 4, "ended", {"winners": ()}),
        ("wild-west", 4, "put_up_posters", {"bandits": ("9-4",)}),
        ("wild-west", 4, "sent_bandits", {"dice": ("9", "10", "J")}),
        ("wild-west", 4, "sent_nobody", {"seat": 9}),
        ("wild-west", 4, "rolled_the_indian_die", {"indian": "thunder"}),
        ("wild-west", 4, "blessed", {"dice": ()}),
        ("wild-west", 4, "trapped", {"die": "7"}),
        ("wild-west", 4, "took_the_war_path", {"place": "doc-badluck"}),
        ("wild-west", 4, "came_second", {"seat": 9}),
        ("wild-west", 4, "chose_the_action", {"action": "rest"}),
        ("wild-west", 4, "acts", {"seat": 9}),
        ("wild-west", 4, "drew_from_the_river", {"river": "gold-9"}),
        ("wild-west", 4, "found_gold", {"nuggets": 9}),
        ("wild-west", 4, "found_a_purse", {"dollars": 9}),
        ("wild-west", 4, "looked_at_the_river", {"count": 9}),
        ("wild-west", 4, "looked_through_discards", {"count": 99}),
        ("wild-west", 4, "held_up_the_stagecoach", {"dollars": 99}),
        ("wild-west", 4, "hired", {"bandit": "8-4"}),
        ("wild-west", 4, "chased", {"dice": ()}),
        ("wild-west", 4, "caught", {"bandits": ("8-4",)}),
        ("wild-west", 4, "laid_ranches", {"count": 9}),
        ("wild-west", 4, "gave_to_the_indians", {"seat": 9}),
        ("wild-west", 4, "die_went_home", {"seat": 9}),
        ("wild-west", 4, "counted", {"score": 1000}),
    ],
)
def test_a_referee_objects(name: str, seats: int, kind: str, details: dict[str, Any]) -> None:
    """The referee objects to a changed detail, a missing event and a doubled event."""
    game = GAMES["dice-town" if name == "wild-west" else name]
    options = {option.name: option.default for option in game.options}
    if name == "wild-west":
        options |= {"wild_west": True, "indians": True}
    story = next(story for story in some_stories(game, seats, options) if has(story, kind))
    place = first(story, kind)
    events = story.events
    for wrong in (
        [*events[:place], altered(events[place], **details), *events[place + 1 :]],
        [*events[:place], *events[place + 1 :]],
        [*events[:place], events[place], *events[place:]],
    ):
        with pytest.raises(Wrong):
            REFEREES[game.name](Story(wrong), seats, options)


STORIES: dict[str, list[Story]] = {}
"""A cache of the events of random games, by table."""


def some_stories(game: Game[Any], seats: int, options: dict[str, Any]) -> Iterator[Story]:
    stories = STORIES.setdefault(f"{game.name} {seats} {options}", [])
    for seed in range(50):
        if seed == len(stories):
            stories.append(random_story(game, seats, options, seed))
        yield stories[seed]


def has(story: Story, kind: str) -> bool:
    return any(event.kind == kind for event in story.events)
