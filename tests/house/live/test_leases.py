"""A table of a house of several nodes is attended by one of them."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from typing import Any

import pytest
from structlog.testing import capture_logs

from fivecups.bots import Habits
from fivecups.engine import Refused
from fivecups.games import GAMES
from fivecups.house.live.attending.leases import Leases
from fivecups.house.live.manager import TableManager
from fivecups.house.live.timing import Timing
from fivecups.house.ports import Append, Heard, Missed, Received, SeqTaken, Topic
from fivecups.house.table import commands
from fivecups.house.table.entries import ClockSetting, Moved, StoodIn, Woke
from fivecups.house.table.table import Table
from fivecups.house.workers.bots import BotAnswer, BotSeat
from tests.waiting import until

from ..kit import (
    ANA,
    BOB,
    CLEO,
    Clockwork,
    Ear,
    InProcessBots,
    MemoryStore,
    answer,
    bots_only,
    entries_of,
    say,
    seated,
)

BRISK = Timing(pause=0.0, hesitation=(0.0, 0.0), look_every=0.02, lease=0.5)

THREE_SECONDS = Timing(lease=3.0)


class SharedStore(MemoryStore):
    """A store of several nodes. `clock` is the database's own; `conflicts` counts writers that
    were second."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.leases: dict[str, tuple[str, float]] = {}
        self.conflicts = 0
        self.nodes: dict[str, float] = {}
        self.watchers: set[tuple[str, str, str]] = set()

    async def append(self, append: Append) -> None:
        try:
            await super().append(append)
        except SeqTaken:
            self.conflicts += 1
            raise

    async def renew_leases(self, node: str, milliseconds: int) -> set[str]:
        mine = {name for name, (holder, _) in self.leases.items() if holder == node}
        return set(await self.take_leases(node, mine, milliseconds))

    async def take_leases(
        self, node: str, tables: Collection[str], milliseconds: int
    ) -> dict[str, int]:
        now = self.clock()
        held = {name: self.leases.get(name, (node, now)) for name in tables}
        free = {
            name: until for name, (holder, until) in held.items() if holder == node or until < now
        }
        self.leases.update(dict.fromkeys(free, (node, now + milliseconds / 1000)))
        return {name: max(0, int(1000 * (now - until))) for name, until in free.items()}

    async def end_leases(self, node: str, tables: Collection[str]) -> None:
        for name in tables:
            if self.leases.get(name, ("", 0))[0] == node:
                del self.leases[name]

    async def unattended_tables(self, most: int) -> list[str]:
        held = {name for name, (_, until) in self.leases.items() if until >= self.clock()}
        return [name for name in await self.live_tables() if name not in held][:most]

    async def keep_node(self, node: str, milliseconds: int) -> bool:
        fresh = node not in self.nodes
        self.nodes[node] = self.clock() + milliseconds / 1000
        return fresh

    async def forget_nodes(self) -> set[str]:
        now = self.clock()
        self.nodes = {node: until for node, until in self.nodes.items() if until >= now}
        gone = {row for row in self.watchers if row[1] not in self.nodes}
        self.watchers -= gone
        return {table for table, _, _ in gone}

    async def end_node(self, node: str) -> None:
        self.nodes[node] = 0.0

    async def keep_watchers(
        self, node: str, come: Collection[tuple[str, str]], gone: Collection[tuple[str, str]]
    ) -> None:
        self.watchers -= {(table, node, person) for table, person in gone}
        self.watchers |= {(table, node, person) for table, person in come}

    async def watchers_elsewhere(self, node: str, tables: Collection[str]) -> dict[str, set[str]]:
        return {
            name: {who for table, at, who in self.watchers if table == name and at != node}
            for name in tables
        }


class Told:
    """A bus between managers in one process; `cut` keeps everything to itself."""

    shared = True
    connected = True

    def __init__(self) -> None:
        self.others: list[TableManager] = []
        self.cut = False

    async def open(self, heard: Heard, received: Received, missed: Missed) -> None: ...

    def tell(self, table: str, seq: int) -> None:
        for other in () if self.cut else self.others:
            other.hear(table, seq)

    def send(self, topic: Topic, text: str) -> None:
        for other in () if self.cut else self.others:
            if topic == "watched":
                other.hear_watched(text)
            elif topic == "called":
                other.hear_call(text)

    async def close(self) -> None: ...


class CountingBots(InProcessBots):
    """Bots that count how often each ask was thought about, in all nodes."""

    def __init__(self) -> None:
        self.thoughts: Counter[tuple[int, str]] = Counter()

    async def answer(
        self, seat: BotSeat, view: Any, ask: Any, urgent: bool, habits: Habits = ()
    ) -> BotAnswer:
        self.thoughts[seat.seat, ask.id] += 1
        await asyncio.sleep(0)
        return await super().answer(seat, view, ask, urgent, habits)


class StuckBots(InProcessBots):
    """Bots that give five answers and are lost in thought then."""

    def __init__(self) -> None:
        self.given = 0

    async def answer(
        self, seat: BotSeat, view: Any, ask: Any, urgent: bool, habits: Habits = ()
    ) -> BotAnswer:
        self.given += 1
        if self.given > 5:
            await asyncio.Event().wait()
        return await super().answer(seat, view, ask, urgent, habits)


class Node:
    """A manager that attends tables until it is killed."""

    def __init__(self, manager: TableManager) -> None:
        self.manager = manager
        self.live_again()

    def live_again(self) -> None:
        self._attending = asyncio.create_task(self.manager.attend_tables())

    async def die(self) -> None:
        """It renews nothing any more, as if it were dead or frozen."""
        self._attending.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._attending


@asynccontextmanager
async def nodes(
    store: SharedStore, bus: Told, now: Clockwork, *bots: InProcessBots
) -> AsyncIterator[list[Node]]:
    managers = [TableManager(store, thinkers, BRISK, now, bus) for thinkers in bots]
    bus.others = managers
    made = [Node(manager) for manager in managers]
    try:
        yield made
    finally:
        for node in made:
            await node.die()
            await node.manager.close()


def two_leases(
    store: SharedStore, clock: Callable[[], float], timing: Timing = THREE_SECONDS
) -> tuple[Leases, Leases, list[str]]:
    """The leases of two nodes, and what happens to them."""
    told: list[str] = []

    def leases(who: str) -> Leases:
        async def taken(name: str, neglected: bool) -> None:
            raise AssertionError

        def spawn(work: Any) -> None:
            found = work.cr_frame.f_locals
            told.append(f"{who} takes {found['name']}{' late' if found['neglected'] else ''}")
            work.close()

        return Leases(
            who,
            store,
            True,
            spawn,
            timing,
            taken,
            lambda name: told.append(f"{who} loses {name}"),
            clock,
        )

    return leases("one"), leases("two"), told


def test_a_lease_is_taken_over_when_it_runs_out_and_not_before() -> None:
    async def check() -> None:
        clock = Clockwork(0)
        store = SharedStore(clock)
        one, two, told = two_leases(store, clock)
        one.want("table")
        two.want("table")
        await one.round()
        await two.round()
        assert (one.holds("table"), two.holds("table")) == (True, False)
        clock.now = 2
        await one.round()
        clock.now = 4
        store.summaries["table"] = type("Playing", (), {"phase": "playing"})()  # type: ignore[assignment]
        await two.round()
        assert one.holds("table") and not two.holds("table")
        clock.now = 6
        assert not one.holds("table"), "it knows by its own clock, before it has asked anybody"
        await two.round()
        assert two.holds("table")
        await one.round()
        assert told == ["one takes table", "two takes table late", "one loses table"]

    asyncio.run(check())


@pytest.mark.parametrize("phase", [0.0, 0.1, 0.25, 0.4, 0.499])
def test_a_dead_nodes_table_is_taken_over_within_a_lease_and_a_round(phase: float) -> None:
    """At the times that a house really has; the rest of five seconds is for the work itself."""

    async def check() -> None:
        clock, timing = Clockwork(0), Timing()
        store = SharedStore(clock)
        one, two, _ = two_leases(store, clock, timing)
        store.summaries["table"] = type("Playing", (), {"phase": "playing"})()  # type: ignore[assignment]
        one.want("table")
        await one.round()
        died, clock.now = 0.0, phase
        while not two.holds("table"):
            await two.round()
            clock.now += timing.look_every
        taken = clock.now - timing.look_every
        assert timing.lease < taken - died <= timing.lease + timing.look_every

    asyncio.run(check())
    assert Timing().lease + Timing().look_every + 2.0 <= 5.0
    assert Timing().lease - Timing().look_every >= 2.0, "a node may miss some renewals"


def test_a_node_whose_rounds_fail_or_do_not_come_says_that_it_is_late() -> None:
    async def check() -> None:
        clock = Clockwork(0)
        one, _, _ = two_leases(SharedStore(clock), clock)
        await one.round()
        clock.now = 3
        assert not one.late
        clock.now = 4
        assert one.late
        await one.round()
        assert not one.late

    asyncio.run(check())


def test_who_was_frozen_but_has_lost_nothing_takes_up_the_table_anew() -> None:
    async def check() -> None:
        clock = Clockwork(0)
        one, _, told = two_leases(SharedStore(clock), clock)
        one.want("table")
        await one.round()
        clock.now = 20
        assert not one.holds("table")
        await one.round()
        assert one.holds("table")
        assert told == ["one takes table", "one takes table late"]

    asyncio.run(check())


def test_who_lets_go_makes_nobody_wait() -> None:
    async def check() -> None:
        clock = Clockwork(0)
        one, two, _ = two_leases(SharedStore(clock), clock)
        one.want("table")
        await one.round()
        await one.close()
        two.want("table")
        await two.round()
        assert two.holds("table") and not one.holds("table")

    asyncio.run(check())


def test_a_house_that_is_alone_asks_nobody() -> None:
    async def check() -> None:
        def never(*_: Any) -> Any:
            raise AssertionError

        leases = Leases("one", MemoryStore(), False, never, Timing(), never, never)  # type: ignore[arg-type]
        leases.want("table")
        assert leases.holds("table")
        leases.end("table")
        await leases.close()
        manager = TableManager(MemoryStore(), InProcessBots())  # type: ignore[arg-type]
        await manager.attend_tables()
        await manager.close()

    asyncio.run(check())


def test_nothing_is_thought_twice() -> None:
    async def check() -> None:
        store, bus, bots = SharedStore(), Told(), CountingBots()
        async with nodes(store, bus, Clockwork(), bots, bots, bots) as [one, two, three]:
            table = await bots_only(one.manager, "poker-dice", 2)
            await two.manager.watch(table, Ear(ANA), None, 0)
            await three.manager.watch(table, Ear(ANA), None, 0)
            await one.manager.submit(table, ANA, commands.start)
            await until(lambda: two.manager.tables.live[table].table.phase == "over")
        assert set(bots.thoughts.values()) == {1}
        assert store.conflicts == 0
        assert table not in store.leases

    asyncio.run(asyncio.wait_for(check(), 120))


def test_a_table_that_nobody_needs_at_a_node_is_followed_when_somebody_does() -> None:
    async def check() -> None:
        store, bus = SharedStore(), Told()
        async with nodes(store, bus, Clockwork(), InProcessBots(), InProcessBots()) as [one, two]:
            table = await seated(one.manager, "poker-dice", (ANA, BOB))
            await until(lambda: table in store.leases)
            live, read = await two.manager.find(table), len(store.log[table])
            for number in range(3):
                await say(one.manager, table, BOB, "hurry", str(number))
            assert live.table.seq == read
            assert (await two.manager.find(table)).table.seq == read + 3
            await say(one.manager, table, BOB, "hurry", "3")
            ear = Ear(ANA)
            await two.manager.watch(table, ear, None, 0)
            assert len(ear.frames(table)) == read + 4
            await say(one.manager, table, BOB, "hurry", "4")
            await until(lambda: len(ear.frames(table)) == read + 5)

    asyncio.run(asyncio.wait_for(check(), 120))


def test_the_tables_of_a_dead_node_go_on_at_another_that_did_not_know_them() -> None:
    async def check() -> None:
        store, bus, stuck = SharedStore(), Told(), StuckBots()
        async with nodes(store, bus, Clockwork(), stuck, InProcessBots()) as [one, two]:
            table = await bots_only(one.manager, "poker-dice", 2)
            await one.manager.submit(table, ANA, commands.start)
            await until(lambda: stuck.given > 5)
            await one.die()
            await until(
                lambda: (
                    table in two.manager.tables.live
                    and two.manager.tables.live[table].table.phase == "over"
                )
            )
        moves = [entry for entry in entries_of(store, table) if isinstance(entry, Moved)]
        assert len({move.ask for move in moves}) == len(moves)

    asyncio.run(asyncio.wait_for(check(), 120))


def test_before_somebody_is_stood_in_for_the_log_is_read() -> None:
    """Ana answers in time at a node whose news do not arrive at the one that minds her clock."""

    async def check() -> None:
        store, bus, now = SharedStore(), Told(), Clockwork()
        async with nodes(store, bus, now, InProcessBots(), InProcessBots()) as [one, two]:
            clock = ClockSetting("decision", 5)
            table = await seated(one.manager, "poker-dice", (ANA, BOB), clock=clock)
            live = one.manager.tables.live[table]
            await until(lambda: one.manager.is_needed(live))
            now.now += 4000
            await say(one.manager, table, BOB, "Hurry up, a second is left", "1")
            state = (await two.manager.find(table)).table.state
            assert state is not None
            bus.cut = True
            ask = GAMES["poker-dice"].shown(state, 0).asks[0]
            await answer(two.manager, table, ANA, ask.id, ask.choices[0])
            written = len(store.log[table])
            assert live.table.seq < written
            now.now += 1500
            await until(lambda: live.table.seq == written)
            assert not any(isinstance(entry, StoodIn) for entry in entries_of(store, table))
        assert store.conflicts == 0

    asyncio.run(asyncio.wait_for(check(), 120))


def test_where_nobody_attended_a_table_for_a_while_its_players_have_their_time_again() -> None:
    async def check() -> None:
        store, bus, now = SharedStore(), Told(), Clockwork()
        async with nodes(store, bus, now, InProcessBots(), InProcessBots()) as [one, _]:
            clock = ClockSetting("decision", 60)
            table = await seated(one.manager, "poker-dice", (ANA, BOB), clock=clock)
            await until(lambda: one.manager.is_needed(one.manager.tables.live[table]))
            await one.die()
            now.now += 59_000
            await until(lambda: isinstance(entries_of(store, table)[-1], Woke))

    asyncio.run(asyncio.wait_for(check(), 120))


def test_nothing_is_refused_before_the_log_has_been_read() -> None:
    """Bob sits down at a node whose news do not arrive at the one at which Ana starts the game."""

    async def check() -> None:
        store, bus, now = SharedStore(), Told(), Clockwork()
        async with nodes(store, bus, now, InProcessBots(), InProcessBots()) as [one, two]:
            table = await seated(one.manager, "poker-dice", (ANA, BOB), start=False)
            await one.manager.submit(table, BOB, commands.leave)
            await two.manager.find(table)
            bus.cut = True
            await one.manager.submit(table, BOB, commands.sit, 1, "")
            await two.manager.submit(table, ANA, commands.start)
            with pytest.raises(Refused):
                await two.manager.submit(table, CLEO, commands.start)

    asyncio.run(asyncio.wait_for(check(), 120))


def test_a_node_that_starts_and_loads_a_table_leaves_its_clocks_alone() -> None:
    async def check() -> None:
        store, bus, now = SharedStore(), Told(), Clockwork()
        async with nodes(store, bus, now, InProcessBots()) as [one]:
            clock = ClockSetting("decision", 60)
            table = await seated(one.manager, "poker-dice", (ANA, BOB), clock=clock)
            await until(lambda: one.manager.is_needed(one.manager.tables.live[table]))
            now.now += 30_000
            late = TableManager(store, InProcessBots(), BRISK, now, bus)
            await say(late, table, BOB, "I am at the new node", "1")
            await late.close()
        assert not any(isinstance(entry, Woke) for entry in entries_of(store, table))

    asyncio.run(asyncio.wait_for(check(), 120))


def test_a_table_that_is_loaded_while_nobody_attends_it_was_neglected() -> None:
    async def check() -> None:
        clock = Clockwork(0)
        one, two, told = two_leases(SharedStore(clock), clock)
        one.want("table", neglected=True)
        two.want("table", neglected=True)
        await one.round()
        await two.round()
        assert told == ["one takes table late"]

    asyncio.run(check())


def test_the_end_of_a_game_is_told_by_the_node_that_has_written_it_and_no_other() -> None:
    async def check() -> None:
        store, bus, ends = SharedStore(), Told(), list[str]()

        async def finished(table: Table) -> None:
            ends.append(table.id)

        async with nodes(store, bus, Clockwork(), InProcessBots(), InProcessBots()) as [one, two]:
            one.manager.finished = two.manager.finished = finished
            table = await bots_only(one.manager, "poker-dice", 2)
            for node in (one, two):
                await node.manager.watch(table, Ear(ANA), None, 0)
            await one.manager.submit(table, ANA, commands.start)
            for node in (one, two):
                live = node.manager.tables.live[table]
                await until(lambda live=live: live.table.phase == "over")
            await asyncio.sleep(0)
        assert ends == [table]

    asyncio.run(asyncio.wait_for(check(), 120))


def test_no_failure_ends_the_keeping_of_leases() -> None:
    class Stumbling(SharedStore):
        failures = 3

        async def renew_leases(self, node: str, milliseconds: int) -> set[str]:
            if self.failures:
                self.failures -= 1
                raise ZeroDivisionError
            return await super().renew_leases(node, milliseconds)

    async def check() -> None:
        store = Stumbling()
        async with nodes(store, Told(), Clockwork(), InProcessBots()) as [one]:
            table = await seated(one.manager, "poker-dice", (ANA, BOB))
            await until(lambda: table in store.leases)
        assert store.failures == 0

    with capture_logs() as told:
        asyncio.run(asyncio.wait_for(check(), 120))
    assert [line["event"] for line in told] == 3 * ["attendance_failed"]


def test_tables_that_cannot_be_taken_do_not_delay_the_renewal_of_others() -> None:
    class Locked(SharedStore):
        async def renew_leases(self, node: str, milliseconds: int) -> set[str]:
            return set()

        async def take_leases(
            self, node: str, tables: Collection[str], milliseconds: int
        ) -> dict[str, int]:
            await asyncio.Event().wait()
            return {}

    async def check() -> None:
        one = Leases(
            "one",
            Locked(),
            True,
            lambda work: None,
            Timing(lease=0.02, look_every=0.001),
            lambda name, neglected: asyncio.sleep(0),
            lambda name: None,
        )
        one.want("table")
        await one.round()
        assert not one.holds("table")

    with capture_logs() as told:
        asyncio.run(asyncio.wait_for(check(), 60))
    assert [line["event"] for line in told] == ["leases_not_renewed"]
