from __future__ import annotations

from collections.abc import Iterator

import pytest

from .server import House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Run one house for the tests of a module."""
    with House(tmp_path_factory.mktemp("house")) as opened:
        yield opened
        assert '"level": "error"' not in opened.text(), opened.text()
