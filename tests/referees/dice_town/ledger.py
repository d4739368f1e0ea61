"""The referee's ledger: everything public that can be counted at a table of Dice Town (DT-3, DT-6,
DT-8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..story import Story

STORE_CARDS, CLAIMS, NUGGETS = 19, 25, 30


@dataclass
class Player:
    """The goods of a player; of cards in hand only the number is known."""

    dollars: int = 8
    nuggets: int = 0
    store: int = 0
    claims: int = 0
    wired: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)
    """Store cards that lie open until their effect is over (DT-82)."""
    ranches: int = 0
    hired: frozenset[str] = frozenset()
    caught: frozenset[str] = frozenset()


@dataclass
class Ledger:
    """All goods and where they are."""

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
    paid_at: str = ""
    """The place at which the Sheriff was last paid for naming a player (DT-77)."""
    in_play: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.in_play = self.goods()

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def around(self) -> list[int]:
        """Return all seats clockwise, beginning with the Sheriff (DT-19)."""
        return [(self.sheriff + step) % self.seats for step in range(self.seats)]

    def others(self, seat: int) -> list[int]:
        return [other for other in range(self.seats) if other != seat]

    def hand_over(self, giver: int, receiver: int, dollars: int = 0, nuggets: int = 0) -> None:
        payer, payee = self.players[giver], self.players[receiver]
        payer.dollars -= dollars
        payer.nuggets -= nuggets
        payee.dollars += dollars
        payee.nuggets += nuggets

    def draw(self, count: int) -> int:
        """Return the number of Store cards drawn when `count` are wanted; the discards are shuffled
        only when the deck is empty (DT-35)."""
        drawn = min(count, self.store_deck + self.discards)
        if drawn > self.store_deck:
            self.store_deck += self.discards
            self.discards = 0
        self.store_deck -= drawn
        return drawn

    def can_be_robbed(self, thief: int) -> list[int]:
        """Return the opponents of `thief`, except a player with the Bodyguard (WI-4)."""
        return [other for other in self.others(thief) if other != self.guarded]

    def goods(self) -> dict[str, int]:
        """Return the totals of all goods."""
        players = self.players
        owned = sum(player.claims + player.wired.total() + player.ranches for player in players)
        return {
            "dollars": sum(player.dollars for player in players) + self.bank + self.stagecoach,
            "nuggets": sum(player.nuggets for player in players) + self.mine,
            "Store cards": sum(player.store + player.played.total() for player in players)
            + self.store_deck
            + self.discards,
            "claims": owned + self.claim_deck + len(self.row) + self.boxed,
        }

    def check(self) -> None:
        """Check that no goods appear or vanish and that no player has less than nothing (DT-3)."""
        goods = self.goods()
        self.must(goods == self.in_play, f"goods have come or gone: {goods}")
        for player in self.players:
            least = min(player.dollars, player.nuggets, player.store, player.claims, player.ranches)
            self.must(least >= 0, "nobody has less than nothing")

    def must(self, holds: bool, objection: str) -> None:
        self.story.check(holds, objection)

    def take(self, kind: str, **expected: object) -> Mapping[str, Any]:
        return self.story.take(kind, **expected)
