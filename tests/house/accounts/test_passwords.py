"""Passwords: their length, and how many are hashed at once."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest
from argon2.exceptions import VerifyMismatchError

from fivecups.engine import Refused
from fivecups.house.accounts.passwords import (
    MAX_PASSWORD_LENGTH,
    MAX_WAITING_HASHES,
    MAX_WAITING_HASHES_EACH,
    Passwords,
    check_length,
)
from fivecups.house.fair_queue import RateLimitExceeded
from tests.waiting import PATIENCE


class Hasher:
    """A hasher that waits until it is released."""

    def __init__(self) -> None:
        self.may = threading.Event()
        self.may.set()
        self.hashed: list[str] = []

    def hash(self, password: str) -> str:
        self.may.wait(PATIENCE)
        self.hashed.append(password)
        return f"#{password}"

    def verify(self, hashed: str, password: str) -> bool:
        if hashed != f"#{password}":
            raise VerifyMismatchError
        return True


@pytest.mark.parametrize("length", [0, 7, 201])
def test_a_password_of_another_length_is_refused_with_the_limits(length: int) -> None:
    with pytest.raises(Refused) as refused:
        check_length("x" * length)
    assert refused.value.refusal.code == "wrong-password-length"
    assert refused.value.refusal.data == {"low": 8, "high": 200}


@pytest.mark.parametrize("length", [8, 200])
def test_a_password_at_the_limits_will_do(length: int) -> None:
    check_length("x" * length)


def test_a_password_fits_what_was_stored_of_it_and_nothing_fits_where_nothing_was() -> None:
    async def check() -> None:
        hasher: Any = Hasher()
        passwords = Passwords(hasher)
        [nobody] = hasher.hashed
        assert len(nobody) == 32, "nobody can guess it"
        assert await passwords.fits(await passwords.hash("right"), "right")
        assert not await passwords.fits("#right", "wrong")
        assert not await passwords.fits(None, nobody)
        long = "x" * MAX_PASSWORD_LENGTH
        assert await passwords.fits(f"#{long}", f"{long}, of which no more is looked at")
        passwords.close()

    asyncio.run(check())


def test_no_more_than_so_many_wait_for_their_turn() -> None:
    async def check() -> None:
        hasher: Any = Hasher()
        passwords = Passwords(hasher)
        for _ in range(2):
            hasher.may.clear()
            waiting = [
                asyncio.create_task(passwords.hash("x", f"address {number % 10}"))
                for number in range(MAX_WAITING_HASHES)
            ]
            await asyncio.sleep(0)
            with pytest.raises(RateLimitExceeded):
                await passwords.hash("one more")
            hasher.may.set()
            await asyncio.gather(*waiting)
        passwords.close()

    asyncio.run(check())


def test_one_address_takes_turns_with_the_others_and_does_not_fill_the_queue() -> None:
    async def check() -> None:
        hasher: Any = Hasher()
        passwords = Passwords(hasher)
        hasher.may.clear()
        flood = [
            asyncio.create_task(passwords.hash("flood", "there"))
            for _ in range(MAX_WAITING_HASHES_EACH + 1)
        ]
        await asyncio.sleep(0)
        with pytest.raises(RateLimitExceeded):
            await passwords.hash("flood", "there")
        other = asyncio.create_task(passwords.hash("mine", "here"))
        await asyncio.sleep(0)
        hasher.may.set()
        await asyncio.gather(other, *flood)
        assert hasher.hashed.index("mine") <= 3, "after nobody's, the first, and one more"
        passwords.close()

    asyncio.run(check())


def test_a_house_that_closes_waits_for_no_password() -> None:
    async def check() -> None:
        hasher: Any = Hasher()
        passwords = Passwords(hasher)
        hasher.may.clear()
        waiting = [asyncio.create_task(passwords.hash("x")) for _ in range(2)]
        await asyncio.sleep(0)
        passwords.close()
        assert len(hasher.hashed) == 1, "none but nobody's"
        with pytest.raises(asyncio.CancelledError):
            await waiting[1]
        hasher.may.set()
        await waiting[0]

    asyncio.run(check())
