"""High Cup, a small example game; `docs/how-to/add-a-game.md` explains it step by step.

All players roll a die under a cup and decide at once, in secret, whether they stand or fold. The
cups are lifted, and the highest die among the players who stand takes a coin from the pot; among
equal dice the first seat takes it. A player who has not answered when time is up has folded. When
the pot is empty, most coins win.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from fivecups.engine import CLOCK, Chance, Choices, Game, Option, Rules, State, data, highest_wins

rules: Rules[HighCupState] = Rules()


@data
class HighCupState(State):
    rules = rules

    round: int = 0
    pot: int = 0
    coins: list[int] = field(default_factory=list)
    cups: list[int] = field(default_factory=list)


@rules.step
def roll_under_cups(s: HighCupState) -> None:
    """Roll a die under each player's cup; only its owner may look (HC-1)."""
    s.round += 1
    s.cups = [s.chance.roll(1, at=f"dice {seat} {s.round}")[0] for seat in range(s.seats)]
    s.tell("rolled", "HC-1", secret={seat: {"die": die} for seat, die in enumerate(s.cups)})
    s.ask_all(stand_or_fold, tuple(range(s.seats)))
    s.meanwhile(time_is_up, (CLOCK,))


@rules.sealed_question("HC-2", {"stand": (), "fold": ()})
def stand_or_fold(s: HighCupState, seat: int) -> Choices:
    """Ask all players at once and in secret whether they stand or fold (HC-2)."""
    return ("stand",), ("fold",)


@stand_or_fold.answered_together
def lift_the_cups(s: HighCupState, answers: dict[int, tuple[str]]) -> None:
    standing = tuple(seat for seat, (verb,) in answers.items() if verb == "stand")
    s.tell("lifted", "HC-2", standing=standing, dice=tuple(s.cups), reveals=True)
    if standing:
        s.then(take_a_coin, max(standing, key=lambda seat: (s.cups[seat], -seat)))
    s.then(next_round)


@rules.question("HC-3", {"time": ()})
def time_is_up(s: HighCupState, seat: int) -> Choices:
    """Ask the clock; a player who has not answered when time is up has folded (HC-3)."""
    return (("time",),)


@time_is_up.answered
def the_silent_fold(s: HighCupState, seat: int, answer: Any) -> None:
    answers = s.withdraw()
    lift_the_cups(s, {seat: answers.get(seat, ("fold",)) for seat in range(s.seats)})


@rules.step
def take_a_coin(s: HighCupState, seat: int) -> None:
    """Give a coin from the pot to the highest die among the players who stand (HC-4)."""
    s.pot -= 1
    s.coins[seat] += 1
    s.tell("took", "HC-4", seat=seat)


@rules.step
def next_round(s: HighCupState) -> None:
    """End the game when the pot is empty; most coins win (HC-5)."""
    s.cups = [0] * s.seats
    if s.pot:
        s.then(roll_under_cups)
    else:
        s.end(highest_wins(tuple(s.coins)))


@dataclass(frozen=True, slots=True)
class HighCupView:
    pot: int
    coins: tuple[int, ...]
    my_die: int | None


class HighCup(Game[HighCupState]):
    name = "high-cup"
    state = HighCupState
    rules = rules
    seat_counts = range(2, 5)
    options = (Option("pot", 3, "HC-5", low=1, high=9),)
    words = {"seat": "seat", "standing": "seats", "dice": "dice", "my_die": "dice"}
    secrets = ("cups",)

    def set_up(self, seats: int, options: Mapping[str, Any]) -> HighCupState:
        s = HighCupState(seats, options, pot=options["pot"], coins=[0] * seats, cups=[0] * seats)
        s.then(roll_under_cups)
        return s

    def view_table(self, state: HighCupState, seat: int | None) -> HighCupView:
        return HighCupView(
            state.pot, tuple(state.coins), None if seat is None else state.cups[seat]
        )

    def redeal(self, state: HighCupState, seat: int | None, chance: Chance) -> HighCupState:
        """Roll the dice under the other players' cups anew; they are unknown to `seat`."""
        s = state.copy()
        s.cups = [
            die if owner == seat or not die else chance.roll(1)[0]
            for owner, die in enumerate(s.cups)
        ]
        return s

    def totals(self, state: HighCupState) -> Mapping[str, int]:
        return {"coins": state.pot + sum(state.coins)}


HIGH_CUP = HighCup()
