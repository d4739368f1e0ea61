from __future__ import annotations

from pathlib import Path

import pytest

from .databases import KINDS, empty_database, new_database


@pytest.fixture(params=KINDS)
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database of each kind that the house runs on."""
    return new_database(request.param, tmp_path)


@pytest.fixture(params=KINDS)
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind that has no tables yet."""
    return empty_database(request.param, tmp_path)
