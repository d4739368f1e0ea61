"""The cache of solutions: complete files are used, all others are ignored."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from fivecups.bots.poker_dice.solver.array_cache import ArrayCache
from fivecups.bots.poker_dice.solver.rule_arrays import VARIANTS, Variant
from fivecups.bots.poker_dice.solver.solution import Solution
from fivecups.bots.poker_dice.solver.solve import solve
from fivecups.compiled.code_cache import default_directory

ARRAY = np.arange(12.0).reshape(3, 4)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    cache = ArrayCache(tmp_path)
    cache.save("numbers", ARRAY)
    path = cache.path("numbers")
    assert path is not None
    return path


def test_what_is_saved_is_loaded(saved: Path) -> None:
    loaded = ArrayCache(saved.parent).load("numbers", (3, 4))
    assert loaded is not None
    assert (loaded == ARRAY).all()
    assert [path.name for path in saved.parent.iterdir()] == [saved.name]


def test_a_missing_file_is_none(tmp_path: Path) -> None:
    assert ArrayCache(tmp_path).load("numbers", (3, 4)) is None
    assert ArrayCache(None).load("numbers", (3, 4)) is None


@pytest.mark.parametrize("size", [0, 10, 60, 150])
def test_a_truncated_file_is_none(saved: Path, size: int) -> None:
    whole = saved.read_bytes()
    assert size < len(whole)
    saved.write_bytes(whole[:size])
    assert ArrayCache(saved.parent).load("numbers", (3, 4)) is None


@pytest.mark.parametrize("at", [0, 30, -1])
def test_an_altered_file_is_none(saved: Path, at: int) -> None:
    altered = bytearray(saved.read_bytes())
    altered[at] ^= 1
    saved.write_bytes(altered)
    assert ArrayCache(saved.parent).load("numbers", (3, 4)) is None


def test_a_file_of_another_shape_is_none(saved: Path) -> None:
    assert ArrayCache(saved.parent).load("numbers", (3, 5)) is None


def test_a_directory_that_cannot_be_is_no_crash(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("not a directory")
    cache = ArrayCache(in_the_way / "below")
    cache.save("numbers", ARRAY)
    assert cache.load("numbers", (3, 4)) is None
    assert in_the_way.read_text() == "not a directory"


def test_a_file_is_made_where_it_is_to_stand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The system's folder for temporary files may be on another disk, from which a file cannot be
    renamed."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "not there"))
    cache = ArrayCache(tmp_path)
    cache.save("numbers", ARRAY)
    assert cache.load("numbers", (3, 4)) is not None


def test_a_write_that_fails_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_space(*_: object) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr("os.replace", no_space)
    ArrayCache(tmp_path).save("numbers", ARRAY)
    assert list(tmp_path.iterdir()) == []


def test_the_default_directory_follows_the_environment(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("FIVECUPS_CACHE", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    assert default_directory() == tmp_path / ".cache" / "fivecups"
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "shared"))
    assert default_directory() == tmp_path / "shared" / "fivecups"
    monkeypatch.setenv("FIVECUPS_CACHE", str(tmp_path / "own"))
    assert default_directory() == tmp_path / "own"


def test_a_solution_is_solved_once_and_again_when_its_file_is_torn(tmp_path: Path) -> None:
    levels: list[tuple[int, int]] = []

    def solve_here() -> float:
        levels.clear()
        return solve(
            cache=tmp_path, progress=lambda done, of: levels.append((done, of))
        ).expected_score()

    first = solve_here()
    assert levels == [(level, 13) for level in range(1, 14)]
    assert solve_here() == first
    assert levels == []
    (path,) = tmp_path.iterdir()
    path.write_bytes(path.read_bytes()[:-1])
    assert solve_here() == first
    assert len(levels) == 13
    solve_here()
    assert levels == []


def test_each_set_of_options_has_its_own_file(solution_for: Callable[[Variant], Solution]) -> None:
    assert len({solution_for(variant).expected_score() for variant in VARIANTS}) == 8
    assert len(list(default_directory().glob("poker-dice-*"))) >= 8
