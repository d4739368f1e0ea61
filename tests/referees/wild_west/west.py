"""The referee's ledger of Wild West: River, Bandits and the Indian die (WW-1 to WW-5, WW-30,
WW-56)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..dice_town.ledger import Ledger, Player
from ..story import Story

STORE_CARDS, CLAIMS, CLAIMS_FOR_TWO = 19 + 10, 25 + 10, 25
NUGGETS, NUGGETS_FOR_TWO = 40, 30
BANDITS = frozenset(f"{face}-{pay}" for face in ("9", "10", "J", "Q", "K", "A") for pay in (4, 6))
RIVER = Counter(
    {
        "gold-2": 2,
        "gold-3": 1,
        "gold-4": 1,
        "gold-5": 1,
        "star": 1,
        "purse-2": 1,
        "purse-3": 1,
        "discovery": 1,
        "coupon": 1,
        "nothing": 2,
    }
)


@dataclass
class West(Ledger):
    """All goods and where they are, with the River, the Bandits and the Indian die."""

    indians: bool = False
    river: Counter[str] = field(default_factory=RIVER.copy)
    bandits: frozenset[str] = BANDITS
    top: tuple[str, ...] | None = None
    """The open Bandit on top of the deck, once an event has named it."""
    wanted: frozenset[str] = frozenset()
    die_holder: int | None = None
    claim_given: bool = False
    war_path: str = ""

    @property
    def second_acts(self) -> bool:
        """True if second place acts: not with two players (WW-13)."""
        return self.seats > 2

    def check(self) -> None:
        super().check()
        groups = [self.bandits, self.wanted]
        groups += [group for player in self.players for group in (player.hired, player.caught)]
        everybody = sorted(bandit for group in groups for bandit in group)
        self.must(everybody == sorted(BANDITS), "Bandits have come or gone")


def face(bandit: str) -> str:
    return bandit.split("-")[0]


def lay_out(story: Story, seats: int, options: Mapping[str, Any]) -> West:
    """Check the setup and return the ledger (WW-1 to WW-5)."""
    two = seats == 2
    west = West(
        story,
        [Player() for _ in range(seats)],
        mine=NUGGETS_FOR_TWO if two else NUGGETS,
        stagecoach=2,
        store_deck=STORE_CARDS + (1 if options["indians"] else 0),
        claim_deck=CLAIMS_FOR_TWO if two else CLAIMS,
        indians=options["indians"],
    )
    west.sheriff = story.take("appointed")["seat"]
    story.check(options["first_sheriff"] in ("lot", west.sheriff), "the host picked another")
    west.wanted = frozenset(story.take("put_up_posters")["bandits"])
    west.must(len(west.wanted) == 2 and west.wanted <= BANDITS, "two Bandits are wanted")
    west.bandits -= west.wanted
    return west
