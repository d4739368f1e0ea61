"""Replays of recorded games of Dice Town of every size and with every option, to the same
result."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from fivecups.engine import Match, RecordedChance, replay
from fivecups.games.dice_town import DICE_TOWN
from fivecups.games.dice_town.components import STORE_CARDS
from fivecups.games.dice_town.state import DECK, DiceTownState
from fivecups.records import read

from .make_golden import GAMES, GOLDEN

PATHS = sorted(GOLDEN.glob("*.json"))


@cache
def replayed(path: Path) -> Match[DiceTownState]:
    return replay(DICE_TOWN, read(path))


def test_golden_games_are_all_there() -> None:
    assert {path.stem for path in PATHS} == set(GAMES)
    assert {read(path).seats for path in PATHS} == {2, 3, 4, 5, 6}


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_golden_game_replays_to_its_result(path: Path) -> None:
    match = replayed(path)
    assert match.over
    assert match.result is not None
    assert match.result == read(path).result
    assert [sum(source.values()) for source in match.result.sources] == list(match.result.scores)


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_golden_game_conserves_totals_at_every_move(path: Path) -> None:
    record = read(path)
    match = Match(DICE_TOWN, record.seats, record.options, RecordedChance(record.opening))
    expected = DICE_TOWN.totals(match.state)
    for move in record.moves:
        match.source = RecordedChance(move.draws)
        match.answer(move.seat, move.answer, move.ask)
        assert DICE_TOWN.totals(match.state) == expected


def test_golden_games_end_by_nuggets_and_by_claims_with_and_without_the_west() -> None:
    ends = set()
    for path in PATHS:
        s = replayed(path).state
        ends.add(
            (
                bool(s.options["wild_west"]),
                bool(s.options["indians"]),
                "nuggets" if s.mine == 0 else "claims",
            )
        )
        assert s.mine == 0 or not (s.row or s.claims[DECK])
    assert ends >= {
        (False, False, "nuggets"),
        (False, False, "claims"),
        (True, False, "nuggets"),
        (True, False, "claims"),
    }
    assert {(True, True, "nuggets"), (True, True, "claims")} <= ends


def test_dt_67_in_a_golden_game_the_sheriff_names_the_winner_of_a_final_tie() -> None:
    match = replayed(GOLDEN / "final-tie.json")
    last = [event for event in match.events if event.kind == "decided"][-1]
    assert last.rule == "DT-67"
    assert match.result is not None
    assert last.data["chosen"] in match.result.winners
    assert match.result.scores.count(max(match.result.scores)) > 1


def test_golden_games_show_nearly_everything_that_can_happen() -> None:
    seen = Counter(event.kind for path in PATHS for event in replayed(path).events)
    rare = (
        "caught",
        "stole_a_ranch",
        "was_insured",
        "gave_to_the_indians",
        "trapped",
        "blessed",
        "took_the_war_path",
        "sent_bandits",
        "nothing_to_decide",
        "tie_undecided",
        "chose_the_action",
        "named_the_victim",
        "put_back",
        "sheriff_stayed",
        "had_nothing_to_pay",
    )
    assert all(seen[kind] for kind in rare), seen
    played = {
        event.data["card"]
        for path in PATHS
        for event in replayed(path).events
        if event.kind == "played"
    }
    assert played == {card.name for card in STORE_CARDS if card.when != "never"}
