"""Tests of the club of a real house: a finished game counts, friends are invited again, and hidden
people are in no byte of any response."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

import pytest

from fivecups.client import HouseClient
from fivecups.engine import Refused
from fivecups.house.club.statistics import KINDS, Kind
from tests.waiting import until

from .kit import company, play_all, run, set_table
from .server import House

PATHS = ("/api/club", "/api/club/house", "/api/me/friends", "/api/me/invitations")


async def keep(person: HouseClient, login: str) -> str:
    body = {"login": login, "password": "correct horse"}
    await person.request("POST", "/api/me/keep", body)
    assert person.person is not None
    return person.person


async def answers(person: HouseClient, *others: str) -> str:
    """Return everything that the club tells `person`, with the profiles of others."""
    responses: list[Any] = [await person.request("GET", path) for path in PATHS]
    for other in (*others, person.person):
        try:
            responses.append(await person.request("GET", f"/api/club/people/{other}"))
        except Refused as refused:
            responses.append(refused.refusal.code)
    return repr(responses)


def test_a_rated_game_is_counted_shown_hidden_and_brings_friends(house: House) -> None:
    async def check() -> None:
        ana, bob, eve = await company(house.base, 3)
        clock = {"kind": "decision", "seconds": 600}
        first, second = await keep(ana, "Ana of the club"), await keep(bob, "Bob of the club")
        table = await set_table([ana, bob], "poker-dice", rated=True, clock=clock)
        await play_all([ana, bob], table)

        async def counted() -> bool:
            return bool((await eve.profile(first)).games)

        while not await counted():
            """The house counts beside the last answer."""
        profile = await eve.profile(first)
        assert [(game.game, game.seats, game.games) for game in profile.games] == [
            ("poker-dice", 2, 1)
        ]
        assert [item.person.id for item in profile.against] == [second]
        boards = {leaderboard.game: leaderboard.leaders for leaderboard in await eve.leaderboards()}
        listed = {board.person.id: board.rating for board in boards["poker-dice"]}
        assert {first, second} <= listed.keys() and listed[first].games == 1
        assert (await eve.house_statistics()).games["poker-dice"] >= 1

        await ana.show_in_club(shown=False)
        assert "Ana of the club" not in await answers(eve, first, second)
        assert first not in await answers(eve, second)
        assert first not in await answers(bob, second)
        with pytest.raises(Refused, match="not-in-the-club"):
            await bob.profile(first)
        assert (await ana.profile(first)).games, "one always sees oneself"
        await ana.show_in_club(shown=True, hidden=["luck"])
        assert first in await answers(bob)

        waiting = await ana.create_table("dice-town", 3)
        with pytest.raises(Refused, match="not-seated"):
            await bob.invite(waiting, first)
        await ana.sit(waiting)
        with pytest.raises(Refused, match="not-a-friend"):
            await ana.invite(waiting, eve.person or "")
        assert [friend.person.id for friend in await ana.friends()] == [second]
        await ana.invite(waiting, second)
        [invited] = await bob.invitations()
        assert (invited.by.id, invited.table.id) == (first, waiting)
        assert await eve.invitations() == []
        await bob.decline(waiting)
        assert await bob.invitations() == []
        await ana.invite(waiting, second)
        await bob.sit(waiting)
        assert await bob.invitations() == [], "who sits is not waited for"

    run(check)


async def seen_of(ana: str, bob: HouseClient, eve: HouseClient) -> dict[Kind, Any]:
    """Return what others can see of Ana, by the kinds that she can hide."""
    profile = await eve.request("GET", f"/api/club/people/{ana}")
    other = await eve.request("GET", f"/api/club/people/{bob.person}")
    boards = await eve.request("GET", "/api/club")
    lines = [item for board in boards for item in board["leaders"] if item["person"]["id"] == ana]
    friends = await bob.request("GET", "/api/me/friends")
    own = await bob.request("GET", f"/api/club/people/{bob.person}")
    rated = [*profile["ratings"].values(), *(line["rating"] for line in lines)]
    compared = [
        entry for who in (other, own) for entry in who["against"] if entry["person"]["id"] == ana
    ]
    return {
        "rating": [element["mu"] for element in rated],
        "seen": [at for at in (profile["seen_at"], *(row["seen_at"] for row in lines)) if at],
        "games": [
            *profile["games"],
            *(candidate["games"] for candidate in rated if candidate["games"]),
        ],
        "places": profile["places"],
        "luck": profile["luck"],
        "against": [*profile["against"], *compared],
        "friends": [friend for friend in friends if friend["person"]["id"] == ana],
    }


def test_each_kind_is_hidden_from_everybody_by_whom_it_is_about(house: House) -> None:
    async def check() -> None:
        ana, bob, eve = await company(house.base, 3)
        first = await keep(ana, "Ana who hides")
        await keep(bob, "Bob beside her")
        clock = {"kind": "decision", "seconds": 600}
        table = await set_table([ana, bob], "poker-dice", rated=True, clock=clock)
        await play_all([ana, bob], table)
        while not (await eve.profile(first)).games:
            """The house counts beside the last answer."""
        with closing(sqlite3.connect(house.database)) as database, database:
            database.execute(
                "UPDATE results SET luck = 2.5, unit = 'points' WHERE table_id = ?", (table,)
            )
            database.execute("INSERT INTO places_won VALUES (?, 0, 'bank', 3)", (table,))
        before = await seen_of(first, bob, eve)
        assert list(before) == list(KINDS)
        assert all(before.values()), "there is something of every kind"
        for kind in KINDS:
            await ana.show_in_club(hidden=[kind])
            after = await seen_of(first, bob, eve)
            assert not after[kind], kind
            assert (await ana.club_settings()).hidden == [kind]
            assert all(after[other] for other in KINDS if other != kind), kind
        await ana.show_in_club(hidden=KINDS)
        assert not any((await seen_of(first, bob, eve)).values())
        await ana.show_in_club(hidden=[])
        assert await seen_of(first, bob, eve) == before

    run(check)


def test_an_invitation_is_heard_in_the_house(house: House) -> None:
    async def check() -> None:
        people = await company(house.base, 2, record=True)
        ana, bob = people
        table = await set_table(people, "poker-dice")
        await play_all(people, table)
        while not await ana.friends():
            """The house counts beside the last answer."""
        waiting = await ana.create_table("poker-dice", 2)
        await ana.invite(waiting, bob.person or "")
        await until(lambda: any('"by":"Ana"' in item and waiting in item for item in bob.raw or []))

    run(check)
