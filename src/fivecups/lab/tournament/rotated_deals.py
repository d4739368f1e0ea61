"""The deals of a tournament: on one seed of chance the same bots play once for each seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from fivecups.bots import Bot, Observer, Talker, make_bot
from fivecups.engine import Answer, Ask, CommonRandomNumbers, View
from fivecups.games import GAMES

from ..errors import SimulationError
from ..game_loop import play_game


@dataclass(frozen=True, slots=True)
class Plan:
    """The settings of a tournament: game, number of players, bots, options and seed."""

    game: str
    players: int
    bots: tuple[str, ...]
    options: Mapping[str, Any]
    seed: int


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """The result of one game: by seat the scores, the win shares and the sources of points; the
    numbers of rounds and of answers."""

    scores: tuple[int, ...]
    shares: tuple[float, ...]
    sources: tuple[Mapping[str, int], ...]
    rounds: int
    answers: int


@dataclass(frozen=True, slots=True)
class Deal:
    """The games of one deal by rotation, and by bot the seconds of all answers, those of the
    slowest, and the number of answers.

    In rotation r the bot of entry e sits in seat (e + r) modulo the number of players.
    """

    number: int
    games: tuple[PlayedGame, ...]
    seconds: Mapping[str, float]
    slowest: Mapping[str, float]
    answers: Mapping[str, int]


class TimedBot:
    """A wrapper of a bot that measures the time of its answers. It talks and observes if the
    wrapped bot does."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds = self.slowest = 0.0
        self.answers = 0
        if isinstance(bot, Talker):
            self.remark = bot.remark
        if isinstance(bot, Observer):
            self.observe = bot.observe

    def answer(self, view: View[Any], ask: Ask) -> Answer:
        start_time = perf_counter()
        answer = self.bot.answer(view, ask)
        duration = perf_counter() - start_time
        self.seconds += duration
        self.slowest = max(self.slowest, duration)
        self.answers += 1
        return answer


def fill_entries(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """Return the name of the bot of each entry, one per player: those in `bots`, then copies of the
    last one."""
    if not 1 <= len(bots) <= players:
        raise SimulationError(
            f"one to {players} bots are expected for {players} players, not {len(bots)}"
        )
    return (*bots, *[bots[-1]] * (players - len(bots)))


def play_deal(plan: Plan, number: int) -> Deal:
    """Play deal `number` of a tournament once in each rotation of the bots over the seats, and
    return the games."""
    game = GAMES[plan.game]
    games = []
    seconds, slowest = dict.fromkeys(plan.bots, 0.0), dict.fromkeys(plan.bots, 0.0)
    answers = dict.fromkeys(plan.bots, 0)
    for rotation in range(plan.players):
        names = [plan.bots[(seat - rotation) % plan.players] for seat in range(plan.players)]
        seats = [
            TimedBot(make_bot(name, plan.game, plan.options, f"{plan.seed} {number} {seat}"))
            for seat, name in enumerate(names)
        ]
        dice = CommonRandomNumbers(f"{plan.seed} {number}")
        state = game.start(plan.players, plan.options, dice)
        answer_count = play_game(game, state, seats)
        result = state.result
        games.append(
            PlayedGame(
                result.scores,
                result.win_shares,
                result.sources,
                getattr(state, "round", 0),
                answer_count,
            )
        )
        for name, timed in zip(names, seats, strict=True):
            seconds[name] += timed.seconds
            slowest[name] = max(slowest[name], timed.slowest)
            answers[name] += timed.answers
    return Deal(number, tuple(games), seconds, slowest, answers)


def play_deals(plan: Plan, numbers: Sequence[int]) -> list[Deal]:
    """Play the deals of a tournament with these numbers, and return them."""
    return [play_deal(plan, number) for number in numbers]
