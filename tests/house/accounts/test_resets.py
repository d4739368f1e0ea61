"""A new password by a code: a wrong code costs no hashing."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from fivecups.engine import Refused
from fivecups.house.accounts.device_tokens import hash_secret
from fivecups.house.accounts.people import Account, People


class Hasher:
    """A hasher that counts."""

    count = 0

    def hash(self, password: str) -> str:
        self.count += 1
        return f"#{password}"


class Store:
    """A store with one account and one link."""

    def __init__(self) -> None:
        self.links = {hash_secret("right"): "ana"}
        self.changed: dict[str, str] = {}

    async def link_exists(self, code_hash: str, now: int, purpose: str) -> bool:
        return code_hash in self.links

    async def take_link(self, code_hash: str, now: int, purpose: str) -> str | None:
        return self.links.pop(code_hash, None)

    async def change_account(self, person: str, **changed: str) -> bool:
        self.changed = changed
        return True

    async def account(self, person: str) -> Account:
        return Account(person, "Ana", "en", 0)

    async def add_device(self, *args: Any) -> None: ...

    async def remove_other_devices(self, *args: Any) -> None: ...


def test_the_code_is_looked_up_before_anything_is_hashed() -> None:
    async def check() -> None:
        store: Any = Store()
        hasher: Any = Hasher()
        people = People(store, hasher)
        before = hasher.count
        for number in range(100):
            with pytest.raises(Refused, match="reset-used"):
                await people.reset_password(f"wrong {number}", "correct horse", 1)
        assert hasher.count == before
        account, _ = await people.reset_password("right", "correct horse", 1)
        assert (account.id, store.changed) == ("ana", {"password": "#correct horse"})
        with pytest.raises(Refused, match="reset-used"):
            await people.reset_password("right", "correct horse", 1)
        people.close()

    asyncio.run(check())
