"""Machine code is never older than the sources it is made from."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import fivecups
from fivecups.compiled import code_cache

PACKAGE = Path(fivecups.__file__).parent
CONSTANT = "DOC_NUGGET_FACTOR = 1.2"
USES_IT = """
from reader import read_constants

print(read_constants(), *read_constants.stats.cache_hits.values())
"""
READER = """
from fivecups.bots.dice_town.compiled.round_resolution import DOC_NUGGET_FACTOR
from fivecups.compiled.jit import compiled

@compiled()
def read_constants():
    return DOC_NUGGET_FACTOR
"""


def run_copy(sources: Path, codes: Path) -> list[str]:
    """Run a compiled function of the copied package; return its value, and if it was loaded."""
    done = subprocess.run(
        [sys.executable, "-c", USES_IT],
        env={**os.environ, "PYTHONPATH": str(sources), "NUMBA_CACHE_DIR": str(codes)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()


def test_editing_a_constant_changes_what_compiled_code_does(tmp_path: Path) -> None:
    sources, codes = tmp_path / "sources", tmp_path / "codes"
    shutil.copytree(
        PACKAGE,
        sources / "fivecups",
        ignore=shutil.ignore_patterns("__pycache__", "static", "texts", "web"),
    )
    (sources / "reader.py").write_text(READER)
    assert run_copy(sources, codes) == ["1.2"]
    assert run_copy(sources, codes) == ["1.2", "1"], "unchanged sources use the code on disk"
    edited = sources / "fivecups/bots/dice_town/compiled/round_resolution.py"
    edited.write_text(edited.read_text().replace(CONSTANT, "DOC_NUGGET_FACTOR = 9.9"))
    assert run_copy(sources, codes) == ["9.9"]


def test_old_machine_code_is_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    for number in range(code_cache.MAX_FOLDERS + 3):
        folder = tmp_path / "machine-code" / str(number)
        folder.mkdir(parents=True)
        os.utime(folder, (number, number))
    code_cache.code_folder.cache_clear()
    try:
        present = code_cache.code_folder()
    finally:
        code_cache.code_folder.cache_clear()
    folders = {path.name for path in (tmp_path / "machine-code").iterdir()}
    assert present is not None and present.name in folders
    assert len(folders) == code_cache.MAX_FOLDERS
    assert {"0", "1", "2"}.isdisjoint(folders), "those that were used last are kept"


def test_without_a_place_to_write_nothing_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "file"))
    code_cache.code_folder.cache_clear()
    try:
        assert code_cache.code_folder() is None
    finally:
        code_cache.code_folder.cache_clear()
