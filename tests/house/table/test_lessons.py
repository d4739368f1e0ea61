"""Lessons: a player who follows the advice meets in the first turns what there is to learn."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fivecups.bots import make_bot
from fivecups.engine import CLOCK, Match, Refused, awaited
from fivecups.games import GAMES
from fivecups.games.gentlemans_deal.components import DEAL_CARDS
from fivecups.house.table import commands
from fivecups.house.table.commands.lessons import LESSONS, PUPIL_SEAT
from fivecups.house.table.table import from_log
from fivecups.house.wire.table_info import table_info
from fivecups.house.workers.bot_workers import seed_of

from ..kit import ANA


def begun(game: str) -> tuple[Match[Any], dict[int, Any]]:
    """Return the lesson's game with its dice, and its bots."""
    table = from_log("t", commands.lesson_entries(ANA, game, 1000))
    lesson = LESSONS[game]
    match = Match(GAMES[game], lesson.seats, table.options, table.chance())
    bots = {
        seat: make_bot(lesson.level, game, table.options, seed_of(table.created.secret, seat))
        for seat in range(lesson.seats)
    }
    return match, bots


def let_bots_play(match: Match[Any], bots: dict[int, Any]) -> None:
    """Let bots play until the table waits for the pupil alone."""
    while not match.over and (others := [s for s in awaited(match.state) if s != PUPIL_SEAT]):
        seat = others[0]
        ask = next(ask for ask in match.view(seat).asks if not ask.optional)
        match.answer(seat, bots[seat].answer(match.view(seat), ask), ask.id)


def test_a_lesson_is_private_unrated_and_marked() -> None:
    for game, lesson in LESSONS.items():
        table = from_log("t", commands.lesson_entries(ANA, game, 1000))
        info = table_info(commands_started(table))
        assert (info.lesson, info.rated, info.visibility) == (True, False, "private")
        assert [chair.kind for chair in info.chairs] == ["person"] + ["bot"] * (lesson.seats - 1)
    with pytest.raises(Refused, match="no-such-game"):
        commands.lesson_entries(ANA, "chess", 1000)


def commands_started(table: Any) -> Any:
    outcome = commands.start(table, ANA, 2000)
    for entry in outcome.entries:
        table = table.after(entry, outcome.state)
    return table


def test_every_game_has_a_lesson() -> None:
    missing = set(GAMES) - {"whisper", "high-cup"} - set(LESSONS)
    assert not missing, f"no lesson in the manifest of {', '.join(sorted(missing))}"


def test_poker_dice_brings_four_sixes_and_then_a_large_straight() -> None:
    match, bots = begun("poker-dice")
    for _ in range(2):
        sixes = tuple(die for die in match.state.dice if die == 6)
        assert len(sixes) >= 3
        match.answer(PUPIL_SEAT, ("keep", sixes))
    assert Counter(match.state.dice)[6] == 4
    match.answer(PUPIL_SEAT, ("write", "sixes"))
    let_bots_play(match, bots)
    for _ in range(2):
        assert {2, 3, 4, 5} <= set(match.state.dice)
        match.answer(PUPIL_SEAT, ("keep", (2, 3, 4, 5)))
    assert match.state.dice in ((1, 2, 3, 4, 5), (2, 3, 4, 5, 6))


def test_dice_town_brings_gold_a_tie_a_theft_and_a_card() -> None:
    match, bots = begun("dice-town")
    assert match.view(PUPIL_SEAT).table.cup.count("9") == 3
    asked = set()
    while match.state.round <= 2:
        let_bots_play(match, bots)
        if PUPIL_SEAT in awaited(match.state):
            view = match.view(PUPIL_SEAT)
            ask = next(ask for ask in view.asks if not ask.optional)
            asked.add(ask.question)
            match.answer(PUPIL_SEAT, bots[PUPIL_SEAT].answer(view, ask), ask.id)
    assert {"keep_dice", "name_one", "rob_somebody", "keep_a_card", "play_or_pass"} <= asked
    own = {event.kind for event in match.events if event.data.get("seat") == PUPIL_SEAT}
    assert {"dug", "stole", "kept_a_card", "decided"} <= own


def test_the_pupil_deals_first_in_gentlemans_deal() -> None:
    match, _ = begun("gentlemans-deal")
    assert awaited(match.state) == (PUPIL_SEAT,)
    card = DEAL_CARDS[match.state.card]
    assert (card.money, len(card.accomplices)) == (14, 3)
    assert CLOCK not in awaited(match.state)
