"""Tests of people who come and go, sit down in the middle of a game, and find a table."""

from __future__ import annotations

from fivecups.house.wire.protocol import Presence
from tests.waiting import until

from ..kit import company, play_all, run
from ..server import House


def test_everybody_sees_who_is_there(house: House) -> None:
    async def check() -> None:
        people = await company(house.base, 3)
        ana, bob, cleo = people
        table = await ana.create_table("poker-dice", 2)
        await ana.sit(table, 0)
        await bob.sit(table, 1)
        assert (await ana.watch(table)).presence == Presence((0,), 0)
        assert (await cleo.watch(table)).presence == Presence((0,), 1)
        await bob.watch(table)
        await until(lambda: ana.tables[table].presence == Presence((0, 1), 1))
        await bob.close()
        await until(lambda: ana.tables[table].presence == Presence((0,), 1))
        await cleo.unwatch(table)
        await until(lambda: ana.tables[table].presence == Presence((0,), 0))

    run(check)


def test_whoever_does_something_at_a_table_they_watch_has_heard_of_it(house: House) -> None:
    async def check() -> None:
        ana, bob = await company(house.base, 2)
        for _ in range(10):
            table = await ana.create_table("poker-dice", 2, visibility="private")
            for person, seat in ((ana, 0), (bob, 1)):
                await person.watch(table)
                await person.sit(table, seat)
                assert person.tables[table].seat == seat
            await ana.start(table)
            assert ana.tables[table].asks
            await bob.act(table, "resign")
            assert bob.tables[table].info.chairs[1].resigned

    run(check)


def test_somebody_sits_down_in_the_middle_of_a_game_which_is_then_verified(house: House) -> None:
    async def check() -> None:
        people = await company(house.base, 2)
        ana, bob = people
        table = await ana.create_table("high-cup", 2, options={"pot": 2})
        await ana.sit(table, 0)
        await ana.place_bot(table, 1, "random")
        await ana.start(table)
        await bob.watch(table)
        assert bob.tables[table].seat is None
        assert (await bob.sit(table)).chairs[1].kind == "bot"
        assert bob.person is not None
        info = await ana.answer_request(table, bob.person, True)
        assert (info.chairs[1].kind, info.chairs[1].name) == ("person", "Bob")
        await until(lambda: bob.tables[table].seat == 1)
        assert bob.tables[table].view is not None and bob.tables[table].view["table"][
            "my_die"
        ] in range(1, 7)
        await play_all(people, table)
        await until(lambda: ana.tables[table].over)
        report = await bob.request("GET", f"/api/tables/{table}/verify")
        assert (report["valid"], report["fair"], report["finished"], report["problem"]) == (
            True,
            True,
            True,
            None,
        )
        assert report["commitment"] == ana.tables[table].info.commitment
        link = (await bob.request("GET", f"/api/tables/{table}/invitation"))["link"]
        assert link == f"{house.base}/table/{table}"

    run(check)
