from __future__ import annotations

from pathlib import Path

import pytest

from .databases import KINDS, empty_database, new_database


@pytest.fixture(params=KINDS)
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a new database, for each kind that the house supports."""
    return new_database(request.param, tmp_path)


@pytest.fixture(params=KINDS)
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database without tables, for each kind."""
    return empty_database(request.param, tmp_path)
