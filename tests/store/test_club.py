"""Tests of the club's statistics in the database, and of what people hide."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import cast

import msgspec
import pytest

from fivecups.bots.analysis import Review, SeatReview
from fivecups.engine import Refused
from fivecups.house.accounts.people import Account
from fivecups.house.club.leaderboards_and_profiles import Club
from fivecups.house.club.recount import recount
from fivecups.house.club.results import SeatResult
from fivecups.house.club.statistics import KINDS, Kind
from fivecups.house.table import commands
from fivecups.store import Store, open_store
from tests.house.kit import ANA, BOB, MemoryStore, open_manager, seated
from tests.waiting import until

DAY = 24 * 3600 * 1000
NOW = 100 * DAY + 5
GAME = "dice-town"
Check = Callable[[Club, Store], Awaitable[None]]


def at_club(url: str, check: Check) -> None:
    """Run `check` in a club where Ana, Bob and Cleo have accounts, Gil is a guest, and two games
    have been played."""

    async def run() -> None:
        store = await open_store(url)
        try:
            for name in ("Ana", "Bob", "Cleo"):
                await store.people.add_account(Account(name, name, "en", 1, name.lower(), "hash"))
                await store.people.add_device(f"of {name}", name, "x", 7)
            await store.people.add_account(Account("Gil", "Gil", "en", 1))
            first = [
                SeatResult(0, 1, 1.0, 30, "Ana", places={"bank": 2, "saloon": 1}),
                SeatResult(1, 2, 0.0, 20, "Bob", places={"bank": 1}),
                SeatResult(2, 3, 0.0, 10, "Gil"),
                SeatResult(3, 4, 0.0, 5, None, "expert"),
            ]
            assert await store.results.count_once("t1", GAME, NOW - DAY, first)
            assert not await store.results.count_once("t1", GAME, NOW, first), (
                "each game counts once"
            )
            second = [SeatResult(0, 2, 0.0, 1, "Ana"), SeatResult(1, 1, 1.0, 9, "Bob")]
            assert await store.results.count_once("t2", GAME, NOW, second)
            await store.results.store_luck("t1", "points", {0: 2.5, 1: -1.0})
            people, ranks = ["Ana", "Bob", "Gil"], [1, 2, 3]
            await store.ladder.rate_once("t1", GAME, people, ranks)
            await check(Club(store, lambda: NOW), store)
        finally:
            await store.close()

    asyncio.run(run())


def test_leaderboards_list_kept_people_by_what_is_sure_of_their_rating(database_url: str) -> None:
    async def check(club: Club, store: Store) -> None:
        boards = {board.game: board.leaders for board in await club.leaderboards()}
        assert [item.person.name for item in boards[GAME]] == ["Ana", "Bob"], "Gil is a guest"
        assert (boards[GAME][0].rating.games, boards[GAME][0].seen_at) == (1, 7)
        assert boards["poker-dice"] == []

    at_club(database_url, check)


def test_a_profile_counts_by_game_and_players(database_url: str) -> None:
    async def check(club: Club, store: Store) -> None:
        ana = await club.profile("Ana", "Bob")
        counts = [(game.seats, game.games, game.wins, game.fair) for game in ana.games]
        assert counts == [(2, 1, 0, 0.5), (4, 1, 1, 0.25)]
        assert [(place.place, place.wins) for place in ana.places] == [("bank", 2), ("saloon", 1)]
        assert [(item.luck, item.unit, item.at) for item in ana.luck] == [
            (2.5, "points", NOW - DAY)
        ]
        [bob] = ana.against
        assert (bob.person.id, bob.games, bob.ahead, bob.behind) == ("Bob", 2, 1, 1)
        assert (ana.shown, ana.hidden, ana.seen_at) == (True, [], 7)

    at_club(database_url, check)


def test_games_are_counted_by_day_for_sixty_days(database_url: str) -> None:
    async def check(club: Club, store: Store) -> None:
        first = (100 - 59) * DAY
        for name, at in (("early", first - 1), ("first", first), ("second", first + DAY)):
            await store.results.count_once(name, GAME, at, [SeatResult(0, 1, 1.0, 1, "Ana")])
        days = [(day.day, day.games) for day in (await club.house()).days]
        assert days == [(first, 1), (first + DAY, 1), (99 * DAY, 1), (100 * DAY, 1)]

    at_club(database_url, check)


def test_the_house_is_counted_as_a_whole(database_url: str) -> None:
    async def check(club: Club, store: Store) -> None:
        house = await club.house()
        assert house.games == {GAME: 2}
        assert [(day.day, day.games) for day in house.days] == [(99 * DAY, 1), (100 * DAY, 1)]
        assert [(seat.seats, seat.seat, seat.wins) for seat in house.seats] == [
            (2, 0, 0.0),
            (2, 1, 1.0),
            (4, 0, 1.0),
            (4, 1, 0.0),
            (4, 2, 0.0),
            (4, 3, 0.0),
        ]
        assert [(place.place, place.wins) for place in house.places] == [("bank", 3), ("saloon", 1)]
        [bot] = house.bots
        assert (bot.level, bot.games, bot.wins, bot.fair) == ("expert", 1, 0.0, 0.25)
        await store.results.count_once("t3", GAME, NOW, [SeatResult(0, 1, 1.0, 1, "Ana")])
        assert await club.house() is house, "for a minute it is remembered"

    at_club(database_url, check)


async def all_answers(club: Club, viewer: str) -> bytes:
    """Return everything that the club tells `viewer` about others."""
    answers = [await club.leaderboards(), await club.house(), await club.friends(viewer)]
    profiles = []
    for person in ("Ana", "Bob", "Cleo", "Gil"):
        if person != viewer:
            try:
                profiles.append(await club.profile(person, viewer))
            except Refused:
                continue
    return msgspec.json.encode([answers, profiles, (await club.profile(viewer, viewer)).against])


def test_who_hides_is_in_no_answer_at_once(database_url: str) -> None:
    async def check(club: Club, store: Store) -> None:
        for viewer in ("Bob", "Cleo", "Gil"):
            assert b'"Ana"' in await all_answers(club, viewer)
        await club.change("Ana", False, None)
        for viewer in ("Bob", "Cleo", "Gil"):
            assert b'"Ana"' not in await all_answers(club, viewer)
            with pytest.raises(Refused, match="not-in-the-club"):
                await club.profile("Ana", viewer)
        own = await club.profile("Ana", "Ana")
        assert own.games and not own.shown and not own.against
        assert (await club.change("Ana", True, None)).shown
        assert b'"Ana"' in await all_answers(club, "Bob")

    at_club(database_url, check)


def test_a_guest_is_seen_by_those_they_have_played_with_only(database_url: str) -> None:
    async def check(club: Club, store: Store) -> None:
        assert b'"Gil"' not in await all_answers(club, "Cleo")
        assert {friend.person.id for friend in await club.friends("Ana")} == {"Bob", "Gil"}

    at_club(database_url, check)


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_is_hidden_by_itself(database_url: str, kind: Kind) -> None:
    async def check(club: Club, store: Store) -> None:
        before = await club.profile("Ana", "Bob")
        settings = await club.change("Ana", None, [kind])
        assert (settings.shown, settings.hidden) == (True, [kind])
        after = await club.profile("Ana", "Bob")
        assert after.hidden == [kind]
        field = {"rating": "ratings", "seen": "seen_at"}.get(kind, kind)
        for name in before.__struct_fields__:
            if name == field:
                assert not getattr(after, name)
            elif name not in ("hidden", "ratings"):
                assert getattr(after, name) == getattr(before, name)
        [leaders] = [
            leaderboard.leaders
            for leaderboard in await club.leaderboards()
            if leaderboard.game == GAME
        ]
        listed = {leader.person.id: leader for leader in leaders}
        assert ("Ana" in listed) == (kind != "rating")
        if kind == "seen":
            assert listed["Ana"].seen_at is None
        if kind == "games":
            assert listed["Ana"].rating.games is None
            assert all(rating.games is None for rating in after.ratings.values())
        friends = {friend.person.id for friend in await club.friends("Bob")}
        assert ("Ana" in friends) == (kind != "friends")
        compared = {item.person.id for item in (await club.profile("Bob", "Bob")).against}
        assert ("Ana" in compared) == (kind != "against"), "who hides it is hidden at both"

    at_club(database_url, check)


def test_who_is_muted_is_no_friend(database_url: str) -> None:
    async def check(club: Club, store: Store) -> None:
        await store.moderation.mute("Bob", "Ana")
        assert {friend.person.id for friend in await club.friends("Ana")} == {"Gil"}
        assert {item.person.id for item in await club.friends("Bob")} == {"Gil"}

    at_club(database_url, check)


def test_a_deleted_person_leaves_games_of_nobody(database_url: str) -> None:
    async def check(club: Club, store: Store) -> None:
        await club.change("Ana", None, ["luck"])
        await store.invitations.invite("t", "Ana", "Bob", 1)
        await store.admin.delete_account("Ana")
        assert await store.club.hidden_by("Ana") == set() and await store.club.games_of("Ana") == []
        for viewer in ("Bob", "Cleo", "Gil"):
            assert b'"Ana"' not in await all_answers(club, viewer)
        assert (await club.house()).games == {GAME: 2}, "the games of the others stay"
        assert [game.games for game in (await club.profile("Bob", "Cleo")).games] == [1, 1]

    at_club(database_url, check)


def test_older_games_are_counted_from_their_logs(database_url: str) -> None:
    """Both people have resigned and bots played on: a whole game with people in its seats."""

    async def check(club: Club, store: Store) -> None:
        async with open_manager(cast(MemoryStore, store)) as manager:
            name = await seated(manager, "poker-dice", (ANA, BOB))
            live = await manager.tables.find(name)
            for person in (ANA, BOB):
                await manager.commands.submit(name, person, commands.resign)
            await until(lambda: live.table.phase == "over")
            await manager.commands.create(ANA, "poker-dice", 2, {})
        assert (
            await store.results.uncounted_tables(5)
            == await store.results.finished_tables()
            == [name]
        )
        for _ in range(2):
            await recount(store, name)
            assert await store.results.uncounted_tables(5) == []
            assert [(entry.games, entry.wins) for entry in await store.club.games_of(ANA.id)] == [
                (1, 0)
            ]
        review = Review("poker-dice", "points", "score", True, [reviewed(1, 3.5)], {})
        await store.store_review(name, "0.1", msgspec.json.encode(review))
        await recount(store, name)
        assert [item.luck for item in await store.club.luck_of(BOB.id, 5)] == [3.5]
        assert await store.club.luck_of(ANA.id, 5) == []

    at_club(database_url, check)


def reviewed(seat: int, luck: float) -> SeatReview:
    return SeatReview(seat, 0.0, 0.0, luck, 0.0, 0.0, [], [])
