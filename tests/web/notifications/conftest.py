from __future__ import annotations

from collections.abc import Iterator

import pytest

from ..server import House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Run a house that sends notifications without delay."""
    with House(tmp_path_factory.mktemp("house"), quick_notices=True) as opened:
        yield opened
        assert '"level": "error"' not in opened.text(), opened.text()
