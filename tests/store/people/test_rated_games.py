"""Tests of the changes that rated games make, and of annulling them."""

from __future__ import annotations

from typing import Any

import pytest

from fivecups.house.accounts.people import Account

from ..log.kit import with_store

GAME = "poker-dice"


async def furnish(store: Any, networks: dict[str, str]) -> None:
    for person, network in networks.items():
        await store.people.add_account(Account(person, person, "en", 1))
        await store.people.add_device(f"of {person}", person, "", 1)
        await store.people.touch_device(f"of {person}", 2, network)


def test_on_a_public_ladder_the_same_opponents_and_addresses_count_little(
    database_url: str,
) -> None:
    async def check(store: Any) -> None:
        await furnish(store, {"ana": "home", "bob": "away", "eve": "home"})
        gains = []
        for number in range(3):
            before = (await store.ladder.ratings(GAME, ["ana"])).get("ana")
            await store.ladder.rate_once(f"t{number}", GAME, ["ana", "bob"], [1, 2], number, True)
            after = (await store.ladder.ratings(GAME, ["ana"]))["ana"]
            gains.append(after.mu - (25.0 if before is None else before.mu))
        assert gains[0] > 2 * gains[2] > 0
        mu = (await store.ladder.ratings(GAME, ["ana"]))["ana"].mu
        await store.ladder.rate_once("family", GAME, ["ana", "eve"], [1, 2], 9, True)
        assert (await store.ladder.ratings(GAME, ["ana"]))["ana"].mu - mu < gains[0] / 5
        await store.ladder.rate_once("club", GAME, ["ana", "eve"], [1, 2], 9)
        seats = await store.ladder.rated_seats()
        assert {seat.network for seat in seats if seat.person == "bob"} == {"away"}
        assert len(seats) == 10

    with_store(database_url, check)


def test_an_annulled_game_leaves_nothing_behind(database_url: str) -> None:
    async def check(store: Any) -> None:
        await store.ladder.rate_once("first", GAME, ["ana", "bob"], [1, 2], 1)
        before = await store.ladder.ratings(GAME, ["ana", "bob"])
        await store.ladder.rate_once("second", GAME, ["ana", "bob"], [1, 2], 2)
        assert await store.ladder.annul("second") == 2
        after = await store.ladder.ratings(GAME, ["ana", "bob"])
        for person in before:
            assert after[person].mu == pytest.approx(before[person].mu)
            assert after[person].sigma == pytest.approx(before[person].sigma)
            assert after[person].games == before[person].games == 1
        assert await store.ladder.annul("second") == await store.ladder.annul("none") == 0
        assert {seat.table for seat in await store.ladder.rated_seats()} == {"first"}

    with_store(database_url, check)


def test_a_game_that_does_not_count_is_not_looked_at_again(database_url: str) -> None:
    async def check(store: Any) -> None:
        assert await store.ladder.rate_once("t", GAME, [], [], 1, True)
        assert not await store.ladder.rate_once("t", GAME, ["ana", "bob"], [1, 2], 1, True)
        assert await store.ladder.rated_seats() == []

    with_store(database_url, check)
