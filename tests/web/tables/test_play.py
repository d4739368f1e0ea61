"""Tests of whole games at a real house, seen from every seat."""

from __future__ import annotations

import asyncio
import contextlib
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sample_bot import play

from fivecups.client import HouseClient
from fivecups.engine import Refused, replay_steps, seen
from fivecups.games import GAMES
from fivecups.house.records.verify import verify_file
from fivecups.records import load_fair
from tests.house.kit import ALL_GAMES, TEST_GAMES, seats_for
from tests.waiting import until

from ..kit import Guest, company, play_all, run, set_table
from ..server import House


@pytest.fixture(autouse=True)
def games_for_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in TEST_GAMES:
        monkeypatch.setitem(GAMES, game.name, game)


def parsed(client: HouseClient) -> list[dict[str, Any]]:
    return [msgspec.json.decode(text) for text in client.raw or []]


@pytest.mark.parametrize("game", ALL_GAMES)
def test_every_seat_gets_what_it_may_see_when_it_may_see_it(
    house: House, game: str, tmp_path: Path
) -> None:
    """The raw frames of every seat and of a spectator against the game played again by the engine:
    every event and every view that arrived is one that this observer was entitled to at that
    moment, and nothing else arrived."""

    async def check() -> None:
        people = await company(house.base, seats_for(game) + 1, record=True)
        *players, watcher = people
        table = await set_table(players, game, start=False)
        for person in people:
            await person.watch(table)
        await players[0].start(table)
        await asyncio.gather(play_all(players, table), until(lambda: watcher.tables[table].over))
        await until(lambda: all(person.tables[table].over for person in players))
        raw = await watcher.request("GET", f"/api/tables/{table}/record")
        record, fairness = load_fair(msgspec.json.encode(raw))
        assert fairness is not None
        played = [(step.match.state, step.events) for step in replay_steps(GAMES[game], record)]
        for seat, person in [(None, watcher), *enumerate(players)]:
            check_stream(person, game, seat, played)
            before_the_end = [text for text in person.raw or [] if '"phase":"over"' not in text]
            assert fairness.secret not in "".join(before_the_end)
            assert not any(
                entropy in text for text in before_the_end for entropy in fairness.entropies
            )
        path = tmp_path / "game.json"
        path.write_bytes(msgspec.json.encode(raw))
        key = (await watcher.request("GET", "/api/record-key"))["key"]
        report = verify_file(path, key)
        assert (report.valid, report.fair, report.signed) == (True, True, True)
        assert report.not_proven == ("program",)

    run(check)


def check_stream(
    person: HouseClient, game: str, seat: int | None, played: list[tuple[Any, list[Any]]]
) -> None:
    """Check that the views and events in a person's raw frames are those of the engine, move by
    move and in order."""
    expected_events = [[wire(event) for event in seen(events, seat)] for _, events in played]
    views = [wire(GAMES[game].shown(state, seat)) for state, _ in played]
    position, told = -1, 0
    for message in parsed(person):
        assert message["t"] in ("table", "news", "presence", "done", "called"), message
        if message["t"] != "news" or message["frame"]["kind"] not in ("started", "moved"):
            continue
        events = message["frame"].get("events", [])
        expected: list[Any] = []
        position += 1
        while position < len(played) - 1 and not entitled(
            events, expected_events[position], message, views[position]
        ):
            expected += expected_events[position]
            assert not expected, "events were held back"
            position += 1
        assert [strip(event) for event in events] == [
            strip(event) for event in expected_events[position]
        ]
        assert message["view"] == views[position], "a view that is not the one of this moment"
        told += len(events)
    assert told == sum(map(len, expected_events)), "all events were told"


def entitled(events: list[Any], expected: list[Any], message: dict[str, Any], view: Any) -> bool:
    return [strip(event) for event in events] == [strip(event) for event in expected] and message[
        "view"
    ] == view


def strip(event: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in event.items() if value is not False}


def wire(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def test_hidden_cards_are_in_no_frame_of_others(house: House) -> None:
    """In High Cup all dice stay under their cups until they are lifted: no frame to another seat
    contains the die before."""

    async def check() -> None:
        people = await company(house.base, 3, record=True)
        *players, watcher = people
        table = await set_table(players, "high-cup", start=False)
        for person in people:
            await person.watch(table)
        await players[0].start(table)
        await until(
            lambda: all((person.tables[table].view or {}).get("table") for person in people)
        )
        for seat, person in enumerate(players):
            assert person.tables[table].view["table"]["my_die"] in range(1, 7)  # type: ignore[index]
            news = [message["frame"] for message in parsed(person) if message["t"] == "news"]
            started = next(frame for frame in news if frame["kind"] == "started")
            assert list(started["events"][0]["data"]) == ["die"]
            assert seat == person.tables[table].seat
        assert watcher.tables[table].view["table"]["my_die"] is None  # type: ignore[index]
        assert not any('"die":' in text for text in watcher.raw or [])
        await play_all(players, table)

    run(check)


def test_clients_that_drop_and_rejoin_at_random_see_the_same_log(house: House) -> None:
    async def drops(person: HouseClient, table: str, rng: random.Random) -> None:
        """Play, and drop the connection after every few answers; less often over time, so that the
        game ends on a slow machine too."""
        longest = 0.2
        while True:
            try:
                await asyncio.wait_for(play(person, table, rng), rng.uniform(0.02, longest))
                return
            except (TimeoutError, ConnectionError):
                longest *= 1.05
                with contextlib.suppress(Exception):
                    if person._socket is not None:
                        person._socket.transport.abort()
                await person.close()
                await person.open()

    async def check() -> None:
        people = await company(house.base, 4)
        *players, watcher = people
        for game in ("whisper", "poker-dice"):
            table = await set_table(players, game)
            await watcher.watch(table)
            rng = random.Random(5)
            await asyncio.gather(*(drops(person, table, rng) for person in players))
            await until(lambda name=table: watcher.tables[name].over)
            for person in people:
                fresh = Guest(house.base, person.cookie)
                await fresh.open()
                await fresh.watch(table)
                assert fresh.tables[table].frames == person.tables[table].frames
                assert fresh.tables[table].view == person.tables[table].view
                assert [frame.seq for frame in fresh.tables[table].frames] == list(
                    range(1, fresh.tables[table].seq + 1)
                )

    run(check)


def test_bots_of_the_house_play_with_people(house: House) -> None:
    async def check() -> None:
        (ana,) = await company(house.base, 1)
        table = await ana.create_table("poker-dice", 3)
        await ana.sit(table, 1)
        await ana.place_bot(table, 0, "random")
        await ana.place_bot(table, 2, "random")
        await ana.start(table)
        scores = await play(ana, table, random.Random(1))
        assert len(scores) == 3
        history = await ana.request("GET", "/api/me/history")
        assert history[0]["id"] == table

    run(check)


def test_answers_are_recognised_refused_and_explained(house: House) -> None:
    async def check() -> None:
        people = ana, bob = await company(house.base, 2)
        table = await set_table(people, "poker-dice")
        watched = await ana.watch(table)
        ask = watched.asks[0]
        answer = ["keep", []]
        assert await ana.answer(table, ask["id"], answer) is False
        assert await ana.answer(table, ask["id"], answer) is True
        moves = ana.tables[table].seq
        for person, given, code in (
            (ana, ["write", "no such box"], "stale-ask"),
            (bob, answer, "stale-ask"),
        ):
            with pytest.raises(Refused) as caught:
                await person.answer(table, ask["id"], given)
            assert caught.value.refusal.code == code
        new = ana.tables[table].asks[0]["id"]
        with pytest.raises(Refused, match=r"no-such-box.*PD-5"):
            await ana.answer(table, new, ["write", "no such box"])
        with pytest.raises(Refused, match="no-such-table"):
            await ana.answer("nowhere", new, answer)
        assert ana.tables[table].seq == moves

    run(check)


def test_replay_from_every_seat_and_the_file(house: House) -> None:
    async def check() -> None:
        people = await company(house.base, 2)
        table = await set_table(people, "high-cup", options={"pot": 2})
        with pytest.raises(Refused, match="not-over"):
            await people[0].request("GET", f"/api/tables/{table}/record")
        with pytest.raises(Refused, match="not-over"):
            await people[0].request("GET", f"/api/tables/{table}/replay?seat=1")
        await play_all(people, table)
        whole = await people[0].request("GET", f"/api/tables/{table}/replay?seat=1")
        assert [step["step"] for step in whole["steps"]] == list(range(whole["steps_in_all"]))
        assert whole["steps"][0]["view"]["table"]["my_die"] in range(1, 7)
        part = await people[0].request("GET", f"/api/tables/{table}/replay?seat=1&first=2&count=2")
        assert part["steps"] == whole["steps"][2:4]
        spectator = await people[0].request("GET", f"/api/tables/{table}/replay")
        assert spectator["steps"][0]["view"]["table"]["my_die"] is None

    run(check)


def test_chat_pause_resign_rematch(house: House) -> None:
    async def check() -> None:
        people = await company(house.base, 3)
        ana, bob, cleo = people
        table = await set_table([ana, bob], "poker-dice")
        for person in people:
            await person.watch(table)
        await cleo.say(table, "who wins?")
        await ana.say(table, "<b>me</b>")
        await until(lambda: cleo.tables[table].frames[-1].data.get("text") == "<b>me</b>")
        await until(lambda: bob.tables[table].frames[-1].data.get("text") == "<b>me</b>")
        assert not any(frame.data.get("text") == "who wins?" for frame in bob.tables[table].frames)
        await ana.act(table, "pause")
        assert (await bob.act(table, "pause")).phase == "paused"
        with pytest.raises(Refused, match="wrong-phase"):
            await ana.answer(table, ana.tables[table].asks[0]["id"], ["keep", []])
        assert (await bob.act(table, "resume")).phase == "playing"
        assert (await bob.act(table, "resign")).chairs[1].resigned
        await play(ana, table, random.Random(3))
        again = await ana.act(table, "rematch")
        assert again.previous == table
        assert (await bob.act(table, "rematch")).id == again.id

    run(check)
