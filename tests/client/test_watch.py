"""A table that the house cannot read at the moment is asked for again."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from fivecups.client import HouseClient
from fivecups.client import socket as client_socket
from fivecups.engine import Refusal, Refused


class Client(HouseClient):
    """The house refuses so often, and then lets the table be watched."""

    def __init__(self, code: str, times: int) -> None:
        super().__init__("http://nowhere")
        self.code, self.left, self.asked = code, times, 0
        self.tables["T"] = "known"  # type: ignore[assignment]

    async def _ask(self, ref: str, request: Any) -> Any:
        self.asked += 1
        if self.left:
            self.left -= 1
            raise Refused(Refusal(self.code))
        return "watched"

    async def _watch_once(self, table: str) -> Any:
        return await self._ask("1", table)


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_socket, "RETRY_PAUSES", (0.0, 0.0, 0.0))


@pytest.mark.parametrize("code", ["storage-failed", "storage-busy", "too-fast"])
def test_what_passes_is_tried_again(code: str) -> None:
    client = Client(code, 3)
    assert asyncio.run(client.watch("T")) == "watched"
    assert client.asked == 4


def test_what_does_not_pass_is_told_at_once() -> None:
    client = Client("private-table", 1)
    with pytest.raises(Refused, match="private-table"):
        asyncio.run(client.watch("T"))
    assert client.asked == 1


def test_a_client_that_comes_back_forgets_only_tables_that_are_closed_to_it() -> None:
    lasting, passing = Client("private-table", 9), Client("storage-failed", 9)
    for client in (lasting, passing):
        asyncio.run(client._watch_again("T"))
    assert (list(lasting.tables), list(passing.tables)) == ([], ["T"])
