"""The coach and reviews in a manager, with runners that work at once, slowly or not at all."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from structlog.testing import capture_logs

from fivecups.bots.analysis import Review, Thinking
from fivecups.engine import Refused
from fivecups.house.fair_queue import RateLimitExceeded
from fivecups.house.live.manager import TableManager
from fivecups.house.live.timing import Timing
from fivecups.house.ports import StorageFull
from fivecups.house.table.entries import ClockSetting
from fivecups.house.table.table import Table
from fivecups.house.wire.table_info import view_of
from fivecups.house.workers import analysis_workers
from fivecups.house.workers.analysis_workers import AnalysisService
from fivecups.house.workers.child_process import TaskFailed
from fivecups.house.workers.process_pool import PoolFull
from tests.waiting import until

from ..kit import ANA, BOB, CLEO, PEOPLE, Clockwork, MemoryStore, answer, in_manager, seated


class Runner:
    """A task runner that calls functions in this process while it is `open`."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.open.set()
        self.called: list[str] = []
        self.broken = False

    async def run(
        self,
        task: Any,
        *,
        timeout: float,
        urgent: bool = False,
        key: str | None = None,
        share: str = "",
    ) -> Any:
        self.called.append(task.func.__name__)
        await self.open.wait()
        if self.broken:
            raise TaskFailed("broken")
        return task()


def analyses(manager: TableManager, store: MemoryStore, runner: Runner) -> AnalysisService:
    """Return the coach and the reviews of a manager, both with this runner."""
    return AnalysisService(manager.tables, store, runner, runner)


async def finished(manager: TableManager) -> Table:
    """Return a finished game of Poker Dice in which both players use the first free box."""
    name = await seated(manager, "poker-dice", (ANA, BOB))
    live = await manager.tables.find(name)
    while live.table.phase == "playing":
        state: Any = live.table.state
        person = (ANA, BOB)[state.seat]
        ask = live.table.game.view(state, state.seat).asks[0]
        write = next(choice for choice in ask.choices if choice[0] == "write")
        await answer(manager, name, person, ask.id, write)
    return live.table


async def being_made(
    manager: TableManager, store: MemoryStore
) -> tuple[Table, Runner, AnalysisService]:
    """Return a finished game whose review was requested; the runner waits to be released."""
    table, runner = await finished(manager), Runner()
    runner.open.clear()
    analysis = analyses(manager, store, runner)
    assert await analysis.review(table) == Thinking(0.0)
    return table, runner, analysis


async def refusal(work: Any) -> str:
    with pytest.raises(Refused) as caught:
        await work
    return caught.value.refusal.code


def test_a_review_is_made_once_and_kept() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await finished(manager)
        runner = Runner()
        analysis = analyses(manager, store, runner)
        reviewed = await analysis.review(table)
        assert isinstance(reviewed, Review)
        assert [seat.outcome for seat in reviewed.seats] == list(table.state.result.scores)  # type: ignore[union-attr]
        assert runner.called == ["count_steps", "take_step", "take_step", "finish"]
        assert not analysis._running, "what is stored is not kept in memory"
        for again in (analysis, analyses(manager, store, runner)):
            assert await again.review(table) == reviewed
        assert len(runner.called) == 4, (
            "it is kept beside the log, for a house that opens again, too"
        )

    in_manager(check)


def test_a_kept_review_may_be_lost_spoilt_or_of_another_version() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await finished(manager)
        runner = Runner()
        analysis = analyses(manager, store, runner)
        reviewed = await analysis.review(table)
        made_by, body = store.reviews[table.id]
        for kept in ({}, {table.id: (made_by, body[:-10])}, {table.id: ("0.0.0", body)}):
            runner.called.clear()
            store.reviews = dict(kept)
            assert await analysis.review(table) == reviewed
            assert "finish" in runner.called
            assert store.reviews == {table.id: (made_by, body)}

    in_manager(check)


def test_a_review_that_cannot_be_kept_is_shown_all_the_same() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        table, runner, analysis = await being_made(manager, store)
        store.broken = StorageFull("no room")
        runner.open.set()
        with capture_logs():
            assert isinstance(await analysis.review(table), Review)

    in_manager(check)


def test_a_game_that_did_not_end_has_no_review() -> None:
    clock = Clockwork()

    async def check(manager: TableManager, store: MemoryStore) -> None:
        name = await seated(manager, "poker-dice", (ANA, BOB))
        clock.now += 101_000
        await manager.sweep()
        table = (await manager.tables.find(name)).table
        assert table.phase == "abandoned"
        assert await refusal(analyses(manager, store, Runner()).review(table)) == "not-over"

    in_manager(check, Timing(abandon_after=100), now=clock)


def test_whoever_asks_while_it_is_made_is_told_how_far_it_is() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        table, runner, analysis = await being_made(manager, store)
        assert await analysis.review(table) == Thinking(0.0)
        assert runner.called == ["count_steps"]
        runner.open.set()
        assert isinstance(await analysis.review(table), Review)
        await analysis.close()

    in_manager(check)


def test_reviews_are_made_one_after_the_other() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        first, runner, analysis = await being_made(manager, store)
        second = await finished(manager)
        assert await analysis.review(second) == Thinking(0.0)
        assert runner.called == ["count_steps"], "the second waits for the first"
        runner.open.set()
        for table in (first, second):
            assert isinstance(await analysis.review(table), Review)

    in_manager(check)


def test_a_review_that_cannot_be_written_down_leaves_a_line_in_the_log() -> None:
    class Spoils(Runner):
        async def run(self, task: Any, **how: Any) -> Any:
            reviewed = await super().run(task, **how)
            return object() if task.func.__name__ == "finish" else reviewed

    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await finished(manager)
        with capture_logs() as lines:
            analysis = analyses(manager, store, Spoils())
            assert await refusal(analysis.review(table)) == "review-failed"
        assert [(entry["event"], entry["table"]) for entry in lines] == [
            ("review_failed", table.id)
        ]

    in_manager(check)


def test_what_fails_is_said_and_can_be_tried_again() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await finished(manager)
        runner = Runner()
        runner.broken = True
        analysis = analyses(manager, store, runner)
        assert await refusal(analysis.review(table)) == "review-failed"
        assert await refusal(analysis.advise_on(table, 1)) == "coach-failed"
        runner.broken = False
        assert isinstance(await analysis.review(table), Review)
        assert await refusal(analysis.advise_on(table, 10_000)) == "no-such-decision"

    in_manager(check)


def test_a_house_that_closes_leaves_reviews_where_they_are() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        table, runner, analysis = await being_made(manager, store)
        await analysis.close()
        runner.open.set()
        await asyncio.sleep(0.05)
        assert runner.called == ["count_steps"], "nothing more is worked out"
        assert store.reviews == {}, "half a review is not kept"
        again = analyses(manager, store, runner)
        assert isinstance(await again.review(table), Review)

    in_manager(check)


def test_the_coach_speaks_to_the_one_who_is_asked() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        analysis = analyses(manager, store, Runner())
        name = await seated(manager, "poker-dice", (ANA, BOB))
        advice = await analysis.advise(name, ANA)
        assert (advice.seat, advice.choices[0].cost) == (0, 0.0)
        assert await refusal(analysis.advise(name, BOB)) == "not-your-turn"
        assert await refusal(analysis.advise(name, CLEO)) == "not-seated"
        rated = await seated(
            manager, "poker-dice", (ANA, BOB), rated=True, clock=ClockSetting("decision", 60)
        )
        assert await refusal(analysis.advise(rated, ANA)) == "coach-at-rated-table"
        other = await seated(manager, "high-cup", (ANA, BOB))
        assert await refusal(analysis.advise(other, ANA)) == "no-coach"
        assert (
            await refusal(analysis.review((await manager.tables.find(other)).table)) == "no-review"
        )

    in_manager(check)


def test_the_coach_speaks_about_talk_too() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        analysis = analyses(manager, store, Runner())
        people = PEOPLE[:5]
        name = await seated(manager, "gentlemans-deal", people, options={"first_dealer": 0})
        assert (await analysis.advise(name, people[0])).question == "first_offer"
        view = view_of((await manager.tables.find(name)).table, 1)
        (demand,) = [ask for ask in view.asks if ask.question == "demand"]
        for asked in ("", demand.id):
            advice = await analysis.advise(name, people[1], asked)
            assert (advice.ask, advice.question) == (demand.id, "demand")
            assert len(advice.choices) == 3
        assert await refusal(analysis.advise(name, people[1], "no such")) == "not-your-turn"

    in_manager(check)


def test_the_same_advice_is_computed_once_and_another_position_anew() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        runner = Runner()
        analysis = analyses(manager, store, runner)
        people = PEOPLE[:5]
        name = await seated(manager, "gentlemans-deal", people, options={"first_dealer": 0})
        asked = [analysis.advise(name, people[1]) for _ in range(3)]
        assert len({advice.ask for advice in await asyncio.gather(*asked)}) == 1
        assert await analysis.advise(name, people[1]) == await analysis.advise(name, people[1])
        assert runner.called == ["advise"]
        view = view_of((await manager.tables.find(name)).table, 2)
        (demand,) = [ask for ask in view.asks if ask.question == "demand"]
        wish = {"whom": 2, "money": 3, "accomplices": (), "vote": "for"}
        await answer(manager, name, people[2], demand.id, wish)
        await analysis.advise(name, people[1])
        assert runner.called == ["advise", "advise"], "somebody has spoken since"

    in_manager(check)


def test_advice_that_nobody_waits_for_is_not_computed() -> None:
    async def check(manager: TableManager, store: MemoryStore) -> None:
        runner = Runner()
        runner.open.clear()
        analysis = analyses(manager, store, runner)
        name = await seated(manager, "poker-dice", (ANA, BOB))
        reader = asyncio.create_task(analysis.advise(name, ANA))
        while not runner.called:
            await asyncio.sleep(0)
        reader.cancel()
        await asyncio.wait([reader])
        runner.open.set()
        await analysis.advise(name, ANA)
        assert runner.called == ["advise", "advise"]

    in_manager(check)


def test_too_many_questions_to_the_coach_at_once_are_too_fast() -> None:
    class Full(Runner):
        async def run(self, task: Any, **how: Any) -> Any:
            raise PoolFull

    async def check(manager: TableManager, store: MemoryStore) -> None:
        name = await seated(manager, "poker-dice", (ANA, BOB))
        with pytest.raises(RateLimitExceeded):
            await analyses(manager, store, Full()).advise(name, ANA)

    in_manager(check)


def test_one_who_wants_many_reviews_lets_others_go_between(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_workers, "REVIEW_WAIT_SECONDS", 0.0)
    monkeypatch.setattr(analysis_workers, "MAX_REVIEWS_WAITING", 2)

    async def check(manager: TableManager, store: MemoryStore) -> None:
        runner = Runner()
        runner.open.clear()
        analysis = analyses(manager, store, runner)
        tables = [await finished(manager) for _ in range(5)]
        done: list[str] = []

        async def note(name: str, review: Review) -> None:
            done.append(name)

        analysis.on_review = note
        for table in tables[:3]:
            await analysis.review(table, "flood")
            await asyncio.sleep(0)
        with pytest.raises(RateLimitExceeded):
            await analysis.review(tables[3], "flood")
        await analysis.review(tables[4], "bob")
        await asyncio.sleep(0)
        runner.open.set()
        await until(lambda: len(done) == 4)
        assert done == [tables[place].id for place in (0, 1, 4, 2)]

    in_manager(check)
