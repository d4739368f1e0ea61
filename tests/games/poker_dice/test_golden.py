"""Replays of recorded games of Poker Dice, including those of the earlier version, to the same
result."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from fivecups.engine import ReplayError, replay
from fivecups.games.poker_dice import POKER_DICE
from fivecups.records import read

GOLDEN = Path(__file__).parents[2] / "golden" / "poker-dice"
PATHS = sorted(GOLDEN.glob("*.json"))
EARLIER = [path for path in PATHS if path.stem.startswith("version-1")]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_golden_game_replays_to_its_result(path: Path) -> None:
    record = read(path)
    match = replay(POKER_DICE, record)
    assert match.result is not None
    assert match.result == record.result
    assert [sum(source.values()) for source in match.result.sources] == list(match.result.scores)


@pytest.mark.parametrize("path", EARLIER, ids=lambda path: path.stem)
def test_pd_6_a_record_without_the_option_is_read_with_zeros_anywhere(path: Path) -> None:
    record = read(path)
    assert (record.version, "zeros" in record.options) == (1, False)
    assert replay(POKER_DICE, record).state.options["zeros"] == "anywhere"
    with pytest.raises(ReplayError, match="no-zero-yet"):
        replay(POKER_DICE, replace(record, version=2))


def test_both_versions_are_here() -> None:
    assert {read(path).version for path in PATHS} == {1, 2}


@pytest.mark.parametrize("version", [0, 3])
def test_a_version_that_nobody_plays_is_refused(version: int) -> None:
    with pytest.raises(ReplayError, match=rf"^opening: .*version {version}"):
        replay(POKER_DICE, replace(read(PATHS[0]), version=version))
