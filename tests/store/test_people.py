"""People, ratings and links in the database."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from argon2 import PasswordHasher

from fivecups.engine import Refused
from fivecups.house.people import LINK_SECONDS, Key, People
from fivecups.store import open_store

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


def with_people(url: str, check: Any) -> None:
    async def run() -> None:
        store = await open_store(url)
        try:
            await check(People(store, QUICK), store)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_guest_is_recognised_by_the_device_alone(database_url: str) -> None:
    async def check(people: People, store: Any) -> None:
        ana, key = await people.welcome("  Ana\u202e ", "ro", 1)
        assert ana.name == "Ana"
        assert await people.recognise(key) == ana
        assert await people.recognise(Key(key.device, "guess")) is None
        assert await people.recognise(Key("other", key.secret)) is None
        assert await people.recognise(None) is None
        found = await store.device(key.device)
        assert found is not None
        assert key.secret not in found[1]

    with_people(database_url, check)


def test_a_kept_identity_opens_with_its_password_only(database_url: str) -> None:
    async def check(people: People, store: Any) -> None:
        ana, _ = await people.welcome("Ana", "ru", 1)
        kept = await people.keep(ana, "Ana.P", "correct horse")
        assert kept.password is not None
        assert "horse" not in kept.password
        again, key = await people.log_in("ana.p", "correct horse", 2)
        assert again.id == ana.id
        recognised = await people.recognise(key)
        assert recognised is not None
        assert recognised.id == ana.id
        for login, password in (("ana.p", "wrong horse"), ("nobody", "correct horse")):
            with pytest.raises(Refused, match="wrong-login-or-password"):
                await people.log_in(login, password, 3)
        bob, _ = await people.welcome("Bob", "en", 4)
        with pytest.raises(Refused, match="login-taken"):
            await people.keep(bob, "ANA.P", "another one")
        with pytest.raises(Refused, match="wrong-password-length"):
            await people.keep(bob, "bob", "short")
        with pytest.raises(Refused, match="wrong-login"):
            await people.keep(bob, "b b", "long enough")

    with_people(database_url, check)


def test_a_link_works_once_and_not_for_long(database_url: str) -> None:
    async def check(people: People, store: Any) -> None:
        ana, _ = await people.welcome("Ana", "en", 1)
        code = await people.make_link(ana, 1)
        again, key = await people.follow_link(code, 2)
        assert again.id == ana.id
        assert await people.recognise(key) == ana
        with pytest.raises(Refused, match="link-used"):
            await people.follow_link(code, 3)
        late = await people.make_link(ana, 1)
        with pytest.raises(Refused, match="link-used"):
            await people.follow_link(late, 2 + 1000 * LINK_SECONDS)

    with_people(database_url, check)


def test_logging_out_forgets_the_device(database_url: str) -> None:
    async def check(people: People, store: Any) -> None:
        _, key = await people.welcome("Ana", "en", 1)
        await people.log_out(key)
        assert await people.recognise(key) is None

    with_people(database_url, check)


def test_a_game_is_rated_once(database_url: str) -> None:
    async def check(people: People, store: Any) -> None:
        assert await store.rate_once("t", "poker-dice", ["ana", "bob"], [1, 2])
        first = await store.ratings("poker-dice", ["ana", "bob"])
        assert first["ana"].mu > first["bob"].mu
        assert not await store.rate_once("t", "poker-dice", ["ana", "bob"], [2, 1])
        assert await store.ratings("poker-dice", ["ana", "bob"]) == first
        assert await store.rate_once("u", "poker-dice", ["ana", "bob"], [1, 2])
        assert (await store.ratings_of("ana"))["poker-dice"].games == 2

    with_people(database_url, check)
