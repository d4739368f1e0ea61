"""What everybody can count at a table of Dice Town (DT-3, DT-6, DT-8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..story import Story

STORE_CARDS, CLAIMS, NUGGETS = 19, 25, 30


@dataclass
class Player:
    """What one player has; cards in hand are known by number only."""

    dollars: int = 8
    nuggets: int = 0
    store: int = 0
    claims: int = 0
    wired: Counter[str] = field(default_factory=Counter)
    ranches: int = 0
    hired: frozenset[str] = frozenset()
    caught: frozenset[str] = frozenset()


@dataclass
class Ledger:
    """Goods and where they are."""

    story: Story
    players: list[Player]
    sheriff: int = 0
    mine: int = NUGGETS
    bank: int = 3
    stagecoach: int = 0
    store_deck: int = STORE_CARDS
    discards: int = 0
    claim_deck: int = CLAIMS
    row: tuple[str, ...] = ()
    boxed: int = 0
    guarded: int | None = None
    in_play: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.in_play = self.goods()

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def around(self) -> list[int]:
        """DT-19: clockwise from the Sheriff, himself first."""
        return [(self.sheriff + step) % self.seats for step in range(self.seats)]

    def others(self, seat: int) -> list[int]:
        return [other for other in range(self.seats) if other != seat]

    def hand_over(self, giver: int, receiver: int, dollars: int = 0, nuggets: int = 0) -> None:
        one, other = self.players[giver], self.players[receiver]
        one.dollars -= dollars
        one.nuggets -= nuggets
        other.dollars += dollars
        other.nuggets += nuggets

    def draw(self, count: int) -> int:
        """DT-35: how many Store cards are drawn where so many are wanted. The discards are shuffled
        only when the deck is empty."""
        found = min(count, self.store_deck + self.discards)
        if found > self.store_deck:
            self.store_deck += self.discards
            self.discards = 0
        self.store_deck -= found
        return found

    def can_be_robbed(self, thief: int) -> list[int]:
        """WI-4: opponents, but for one with a Bodyguard."""
        return [other for other in self.others(thief) if other != self.guarded]

    def goods(self) -> dict[str, int]:
        """Everything there is, wherever it lies."""
        players = self.players
        owned = sum(one.claims + one.wired.total() + one.ranches for one in players)
        return {
            "dollars": sum(one.dollars for one in players) + self.bank + self.stagecoach,
            "nuggets": sum(one.nuggets for one in players) + self.mine,
            "Store cards": sum(one.store for one in players) + self.store_deck + self.discards,
            "claims": owned + self.claim_deck + len(self.row) + self.boxed,
        }

    def check(self) -> None:
        """DT-3: the economy is closed, and nobody has less than nothing."""
        goods = self.goods()
        self.must(goods == self.in_play, f"goods have come or gone: {goods}")
        for one in self.players:
            least = min(one.dollars, one.nuggets, one.store, one.claims, one.ranches)
            self.must(least >= 0, "nobody has less than nothing")

    def must(self, holds: bool, objection: str) -> None:
        self.story.check(holds, objection)

    def take(self, kind: str, **expected: object) -> Mapping[str, Any]:
        return self.story.take(kind, **expected)
