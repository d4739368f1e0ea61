"""The client asks again for a table that the house cannot read at the moment."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from fivecups.client import HouseClient
from fivecups.client import socket as client_socket
from fivecups.engine import Refusal, Refused
from fivecups.house.table.entries import ClockSetting
from fivecups.house.wire.protocol import TableInfo

INFO = TableInfo(
    id="T",
    game="poker-dice",
    phase="open",
    visibility="open",
    rated=False,
    owner="ana",
    created_at=1,
    chairs=(),
    version=1,
    options={},
    clock=ClockSetting(),
    commitment="",
)


class Client(HouseClient):
    """A client whose house refuses a number of times before the table can be watched."""

    def __init__(self, code: str, times: int) -> None:
        super().__init__("http://nowhere")
        self.code, self.left, self.asked = code, times, 0
        self.tables["T"] = "known"  # type: ignore[assignment]
        self.online = True

    async def _ask(self, ref: str, request: Any) -> Any:
        self.asked += 1
        if self.left:
            self.left -= 1
            raise Refused(Refusal(self.code))
        return "watched"

    async def _watch_once(self, table: str) -> Any:
        return await self._ask("1", table)

    async def request(self, method: str, path: str, body: Any = None) -> Any:
        return msgspec.to_builtins(INFO)

    @property
    def connected(self) -> bool:
        return self.online


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


def test_what_was_done_is_done_though_the_table_can_no_longer_be_watched() -> None:
    for code, kept in (("private-table", []), ("storage-failed", ["T"])):
        client = Client(code, 9)
        assert asyncio.run(client.act("T", "leave")) == INFO
        assert list(client.tables) == kept


def test_what_is_not_watched_or_cannot_be_is_not_asked_for() -> None:
    strange, offline = Client("private-table", 9), Client("private-table", 9)
    strange.tables.clear()
    offline.online = False
    for client in (strange, offline):
        assert asyncio.run(client.act("T", "start")) == INFO
        assert client.asked == 0


def test_a_socket_that_is_lost_undoes_nothing() -> None:
    class Lost(Client):
        async def _ask(self, ref: str, request: Any) -> Any:
            raise ConnectionError

    assert asyncio.run(Lost("", 0).act("T", "start")) == INFO
