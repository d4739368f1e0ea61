"""Tests that generated files of the page are up to date: the wire types, and the engine's answers
to compare with."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).parents[3] / "ui" / "dev"


@pytest.mark.parametrize("name", ["wire", "cases"])
def test_what_is_written_for_the_page_is_not_stale(name: str) -> None:
    spec = importlib.util.spec_from_file_location(name, SCRIPTS / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    assert script.TARGET.read_text() == script.text(), f"run ui/dev/{name}.py"
