"""Simulations: many games between bots, with speed, mean scores and win shares."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from fivecups.bots import make_bot
from fivecups.engine import Game, RandomChance, play_out

from .errors import SimulationError
from .game_loop import play_game


@dataclass(frozen=True, slots=True)
class Simulation:
    """The result of a simulation: sums and means over all games."""

    game: str
    players: int
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    rounds: float | None
    mean_score: tuple[float, ...]
    win_share: tuple[float, ...]


def simulate(
    game: Game[Any],
    players: int,
    games: int,
    bots: Sequence[str] = ("random",),
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Play `games` games between these bots, by seat (a single name serves every seat), and return
    their statistics. Every game has new bots, so that a bot's own manner of play does not count for
    its seat. Games between random bots run in search mode: no views and no events are built."""
    if games < 1:
        raise SimulationError("at least one game is expected")
    if len(bots) not in (1, players):
        raise SimulationError(
            f"one bot, or one for each of the {players} players, is expected, not {len(bots)}"
        )
    settings = game.settings(players, options)
    names = tuple(bots) * players if len(bots) == 1 else tuple(bots)
    all_random = all(name == "random" for name in names)
    scores, wins, decisions, rounds = [0.0] * players, [0.0] * players, 0, 0
    start_time = perf_counter()
    for number in range(games):
        state = game.start(players, settings, RandomChance(f"{seed} {number}"))
        if all_random:
            decisions += play_out(state, RandomChance(f"{seed} {number} choices"))
        else:
            seats = [
                make_bot(name, game.name, settings, f"{seed} {number} {seat}")
                for seat, name in enumerate(names)
            ]
            decisions += play_game(game, state, seats)
        for seat in range(players):
            scores[seat] += state.result.scores[seat]
            wins[seat] += state.result.win_shares[seat]
        rounds += getattr(state, "round", 0)
        if progress is not None:
            progress(1)
    seconds = perf_counter() - start_time
    return Simulation(
        game.name,
        players,
        settings,
        names,
        games,
        decisions,
        seconds,
        decisions / seconds,
        rounds / games if rounds else None,
        tuple(score / games for score in scores),
        tuple(win / games for win in wins),
    )
