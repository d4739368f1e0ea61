"""People, ratings and links in the database."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from argon2 import PasswordHasher

from fivecups.engine import Refused
from fivecups.house.accounts.device_tokens import DeviceToken
from fivecups.house.accounts.people import LINK_SECONDS, People
from fivecups.store import open_store

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


def with_people(url: str, check: Any) -> None:
    async def run() -> None:
        store = await open_store(url)
        try:
            await check(People(store.people, QUICK), store)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_guest_is_recognised_by_the_device_alone(database_url: str) -> None:
    async def check(people: People, store: Any) -> None:
        ana, key = await people.welcome("  Ana\u202e ", "ro", 1)
        assert ana.name == "Ana"
        assert await people.recognise(key) == ana
        assert await people.recognise(DeviceToken(key.device, "guess")) is None
        assert await people.recognise(DeviceToken("other", key.secret)) is None
        assert await people.recognise(None) is None
        device = await store.people.device(key.device)
        assert device is not None
        assert key.secret not in device[1]

    with_people(database_url, check)


def test_a_kept_identity_opens_with_its_password_only(database_url: str) -> None:
    async def check(people: People, store: Any) -> None:
        ana, first = await people.welcome("Ana", "ru", 1)
        account = await people.keep(ana, first.device, "Ana.P", "correct horse")
        assert account.password is not None
        assert "horse" not in account.password
        again, key = await people.log_in("ana.p", "correct horse", 2)
        assert again.id == ana.id
        recognised = await people.recognise(key)
        assert recognised is not None
        assert recognised.id == ana.id
        for login, password in (("ana.p", "wrong horse"), ("nobody", "correct horse")):
            with pytest.raises(Refused, match="wrong-login-or-password"):
                await people.log_in(login, password, 3)
        bob, other = await people.welcome("Bob", "en", 4)
        with pytest.raises(Refused, match="login-taken"):
            await people.keep(bob, other.device, "ANA.P", "another one")
        with pytest.raises(Refused, match="wrong-password-length"):
            await people.keep(bob, other.device, "bob", "short")
        with pytest.raises(Refused, match="wrong-login"):
            await people.keep(bob, other.device, "b/b", "long enough")

    with_people(database_url, check)


def test_a_new_password_takes_the_old_one_and_forgets_the_other_devices(database_url: str) -> None:
    async def check(people: People, store: Any) -> None:
        guest, here = await people.welcome("Ana", "ru", 1)
        ana = await people.keep(guest, here.device, "ana", "correct horse")
        _, there = await people.log_in("ana", "correct horse", 2)
        code = await people.make_link(ana, 3)
        for old in ("", "wrong horse"):
            with pytest.raises(Refused, match="wrong-login-or-password"):
                await people.keep(ana, here.device, "ana", "battery staple", old)
        assert await people.recognise(there) is not None
        await people.keep(ana, here.device, "ana", "battery staple", "correct horse")
        assert await people.recognise(here) is not None
        assert await people.recognise(there) is None
        with pytest.raises(Refused, match="link-used"):
            await people.follow_link(code, 4)
        _, again = await people.log_in("ana", "battery staple", 5)
        await people.log_out_elsewhere(ana, again.device)
        assert await people.recognise(here) is None
        assert await people.recognise(again) is not None

    with_people(database_url, check)


def test_changes_of_one_person_at_once_leave_each_other_alone(database_url: str) -> None:
    async def check(people: People, store: Any) -> None:
        read_before, key = await people.welcome("Ana", "en", 1)
        await people.keep(read_before, key.device, "ana", "correct horse")
        changed = await people.change(read_before, "Zoe", None)
        assert (changed.name, changed.login) == ("Zoe", "ana")
        changed = await people.change(read_before, None, "ro")
        assert (changed.name, changed.language, changed.login) == ("Zoe", "ro", "ana")
        assert changed == await people.recognise(key)

    with_people(database_url, check)


def test_a_login_that_cannot_be_one_is_unknown(database_url: str) -> None:
    async def check(people: People, store: Any) -> None:
        with pytest.raises(Refused, match="wrong-login-or-password"):
            await people.log_in("a\0b", "correct horse", 1)

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
        assert await store.ladder.rate_once("t", "poker-dice", ["ana", "bob"], [1, 2])
        first = await store.ladder.ratings("poker-dice", ["ana", "bob"])
        assert first["ana"].mu > first["bob"].mu
        assert not await store.ladder.rate_once("t", "poker-dice", ["ana", "bob"], [2, 1])
        assert await store.ladder.ratings("poker-dice", ["ana", "bob"]) == first
        assert await store.ladder.rate_once("u", "poker-dice", ["ana", "bob"], [1, 2])
        assert (await store.ladder.ratings_of("ana"))["poker-dice"].games == 2

    with_people(database_url, check)


def test_games_of_the_same_people_that_end_at_once_are_all_rated(database_url: str) -> None:
    async def check(people: People, store: Any) -> None:
        other = await open_store(database_url)
        for number in range(5):
            ana, bob, cleo = (f"{name}{number}" for name in ("ana", "bob", "cleo"))
            rated = await asyncio.gather(
                store.ladder.rate_once(f"a{number}", "poker-dice", [ana, bob], [1, 2]),
                other.ladder.rate_once(f"b{number}", "poker-dice", [cleo, ana], [2, 1]),
                other.ladder.rate_once(f"c{number}", "poker-dice", [bob, ana], [1, 2]),
            )
            assert rated == [True, True, True]
            ratings = await store.ladder.ratings("poker-dice", [ana, bob, cleo])
            assert [ratings[person].games for person in (ana, bob, cleo)] == [3, 2, 1]
        await other.close()

    with_people(database_url, check)


def test_a_link_is_good_to_its_last_moment_and_not_beyond(database_url: str) -> None:
    async def check(people: People, store: Any) -> None:
        ana, _ = await people.welcome("Ana", "ro", 1)
        for code in ("in time", "too late"):
            await store.people.add_link(code, ana.id, 5000)
        assert await store.people.take_link("in time", 5000) == ana.id
        assert await store.people.take_link("too late", 5001) is None

    with_people(database_url, check)


def test_names_that_look_alike_are_kept_by_one_person_only(database_url: str) -> None:
    async def check(people: People, store: Any) -> None:
        ana, first = await people.welcome("Ana", "en", 1)
        eve, second = await people.welcome("Eve", "ru", 1)
        kept = await people.keep(ana, first.device, "Ana", "correct horse")
        for login in ("Аnа", "АNА", "Αna"):
            with pytest.raises(Refused, match="login-taken"):
                await people.keep(eve, second.device, login, "correct horse")
        again = await people.keep(kept, first.device, "ana", "correct horse", "correct horse")
        assert again.login == "ana"
        other = await people.keep(eve, second.device, "Анна", "correct horse")
        assert (await people.log_in("анна", "correct horse", 2))[0] == other

    with_people(database_url, check)
