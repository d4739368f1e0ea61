"""Tournaments: which bot is stronger, and how sure one can be of it.

The bots named sit down in order; the last one named fills the seats that are left, so that two
names are a hero against copies. On every deal the same bots play once for each seat, moving on by
one seat each time (all rotations, common random numbers). Games of one deal belong together: deals,
not games, are what confidence intervals are made of.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Any

from fivecups.bots import make_bot
from fivecups.engine import Game

from ..simulate import SimulationError
from .checkpoint import append, read
from .deals import Deal, Plan, entries
from .executors import played
from .ratings import Ranking, ratings_with_errors

Z = 1.959964
"""Deviations on either side of a 95% interval."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean with its 95% confidence interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Standing:
    """How one bot did, over all seats that it held. `paired` is its win share less that of the
    others, on the same deals; `sources` is where its points came from, on average."""

    bot: str
    seats: int
    win_share: Interval
    paired: Interval
    mean_score: Interval
    rating: Interval
    sources: Mapping[str, float]
    milliseconds: float
    slowest_milliseconds: float


@dataclass(frozen=True, slots=True)
class Tournament:
    """The outcome of a tournament. `lengths` counts the games by how many answers they had."""

    game: str
    players: int
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    seed: int
    deals: int
    games: int
    fair_share: float
    standings: tuple[Standing, ...]
    seat_shares: tuple[Interval, ...]
    rounds: float | None
    lengths: Mapping[int, int]


def run(
    game: Game[Any],
    players: int,
    bots: Sequence[str],
    games: int,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    workers: int = 1,
    ray: str | None = None,
    save: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Tournament:
    """Play at least this many games, in whole deals: in so many processes, or on the Ray cluster at
    an address.

    With `save` every finished deal is written there at once, and deals that are there already are
    not played again.
    """
    if games < 1 or workers < 1:
        raise SimulationError("at least one game and one worker are expected")
    plan = Plan(game.name, players, entries(bots, players), game.settings(players, options), seed)
    for name in set(plan.bots):
        make_bot(name, game.name, plan.options, 0)  # a wrong name is told before anything is played
    wanted = range(-(-games // players))
    before = read(save, plan, Deal, "tournament") if save else []
    deals = {deal.number: deal for deal in before if deal.number in wanted}
    if progress is not None:
        progress(len(deals) * players)
    missing = [number for number in wanted if number not in deals]
    for finished in played(plan, missing, workers, ray):
        deals.update({deal.number: deal for deal in finished})
        if save is not None:
            append(save, plan, finished)
        if progress is not None:
            progress(len(finished) * players)
    return sum_up(plan, [deals[number] for number in wanted])


def interval(values: Sequence[float]) -> Interval:
    """The mean of independent values with its 95% confidence interval."""
    mean = fmean(values)
    if len(values) < 2:
        return Interval(mean, float("-inf"), float("inf"))
    error = sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))
    return Interval(mean, mean - Z * error, mean + Z * error)


def sum_up(plan: Plan, deals: Sequence[Deal]) -> Tournament:
    players = plan.players
    names = tuple(dict.fromkeys(plan.bots))
    ratings = ratings_with_errors(
        [ranking for deal in deals for ranking in rankings(plan, deal)], names
    )
    games = [game for deal in deals for game in deal.games]
    lengths: dict[int, int] = {}
    for game in games:
        lengths[game.answers] = lengths.get(game.answers, 0) + 1
    return Tournament(
        plan.game,
        players,
        plan.options,
        plan.bots,
        plan.seed,
        len(deals),
        len(games),
        1 / players,
        tuple(standing(plan, deals, name, *ratings[name]) for name in names),
        tuple(
            interval([fmean(game.shares[seat] for game in deal.games) for deal in deals])
            for seat in range(players)
        ),
        fmean(game.rounds for game in games) or None,
        dict(sorted(lengths.items())),
    )


def standing(plan: Plan, deals: Sequence[Deal], name: str, rating: float, error: float) -> Standing:
    own = [entry for entry in range(plan.players) if plan.bots[entry] == name]
    rest = [entry for entry in range(plan.players) if plan.bots[entry] != name]
    shares = [by_entry(shares_of(deal), own) for deal in deals]
    others = [by_entry(shares_of(deal), rest) for deal in deals] if rest else shares
    answers = sum(deal.answers[name] for deal in deals)
    kinds = deals[0].games[0].sources[0] if deals[0].games[0].sources else ()
    return Standing(
        name,
        len(own),
        interval(shares),
        interval([one - other for one, other in zip(shares, others, strict=True)]),
        interval([by_entry([game.scores for game in deal.games], own) for deal in deals]),
        Interval(rating, rating - Z * error, rating + Z * error),
        {
            kind: fmean(
                by_entry([[source[kind] for source in game.sources] for game in deal.games], own)
                for deal in deals
            )
            for kind in kinds
        },
        1000 * sum(deal.seconds[name] for deal in deals) / max(answers, 1),
        1000 * max(deal.slowest[name] for deal in deals),
    )


def shares_of(deal: Deal) -> list[tuple[float, ...]]:
    return [game.shares for game in deal.games]


def by_entry(table: Sequence[Sequence[float]], wanted: Sequence[int]) -> float:
    """The mean over all rotations of what these entries had."""
    players = len(table)
    return fmean(
        row[(entry + rotation) % players] for rotation, row in enumerate(table) for entry in wanted
    )


def rankings(plan: Plan, deal: Deal) -> Iterator[Ranking]:
    """The bots of each game, best first; whoever won comes first, the others by their scores."""
    players = plan.players
    for rotation, game in enumerate(deal.games):
        standing = [(game.shares[seat], game.scores[seat]) for seat in range(players)]
        name_of = [plan.bots[(seat - rotation) % players] for seat in range(players)]
        yield [
            [name_of[seat] for seat in range(players) if standing[seat] == value]
            for value in sorted(set(standing), reverse=True)
        ]
