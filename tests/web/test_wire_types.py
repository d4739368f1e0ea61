"""The page's types of the wire are those of the house."""

from __future__ import annotations

import importlib.util
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "ui" / "dev" / "wire.py"


def test_the_types_in_the_page_are_not_stale() -> None:
    spec = importlib.util.spec_from_file_location("wire", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    wire = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(wire)
    assert wire.TARGET.read_text() == wire.text(), "run ui/dev/wire.py"
