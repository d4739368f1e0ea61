"""The golden games tell, show, keep and refuse what they did when they were written down."""

from __future__ import annotations

import pytest

from .streams import CHAPTER, golden_games, kept, streams_of


@pytest.mark.parametrize("name", golden_games())
def test_a_golden_game_is_to_every_observer_the_same_as_ever(name: str) -> None:
    now, before = streams_of(name), kept().get(name, {})
    changed = [
        f"{stream}, moves {chapter * CHAPTER} to {chapter * CHAPTER + CHAPTER - 1}"
        for stream in before | now
        for chapter, hashed in enumerate(now.get(stream, []))
        if before.get(stream, [])[chapter : chapter + 1] != [hashed]
    ]
    assert now == before, (
        f"{name} is another game: {changed[:5]}; compare `python -m tests.games.streams tell "
        f"{name} STREAM` before and after the change, and if it is meant, `… write`"
    )


def test_no_stream_is_kept_of_a_game_that_is_gone() -> None:
    assert set(kept()) == set(golden_games())
