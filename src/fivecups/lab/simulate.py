"""Many games between bots, with what came of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from fivecups.bots import Bot, Talker, make_bot, remark_of, tell_habits, track_habits
from fivecups.engine import MAIN, Answer, Ask, Game, RandomChance, State, awaited, play_out


class SimulationError(ValueError):
    """A simulation that cannot be run as it was ordered."""


@dataclass(frozen=True, slots=True)
class Simulation:
    """Averages over the games that were played."""

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
    progress: Callable[[], None] | None = None,
) -> Simulation:
    """Play games between these bots, seat by seat (a single name serves every seat).

    Games between random bots run in search mode: no views and no events are built.
    """
    if games < 1:
        raise SimulationError("at least one game is expected")
    if len(bots) not in (1, players):
        raise SimulationError(
            f"one bot, or one for each of the {players} players, is expected, not {len(bots)}"
        )
    settings = game.settings(players, options)
    names = tuple(bots) * players if len(bots) == 1 else tuple(bots)
    at_random = all(name == "random" for name in names)
    scores, wins, decisions, rounds = [0.0] * players, [0.0] * players, 0, 0
    seats = (
        []
        if at_random
        else [
            make_bot(name, game.name, settings, f"{seed} {seat}") for seat, name in enumerate(names)
        ]
    )
    began = perf_counter()
    for number in range(games):
        state = game.start(players, settings, RandomChance(f"{seed} {number}"))
        decisions += (
            play_out(state, RandomChance(f"{seed} {number} choices"))
            if at_random
            else play(game, state, seats)
        )
        for seat in range(players):
            scores[seat] += state.result.scores[seat]
            wins[seat] += state.result.win_shares[seat]
        rounds += getattr(state, "round", 0)
        if progress is not None:
            progress()
    seconds = perf_counter() - began
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


def play(game: Game[Any], state: State, bots: Sequence[Bot]) -> int:
    """Let bots play a game to its end, each from its own view; returns the number of answers.

    Whenever a new ask opens, every bot may first answer one of its optional asks.
    """
    decisions = offered = 0
    tracker = track_habits(game.name, state.seats)
    state.journal = None if tracker.rules is None else []
    while not state.over:
        if state.journal:
            tracker.watch(state.journal)
            state.journal.clear()
        asking = state.askings[-1]
        if asking.meanwhile and asking.number != offered:
            offered = asking.number
            decisions += talk(game, state, bots)
            continue
        seat = awaited(state)[0]
        view = game.view(state, seat)
        tell_habits(bots[seat], tracker.habits)
        answer = bots[seat].answer(view, view.asks[0])
        take(state, seat, answer, view.asks[0], MAIN)
        decisions += 1
    return decisions


def talk(game: Game[Any], state: State, bots: Sequence[Bot]) -> int:
    """Offer each bot its optional asks once, in seat order, as long as the same ask is open;
    returns the number of answers."""
    number = state.askings[-1].number
    said = 0
    for seat, bot in enumerate(bots):
        if state.over or state.askings[-1].number != number:
            break
        if isinstance(bot, Talker) and any(part > MAIN for part in state.parts(seat)):
            view = game.view(state, seat)
            remark = remark_of(bot, view)
            if remark is not None:
                part = next(
                    part for part in state.parts(seat) if state.ask_id(seat, part) == remark[0].id
                )
                take(state, seat, remark[1], remark[0], part)
                said += 1
    return said


def take(state: State, seat: int, answer: Answer, ask: Ask, part: int) -> None:
    """Take a bot's answer, or say which bot answered wrongly."""
    refusal = state.refusal(seat, answer, part)
    if refusal is not None:
        raise SimulationError(
            f"the bot in seat {seat} answered {answer!r} to {ask.question}: {refusal}"
        )
    state.take(seat, answer, part)
