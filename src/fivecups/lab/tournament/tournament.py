"""Tournaments: which bot is stronger, with confidence intervals.

The bots named sit down in order; the last one fills the remaining seats, so that two names are a
hero against copies. On every deal the same bots play once for each seat, moving on by one seat each
time (all rotations, common random numbers). The games of one deal are not independent, so
confidence intervals are computed from deals, not from games.
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

from ..errors import SimulationError
from .checkpoint import append_results, read_results
from .executors import play_in_chunks
from .plackett_luce import Ranking, ratings_with_errors
from .rotated_deals import Deal, Plan, fill_entries

INTERVAL_DEVIATIONS = 1.959964
"""Number of standard errors on either side of the mean in a 95% interval."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean with its 95% confidence interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Standing:
    """The result of one bot in a tournament, over all seats that it held. `paired` is its win share
    minus that of the other bots, on the same deals; `sources` has its mean points by source."""

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
    """The result of a tournament. `lengths` counts the games by their number of answers."""

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


def run_tournament(
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
    """Play at least `games` games, in whole deals, in `workers` processes or on the Ray cluster at
    the address `ray`, and return the result. With `save` every finished deal is written to that
    file at once, and deals that are in it already are not played again."""
    if games < 1 or workers < 1:
        raise SimulationError("at least one game and one worker are expected")
    plan = Plan(
        game.name, players, fill_entries(bots, players), game.settings(players, options), seed
    )
    for name in set(plan.bots):
        make_bot(
            name, game.name, plan.options, 0
        )  # a wrong name is reported before anything is played
    numbers = range(-(-games // players))
    saved = read_results(save, plan, Deal, "tournament") if save else []
    deals = {deal.number: deal for deal in saved if deal.number in numbers}
    if progress is not None:
        progress(len(deals) * players)
    missing = [number for number in numbers if number not in deals]
    for finished in play_in_chunks(plan, missing, workers, ray):
        deals.update({deal.number: deal for deal in finished})
        if save is not None:
            append_results(save, plan, finished)
        if progress is not None:
            progress(len(finished) * players)
    return summarise(plan, [deals[number] for number in numbers])


def interval(values: Sequence[float]) -> Interval:
    """Return the mean of independent values with its 95% confidence interval."""
    mean = fmean(values)
    if len(values) < 2:
        return Interval(mean, float("-inf"), float("inf"))
    error = sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))
    return Interval(mean, mean - INTERVAL_DEVIATIONS * error, mean + INTERVAL_DEVIATIONS * error)


def summarise(plan: Plan, deals: Sequence[Deal]) -> Tournament:
    """Compute the result of a tournament from all its deals."""
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
    """Compute the result of the bot `name` from all deals, and return it with the given rating and
    the rating's standard error."""
    own_entries = [entry for entry in range(plan.players) if plan.bots[entry] == name]
    other_entries = [entry for entry in range(plan.players) if plan.bots[entry] != name]
    shares = [mean_of_entries(shares_of(deal), own_entries) for deal in deals]
    other_shares = (
        [mean_of_entries(shares_of(deal), other_entries) for deal in deals]
        if other_entries
        else shares
    )
    answers = sum(deal.answers[name] for deal in deals)
    kinds = deals[0].games[0].sources[0] if deals[0].games[0].sources else ()
    return Standing(
        name,
        len(own_entries),
        interval(shares),
        interval([share - other for share, other in zip(shares, other_shares, strict=True)]),
        interval(
            [mean_of_entries([game.scores for game in deal.games], own_entries) for deal in deals]
        ),
        Interval(
            rating, rating - INTERVAL_DEVIATIONS * error, rating + INTERVAL_DEVIATIONS * error
        ),
        {
            kind: fmean(
                mean_of_entries(
                    [[source[kind] for source in game.sources] for game in deal.games], own_entries
                )
                for deal in deals
            )
            for kind in kinds
        },
        1000 * sum(deal.seconds[name] for deal in deals) / max(answers, 1),
        1000 * max(deal.slowest[name] for deal in deals),
    )


def shares_of(deal: Deal) -> list[tuple[float, ...]]:
    """Return the win shares of a deal, by rotation and seat."""
    return [game.shares for game in deal.games]


def mean_of_entries(table: Sequence[Sequence[float]], wanted: Sequence[int]) -> float:
    """Return the mean, over all rotations, of the values of the entries `wanted`. `table` has the
    values by rotation and seat."""
    players = len(table)
    return fmean(
        row[(entry + rotation) % players] for rotation, row in enumerate(table) for entry in wanted
    )


def rankings(plan: Plan, deal: Deal) -> Iterator[Ranking]:
    """Yield the ranking of the bots in each game of a deal: winners first, the others by their
    scores."""
    players = plan.players
    for rotation, game in enumerate(deal.games):
        standing = [(game.shares[seat], game.scores[seat]) for seat in range(players)]
        name_of = [plan.bots[(seat - rotation) % players] for seat in range(players)]
        yield [
            [name_of[seat] for seat in range(players) if standing[seat] == value]
            for value in sorted(set(standing), reverse=True)
        ]
