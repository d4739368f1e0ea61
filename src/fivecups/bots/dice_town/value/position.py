"""A view of Dice Town as numbers: what a player counts before deciding anything."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import exp
from typing import Protocol

from fivecups.engine import View
from fivecups.games.dice_town.cards import CLAIM_POINTS
from fivecups.games.dice_town.components import BADGE_POINTS, BANDITS, DOLLARS_A_POINT
from fivecups.games.dice_town.state import FACE_NUMBER
from fivecups.games.dice_town.view import DiceTownKnowledge, DiceTownView, PlayerView

from ...arrays import FloatArray
from ...habits import Habits
from ..habits import SeatHabits
from .figures import (
    CLAIMS_A_ROUND,
    GROWTH,
    LEAST_THREAT,
    MOST_THREAT,
    NUGGETS_A_ROUND,
    POINTS_OF_THREAT,
    SPREAD,
    USUAL,
    USUAL_CLAIM,
    USUAL_STORE_CARD,
    Figures,
    tuned,
)

Dice = tuple[int, ...]

BANDIT = {bandit.name: bandit for bandit in BANDITS}


class Holder(Protocol):
    """Whoever has something, for what it is worth to him."""

    @property
    def figures(self) -> Figures: ...
    @property
    def rounds_left(self) -> float: ...
    @property
    def rivalry(self) -> float: ...
    @property
    def ranches(self) -> int: ...
    @property
    def store_cards(self) -> int: ...
    @property
    def bandits_caught(self) -> int: ...
    @property
    def others_dollars(self) -> Sequence[int]: ...


@dataclass(frozen=True)
class Position:
    """The table as one seat sees it, and what that seat holds. Who is `informed` counts what is in
    every hand where others go by rules of thumb."""

    seat: int
    seats: int
    table: DiceTownView
    wild_west: bool
    indians: bool
    figures: Figures
    knowledge: DiceTownKnowledge
    habits: tuple[SeatHabits, ...]

    @property
    def informed(self) -> bool:
        """Whether one counts where those who go by usual figures have rules of thumb."""
        return self.figures is not USUAL

    @cached_property
    def me(self) -> PlayerView:
        return self.table.players[self.seat]

    @cached_property
    def others(self) -> tuple[int, ...]:
        return tuple(other for other in range(self.seats) if other != self.seat)

    @property
    def rounds_left(self) -> float:
        """After this round, about."""
        return self._rounds_left

    @cached_property
    def _rounds_left(self) -> float:
        mine = self.table.mine / NUGGETS_A_ROUND
        claims = (self.table.claims_deck + len(self.table.row)) / CLAIMS_A_ROUND
        return max(0.0, min(mine, claims) - 1)

    @property
    def ranches(self) -> int:
        return self.me.ranches

    @property
    def store_cards(self) -> int:
        return self.me.store

    @property
    def bandits_caught(self) -> int:
        return len(self.me.caught)

    @property
    def others_dollars(self) -> tuple[int, ...]:
        return self._others_dollars

    @cached_property
    def _others_dollars(self) -> tuple[int, ...]:
        return tuple([self.table.players[other].dollars for other in self.others])

    @cached_property
    def is_duel(self) -> bool:
        """Whether there is a single opponent, in the game without Wild West."""
        return self.seats == 2 and not self.wild_west

    @cached_property
    def is_sheriff(self) -> bool:
        return self.table.sheriff == self.seat

    def dice(self, seat: int) -> Dice:
        """The dice that everybody has seen a player set, this reveal's included, in ascending
        order."""
        player = self.table.players[seat]
        return tuple(sorted(FACE_NUMBER[face] for face in player.dice + player.fresh))

    def count(self, seat: int, face: int) -> int:
        return self.dice(seat).count(face)

    def my_count(self, face: int) -> int:
        return self.count(self.seat, face)

    def likely_score(self, seat: int) -> float:
        """The points that everybody can see, with usual values for what is hidden."""
        player = self.table.players[seat]
        wired = sum(CLAIM_POINTS.get(card, 0) for card in player.wired)
        badge = BADGE_POINTS if self.table.sheriff == seat else 0
        ranches = player.ranches * (player.ranches + 1) / 2
        hidden = player.claims * USUAL_CLAIM + player.store * USUAL_STORE_CARD
        return player.nuggets + player.dollars / DOLLARS_A_POINT + badge + wired + ranches + hidden

    @cached_property
    def threat(self) -> dict[int, float]:
        """By opponent, how much a point taken from him is worth more than one taken from the mean
        opponent: about 1, more for whoever leads. Who does not go by rules of thumb takes the
        chance that it is he who would win instead, which is surer the fewer rounds are left."""
        scores = {other: self.likely_score(other) for other in self.others}
        mean = sum(scores.values()) / len(scores)
        if self.informed:
            spread = SPREAD * (self.rounds_left + 1) ** GROWTH
            chances = {other: exp((score - mean) / spread) for other, score in scores.items()}
            whole = sum(chances.values())
            return {other: len(chances) * one / whole for other, one in chances.items()}
        return {
            other: max(LEAST_THREAT, min(MOST_THREAT, 1 + (score - mean) / POINTS_OF_THREAT))
            for other, score in scores.items()
        }

    @cached_property
    def draws(self) -> list[float]:
        """What the best of so many cards of the Store is worth; filled in by those who know."""
        return []

    @cached_property
    def likely_hands(self) -> dict[int, tuple[tuple[float, ...], tuple[float, ...]]]:
        """By seat, what the Store cards and the claims in its hand are likely to be worth; filled
        in by those who know."""
        return {}

    @cached_property
    def walks(self) -> list[FloatArray]:
        """By seat, the dice that it is likely to set; filled in by those who foresee them."""
        return []

    @property
    def rivalry(self) -> float:
        """What one point less for one opponent is worth."""
        return self._rivalry

    @cached_property
    def _rivalry(self) -> float:
        return 1 / (self.seats - 1)


def read_position(
    view: View[DiceTownView], use_tuned: bool = True, habits: Habits = ()
) -> Position:
    """The position with the expert's figures, or with the usual ones. Who knows no habits takes
    everybody for a usual player."""
    assert view.seat is not None
    wild_west = bool(view.options.get("wild_west"))
    return Position(
        view.seat,
        view.seats,
        view.table,
        wild_west,
        bool(view.options.get("indians")),
        tuned(view.seats, wild_west) if use_tuned else USUAL,
        view.knowledge,
        tuple([SeatHabits(*row) for row in habits]) or (SeatHabits(),) * view.seats,
    )
