"""What things are worth to the quick player, learned from games: by the rounds that are left, and
how uncertain the end still is.

The worth of a seat is a sum over its goods and its cards. What a good is worth is told for the
rounds in `KNOTS`, with straight lines between them; with none left it is what the rules count. The
chances to win are proportional to exp(worth / spread). `fivecups.lab.learning` finds these figures
in games and writes them to `kept/learned.json`, with a row for each kind of table.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import cache, lru_cache
from math import exp
from pathlib import Path

import msgspec

from fivecups.games.dice_town.components import BADGE_POINTS, DOLLARS_A_POINT

LIQUID_SCALE = 3.0
"""Most of what it is worth to have dollars at all is in the first three."""

KEPT = Path(__file__).with_name("kept")
LEARNED = KEPT / "learned.json"

KNOTS = (0.0, 1.0, 3.0, 6.0, 10.0)

GOODS = {
    "nugget": 1.0,
    "dollar": 1 / DOLLARS_A_POINT,
    "purse": 0.0,
    "badge": float(BADGE_POINTS),
    "claim point": 1.0,
    "claim": 0.0,
    "equipment point": 1.0,
    "ranch": 0.0,
    "bandit": 0.0,
    "indian die": 0.0,
    "laid point": 1.0,
}
"""The goods, with what the last count gives for them. A purse is what it is worth to have dollars
at all, a claim and a Ranch what they are worth beyond their points, a laid point one of those that
lie open and cannot be lost: of wired claims, Ranches and Bandits who were caught."""


class Learned(msgspec.Struct, frozen=True, eq=False):
    """What was learned for one kind of table: goods by knot, cards while there are rounds left to
    play them, the spread by knot."""

    goods: dict[str, tuple[float, ...]]
    cards: dict[str, float]
    spread: tuple[float, ...]

    def good(self, name: str, rounds: float) -> float:
        """What one of these goods is worth with so many rounds left."""
        return between(self.goods[name], rounds)

    def money(self, dollars: float, rounds: float) -> float:
        """What a purse with so many dollars is worth."""
        having = 1 - exp(-dollars / LIQUID_SCALE)
        return self.good("dollar", rounds) * dollars + self.good("purse", rounds) * having

    def uncertainty(self, rounds: float) -> float:
        """How uncertain the end is with so many rounds left."""
        return between(self.spread, rounds)


@lru_cache(maxsize=8192)
def between(worths: tuple[float, ...], rounds: float) -> float:
    """On the line between the two knots; a plain number for one of numpy's, too, which is equal to
    a plain one and would be remembered in its place."""
    after = min(max(bisect_right(KNOTS, rounds), 1), len(KNOTS) - 1)
    before = after - 1
    way = min(1.0, (rounds - KNOTS[before]) / (KNOTS[after] - KNOTS[before]))
    return float(worths[before] + way * (worths[after] - worths[before]))


def table_name(seats: int, wild_west: bool) -> str:
    return f"{'wild-west' if wild_west else 'dice-town'}-{seats}"


@cache
def all_learned() -> dict[str, Learned]:
    """By kind of table."""
    return msgspec.json.decode(LEARNED.read_bytes(), type=dict[str, Learned])
