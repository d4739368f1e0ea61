"""Bots think of answers what they thought before: a changed figure shows, even where it changes no
choice yet."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from . import deal, dice_town
from .positions import asked

KEPT = Path(__file__).parent
FIGURES = {"dice-town": dice_town.figures, "gentlemans-deal": deal.figures}


def found_now(game: str) -> Iterator[tuple[str, Any]]:
    for place, view, ask in asked(game):
        found = FIGURES[game](view, ask)
        if found:
            yield place, json.loads(json.dumps(rounded(found)))


def rounded(value: Any) -> Any:
    if isinstance(value, float):
        return float(f"{value:.5g}")
    if isinstance(value, dict):
        return {str(name): rounded(one) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [rounded(one) for one in value]
    return value


def differing(was: Any, is_now: Any) -> bool:
    """Whether figures differ by more than another processor's rounding."""
    if isinstance(was, float) or isinstance(is_now, float):
        return is_now != pytest.approx(was, rel=1e-3, abs=1e-4)
    if isinstance(was, dict) and isinstance(is_now, dict) and was.keys() == is_now.keys():
        return any(differing(was[name], is_now[name]) for name in was)
    if isinstance(was, list) and isinstance(is_now, list) and len(was) == len(is_now):
        return any(map(differing, was, is_now))
    return bool(was != is_now)


@pytest.mark.parametrize("game", FIGURES)
def test_bots_think_what_they_thought(game: str) -> None:
    kept = json.loads((KEPT / f"{game}.json").read_text())
    met = 0
    for place, found in found_now(game):
        assert not differing(kept[place], found), (place, kept[place], found)
        met += 1
    assert met == len(kept)
