"""Tournaments: which bot is stronger, and how sure one can be of it.

The bots named sit down in order; the last one named fills the seats that are left, so that two names are a hero against copies.
A *deal* is one seed of chance; on every deal the same bots play once for each seat, moving on by one seat each time (all
rotations, common random numbers). Games of one deal belong together: deals, not games, are what confidence intervals are made of.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from time import perf_counter
from typing import Any

from fivecups.bots import Bot, Talker, make_bot
from fivecups.engine import Answer, Ask, Game, View
from fivecups.games import GAMES

from .ratings import Ranking, ratings_with_errors
from .simulate import SimulationError, play
from .tapes import start

Z = 1.959964
"""Deviations on either side of a 95% interval."""

DEALS_AT_ONCE = 4


@dataclass(frozen=True, slots=True)
class Order:
    """What is to be played."""

    game: str
    players: int
    bots: tuple[str, ...]
    options: Mapping[str, Any]
    seed: int


@dataclass(frozen=True, slots=True)
class Deal:
    """The games of one deal: scores and win shares by rotation and seat, and what the answers of each bot took.

    In rotation r the bot of entry e sits in seat (e + r) modulo the number of players.
    """

    number: int
    scores: tuple[tuple[int, ...], ...]
    shares: tuple[tuple[float, ...], ...]
    rounds: tuple[int, ...]
    seconds: Mapping[str, float]
    slowest: Mapping[str, float]
    answers: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean with its 95% confidence interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Standing:
    """How one bot did, over all seats that it held. `paired` is its win share less that of the others, on the same deals."""

    bot: str
    seats: int
    win_share: Interval
    paired: Interval
    mean_score: Interval
    rating: Interval
    milliseconds: float
    slowest_milliseconds: float


@dataclass(frozen=True, slots=True)
class Tournament:
    """The outcome of a tournament."""

    game: str
    players: int
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    seed: int
    deals: int
    games: int
    fair_share: float
    standings: tuple[Standing, ...]
    seat_shares: tuple[float, ...]
    rounds: float | None


class Timed:
    """A bot with a stopwatch; one that speaks still does, for attributes are passed on."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds = self.slowest = 0.0
        self.answers = 0
        if isinstance(bot, Talker):
            self.remark = bot.remark

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
        raise SimulationError(f"one to {players} bots are expected for {players} players, not {len(bots)}")
    return (*bots, *[bots[-1]] * (players - len(bots)))


def play_deal(order: Order, number: int) -> Deal:
    """All rotations of one deal."""
    game = GAMES[order.game]
    scores, shares, rounds = [], [], []
    seconds, slowest = dict.fromkeys(order.bots, 0.0), dict.fromkeys(order.bots, 0.0)
    answers = dict.fromkeys(order.bots, 0)
    for rotation in range(order.players):
        names = [order.bots[(seat - rotation) % order.players] for seat in range(order.players)]
        seats = [
            Timed(make_bot(name, order.game, order.options, f"{order.seed} {number} {seat}")) for seat, name in enumerate(names)
        ]
        state = start(game, order.players, order.options, f"{order.seed} {number}")
        play(game, state, seats)
        scores.append(state.result.scores)
        shares.append(state.result.win_shares)
        rounds.append(getattr(state, "round", 0))
        for name, timed in zip(names, seats, strict=True):
            seconds[name] += timed.seconds
            slowest[name] = max(slowest[name], timed.slowest)
            answers[name] += timed.answers
    return Deal(number, tuple(scores), tuple(shares), tuple(rounds), seconds, slowest, answers)


def play_deals(order: Order, numbers: Sequence[int]) -> list[Deal]:
    return [play_deal(order, number) for number in numbers]


def run(
    game: Game[Any],
    players: int,
    bots: Sequence[str],
    games: int,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    workers: int = 1,
    save: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Tournament:
    """Play at least this many games, in whole deals.

    With `save` every finished deal is written there at once, and deals that are there already are not played again.
    """
    if games < 1 or workers < 1:
        raise SimulationError("at least one game and one worker are expected")
    order = Order(game.name, players, entries(bots, players), game.settings(players, options), seed)
    for name in set(order.bots):
        make_bot(name, game.name, order.options, 0)  # a wrong name is told before anything is played
    wanted = range(-(-games // players))
    deals = {deal.number: deal for deal in read(save, order) if deal.number in wanted}
    if progress is not None:
        progress(len(deals) * players)
    missing = [number for number in wanted if number not in deals]
    for played in _played(order, missing, workers):
        for deal in played:
            deals[deal.number] = deal
        append(save, order, played)
        if progress is not None:
            progress(len(played) * players)
    return sum_up(order, [deals[number] for number in wanted])


def _played(order: Order, numbers: Sequence[int], workers: int) -> Iterator[list[Deal]]:
    parts = [numbers[at : at + DEALS_AT_ONCE] for at in range(0, len(numbers), DEALS_AT_ONCE)]
    if workers == 1:
        for part in parts:
            yield play_deals(order, part)
        return
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        jobs = [pool.submit(play_deals, order, part) for part in parts]
        for job in as_completed(jobs):
            yield job.result()


def append(save: Path | None, order: Order, deals: Sequence[Deal]) -> None:
    if save is None:
        return
    fresh = not save.exists()
    with save.open("a", encoding="utf-8") as file:
        if fresh:
            file.write(json.dumps(asdict(order)) + "\n")
        file.writelines(json.dumps(asdict(deal)) + "\n" for deal in deals)


def read(save: Path | None, order: Order) -> list[Deal]:
    """The deals that a file has; a line that was torn by an interruption is left out."""
    if save is None or not save.exists():
        return []
    head, *lines = save.read_text(encoding="utf-8").splitlines()
    if json.loads(head) != json.loads(json.dumps(asdict(order))):
        raise SimulationError(f"{save} is of another tournament: {head}")
    found = []
    for line in lines:
        try:
            plain = json.loads(line)
        except ValueError:
            continue
        for name in ("scores", "shares"):
            plain[name] = tuple(map(tuple, plain[name]))
        found.append(Deal(**plain | {"rounds": tuple(plain["rounds"])}))
    return found


def interval(values: Sequence[float]) -> Interval:
    """The mean of independent values with its 95% confidence interval."""
    mean = fmean(values)
    if len(values) < 2:
        return Interval(mean, float("-inf"), float("inf"))
    error = sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))
    return Interval(mean, mean - Z * error, mean + Z * error)


def sum_up(order: Order, deals: Sequence[Deal]) -> Tournament:
    players = order.players
    names = tuple(dict.fromkeys(order.bots))
    ratings = ratings_with_errors([ranking for deal in deals for ranking in rankings(order, deal)], names)
    standings = []
    for name in names:
        own = [entry for entry in range(players) if order.bots[entry] == name]
        rest = [entry for entry in range(players) if order.bots[entry] != name]
        shares = [by_entry(deal.shares, own) for deal in deals]
        others = [by_entry(deal.shares, rest) for deal in deals] if rest else shares
        rating, error = ratings[name]
        answers = sum(deal.answers[name] for deal in deals)
        standings.append(
            Standing(
                name,
                len(own),
                interval(shares),
                interval([one - other for one, other in zip(shares, others, strict=True)]),
                interval([by_entry(deal.scores, own) for deal in deals]),
                Interval(rating, rating - Z * error, rating + Z * error),
                1000 * sum(deal.seconds[name] for deal in deals) / max(answers, 1),
                1000 * max(deal.slowest[name] for deal in deals),
            )
        )
    rounds = fmean(fmean(deal.rounds) for deal in deals)
    return Tournament(
        order.game,
        players,
        order.options,
        order.bots,
        order.seed,
        len(deals),
        len(deals) * players,
        1 / players,
        tuple(standings),
        tuple(fmean(shares[seat] for deal in deals for shares in deal.shares) for seat in range(players)),
        rounds or None,
    )


def by_entry(table: Sequence[Sequence[float]], wanted: Sequence[int]) -> float:
    """The mean over all rotations of what these entries had."""
    players = len(table)
    return fmean(row[(entry + rotation) % players] for rotation, row in enumerate(table) for entry in wanted)


def rankings(order: Order, deal: Deal) -> Iterator[Ranking]:
    """The bots of each game, best first; whoever won comes first, the others by their scores."""
    players = order.players
    for rotation, (scores, shares) in enumerate(zip(deal.scores, deal.shares, strict=True)):
        standing = [(shares[seat], scores[seat]) for seat in range(players)]
        name_of = [order.bots[(seat - rotation) % players] for seat in range(players)]
        yield [
            [name_of[seat] for seat in range(players) if standing[seat] == value] for value in sorted(set(standing), reverse=True)
        ]
