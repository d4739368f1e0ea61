"""Tests that no player loses anything when nodes die, freeze or lose their bus, or the database is
killed. `make chaos` does this for ten minutes."""

from __future__ import annotations

import asyncio
from pathlib import Path

from .chaos import FAULTS, Chaos


def test_three_nodes_lose_nothing_whatever_happens_to_one_of_them(tmp_path: Path) -> None:
    report = asyncio.run(Chaos(tmp_path, 1, freeze=4.0, decision=30).run(FAULTS))
    assert report.faults == list(FAULTS)
    assert report.acknowledged > 0
    assert (report.lost, report.doubled, report.stood_in_for) == ([], [], [])
