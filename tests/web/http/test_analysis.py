"""The coach and the review, over HTTP at a real house."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from fivecups.bots.analysis import Thinking
from fivecups.client import HouseClient
from fivecups.engine import Refused
from fivecups.web.http.analysis import AnalysisController
from fivecups.web.services.shared_limits import RateLimits

from ..kit import company, play_all, run, set_table
from ..server import House


async def refused(person: HouseClient, method: str, path: str) -> str:
    with pytest.raises(Refused) as caught:
        await person.request(method, path)
    return caught.value.refusal.code


async def reviewed(person: HouseClient, table: str) -> Any:
    """Wait for the review and return it."""
    while (review := await person.request("GET", f"/api/tables/{table}/review"))[
        "status"
    ] == "thinking":
        assert 0 <= review["progress"] < 1
        await asyncio.sleep(0.1)
    return review


def test_the_coach_weighs_every_choice_of_the_open_ask(house: House) -> None:
    async def check() -> None:
        people = await company(house.base, 3)
        *players, watcher = people
        table = await set_table(players, "poker-dice")
        for person in players:
            await person.watch(table)
        ask = players[0].tables[table].asks[0]
        advice = await players[0].request("POST", f"/api/tables/{table}/coach")
        assert (advice["seat"], advice["ask"], advice["question"]) == (0, ask["id"], "play_on")
        assert advice["says"] == ask["says"]
        assert advice["margin"] in ("forced", "clear", "close", "toss_up")
        weighed = advice["choices"]
        assert sorted(map(repr, (choice["answer"] for choice in weighed))) == sorted(
            map(repr, ask["choices"])
        )
        assert weighed[0]["cost"] == 0
        assert all(
            item["cost"] == pytest.approx(weighed[0]["expected"] - item["expected"], abs=1e-6)
            for item in weighed
        )
        assert [entry["cost"] for entry in weighed] == sorted(
            candidate["cost"] for candidate in weighed
        )
        keep = next(element["answer"] for element in weighed if element["answer"][0] == "keep")
        await players[0].answer(table, ask["id"], keep)
        assert await refused(players[1], "POST", f"/api/tables/{table}/coach") == "not-your-turn"
        assert await refused(watcher, "POST", f"/api/tables/{table}/coach") == "not-seated"
        assert await refused(players[0], "GET", f"/api/tables/{table}/review") == "not-over"

    run(check)


def test_the_coach_of_dice_town_names_the_best_dice_to_keep(house: House) -> None:
    async def check() -> None:
        people = await company(house.base, 2)
        table = await set_table(people, "dice-town")
        for person in people:
            await person.watch(table)
        ask = people[0].tables[table].asks[0]
        advice = await people[0].request("POST", f"/api/tables/{table}/coach")
        assert (advice["question"], advice["unit"]) == ("keep_dice", "points")
        assert 1 <= len(advice["choices"]) <= 3
        for item in advice["choices"]:
            assert item["answer"] in ask["choices"]
            assert item["expected"] is None
        assert advice["choices"][0]["why"]["code"] == "aims"

    run(check)


def test_where_there_is_no_coach(house: House) -> None:
    async def check() -> None:
        people = await company(house.base, 2)
        rated = await set_table(
            people, "poker-dice", rated=True, clock={"kind": "decision", "seconds": 60}
        )
        assert (
            await refused(people[0], "POST", f"/api/tables/{rated}/coach") == "coach-at-rated-table"
        )
        waiting = await set_table(people, "poker-dice", start=False)
        assert await refused(people[0], "POST", f"/api/tables/{waiting}/coach") == "wrong-phase"

    run(check)


def test_the_review_of_a_finished_game(house: House) -> None:
    async def check() -> None:
        people = await company(house.base, 3)
        *players, watcher = people
        table = await set_table(players, "poker-dice")
        for person in players:
            await person.watch(table)
        await play_all(players, table)
        review = await reviewed(watcher, table)
        info = await watcher.request("GET", f"/api/tables/{table}")
        assert (review["game"], review["unit"], review["exact"]) == ("poker-dice", "points", True)
        for seat, score in zip(review["seats"], info["scores"], strict=True):
            assert seat["outcome"] == score
            assert seat["expected"] + seat["luck"] - seat["skill"] == pytest.approx(score, abs=1e-6)
            assert seat["skill"] == pytest.approx(
                sum(element["cost"] for element in seat["decisions"])
            )
            assert [item["round"] for item in seat["rounds"]] == list(range(1, 14))
            for decision in seat["decisions"][:3]:
                advice = await watcher.request(
                    "GET", f"/api/tables/{table}/review/{decision['seq']}"
                )
                costs = {repr(entry["answer"]): entry["cost"] for entry in advice["choices"]}
                assert costs[repr(decision["answer"])] == pytest.approx(decision["cost"])
                assert advice["choices"][0]["answer"] == decision["best"]
                assert advice["margin"] == decision["margin"]
        assert await reviewed(players[0], table) == review
        assert (
            await refused(watcher, "GET", f"/api/tables/{table}/review/100000")
            == "no-such-decision"
        )
        assert await refused(players[0], "POST", f"/api/tables/{table}/coach") == "wrong-phase"

    run(check)


def test_a_review_that_takes_its_time(house: House) -> None:
    async def check() -> None:
        people = await company(house.base, 5)
        table = await set_table(people, "gentlemans-deal")
        for person in people:
            await person.watch(table)
        await play_all(people, table)
        review = await reviewed(people[0], table)
        assert (review["unit"], review["measure"], review["exact"]) == ("win", "win", False)
        assert sum(seat["outcome"] for seat in review["seats"]) == pytest.approx(1)
        for seat in review["seats"]:
            assert seat["expected"] + seat["luck"] - seat["skill"] == pytest.approx(
                seat["outcome"], abs=1e-6
            )
            assert {item["question"] for item in seat["decisions"]} <= review["says"].keys()
        advice = await people[0].request("GET", f"/api/tables/{table}/review/1")
        assert (advice["question"], advice["unit"]) == ("first_offer", "win")

    run(check)


@pytest.mark.parametrize(("result", "status"), [(Thinking(0.5), 202), ("the review", 200)])
def test_a_review_that_is_not_done_says_so_by_its_status(result: Any, status: int) -> None:
    table = SimpleNamespace(phase="over", begun=True, may_be_watched_by=lambda person: True)

    async def find(name: str) -> Any:
        return SimpleNamespace(table=table)

    async def review(asked: Any, person: str) -> Any:
        assert asked is table and person == "ana"
        return result

    services: Any = SimpleNamespace(
        manager=SimpleNamespace(tables=SimpleNamespace(find=find)),
        analysis=SimpleNamespace(review=review),
        limits=RateLimits(1),
    )
    handler: Any = AnalysisController.review.fn
    answer = asyncio.run(handler(None, "t", SimpleNamespace(id="ana"), services))
    assert (answer.content, answer.status_code) == (result, status)


def test_who_may_not_watch_a_table_gets_no_review(house: House) -> None:
    async def check() -> None:
        people = await company(house.base, 3)
        *players, stranger = people
        table = await set_table(players, "poker-dice", visibility="private")
        for person in players:
            await person.watch(table)
        await play_all(players, table)
        assert await refused(stranger, "GET", f"/api/tables/{table}/review") == "private-table"
        assert await refused(stranger, "GET", f"/api/tables/{table}/review/1") == "private-table"

    run(check)
