"""The coach's advice and reviews of finished games, each computed in a pool of its own, so that
neither holds up the bots at work."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Protocol, TypeVar

import msgspec
import structlog

from fivecups import __version__
from fivecups.bots.analysis import (
    COACHED,
    REVIEWED,
    Advice,
    Review,
    Thinking,
    advise,
    advise_on,
    advised_asks,
    count_steps,
    finish,
    take_step,
)
from fivecups.records import dump

from ..fair_queue import FairLock, RateLimitExceeded
from ..ports import StorageError
from ..records.game_record import record_of
from ..table.entries import AnyEntry
from ..table.seats import Person
from ..table.table import Table, refuse
from ..wire.table_info import view_of
from .child_process import TaskFailed
from .process_pool import PoolFull, TaskRunner
from .shared_results import SharedResults

log = structlog.get_logger("fivecups.house")

T = TypeVar("T")

STEP_TIMEOUT_SECONDS = 120.0
"""Maximum seconds for one step of an analysis. The first step may include compiling the game's
analysis."""

REVIEW_WAIT_SECONDS = 0.3
"""Seconds that a request waits for a review before it reports progress instead."""

MAX_REVIEWS_WAITING = 8
"""Number of reviews of one person that may wait for their turn."""

MAX_ADVICE_WAITING = 3
"""Number of questions of one person to the coach that may wait for their turn."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Review).decode


class FoundTable(Protocol):
    """An object that holds a table, such as a `LiveTable`."""

    @property
    def table(self) -> Table: ...


class TableSource(Protocol):
    """The interface for finding tables and their logs."""

    async def find(self, name: str) -> FoundTable: ...

    async def entries(self, name: str) -> list[AnyEntry]: ...


class ReviewStore(Protocol):
    """The interface for storing reviews."""

    async def review(self, table: str, made_by: str) -> bytes | None: ...

    async def store_review(self, table: str, made_by: str, body: bytes) -> None: ...


@dataclass(slots=True)
class _Running:
    """A review that is being computed: its task, and its progress from 0 to 1."""

    task: asyncio.Task[Review]
    progress: float = 0.0


class AnalysisService:
    """Advice and reviews for all tables. People take turns in both. Equal requests for advice share
    one computation. Reviews are computed one after another and stored for the current version of
    the program. `on_review` is called with the id of a table and its new review. `time_factor`
    multiplies the time limit of a step."""

    def __init__(
        self,
        tables: TableSource,
        store: ReviewStore,
        coach: TaskRunner,
        reviewer: TaskRunner,
        time_factor: float = 1.0,
    ) -> None:
        self._tables = tables
        self._store = store
        self._coach = coach
        self._reviewer = reviewer
        self._advice: SharedResults[Advice | None] = SharedResults()
        self._timeout = time_factor * STEP_TIMEOUT_SECONDS
        self.on_review: Callable[[str, Review], Awaitable[None]] | None = None
        self._turn = FairLock()
        self._running: dict[str, _Running] = {}

    async def advise(self, name: str, person: Person, asked: str = "") -> Advice:
        """Return the coach's advice to a person on an open ask of their seat: the ask with id
        `asked`, or the most important one if it is empty."""
        table = (await self._tables.find(name)).table
        seat = table.seat_of(person.id)
        if seat is None:
            raise refuse("not-seated")
        if table.created.game not in COACHED:
            raise refuse("no-coach")
        if table.created.rated:
            raise refuse("coach-at-rated-table")
        if table.phase != "playing":
            raise refuse("wrong-phase", phase=table.phase)
        view = view_of(table, seat)
        asks = advised_asks(table.created.game, view)
        ask = next((candidate for candidate in asks if asked in ("", candidate.id)), None)
        if ask is None:
            raise refuse("not-your-turn")
        work = partial(advise, table.created.game, view, ask)
        advice = await self._advice.get(
            (name, seat, ask.id), view, lambda: self._ask_coach(work, person.id)
        )
        assert advice is not None
        return advice

    async def advise_on(self, table: Table, seq: int, person: str = "") -> Advice:
        """Return to a person the advice that the coach would have given before entry `seq` of a
        finished game."""
        if table.created.game not in COACHED or table.archived:
            raise refuse("no-coach")

        async def computed() -> Advice | None:
            return await self._ask_coach(partial(advise_on, await self._file(table), seq), person)

        advice = await self._advice.get((table.id, seq), table.seq, computed)
        if advice is None:
            raise refuse("no-such-decision", seq=seq)
        return advice

    async def review(self, table: Table, person: str = "") -> Review | Thinking:
        """Return the review of a finished game, or its progress if it is not ready. The first call
        starts the review on behalf of `person`."""
        name = table.id
        if table.created.game not in REVIEWED or table.archived:
            raise refuse("no-review")
        if table.phase != "over":
            raise refuse("not-over")
        if name not in self._running and (stored := await self._stored_review(name)) is not None:
            return stored
        running = self._running.get(name)
        if running is None:
            if self._turn.waiting_of(person) >= MAX_REVIEWS_WAITING:
                raise RateLimitExceeded
            running = self._running[name] = _Running(asyncio.create_task(self._make(table, person)))
        await asyncio.wait([running.task], timeout=REVIEW_WAIT_SECONDS)
        if not running.task.done():
            return Thinking(running.progress)
        self._running.pop(name, None)
        if running.task.cancelled() or running.task.exception() is not None:
            raise refuse("review-failed")
        return running.task.result()

    async def _make(self, table: Table, person: str) -> Review:
        try:
            async with self._turn.hold(person):
                file = await self._file(table)
                steps = await self._run(partial(count_steps, file))
                results = []
                for number in range(steps):
                    results.append(await self._run(partial(take_step, file, number)))
                    self._running[table.id].progress = (number + 1) / (steps + 1)
                review = await self._run(partial(finish, file, results))
            body = _encode(review)
            await self._store_review(table.id, body)
            return _decode(body)
        except Exception as error:
            log.error("review_failed", table=table.id, problem=str(error))
            raise

    async def _stored_review(self, name: str) -> Review | None:
        """Return the stored review, or None if there is none or it cannot be decoded."""
        body = await self._store.review(name, __version__)
        try:
            return None if body is None else _decode(body)
        except msgspec.DecodeError:
            return None

    async def _store_review(self, name: str, body: bytes) -> None:
        """Store the review of a table's game. If storing fails, the review stays in memory for the
        next request."""
        try:
            await self._store.store_review(name, __version__, body)
            if self.on_review is not None:
                await self.on_review(name, _decode(body))
        except StorageError as error:
            log.warning("review_not_stored", table=name, problem=str(error))
        else:
            self._running.pop(name, None)

    async def _file(self, table: Table) -> bytes:
        return dump(record_of(table, await self._tables.entries(table.id)))

    async def _run(self, task: Callable[[], T]) -> T:
        return await self._reviewer.run(task, timeout=self._timeout)

    async def _ask_coach(self, task: Callable[[], T], person: str) -> T:
        try:
            return await self._coach.run(task, timeout=self._timeout, share=person)
        except PoolFull as error:
            raise RateLimitExceeded from error
        except TaskFailed as error:
            log.error("coach_failed", problem=str(error))
            raise refuse("coach-failed") from error

    async def close(self) -> None:
        """Cancel all reviews in progress."""
        tasks = [running.task for running in self._running.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
