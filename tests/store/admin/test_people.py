"""Tests of the administrators' view of people, and of links for new passwords."""

from __future__ import annotations

import pytest

from fivecups.engine import Refused
from fivecups.house.accounts.people import RESET_SECONDS, People
from fivecups.store import Store

from ..people.test_people import with_people


def test_people_are_found_by_a_part_of_their_names(database_url: str) -> None:
    async def check(people: People, store: Store) -> None:
        ana, key = await people.welcome("Ana Maria", "ro", 1)
        bob, _ = await people.welcome("Bob_100%", "en", 2)
        yulia, _ = await people.welcome("Юлия", "ru", 3)
        await people.keep(ana, key.device, "Ana Maria", "correct horse")
        assert {person.id for person in await store.admin.find_people()} == {
            ana.id,
            bob.id,
            yulia.id,
        }
        for text in ("maria", "ANA", "a m", ana.id):
            assert ana.id in [entry.id for entry in await store.admin.find_people(text)], text
        for text in ("юл", "Юлия", "лия"):
            assert [element.id for element in await store.admin.find_people(text)] == [yulia.id], (
                text
            )
        assert [item.id for item in await store.admin.find_people("_100%")] == [bob.id]
        assert await store.admin.find_people("_1%0") == []
        [rows] = await store.admin.find_people(bob.id)
        assert (rows.name, rows.login, rows.devices, rows.seen_at) == ("Bob_100%", None, 1, 2)
        [device] = await store.admin.devices_list(bob.id)
        assert (device.person, device.created_at, device.seen_at) == (bob.id, 2, 2)

    with_people(database_url, check)


def test_a_reset_sets_a_new_password_once_and_forgets_all_other_devices(database_url: str) -> None:
    async def check(people: People, store: Store) -> None:
        guest, here = await people.welcome("Ana", "ru", 1)
        ana = await people.keep(guest, here.device, "anaana", "correct horse")
        code = await people.make_reset(ana, 1)
        assert len(code) == len(await people.make_link(ana, 1)) == 24, "nobody can guess them"
        with pytest.raises(Refused, match="wrong-password-length"):
            await people.reset_password(code, "short", 2)
        again, key = await people.reset_password(code, "battery staple", 2)
        assert again.id == ana.id
        assert await people.recognise(key) is not None
        assert await people.recognise(here) is None
        await people.log_in("anaana", "battery staple", 3)
        with pytest.raises(Refused, match="wrong-login-or-password"):
            await people.log_in("anaana", "correct horse", 3)
        with pytest.raises(Refused, match="reset-used"):
            await people.reset_password(code, "third password", 3)

    with_people(database_url, check)


def test_a_reset_is_for_an_hour_for_kept_identities_and_for_nothing_else(database_url: str) -> None:
    async def check(people: People, store: Store) -> None:
        guest, here = await people.welcome("Ana", "ru", 1)
        with pytest.raises(Refused, match="no-password"):
            await people.make_reset(guest, 1)
        ana = await people.keep(guest, here.device, "anaana", "correct horse")
        late = await people.make_reset(ana, 1)
        with pytest.raises(Refused, match="reset-used"):
            await people.reset_password(late, "battery staple", 2 + 1000 * RESET_SECONDS)
        reset, link = await people.make_reset(ana, 1), await people.make_link(ana, 1)
        with pytest.raises(Refused, match="link-used"):
            await people.follow_link(reset, 2)
        with pytest.raises(Refused, match="reset-used"):
            await people.reset_password(link, "battery staple", 2)
        await people.log_in("anaana", "correct horse", 3)

    with_people(database_url, check)


def test_what_an_administrator_has_done_is_news_each_time(database_url: str) -> None:
    async def check(people: People, store: Store) -> None:
        values = [await store.admin.news()]
        for _ in range(2):
            await store.admin.announce()
            values.append(await store.admin.news())
        assert [len(item) for item in values] == [0, 16, 16]
        assert len(set(values)) == 3
        assert await store.admin.news() == values[-1]

    with_people(database_url, check)
