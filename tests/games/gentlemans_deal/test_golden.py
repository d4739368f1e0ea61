"""Replays of recorded games of Gentleman's Deal of every size, to the same result."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from fivecups.engine import Match, replay
from fivecups.games.gentlemans_deal import GENTLEMANS_DEAL
from fivecups.games.gentlemans_deal.components import ACCOMPLICES, ARGUMENTS, GANG_CARDS
from fivecups.games.gentlemans_deal.state import DealState, turns
from fivecups.records import read

from .make_golden import GAMES, GOLDEN

PATHS = sorted(GOLDEN.glob("*.json"))
OUTCOMES = ("deal_accepted", "deal_refused", "talk_time_ran_out", "vote_time_ran_out")


def replayed(path: Path) -> Match[DealState]:
    return replay(GENTLEMANS_DEAL, read(path))


def test_golden_games_are_all_there() -> None:
    assert {path.stem for path in PATHS} == set(GAMES)
    assert {read(path).seats for path in PATHS} == {5, 6, 7, 8, 9}


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_golden_game_replays_to_its_result(path: Path) -> None:
    record = read(path)
    match = replayed(path)
    assert match.over
    assert match.result == record.result
    assert [sum(source.values()) for source in match.result.sources] == list(match.result.scores)  # type: ignore[union-attr]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_golden_game_conserves_arguments_gang_cards_and_accomplices(path: Path) -> None:
    match = replayed(path)
    s = match.state
    used = sum(
        event.data["ballot"].endswith("_argument")
        for event in match.events
        if event.kind == "voted"
    )
    assert used == s.arguments_used
    assert used + sum(s.arguments) == ARGUMENTS * s.seats
    given = sum(event.data["cards"] for event in match.events if event.kind == "gang_cards_given")
    assert given >= sum(s.gang_cards)
    assert s.gang_pile + sum(s.gang_cards) == GANG_CARDS
    assert tuple(s.owners) == ACCOMPLICES
    moved = Counter(
        event.data["accomplice"] for event in match.events if event.kind == "accomplice_joined"
    )
    assert moved == Counter(
        accomplice for accomplice, owner in s.owners.items() if owner is not None
    )
    assert len(s.shown) == turns(s) == 18 - len(s.deck)


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_golden_game_conserves_totals_at_every_move(path: Path) -> None:
    record = read(path)
    expected = GENTLEMANS_DEAL.totals(replay(GENTLEMANS_DEAL, record, 0).state)
    for moves in range(0, len(record.moves) + 1, 7):
        assert GENTLEMANS_DEAL.totals(replay(GENTLEMANS_DEAL, record, moves).state) == expected


def test_golden_games_hold_all_kinds_of_outcomes() -> None:
    seen = Counter(event.kind for path in PATHS for event in replayed(path).events)
    assert all(seen[kind] for kind in OUTCOMES), seen
    assert all(seen[f"{accomplice}_earned"] for accomplice in ("sheriff", "magnate", "journalist"))
    assert seen["banker_took"]
    assert seen["accomplice_left"]
