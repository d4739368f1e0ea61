"""Figures of masters, sought in games."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from fivecups.bots.dice_town.value.figures import Figures, found, known, tuned
from fivecups.lab import SimulationError
from fivecups.lab.figures.knobs import knobs, part_of_the_way, turned
from fivecups.lab.figures.search import Generation, Order, search, slopes, step
from fivecups.lab.kept import keep


def told(figures: Figures) -> Any:
    """The figures as plain numbers."""
    return msgspec.to_builtins(figures)


ORDER = Order(3, True, known(3, True), 6, 1.0, 7)
TABLES = [(2, False), (4, False), (4, True)]


@pytest.fixture(scope="module")
def straight() -> list[Generation]:
    """Two generations without an interruption."""
    return list(search(ORDER, 2))


def test_a_search_goes_on_where_it_was_interrupted(
    tmp_path: Path, straight: list[Generation]
) -> None:
    save = tmp_path / "games"
    assert list(search(ORDER, 1, save=save)) == straight[:1]
    played: list[int] = []
    assert list(search(ORDER, 2, save=save, progress=played.append)) == straight
    assert played == [6, 0, *[1] * 6]
    with pytest.raises(SimulationError):
        list(search(replace(ORDER, seed=8), 1, save=save))


def test_each_generation_goes_on_from_the_figures_of_the_one_before(
    straight: list[Generation],
) -> None:
    figures = [ORDER.first, *[generation.figures for generation in straight]]
    for before, after, generation in zip(figures, figures[1:], straight, strict=False):
        turns = [slope.turned for slope in generation.slopes]
        assert after == turned(before, knobs(before, True), turns) != before
        assert np.linalg.norm(turns) == pytest.approx(ORDER.step)


def test_slopes_are_what_turns_have_brought() -> None:
    random = np.random.default_rng(1)
    turns = random.normal(size=(2000, 4, 3))
    worth = turns @ np.array([2.0, 0.0, -1.0]) + random.normal(size=(2000, 4)) * 10
    leads = worth - (worth.sum(axis=1, keepdims=True) - worth) / 3
    points, error = slopes(turns, leads)
    assert points == pytest.approx([2.0, 0.0, -1.0], abs=4 * error.max())
    assert error == pytest.approx([10 / 6000**0.5] * 3, rel=0.1)


def test_a_step_leaves_what_is_not_sure() -> None:
    turns = step(np.array([3.0, 0.5, -1.0, 0.0]), np.array([0.5, 0.6, 0.5, 0.1]), 2.0)
    assert np.linalg.norm(turns) == pytest.approx(2.0)
    assert turns[0] > -turns[2] > 0
    assert turns[1] == turns[3] == 0.0


@pytest.mark.parametrize(("players", "wild_west"), TABLES)
def test_every_knob_turns_something_of_its_own(players: int, wild_west: bool) -> None:
    figures = known(players, wild_west)
    every = knobs(figures, wild_west)
    turns = np.eye(len(every)).tolist()
    assert told(turned(figures, every, [0.0] * len(every))) == told(figures)
    found = [told(turned(figures, every, turn)) for turn in turns]
    assert all(one != told(figures) for one in found)
    assert all(one != other for at, one in enumerate(found) for other in found[:at])


def test_levels_play_by_what_was_found_and_else_by_what_is_known() -> None:
    for level in ("expert", "master"):
        for name, row in found(level).items():
            assert tuned(int(name[-1]), name.startswith("wild-west"), level) is row
    assert tuned(2, True, "master") == tuned(2, True) == known(2, True)


def test_a_part_of_the_way_lies_between() -> None:
    one = known(4, False)
    every = knobs(one, False)
    other = turned(one, every, [1.0] * len(every))
    middle = part_of_the_way(one, other, 0.25)
    assert middle.weights.hall == 0.75 * one.weights.hall + 0.25 * other.weights.hall
    goods = [figures.learned.goods for figures in (one, middle, other) if figures.learned]
    first, between, last = (np.array(worths["nugget"]) for worths in goods)
    assert between == pytest.approx(0.75 * first + 0.25 * last)
    assert told(part_of_the_way(one, other, 0.0)) == told(one)


def test_what_is_kept_is_read_again_by_bots(tmp_path: Path) -> None:
    rows = {"wild-west-4": replace(known(4, True), liquid=1.23456), "dice-town-4": known(4, False)}
    keep(tmp_path / "kept.json", rows)
    text = (tmp_path / "kept.json").read_text()
    read = msgspec.json.decode(text, type=dict[str, Figures])
    assert told(read["dice-town-4"]) == told(known(4, False))
    assert read["wild-west-4"] == replace(known(4, True), liquid=1.235)
    assert text.splitlines()[1].startswith('"dice-town-4"')
