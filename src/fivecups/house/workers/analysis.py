"""The coach at a table, and reviews of finished games. Both think where the bots think, and the
bots go first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import ParamSpec, Protocol, TypeVar

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
    count_steps,
    finish,
    take_step,
)
from fivecups.records import dump

from ..live.manager import Hall
from ..ports import StorageError
from ..records.record import record_of
from ..table.seats import Person
from ..table.table import Table, refuse
from ..wire.frames import view_of
from .bots import BotFailed

log = structlog.get_logger("fivecups.house")

P = ParamSpec("P")
T = TypeVar("T")

LONGEST_STEP = 120.0
"""Seconds for one step of thought, of which the first may have to learn the game."""

FIRST_LOOK = 0.3
"""Seconds within which a short review comes at once."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Review).decode


class Workers(Protocol):
    """Processes that call functions."""

    async def work(
        self,
        urgent: bool,
        patience: float,
        function: Callable[P, T],
        *args: P.args,
        **named: P.kwargs,
    ) -> T: ...


@dataclass(slots=True)
class _Studying:
    """A review under way."""

    task: asyncio.Task[Review]
    progress: float = 0.0


class Studies:
    """Advice and reviews for all tables. Reviews are made one after the other and kept beside the
    log, as long as the house has the same version. `leisure` multiplies the time for a step."""

    def __init__(self, hall: Hall, workers: Workers, leisure: float = 1.0) -> None:
        self._hall = hall
        self._workers = workers
        self._longest = leisure * LONGEST_STEP
        self._turn = asyncio.Semaphore(1)
        self._running: dict[str, _Studying] = {}

    async def advise(self, name: str, person: Person) -> Advice:
        """The coach's advice to a person on the open question of their own seat."""
        table = (await self._hall.find(name)).table
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
        ask = next((one for one in view.asks if not one.optional), None)
        if ask is None:
            raise refuse("not-your-turn")
        return await self._think(True, advise, table.created.game, view, ask)

    async def advise_on(self, table: Table, seq: int) -> Advice:
        """What the coach would have said before a move of a finished game."""
        if table.created.game not in COACHED:
            raise refuse("no-coach")
        advice = await self._think(True, advise_on, await self._file(table), seq)
        if advice is None:
            raise refuse("no-such-decision", seq=seq)
        return advice

    async def review(self, table: Table) -> Review | Thinking:
        """The review of a finished game, or how far it has come; the first who asks sets it
        going."""
        name = table.id
        if table.created.game not in REVIEWED:
            raise refuse("no-review")
        if table.phase != "over":
            raise refuse("not-over")
        if name not in self._running and (kept := await self._kept(name)) is not None:
            return kept
        studying = self._running.get(name)
        if studying is None:
            studying = self._running[name] = _Studying(asyncio.create_task(self._study(table)))
        await asyncio.wait([studying.task], timeout=FIRST_LOOK)
        if not studying.task.done():
            return Thinking(studying.progress)
        self._running.pop(name, None)
        if studying.task.cancelled() or studying.task.exception() is not None:
            raise refuse("review-failed")
        return studying.task.result()

    async def _study(self, table: Table) -> Review:
        file = await self._file(table)
        async with self._turn:
            try:
                steps = await self._workers.work(False, self._longest, count_steps, file)
                found = []
                for number in range(steps):
                    found.append(
                        await self._workers.work(False, self._longest, take_step, file, number)
                    )
                    self._running[table.id].progress = (number + 1) / (steps + 1)
                review = await self._workers.work(False, self._longest, finish, file, found)
            except BotFailed as error:
                log.error("a review has failed", table=table.id, problem=str(error))
                raise
        body = _encode(review)
        await self._keep(table.id, body)
        return _decode(body)

    async def _kept(self, name: str) -> Review | None:
        """A stored review; one that cannot be read is none."""
        body = await self._hall.store.review(name, __version__)
        try:
            return None if body is None else _decode(body)
        except msgspec.DecodeError:
            return None

    async def _keep(self, name: str, body: bytes) -> None:
        """Store a review, or leave it for the next who asks."""
        try:
            await self._hall.store.keep_review(name, __version__, body)
        except StorageError as error:
            log.warning("a review could not be kept", table=name, problem=str(error))
        else:
            self._running.pop(name, None)

    async def _file(self, table: Table) -> bytes:
        return dump(record_of(table, await self._hall.entries(table.id)))

    async def _think(
        self, urgent: bool, function: Callable[P, T], *args: P.args, **named: P.kwargs
    ) -> T:
        try:
            return await self._workers.work(urgent, self._longest, function, *args, **named)
        except BotFailed as error:
            log.error("the coach has failed", problem=str(error))
            raise refuse("coach-failed") from error

    async def close(self) -> None:
        """Leave all reviews where they are."""
        running = [studying.task for studying in self._running.values()]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
