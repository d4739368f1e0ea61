"""The position of a game of Dice Town as one seat sees it: the facts that the evaluator uses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property, wraps
from math import exp
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from fivecups.engine import View
from fivecups.games.dice_town.cards import CLAIM_POINTS
from fivecups.games.dice_town.components import BADGE_POINTS, BANDITS, DOLLARS_A_POINT
from fivecups.games.dice_town.state import FACE_NUMBER
from fivecups.games.dice_town.view import DiceTownKnowledge, DiceTownView, PlayerView

from ...habits import Habits
from ..habits import SeatHabits
from ..weights import Weights, weights_for

HIDDEN_CLAIM_POINTS = 2.8
"""Points assumed for a hidden claim when a score is estimated."""
HIDDEN_STORE_CARD_POINTS = 2.0
"""Points assumed for a hidden Store card when a score is estimated."""
NUGGETS_PER_ROUND = 2.7
"""Nuggets that leave the Mine in a round, on average."""
CLAIMS_PER_ROUND = 1.7
"""Claims that leave the deck and the row in a round, on average."""
MIN_THREAT = 0.3
"""Lower bound of `Position.threat` by rule of thumb."""
MAX_THREAT = 2.0
"""Upper bound of `Position.threat` by rule of thumb."""
POINTS_PER_THREAT = 10
"""Points ahead of the mean opponent that raise the threat by 1, by rule of thumb."""
SCORE_SPREAD = 4.0
"""Uncertainty of a final score with one round left, in points."""
SPREAD_GROWTH = 0.4
"""Exponent by which the uncertainty grows with the rounds that are left."""

P = ParamSpec("P")
T = TypeVar("T")

Dice = tuple[int, ...]

BANDIT = {bandit.name: bandit for bandit in BANDITS}


class Holder(Protocol):
    """A player's holdings, valued from that player's point of view."""

    @property
    def weights(self) -> Weights: ...
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
    """The table as one seat sees it, with the weights of the level that plays the seat.

    A level that `counts_hands` estimates what is in every hand; the others use rules of thumb.
    """

    seat: int
    seats: int
    table: DiceTownView
    wild_west: bool
    indians: bool
    weights: Weights
    counts_hands: bool
    knowledge: DiceTownKnowledge
    habits: tuple[SeatHabits, ...]
    _results: dict[Any, Any] = field(default_factory=dict, init=False, repr=False, compare=False)

    @cached_property
    def me(self) -> PlayerView:
        return self.table.players[self.seat]

    @cached_property
    def others(self) -> tuple[int, ...]:
        return tuple(other for other in range(self.seats) if other != self.seat)

    @property
    def rounds_left(self) -> float:
        """Estimated number of rounds after this one."""
        return self._rounds_left

    @cached_property
    def _rounds_left(self) -> float:
        mine = self.table.mine / NUGGETS_PER_ROUND
        claims = (self.table.claims_deck + len(self.table.row)) / CLAIMS_PER_ROUND
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
        """True in the base game with a single opponent."""
        return self.seats == 2 and not self.wild_west

    @cached_property
    def is_sheriff(self) -> bool:
        return self.table.sheriff == self.seat

    def dice(self, seat: int) -> Dice:
        """Return the dice that a player has openly set, this reveal's included, in ascending
        order."""
        player = self.table.players[seat]
        return tuple(sorted(FACE_NUMBER[face] for face in player.dice + player.fresh))

    def count(self, seat: int, face: int) -> int:
        return self.dice(seat).count(face)

    def my_count(self, face: int) -> int:
        return self.count(self.seat, face)

    def likely_score(self, seat: int) -> float:
        """Return the public points of a seat, with usual values for its hidden cards."""
        player = self.table.players[seat]
        wired = sum(CLAIM_POINTS.get(card, 0) for card in player.wired)
        badge = BADGE_POINTS if self.table.sheriff == seat else 0
        ranches = player.ranches * (player.ranches + 1) / 2
        hidden = player.claims * HIDDEN_CLAIM_POINTS + player.store * HIDDEN_STORE_CARD_POINTS
        return player.nuggets + player.dollars / DOLLARS_A_POINT + badge + wired + ranches + hidden

    @cached_property
    def threat(self) -> dict[int, float]:
        """By opponent, the importance of taking a point from that seat, relative to the mean
        opponent: about 1, more for a leader. A level that counts hands uses the chance that the
        opponent would win, which is surer the fewer rounds are left. The others use a straight line
        within bounds."""
        scores = {other: self.likely_score(other) for other in self.others}
        mean = sum(scores.values()) / len(scores)
        if self.counts_hands:
            spread = SCORE_SPREAD * (self.rounds_left + 1) ** SPREAD_GROWTH
            odds = {other: exp((score - mean) / spread) for other, score in scores.items()}
            total = sum(odds.values())
            return {other: len(odds) * chance / total for other, chance in odds.items()}
        return {
            other: max(MIN_THREAT, min(MAX_THREAT, 1 + (score - mean) / POINTS_PER_THREAT))
            for other, score in scores.items()
        }

    @property
    def rivalry(self) -> float:
        """The value to this seat, in points, of an opponent having one point less."""
        return self._rivalry

    @cached_property
    def _rivalry(self) -> float:
        return 1 / (self.seats - 1)


def once_per_position(
    function: Callable[Concatenate[Position, P], T],
) -> Callable[Concatenate[Position, P], T]:
    """Decorator that caches a function of a position: its result is computed once for each position
    and arguments."""

    @wraps(function)
    def look_up(position: Position, /, *args: P.args, **kwargs: P.kwargs) -> T:
        key = (function, args)
        if key not in position._results:
            position._results[key] = function(position, *args, **kwargs)
        result: T = position._results[key]
        return result

    return look_up


def read_position(
    view: View[DiceTownView],
    weights: Weights | None = None,
    counts_hands: bool = True,
    habits: Habits = (),
) -> Position:
    """Return the position of the view's seat, by the expert's weights if no others are given.
    Without `habits` all opponents are taken for usual players."""
    assert view.seat is not None
    wild_west = bool(view.options.get("wild_west"))
    return Position(
        view.seat,
        view.seats,
        view.table,
        wild_west,
        bool(view.options.get("indians")),
        weights or weights_for("expert", view.seats, wild_west),
        counts_hands,
        view.knowledge,
        tuple([SeatHabits(*row) for row in habits]) or (SeatHabits(),) * view.seats,
    )
