"""The search for weights of Dice Town's bots."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from experiments import data_files
from experiments.town_weights.parameter_search import (
    Generation,
    Plan,
    fit_slopes,
    search,
    shrunk_step,
)
from experiments.town_weights.parameters import (
    changed,
    defaults_included,
    parameters,
    part_of_the_way,
)
from fivecups.bots.dice_town.weights import Weights, all_weights, weights_for
from fivecups.lab import SimulationError


def plain(weights: Weights) -> Any:
    """Return weights as plain data, which can be compared."""
    return msgspec.to_builtins(defaults_included(weights))


PLAN = Plan(3, True, weights_for("expert", 3, True), 6, 1.0, 7)
TABLES = [(2, False), (4, False), (4, True)]


@pytest.fixture(scope="module")
def uninterrupted() -> list[Generation]:
    """Two generations without an interruption."""
    return list(search(PLAN, 2))


def same(some: list[Generation], others: list[Generation]) -> bool:
    """True if two searches found the same."""
    return [(result.slopes, plain(result.weights)) for result in some] == [
        (result.slopes, plain(result.weights)) for result in others
    ]


@pytest.mark.slow
def test_a_search_goes_on_where_it_was_interrupted(
    tmp_path: Path, uninterrupted: list[Generation]
) -> None:
    save = tmp_path / "games"
    assert same(list(search(PLAN, 1, save=save)), uninterrupted[:1])
    played: list[int] = []
    assert same(list(search(PLAN, 2, save=save, progress=played.append)), uninterrupted)
    assert played == [6, 0, *[1] * 6]
    with pytest.raises(SimulationError):
        list(search(replace(PLAN, seed=8), 1, save=save))


@pytest.mark.slow
def test_each_generation_starts_from_the_weights_of_the_one_before(
    uninterrupted: list[Generation],
) -> None:
    weights = [PLAN.first, *[generation.weights for generation in uninterrupted]]
    for before, after, generation in zip(weights, weights[1:], uninterrupted, strict=False):
        steps = [slope.moved for slope in generation.slopes]
        expected = changed(before, parameters(before, True), steps)
        assert plain(after) == plain(expected) != plain(before)
        assert np.linalg.norm(steps) == pytest.approx(PLAN.step)


def test_slopes_are_recovered_from_leads() -> None:
    random = np.random.default_rng(1)
    steps = random.normal(size=(2000, 4, 3))
    score = steps @ np.array([2.0, 0.0, -1.0]) + random.normal(size=(2000, 4)) * 10
    leads = score - (score.sum(axis=1, keepdims=True) - score) / 3
    points, error = fit_slopes(steps, leads)
    assert points == pytest.approx([2.0, 0.0, -1.0], abs=4 * error.max())
    assert error == pytest.approx([10 / 6000**0.5] * 3, rel=0.1)


def test_a_step_leaves_parameters_whose_slope_is_not_sure() -> None:
    steps = shrunk_step(np.array([3.0, 0.5, -1.0, 0.0]), np.array([0.5, 0.6, 0.5, 0.1]), 2.0)
    assert np.linalg.norm(steps) == pytest.approx(2.0)
    assert steps[0] > -steps[2] > 0
    assert steps[1] == steps[3] == 0.0


@pytest.mark.parametrize(("players", "wild_west"), TABLES)
def test_every_parameter_changes_an_entry_of_its_own(players: int, wild_west: bool) -> None:
    weights = weights_for("expert", players, wild_west)
    chosen = parameters(weights, wild_west)
    assert plain(changed(weights, chosen, [0.0] * len(chosen))) == plain(weights)
    after = [plain(changed(weights, chosen, steps)) for steps in np.eye(len(chosen)).tolist()]
    assert plain(weights) not in after
    assert all(row not in after[:place] for place, row in enumerate(after))


def test_a_part_of_the_way_lies_between() -> None:
    start = weights_for("expert", 4, False)
    chosen = parameters(start, False)
    end = changed(start, chosen, [1.0] * len(chosen))
    middle = part_of_the_way(start, end, 0.25)
    expected = 0.75 * start.places.hall + 0.25 * end.places.hall
    assert middle.places.hall == pytest.approx(expected, abs=0.001)
    first, between, last = (
        np.array([row.goods.nugget(rounds) for rounds in (0.0, 1.0, 3.0, 10.0)])
        for row in (start, middle, end)
    )
    assert between == pytest.approx(0.75 * first + 0.25 * last, abs=0.001)
    assert plain(part_of_the_way(start, end, 0.0)) == plain(start)


def test_written_weights_are_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(data_files.town_weights, "__file__", str(tmp_path / "weights.py"))
    data_files.write_weights(all_weights())
    text = (tmp_path / "weights.json").read_text()
    rows = msgspec.json.decode(text, type=dict[str, dict[str, Weights]])
    for level, tables in all_weights().items():
        for kind, weights in tables.items():
            assert plain(rows[level][kind]) == plain(weights)
    assert len(text.splitlines()) > 50, "a reviewer can compare lines"
