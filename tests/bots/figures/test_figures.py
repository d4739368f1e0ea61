"""Bots think of answers what they thought before: a changed figure shows, even where it changes no
choice yet."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain, islice
from pathlib import Path
from typing import Any

import pytest

from fivecups.engine import Ask, View
from tests.bots.positions.deal import POSITIONS as DEALS
from tests.bots.positions.dice_town import POSITIONS as TOWNS

from . import cards, deal, dice_town, games, poker_dice
from .positions import Place, asked, made

KEPT = Path(__file__).parent / "kept"
Found = Iterator[tuple[str, Any]]


FIGURES: dict[str, Callable[[], Found]] = {
    "dice-town": lambda: each(dice_town.figures, asked("dice-town")),
    "dice-town-made": lambda: each(dice_town.figures, made(TOWNS)),
    "dice-town-cards": lambda: each(
        cards.figures, islice(asked("dice-town"), 0, None, 4), made(TOWNS)
    ),
    "dice-town-games": partial(games.figures, "dice-town"),
    "gentlemans-deal": lambda: each(deal.figures, asked("gentlemans-deal")),
    "gentlemans-deal-made": lambda: each(deal.figures, made(DEALS)),
    "gentlemans-deal-games": partial(games.figures, "gentlemans-deal"),
    "poker-dice": poker_dice.figures,
    "poker-dice-games": partial(games.figures, "poker-dice"),
}


def each(figures: Callable[[View[Any], Ask], Any], *places: Iterator[Place]) -> Found:
    return ((place, figures(view, ask)) for place, view, ask in chain(*places))


def found_now(name: str) -> Found:
    for place, found in FIGURES[name]():
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
        return bool(is_now != pytest.approx(was, rel=1e-3, abs=1e-4))
    if isinstance(was, dict) and isinstance(is_now, dict) and was.keys() == is_now.keys():
        return any(differing(was[name], is_now[name]) for name in was)
    if isinstance(was, list) and isinstance(is_now, list) and len(was) == len(is_now):
        return any(map(differing, was, is_now))
    return bool(was != is_now)


@pytest.mark.parametrize("name", FIGURES)
def test_bots_think_what_they_thought(name: str) -> None:
    kept = json.loads((KEPT / f"{name}.json").read_text())
    met = 0
    for place, found in found_now(name):
        assert not differing(kept[place], found), (place, kept[place], found)
        met += 1
    assert met == len(kept)
