"""The rules of Pig, with the id of each rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from fivecups.engine import Chance, Choices, Game, Option, Rules, State, data, highest_wins

from .manifest import MANIFEST

rules: Rules[PigState] = Rules()


@data
class PigState(State):
    rules = rules

    turn: int = 0
    rolls: int = 0
    pot: int = 0
    dice: tuple[int, ...] = ()
    scores: list[int] = field(default_factory=list)


@rules.step
def begin_turn(s: PigState) -> None:
    """Let the next player begin with an empty pot (PIG-1)."""
    s.pot, s.dice = 0, ()
    s.then(decide)


@rules.step
def decide(s: PigState) -> None:
    s.ask(roll_or_hold, s.turn)


@rules.question("PIG-2", {"roll": (), "hold": ()})
def roll_or_hold(s: PigState, seat: int) -> Choices:
    """Ask whether the player rolls or keeps the pot; an empty pot cannot be kept (PIG-2)."""
    return (("roll",), ("hold",)) if s.pot else (("roll",),)


@roll_or_hold.answered
def roll_or_keep(s: PigState, seat: int, answer: tuple[str]) -> None:
    s.then(roll_the_die if answer == ("roll",) else keep_the_pot)


@rules.step
def roll_the_die(s: PigState) -> None:
    """Add the die to the pot; a 1 loses the pot and ends the turn (PIG-3)."""
    s.rolls += 1
    s.dice = s.chance.roll(1, at=f"die {s.rolls}")
    if s.dice == (1,):
        s.tell("lost", "PIG-3", seat=s.turn, dice=s.dice, points=s.pot)
        s.then(end_turn)
    else:
        s.pot += s.dice[0]
        s.tell("rolled", "PIG-3", seat=s.turn, dice=s.dice, points=s.pot)
        s.then(decide)


@rules.step
def keep_the_pot(s: PigState) -> None:
    """Add the pot to the player's points; enough points win at once (PIG-4)."""
    s.scores[s.turn] += s.pot
    s.tell("kept", "PIG-4", seat=s.turn, points=s.pot, score=s.scores[s.turn])
    if s.scores[s.turn] >= s.options["target"]:
        result = highest_wins(tuple(s.scores))
        s.tell("ended", "PIG-4", winners=result.winners, scores=result.scores)
        s.end(result)
    else:
        s.then(end_turn)


@rules.step
def end_turn(s: PigState) -> None:
    s.turn = (s.turn + 1) % s.seats
    s.then(begin_turn)


@dataclass(frozen=True, slots=True)
class PlayerView:
    score: int


@dataclass(frozen=True, slots=True)
class PigView:
    turn: int
    dice: tuple[int, ...]
    pot: int
    players: tuple[PlayerView, ...]


class Pig(Game[PigState]):
    name = MANIFEST.name
    state = PigState
    rules = rules
    seat_counts = range(2, 7)
    options = (Option("target", 100, "PIG-4", low=10, high=500),)
    words = {"seat": "seat", "turn": "seat", "winners": "seats", "dice": "dice"}

    def set_up(self, seats: int, options: Mapping[str, Any]) -> PigState:
        s = PigState(seats, options, scores=[0] * seats)
        s.then(begin_turn)
        return s

    def view_table(self, state: PigState, seat: int | None) -> PigView:
        return PigView(state.turn, state.dice, state.pot, tuple(map(PlayerView, state.scores)))

    def redeal(self, state: PigState, seat: int | None, chance: Chance) -> PigState:
        """Return a plain copy: nothing is hidden in Pig."""
        return state.copy()


PIG = Pig()
