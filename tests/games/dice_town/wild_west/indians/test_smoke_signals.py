"""Tests of Smoke Signals (WI-6)."""

from __future__ import annotations

from fivecups.games.dice_town.course.round import end_round
from fivecups.games.dice_town.places.doc_badluck import doc_opens
from fivecups.games.dice_town.state import NOBODY

from .indian_scenarios import indians


def test_wi_6_smoke_signals_takes_the_die_from_its_holder() -> None:
    table = indians("9 9 9 J K", "A A A A A", "J J J J J")
    table.gets(2, "smoke-signals")
    table.state.die_holder = 1
    table.state.claim_given = True
    table.begin_at(end_round)
    table.answer(2, "play", "smoke-signals")
    table.everybody_passes()
    assert table.state.die_holder == 2
    assert table.told("took_the_indian_die")[-1] == {"seat": 2, "holder": 1}


def test_wi_6_smoke_signals_takes_the_die_from_the_village_after_it_went_home() -> None:
    table = indians("9 9 9 J K", "A A A A A", "J J J J J")
    table.gets(2, "smoke-signals")
    table.state.die_holder = 2
    table.begin_at(end_round)
    assert table.choices(2) == [("play", "smoke-signals"), ("pass",)]
    table.answer(2, "play", "smoke-signals")
    table.everybody_passes()
    assert table.state.die_holder == 2
    assert table.told("took_the_indian_die") == [{"seat": 2}]


def test_wi_6_smoke_signals_is_of_no_use_to_the_one_who_has_the_die() -> None:
    table = indians("9 9 9 J K", "A A A A A", "J J J J J")
    table.gets(2, "smoke-signals")
    table.state.die_holder = 2
    table.state.claim_given = True
    table.begin_at(end_round)
    assert table.question == "keep_dice"


def test_wi_6_smoke_signals_gained_at_docs_may_be_played_in_the_same_night_and_so_may_wanted() -> (
    None
):
    table = indians("K K K K K", "J J J J J", "Q Q Q Q Q")
    table.state.won = [True, False, False]
    table.stacks("smoke-signals", "wanted")
    table.begin_at(doc_opens)
    table.nobody_offers()
    table.answer(0, "choose", 1)
    table.answer(1, "store")
    table.answer(2, "store")
    table.begin_at(end_round)
    table.plays(1, "play", "smoke-signals")
    table.plays(2, "play", "wanted")
    assert table.told("cancelled") == [{"seat": 1, "card": "smoke-signals"}]
    assert table.state.die_holder == NOBODY


def test_wi_6_smoke_signals_can_be_cancelled() -> None:
    table = indians("9 9 9 J K", "A A A A A", "J J J J J")
    table.gets(2, "smoke-signals")
    table.gets(0, "wanted")
    table.begin_at(end_round)
    table.plays(2, "play", "smoke-signals")
    table.answer(0, "play", "wanted")
    assert table.state.die_holder == NOBODY
