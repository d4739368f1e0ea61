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

    def check(self) -> None:
        """DT-3: the economy is closed, and nobody has less than nothing."""
        players = self.players
        dollars = sum(player.dollars for player in players) + self.bank + self.stagecoach
        self.must(dollars == 8 * self.seats + 3, "dollars have come or gone")
        self.must(sum(one.nuggets for one in players) + self.mine == NUGGETS, "gold came or went")
        cards = sum(player.store for player in players) + self.store_deck + self.discards
        self.must(cards == STORE_CARDS, "Store cards have come or gone")
        claims = sum(player.claims + player.wired.total() for player in players)
        claims += self.claim_deck + len(self.row)
        self.must(claims == CLAIMS, "claims have come or gone")
        for player in players:
            least = min(player.dollars, player.nuggets, player.store, player.claims)
            self.must(least >= 0, "nobody has less than nothing")

    def must(self, holds: bool, objection: str) -> None:
        self.story.check(holds, objection)

    def take(self, kind: str, **expected: object) -> Mapping[str, Any]:
        return self.story.take(kind, **expected)
