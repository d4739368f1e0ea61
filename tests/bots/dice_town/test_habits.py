"""Habits: counted from what everybody sees, the same after a restart, used by the bots."""

from __future__ import annotations

from typing import Any

import pytest

from fivecups.bots import bots_of, count_habits, make_bot, no_habits, tell_habits, track_habits
from fivecups.bots.dice_town.habits import SeatHabits
from fivecups.engine import Event, Match, RandomChance, awaited, random_answer
from fivecups.games.dice_town import DICE_TOWN
from fivecups.games.dice_town.components import DICE

WEST: dict[str, Any] = {"wild_west": True, "indians": True}
RULES = bots_of("dice-town").habits


def played(seats: int, options: dict[str, Any], seed: int, moves: int = 10**6) -> Match[Any]:
    match = Match(DICE_TOWN, seats, options, RandomChance(f"dice {seed}"))
    chance = RandomChance(f"answers {seed}")
    while not match.over and len(match.record.moves) < moves:
        seat = awaited(match.state)[0]
        match.answer(seat, random_answer(match.state, seat, chance))
    return match


def habits_of(match: Match[Any]) -> list[SeatHabits]:
    seats = match.state.seats
    return [SeatHabits(*row) for row in count_habits(RULES, no_habits(RULES, seats), match.events)]


@pytest.mark.parametrize("options", [{}, WEST])
def test_dice_are_counted_as_they_were_kept(options: dict[str, Any]) -> None:
    match = played(3, options, 4)
    for seat, shown in enumerate(habits_of(match)):
        kept = [
            event.data["dice"]
            for event in match.events
            if event.kind == "revealed" and event.data["seat"] == seat
        ]
        assert (shown.reveals, shown.dice_kept) == (len(kept), sum(map(len, kept)))
        assert sum(shown.faces) == DICE * match.state.round


@pytest.mark.parametrize(
    ("kind", "rule", "data"),
    [
        ("stole", "DT-36", {"seat": 2, "victim": 1}),
        ("stole_a_ranch", "WW-67", {"seat": 2, "victim": 1}),
        ("trapped", "WI-4", {"seat": 2, "victim": 1}),
        ("gave", "DT-79", {"seat": 1, "receiver": 2}),
        ("gave_a_card", "WW-64", {"seat": 1, "receiver": 2}),
    ],
)
def test_whoever_takes_something_by_choice_is_remembered(
    kind: str, rule: str, data: dict[str, int]
) -> None:
    habits = count_habits(RULES, no_habits(RULES, 3), [Event(kind, rule, data)])
    assert [SeatHabits(*row).hurt_by for row in habits] == [-1, 2, -1]


def test_doc_and_shares_hurt_nobody() -> None:
    doc = Event("gave", "DT-61", {"seat": 1, "receiver": 2})
    assert count_habits(RULES, no_habits(RULES, 3), [doc]) == no_habits(RULES, 3)


def test_what_only_some_see_is_not_counted() -> None:
    told = Event("stole", "DT-36", {"seat": 2, "victim": 1}, to=(1, 2))
    assert count_habits(RULES, no_habits(RULES, 3), [told]) == no_habits(RULES, 3)


def test_everybody_whom_the_rules_let_hurt_is_counted() -> None:
    """The kinds of events and the rules by which they are told are those of the game."""
    hurt = 0
    for seed in range(6):
        hurt += sum(shown.hurt_by >= 0 for shown in habits_of(played(4, WEST, seed)))
    assert hurt > 12


def test_counting_goes_on_where_it_was_interrupted() -> None:
    match = played(4, WEST, 7, 300)
    tracker = track_habits("dice-town", 4)
    for at in range(0, len(match.events), 7):
        tracker.watch(match.events[at : at + 7])
    assert tracker.habits == count_habits(RULES, no_habits(RULES, 4), match.events)


def test_a_bot_that_has_forgotten_everything_answers_as_one_that_was_there() -> None:
    match = Match(DICE_TOWN, 3, {}, RandomChance("dice"))
    old = [make_bot("expert", "dice-town", match.state.options, seat) for seat in range(3)]
    tracker, watched, compared = track_habits("dice-town", 3), 0, 0
    while not match.over and len(match.record.moves) < 150:
        tracker.watch(match.events[watched:])
        watched = len(match.events)
        seat = awaited(match.state)[0]
        view = match.view(seat)
        new = make_bot("expert", "dice-town", match.state.options, seat)
        for bot in (old[seat], new):
            tell_habits(bot, tracker.habits)
        answer = old[seat].answer(view, view.asks[0])
        assert new.answer(view, view.asks[0]) == answer
        compared += 1
        match.answer(seat, answer)
    assert compared > 100
