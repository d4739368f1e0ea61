"""A person's requests to a house over HTTP."""

from __future__ import annotations

import asyncio
import secrets
import urllib.error
import urllib.request
from http.cookies import SimpleCookie
from typing import Any

import msgspec

from fivecups.engine import Refusal, Refused
from fivecups.house.wire.protocol import TableInfo

_encode = msgspec.json.Encoder().encode

COOKIE = "fivecups"
LONGEST_WAIT = 600.0
"""Seconds for the answer to a request; the coach may have to learn the game first."""


class HouseError(Exception):
    """The house has answered with an error; `status` is the HTTP status, `code` the house's own
    reason."""

    def __init__(self, status: int, code: str) -> None:
        super().__init__(f"{status} {code}")
        self.status = status
        self.code = code


class HouseRequests:
    """What can be done without a socket. The cookie says who somebody is."""

    def __init__(self, base: str, cookie: str | None = None) -> None:
        self.base = base.rstrip("/")
        self.cookie = cookie

    async def request(self, method: str, path: str, body: Any = None) -> Any:
        """Make an HTTP request with this person's cookie; returns the decoded answer, raises
        :class:`Refused` or :class:`HouseError`."""
        status, data, cookies = await asyncio.to_thread(self._request, method, path, body)
        if cookies:
            jar = SimpleCookie(cookies)
            if COOKIE in jar:
                self.cookie = jar[COOKIE].value
        content: Any = msgspec.json.decode(data) if data else None
        if status == 409:
            raise Refused(
                Refusal(content["code"], content.get("rule", ""), content.get("data", {}))
            )
        if status >= 400:
            raise HouseError(status, content["code"] if isinstance(content, dict) else "")
        return content

    def _request(self, method: str, path: str, body: Any) -> tuple[int, bytes, str]:
        headers = {"content-type": "application/json"}
        if self.cookie:
            headers["cookie"] = f"{COOKIE}={self.cookie}"
        data = None if body is None else _encode(body)
        request = urllib.request.Request(
            self.base + path, data=data, headers=headers, method=method
        )
        try:
            with urllib.request.urlopen(request, timeout=LONGEST_WAIT) as answer:
                return answer.status, answer.read(), answer.headers.get("set-cookie", "")
        except urllib.error.HTTPError as error:
            return error.code, error.read(), ""

    async def create_table(self, game: str, seats: int, **settings: Any) -> str:
        """Set up a table; returns its id."""
        return str(
            (await self.request("POST", "/api/tables", {"game": game, "seats": seats, **settings}))[
                "id"
            ]
        )

    async def act(self, table: str, what: str, body: Any = None) -> TableInfo:
        """`leave`, `start`, `pause`, `resume`, `resign`, `back`, `close`, `rematch`, or, with a
        body, `sit` or `bot`."""
        return msgspec.convert(
            await self.request("POST", f"/api/tables/{table}/{what}", body), TableInfo
        )

    async def sit(
        self, table: str, seat: int | None = None, entropy: str | None = None
    ) -> TableInfo:
        """Take a seat, and add entropy of one's own to the dice."""
        return await self.act(
            table, "sit", {"seat": seat, "entropy": entropy or secrets.token_hex(16)}
        )

    async def place_bot(self, table: str, seat: int, level: str = "random") -> TableInfo:
        return await self.act(table, "bot", {"seat": seat, "level": level})

    async def start(self, table: str) -> TableInfo:
        return await self.act(table, "start")
