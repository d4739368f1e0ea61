"""Whisper, a game for tests of the house: hidden cards, hidden questions, a timer of its own and an
optional question.

Every player draws a card, 0 or 1. In each round all seats that might hold a 1 are asked in secret
if they play it; holders of a 0, and players who have said "hush", can only pass. A played card is
shown and scores. Then the seats say a number openly, one after another. The timer ends the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from fivecups.engine import CLOCK, Chance, Choices, Game, Option, Rules, State, data, highest_wins

rules: Rules[WhisperState] = Rules()
ROUNDS = 3


@data
class WhisperState(State):
    rules = rules

    round: int = 0
    cards: list[int] = field(default_factory=list)
    silent: list[bool] = field(default_factory=list)
    points: list[int] = field(default_factory=list)


@rules.step
def deal(s: WhisperState) -> None:
    s.round += 1
    s.cards = [s.chance.pick(2, at=f"card {seat} {s.round}") for seat in range(s.seats)]
    s.tell(
        "dealt",
        "W-1",
        round=s.round,
        secret={seat: {"card": card} for seat, card in enumerate(s.cards)},
    )
    s.ask_all(react, tuple(range(s.seats)))
    for seat in range(s.seats):
        s.then(say_something, seat)
    s.then(next_round)


@rules.sealed_question("W-2", {"pass": (), "play": ()}, quiet=True)
def react(s: WhisperState, seat: int) -> Choices:
    return (("pass",), ("play",)) if s.cards[seat] and not s.silent[seat] else (("pass",),)


@react.answered_together
def show(s: WhisperState, answers: dict[int, tuple[str]]) -> None:
    for seat, (verb,) in answers.items():
        if verb == "play":
            s.points[seat] += 1
            s.tell("played", "W-2", seat=seat, card=1, reveals=True)


@rules.step
def say_something(s: WhisperState, seat: int) -> None:
    s.ask(say_number, seat)
    seconds = s.options["say_seconds"]
    if seconds is not None:
        s.meanwhile(time_is_up, (CLOCK,), s.round, seconds)


@rules.question("W-3", {"say": ("number",)})
def say_number(s: WhisperState, seat: int) -> Choices:
    return tuple(("say", number) for number in range(3))


@say_number.answered
def said(s: WhisperState, seat: int, answer: tuple[str, int]) -> None:
    s.tell(
        "said",
        "W-3",
        seat=seat,
        number=answer[1],
        dice=s.chance.roll(2, at=f"dice {seat} {s.round}"),
    )


@rules.question("W-4", {"time": ()})
def time_is_up(s: WhisperState, seat: int, number: int, seconds: int) -> Choices:
    return (("time",),)


@time_is_up.answered
def cut_short(s: WhisperState, seat: int, answer: Any, number: int, seconds: int) -> None:
    s.withdraw()
    s.tell("cut_short", "W-4", round=number)


@rules.question("W-5", {"hush": (), "wake": ()}, quiet=True, standing=True)
def hush(s: WhisperState, seat: int) -> Choices:
    return (("wake",),) if s.silent[seat] else (("hush",),)


@hush.answered
def hushed(s: WhisperState, seat: int, answer: tuple[str]) -> None:
    s.silent[seat] = answer[0] == "hush"


@rules.step
def next_round(s: WhisperState) -> None:
    if s.round < ROUNDS:
        s.then(deal)
    else:
        s.end(highest_wins(tuple(s.points)))


@dataclass(frozen=True, slots=True)
class WhisperView:
    round: int
    points: tuple[int, ...]
    my_card: int | None
    silent: bool


class Whisper(Game[WhisperState]):
    name = "whisper"
    state = WhisperState
    rules = rules
    seat_counts = range(2, 5)
    options = (Option("say_seconds", None, "W-4", (None,), low=1, high=600),)
    words = {"seat": "seat"}
    secrets = ("cards", "silent")

    def set_up(self, seats: int, options: Mapping[str, Any]) -> WhisperState:
        s = WhisperState(
            seats, options, cards=[0] * seats, silent=[False] * seats, points=[0] * seats
        )
        s.then(deal)
        return s

    def view_table(self, state: WhisperState, seat: int | None) -> WhisperView:
        card = None if seat is None else state.cards[seat]
        return WhisperView(
            state.round, tuple(state.points), card, seat is not None and state.silent[seat]
        )

    def redeal(self, state: WhisperState, seat: int | None, chance: Chance) -> WhisperState:
        s = state.copy()
        for other in range(s.seats):
            if other != seat:
                s.cards[other] = chance.pick(2)
                s.silent[other] = bool(chance.pick(2))
        return s


WHISPER = Whisper()
