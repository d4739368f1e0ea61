"""The loop that plays one game between bots; simulations, tournaments and experiments all use
it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fivecups.bots import Bot, Talker, remark_of, tell_habits, track_habits
from fivecups.engine import MAIN, Answer, Ask, Game, State, awaited

from .errors import SimulationError


def play_game(game: Game[Any], state: State, bots: Sequence[Bot]) -> int:
    """Let bots play the game in `state` to its end, each from its own view, changing `state`.
    Return the number of answers. Whenever a new ask opens, every bot may first answer one of its
    optional asks."""
    decisions = talked_about = 0
    tracker = track_habits(game.name, state.seats)
    state.journal = None if tracker.rules is None else []
    while not state.over:
        if state.journal:
            tracker.watch(state.journal)
            state.journal.clear()
        asking = state.askings[-1]
        if asking.meanwhile and asking.number != talked_about:
            talked_about = asking.number
            decisions += take_remarks(game, state, bots)
            continue
        seat = awaited(state)[0]
        view = game.view(state, seat)
        tell_habits(bots[seat], tracker.habits)
        answer = bots[seat].answer(view, view.asks[0])
        take_answer(state, seat, answer, view.asks[0], MAIN)
        decisions += 1
    return decisions


def take_remarks(game: Game[Any], state: State, bots: Sequence[Bot]) -> int:
    """Let each bot answer at most one of its optional asks, while the same ask is open, and apply
    these remarks to `state`. Return the number of remarks. The bots speak clockwise from the first
    seat that is asked, so that no seat always speaks first: earlier demands are answered first."""
    asking = state.askings[-1]
    number, first = asking.number, asking.seats[0]
    answers = 0
    for step in range(state.seats):
        if state.over or state.askings[-1].number != number:
            break
        seat = (first + step) % state.seats
        bot = bots[seat]
        if isinstance(bot, Talker) and any(part > MAIN for part in state.parts(seat)):
            view = game.view(state, seat)
            remark = remark_of(bot, view)
            if remark is not None:
                part = next(
                    part for part in state.parts(seat) if state.ask_id(seat, part) == remark[0].id
                )
                take_answer(state, seat, remark[1], remark[0], part)
                answers += 1
    return answers


def take_answer(state: State, seat: int, answer: Answer, ask: Ask, part: int) -> None:
    """Apply a bot's answer to `state`. Raise :class:`SimulationError`, which names the bot's seat,
    if the answer is illegal."""
    refusal = state.refusal(seat, answer, part)
    if refusal is not None:
        raise SimulationError(
            f"the bot in seat {seat} answered {answer!r} to {ask.question}: {refusal}"
        )
    state.take(seat, answer, part)
