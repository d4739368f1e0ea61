"""Deals: one seed of chance, on which the same bots play once for each seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from fivecups.bots import Bot, Observer, Talker, make_bot
from fivecups.engine import Answer, Ask, View
from fivecups.games import GAMES

from ..common_dice import start
from ..simulate import SimulationError, play


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played."""

    game: str
    players: int
    bots: tuple[str, ...]
    options: Mapping[str, Any]
    seed: int


@dataclass(frozen=True, slots=True)
class Played:
    """One game: by seat the scores, the win shares and where the points came from; how many rounds
    and answers it had."""

    scores: tuple[int, ...]
    shares: tuple[float, ...]
    sources: tuple[Mapping[str, int], ...]
    rounds: int
    answers: int


@dataclass(frozen=True, slots=True)
class Deal:
    """The games of one deal by rotation, and what the answers of each bot took.

    In rotation r the bot of entry e sits in seat (e + r) modulo the number of players.
    """

    number: int
    games: tuple[Played, ...]
    seconds: Mapping[str, float]
    slowest: Mapping[str, float]
    answers: Mapping[str, int]


class Timed:
    """A bot with a stopwatch; one that speaks still does, for attributes are passed on."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds = self.slowest = 0.0
        self.answers = 0
        if isinstance(bot, Talker):
            self.remark = bot.remark
        if isinstance(bot, Observer):
            self.observe = bot.observe

    def answer(self, view: View[Any], ask: Ask) -> Answer:
        began = perf_counter()
        answer = self.bot.answer(view, ask)
        took = perf_counter() - began
        self.seconds += took
        self.slowest = max(self.slowest, took)
        self.answers += 1
        return answer


def entries(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """The bot of each entry: those named, and copies of the last one."""
    if not 1 <= len(bots) <= players:
        raise SimulationError(
            f"one to {players} bots are expected for {players} players, not {len(bots)}"
        )
    return (*bots, *[bots[-1]] * (players - len(bots)))


def play_deal(plan: Plan, number: int) -> Deal:
    """All rotations of one deal."""
    game = GAMES[plan.game]
    games = []
    seconds, slowest = dict.fromkeys(plan.bots, 0.0), dict.fromkeys(plan.bots, 0.0)
    answers = dict.fromkeys(plan.bots, 0)
    for rotation in range(plan.players):
        names = [plan.bots[(seat - rotation) % plan.players] for seat in range(plan.players)]
        seats = [
            Timed(make_bot(name, plan.game, plan.options, f"{plan.seed} {number} {seat}"))
            for seat, name in enumerate(names)
        ]
        state = start(game, plan.players, plan.options, f"{plan.seed} {number}")
        given = play(game, state, seats)
        result = state.result
        games.append(
            Played(
                result.scores, result.win_shares, result.sources, getattr(state, "round", 0), given
            )
        )
        for name, timed in zip(names, seats, strict=True):
            seconds[name] += timed.seconds
            slowest[name] = max(slowest[name], timed.slowest)
            answers[name] += timed.answers
    return Deal(number, tuple(games), seconds, slowest, answers)


def play_deals(plan: Plan, numbers: Sequence[int]) -> list[Deal]:
    return [play_deal(plan, number) for number in numbers]
