"""Those who serve the tables try again when something goes wrong."""

from __future__ import annotations

from typing import Any

from structlog.testing import capture_logs

from fivecups.house.live.manager import TableManager
from fivecups.house.live.timing import Timing
from fivecups.house.table import commands
from fivecups.house.table.entries import ClockSetting, Moved, StoodIn
from tests.waiting import until

from ..kit import ANA, BOB, Clockwork, MemoryStore, entries_of, in_manager, seated


class FlakyStore(MemoryStore):
    """A store that fails once for each kind of entry, in a way that nobody has thought of."""

    def __init__(self, *kinds: str) -> None:
        super().__init__()
        self.kinds = set(kinds)

    async def append(self, append: Any) -> None:
        kind = append.entries[0][1]
        if kind in self.kinds:
            self.kinds.discard(kind)
            raise RuntimeError("nobody has thought of this")
        await super().append(append)


AT_ONCE = Timing(pause=0.0, hesitation=(0.0, 0.0), retry=0.0, longest_retry=0.0)


def test_a_bots_answer_that_fails_is_given_again_and_told() -> None:
    flaky = FlakyStore("moved")

    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = (await manager.create(ANA, "poker-dice", 2, {})).id
        await manager.submit(table, ANA, commands.place_bot, 0, "random")
        await manager.submit(table, ANA, commands.sit, 1, "")
        with capture_logs() as told:
            await manager.submit(table, ANA, commands.start)
            await until(lambda: any(isinstance(entry, Moved) for entry in entries_of(flaky, table)))
        assert [line["table"] for line in told if line["log_level"] == "error"] == [table]

    in_manager(check, AT_ONCE, store=flaky)


def test_a_clock_that_fails_rings_again_and_is_told() -> None:
    clock = Clockwork()
    flaky = FlakyStore("stood_in")

    async def check(manager: TableManager, store: MemoryStore) -> None:
        table = await seated(
            manager, "poker-dice", (ANA, BOB), start=False, clock=ClockSetting("decision", 5)
        )
        with capture_logs() as told:
            await manager.enqueue(table, lambda found, now: commands.start(found, ANA, now - 5000))
            await until(
                lambda: any(isinstance(entry, StoodIn) for entry in entries_of(flaky, table))
            )
        assert [line["table"] for line in told if line["log_level"] == "error"] == [table]
        assert not manager.tables.live[table].table.chairs[0].played_by_person

    in_manager(check, AT_ONCE, now=clock, store=flaky)
