"""For a bot that gives no answer a quick weaker one answers, never a random one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from fivecups.bots import bot_names
from fivecups.engine import Match, RandomChance
from fivecups.games import GAMES
from fivecups.house.live.automation.bot_runner import bot_seat
from fivecups.house.workers import bot_workers
from fivecups.house.workers.bot_workers import BotAnswer, BotPool, BotSeat
from fivecups.house.workers.child_process import TaskFailed
from fivecups.house.workers.process_pool import NoTurn, PoolFull, TaskTimeout
from fivecups.house.workers.substitute_levels import QUICK_LEVELS, quick_level, weaker_level

from ..kit import begun

COACHED = ("poker-dice", "dice-town", "gentlemans-deal")
Failure = Callable[[str], Exception | None]


class FakePool(BotPool):
    """A pool whose levels fail as `failure` says; others answer with their own name. The reserve
    works like the pool."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(on_substitute=lambda *what: self.substituted.append(what))
        self.asked: list[str] = []
        self.substituted: list[tuple[str, str, str]] = []
        self.failure = failure
        self._reserve.run = self.run  # type: ignore[method-assign]

    async def run(self, task: Any, **named: Any) -> Any:
        seat: BotSeat = task.args[0]
        self.asked.append(seat.level)
        error = self.failure(seat.level)
        if error is not None:
            raise error
        return BotAnswer((seat.level,))


def answers_of(pool: FakePool, level: str, times: int = 1, game: str = "poker-dice") -> list[Any]:
    view = Match(GAMES[game], 5, {}, RandomChance(1)).view(0)

    async def run() -> list[Any]:
        seat, ask = BotSeat("table", 0, game, level, "seed"), view.asks[0]
        return [(await pool.answer(seat, view, ask, True)).answer for _ in range(times)]

    return asyncio.run(run())


def test_a_quick_level_answers_for_each_other() -> None:
    for game in COACHED:
        *levels, _ = bot_names(game)
        for level in levels:
            quick = quick_level(game, level)
            assert quick in QUICK_LEVELS
            assert levels.index(quick) > levels.index(level) or level == levels[-1] == quick
        assert quick_level(game, "expert+bold") == "regular"
        assert quick_level(game, "somebody.elses:Bot") == "regular"


def test_only_a_game_without_bots_is_played_at_random() -> None:
    assert quick_level("new-game", "random") == "random"


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (TaskTimeout(1), "slow"),
        (NoTurn(1), "no-turn"),
        (PoolFull(), "full"),
        (TaskFailed("broken"), "failed"),
    ],
)
def test_whatever_goes_wrong_a_quick_bot_answers_and_it_is_counted(
    error: Exception, why: str
) -> None:
    pool = FakePool(lambda level: error if level == "expert" else None)
    assert answers_of(pool, "expert") == [("regular",)]
    assert pool.substituted == [("poker-dice", "expert", why)]


def test_a_slow_level_is_not_asked_again_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = FakePool(lambda level: TaskTimeout(1) if level == "expert" else None)
    assert answers_of(pool, "expert", 2) == [("regular",), ("regular",)]
    assert pool.asked == ["expert", "regular", "regular"]
    monkeypatch.setattr(bot_workers, "COOLDOWN_SECONDS", -1.0)
    pool._slow_until.clear()
    answers_of(pool, "expert", 2)
    assert pool.asked[3:] == ["expert", "regular", "expert", "regular"]


def test_the_weakest_that_is_slow_too_is_asked_in_the_reserve() -> None:
    seen = []

    def slow_once(level: str) -> Exception | None:
        seen.append(level)
        return TaskTimeout(1) if len(seen) == 1 else None

    pool = FakePool(slow_once)
    assert answers_of(pool, "greedy", 2) == [("greedy",), ("greedy",)]
    assert [why for *_, why in pool.substituted] == ["slow", "slow"]


@pytest.mark.parametrize("game", COACHED)
def test_if_the_reserve_fails_too_this_process_answers(game: str) -> None:
    pool = FakePool(lambda level: TaskFailed("broken"))
    [answer] = answers_of(pool, "expert", game=game)
    assert answer is not None and pool.asked == ["expert", "regular"]


def test_levels_go_down_to_random() -> None:
    level, seen = bot_names("dice-town")[0], []
    while level != "random":
        seen.append(level)
        level = weaker_level("dice-town", level)
    assert [*seen, "random"] == bot_names("dice-town")
    assert weaker_level("dice-town", "no such bot") == "random"


def test_a_bot_uses_the_share_of_its_tables_owner() -> None:
    table = begun()
    seat = bot_seat(table, 0, "expert")
    assert seat.share == table.owner == "ana"
    assert bot_seat(replace(table, owner=""), 0, "expert").share == table.id
    assert replace(seat, share="bob") == seat, "a new owner does not make it another bot"
    shares = []

    class Pool(FakePool):
        async def run(self, task: Any, **named: Any) -> Any:
            shares.append(named["share"])
            return BotAnswer(())

    pool = Pool(lambda level: None)
    view = Match(GAMES["poker-dice"], 5, {}, RandomChance(1)).view(0)
    asyncio.run(pool.answer(seat, view, view.asks[0], True))
    assert shares == ["ana"]
