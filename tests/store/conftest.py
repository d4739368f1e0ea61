from __future__ import annotations

from pathlib import Path

import pytest

from .databases import KINDS, new_database


@pytest.fixture(params=KINDS)
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind that the house runs on."""
    return new_database(request.param, tmp_path)
