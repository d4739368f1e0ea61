"""The coach and reviews in a hall, with workers that work at once, slowly or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from structlog.testing import capture_logs

from fivecups.bots.analysis import Review, Thinking
from fivecups.engine import Refused
from fivecups.house.live.live_table import Manners
from fivecups.house.live.manager import Hall
from fivecups.house.ports import StorageFull
from fivecups.house.table.entries import ClockSetting
from fivecups.house.table.table import Table
from fivecups.house.workers.analysis import Studies
from fivecups.house.workers.bots import BotFailed

from ..kit import ANA, BOB, CLEO, Clockwork, MemoryStore, answer, in_hall, seated


class Workers:
    """Call functions in this process, when `open`."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.open.set()
        self.called: list[str] = []
        self.broken = False

    async def work(
        self, urgent: bool, patience: float, function: Callable[..., Any], *args: Any, **named: Any
    ) -> Any:
        self.called.append(function.__name__)
        await self.open.wait()
        if self.broken:
            raise BotFailed("broken")
        return function(*args, **named)


async def finished(hall: Hall) -> Table:
    """A game of Poker Dice in which both write into the first box that is free."""
    name = await seated(hall, "poker-dice", (ANA, BOB))
    live = await hall.find(name)
    while live.table.phase == "playing":
        state: Any = live.table.state
        person = (ANA, BOB)[state.seat]
        ask = live.table.game.view(state, state.seat).asks[0]
        write = next(choice for choice in ask.choices if choice[0] == "write")
        await answer(hall, name, person, ask.id, write)
    return live.table


async def being_made(hall: Hall) -> tuple[Table, Workers, Studies]:
    """A finished game whose review has been asked for; the workers wait to be let on."""
    table, workers = await finished(hall), Workers()
    workers.open.clear()
    studies = Studies(hall, workers)
    assert await studies.review(table) == Thinking(0.0)
    return table, workers, studies


async def refusal(work: Any) -> str:
    with pytest.raises(Refused) as caught:
        await work
    return caught.value.refusal.code


def test_a_review_is_made_once_and_kept() -> None:
    async def check(hall: Hall, store: MemoryStore) -> None:
        table = await finished(hall)
        workers = Workers()
        studies = Studies(hall, workers)
        found = await studies.review(table)
        assert isinstance(found, Review)
        assert [seat.outcome for seat in found.seats] == list(table.state.result.scores)  # type: ignore[union-attr]
        assert workers.called == ["count_steps", "take_step", "take_step", "finish"]
        for again in (studies, Studies(hall, workers)):
            assert await again.review(table) == found
        assert len(workers.called) == 4, (
            "it is kept beside the log, for a house that opens again, too"
        )

    in_hall(check)


def test_a_kept_review_may_be_lost_spoilt_or_of_another_version() -> None:
    async def check(hall: Hall, store: MemoryStore) -> None:
        table = await finished(hall)
        workers = Workers()
        studies = Studies(hall, workers)
        found = await studies.review(table)
        made_by, body = store.reviews[table.id]
        for kept in ({}, {table.id: (made_by, body[:-10])}, {table.id: ("0.0.0", body)}):
            workers.called.clear()
            store.reviews = dict(kept)
            assert await studies.review(table) == found
            assert "finish" in workers.called
            assert store.reviews == {table.id: (made_by, body)}

    in_hall(check)


def test_a_review_that_cannot_be_kept_is_shown_all_the_same() -> None:
    async def check(hall: Hall, store: MemoryStore) -> None:
        table, workers, studies = await being_made(hall)
        store.broken = StorageFull("no room")
        workers.open.set()
        with capture_logs():
            assert isinstance(await studies.review(table), Review)

    in_hall(check)


def test_a_game_that_did_not_end_has_no_review() -> None:
    async def check(hall: Hall, store: MemoryStore) -> None:
        clock = Clockwork()
        hall.now = clock
        name = await seated(hall, "poker-dice", (ANA, BOB))
        clock.now += 101_000
        await hall.sweep()
        table = (await hall.find(name)).table
        assert table.phase == "abandoned"
        assert await refusal(Studies(hall, Workers()).review(table)) == "not-over"

    in_hall(check, Manners(abandon_after=100))


def test_whoever_asks_while_it_is_made_is_told_how_far_it_is() -> None:
    async def check(hall: Hall, store: MemoryStore) -> None:
        table, workers, studies = await being_made(hall)
        assert await studies.review(table) == Thinking(0.0)
        assert workers.called == ["count_steps"]
        workers.open.set()
        assert isinstance(await studies.review(table), Review)
        await studies.close()

    in_hall(check)


def test_what_fails_is_said_and_can_be_tried_again() -> None:
    async def check(hall: Hall, store: MemoryStore) -> None:
        table = await finished(hall)
        workers = Workers()
        workers.broken = True
        studies = Studies(hall, workers)
        assert await refusal(studies.review(table)) == "review-failed"
        assert await refusal(studies.advise_on(table, 1)) == "coach-failed"
        workers.broken = False
        assert isinstance(await studies.review(table), Review)

    in_hall(check)


def test_a_house_that_closes_leaves_reviews_where_they_are() -> None:
    async def check(hall: Hall, store: MemoryStore) -> None:
        _, _, studies = await being_made(hall)
        await studies.close()

    in_hall(check)


def test_the_coach_speaks_to_the_one_who_is_asked() -> None:
    async def check(hall: Hall, store: MemoryStore) -> None:
        studies = Studies(hall, Workers())
        name = await seated(hall, "poker-dice", (ANA, BOB))
        advice = await studies.advise(name, ANA)
        assert (advice.seat, advice.choices[0].cost) == (0, 0.0)
        assert await refusal(studies.advise(name, BOB)) == "not-your-turn"
        assert await refusal(studies.advise(name, CLEO)) == "not-seated"
        rated = await seated(
            hall, "poker-dice", (ANA, BOB), rated=True, clock=ClockSetting("decision", 60)
        )
        assert await refusal(studies.advise(rated, ANA)) == "coach-at-rated-table"
        other = await seated(hall, "high-cup", (ANA, BOB))
        assert await refusal(studies.advise(other, ANA)) == "no-coach"
        assert await refusal(studies.review((await hall.find(other)).table)) == "no-review"

    in_hall(check)
