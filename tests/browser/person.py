"""People at the house, with a page or without."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Self

import httpx

from fivecups.client.requests import COOKIE
from tests.web.server import NO_TLS


class Person:
    """A person at the house without a page."""

    def __init__(self, base: str, name: str, language: str = "en"):
        self.base = base
        self.name = name
        self.language = language

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request of this person that needs no page."""
        answer = self._requests.request(method, f"{self.base}/api/{path}", json=body)
        assert answer.is_success, answer.text
        return answer.json()

    @cached_property
    def _requests(self) -> httpx.Client:
        return httpx.Client(timeout=None, verify=NO_TLS)

    @property
    def cookie(self) -> str:
        """The cookie that identifies this person."""
        return self._requests.cookies[COOKIE]

    def become_known(self) -> Self:
        """Register a name at the house without opening a page."""
        self.ask("POST", "me", {"name": self.name, "language": self.language})
        return self

    def set_table(self, game: str, seats: int, bots: int, **settings: Any) -> str:
        """Create a table with this person in the first seat and bots in the last ones."""
        table: str = self.ask("POST", "tables", {"game": game, "seats": seats, **settings})["id"]
        self.ask("POST", f"tables/{table}/sit", {"seat": 0})
        for seat in range(seats - bots, seats):
            self.ask("POST", f"tables/{table}/bot", {"seat": seat, "level": "random"})
        return table

    def leave(self) -> None:
        self._requests.close()
