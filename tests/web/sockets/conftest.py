from __future__ import annotations

from collections.abc import Iterator

import pytest

from ..server import House


@pytest.fixture(scope="module", params=[True, False], ids=["direct", "plain-asgi"])
def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """Run one house for the tests of a module, with each kind of transport."""
    with House(tmp_path_factory.mktemp("house"), direct_sockets=request.param) as opened:
        yield opened
        assert '"level": "error"' not in opened.text(), opened.text()
