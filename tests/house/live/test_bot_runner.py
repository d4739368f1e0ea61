"""Those who serve the tables try again when something goes wrong."""

from __future__ import annotations

from typing import Any

import pytest
from structlog.testing import capture_logs

from fivecups.house.live import bot_runner
from fivecups.house.live.manager import Hall
from fivecups.house.table import commands
from fivecups.house.table.entries import ClockSetting, Moved, StoodIn

from ..kit import ANA, BOB, Clockwork, MemoryStore, entries_of, in_hall, seated, until


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


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_runner, "RETRY_SECONDS", 0.0)
    monkeypatch.setattr(bot_runner, "LONGEST_RETRY", 0.0)


def test_a_bots_answer_that_fails_is_given_again_and_told() -> None:
    async def check(hall: Hall, store: MemoryStore) -> None:
        flaky = hall.store = FlakyStore("moved")
        table = (await hall.create(ANA, "poker-dice", 2, {})).id
        await hall.decide(
            table, lambda found, now: commands.place_bot(found, ANA, 0, "random", now)
        )
        await hall.decide(table, lambda found, now: commands.sit(found, ANA, 1, "", now))
        with capture_logs() as told:
            await hall.decide(table, lambda found, now: commands.start(found, ANA, now))
            await until(lambda: any(isinstance(entry, Moved) for entry in entries_of(flaky, table)))
        assert [line["table"] for line in told if line["log_level"] == "error"] == [table]

    in_hall(check)


def test_a_clock_that_fails_rings_again_and_is_told() -> None:
    async def check(hall: Hall, store: MemoryStore) -> None:
        clock = Clockwork()
        hall.now = clock
        flaky = hall.store = FlakyStore("stood_in")
        table = await seated(
            hall, "poker-dice", (ANA, BOB), start=False, clock=ClockSetting("decision", 5)
        )
        with capture_logs() as told:
            await hall.decide(table, lambda found, now: commands.start(found, ANA, now - 5000))
            await until(
                lambda: any(isinstance(entry, StoodIn) for entry in entries_of(flaky, table))
            )
        assert [line["table"] for line in told if line["log_level"] == "error"] == [table]
        assert not hall.live[table].table.chairs[0].played_by_person

    in_hall(check)
