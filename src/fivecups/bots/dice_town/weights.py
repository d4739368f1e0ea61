"""The weights of Dice Town's bots, by level and kind of table.

All numbers that differ between levels or tables are in `weights.json`. A row has the values of
goods, either as curves over the rounds that are left (`CurveGoods`) or by formulas with a few
parameters (`FormulaGoods`), and the weights of the places (`PlaceWeights`). An entry that a row
leaves out has the default that is declared here. Constants that are the same for all levels stand
in the module that uses them.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import cache, lru_cache
from math import exp
from pathlib import Path

import msgspec

from fivecups.games.dice_town.components import BADGE_POINTS, DOLLARS_A_POINT

DOLLAR_POINTS = 1 / DOLLARS_A_POINT
"""Points of a dollar at the final count."""
PURSE_SCALE = 3.0
"""Number of dollars at which a purse has most of the value of having money to spend at all."""
SAFE_ROUNDS = 0.5
"""Number of rounds left below which claims are assumed to be safe from thieves."""
CURVE_ROUNDS = (0.0, 1.0, 3.0, 6.0, 10.0)
"""The numbers of rounds left for which a curve gives its values."""
ANY_TABLE = "any"
"""The name of the row of weights that is used for all kinds of tables without a row of their
own."""
PLAIN_DOLLAR_VALUE = 0.65
"""Points that a dollar is worth by rule of thumb."""
THEFT_SURVIVAL_RATE = 0.9
"""Part of a hidden card's points that is not lost to thieves, on average."""
FULL_USE_ROUNDS = 2.0
"""Number of rounds that must be left to make full use of dollars, a card or the Sheriff's
office."""
MIN_CLAIM_VALUE = 0.2
"""Lower bound of the value of a claim in hand, in points."""
MIN_CARD_VALUE = 0.2
"""Lower bound of the value of a card that can be played, in points."""
RANCH_PROMISE_ROUNDS = 5
"""Number of rounds that must be left for a Ranch to have its full value beyond its points."""
FIRST_RANCH_POINTS = 1.0
"""Points of a first Ranch (WW-40)."""
MEAN_CLAIM_POINTS = 3.0
"""Average points of a claim that cannot be seen."""
DOC_DOLLAR_VALUE = 0.9
"""Points of a dollar taken at Doc Badluck's by rule of thumb, the others' loss included."""

Curve = tuple[float, ...]
"""Values of a good at the rounds left in `CURVE_ROUNDS`, with straight lines between them."""
NOTHING: Curve = (0.0,) * len(CURVE_ROUNDS)


class PlaceWeights(msgspec.Struct, frozen=True, omit_defaults=True):
    """Factors on what places pay when dice are valued.

    `second`: second places (Wild West); `doc`: Doc Badluck; `others`: what opponents win instead.
    """

    mine: float = 1.0
    bank: float = 1.0
    store: float = 1.0
    saloon: float = 1.0
    badge: float = 1.0
    hall: float = 1.0
    second: float = 1.0
    doc: float = 1.0
    others: float = 1.0


class FormulaGoods(msgspec.Struct, frozen=True, eq=False, omit_defaults=True, tag="formula"):
    """Values of goods by formulas, in points at the end of the game.

    `purse`: of having dollars to spend; `early_nugget`: of a nugget before the last round;
    `badge_survival`: chance to keep the badge for a round; `office`: of the Sheriff's office before
    the end; `claim_risk`: what a claim in hand loses to thieves; `ranch_promise`: of each Ranch
    beyond its points; `played_cards`: factor on the usual values of cards that are played;
    `hired_bandit`, `held_indian_die`: of these; `unseen_claim`: of the deck's top claim;
    `unseen_river_card`: of the River's top card; `cards`: of single cards that are played, in place
    of factor times usual value.
    """

    purse: float = 1.6
    early_nugget: float = 1.0
    badge_survival: float = 0.62
    office: float = 1.3
    claim_risk: float = 0.0
    ranch_promise: float = 0.0
    played_cards: float = 1.0
    hired_bandit: float = 1.6
    held_indian_die: float = 1.2
    unseen_claim: float = 2.9
    unseen_river_card: float = 1.9
    cards: dict[str, float] = {}

    by_rounds = False

    def money(self, dollars: float, rounds: float) -> float:
        """Return the value of owning `dollars` dollars with `rounds` rounds left."""
        spending = self.purse * (1 - exp(-dollars / PURSE_SCALE))
        return DOLLAR_POINTS * dollars + spending * min(1.0, rounds / FULL_USE_ROUNDS)

    def nugget(self, rounds: float) -> float:
        """Return the value of a nugget, of which visitors of Doc Badluck take a part."""
        return 1 - (1 - self.early_nugget) * min(1.0, rounds)

    def badge(self, rounds: float) -> float:
        """Return the value of being Sheriff from now on."""
        office = self.office * min(1.0, rounds / FULL_USE_ROUNDS)
        return BADGE_POINTS * float(self.badge_survival**rounds) + office

    def open_point(self, rounds: float) -> float:
        """Return the value of a point that lies open and cannot be lost."""
        return 1.0

    def stolen_card(self, value: float, rounds: float) -> float:
        """Return the value of a stolen card that is worth `value` in a safe hand."""
        return value

    def equipment(self, points: float, rounds: float) -> float:
        """Return the value of a Store card in hand that only counts its points."""
        return points * THEFT_SURVIVAL_RATE

    def claim(self, points: float, rounds: float) -> float:
        """Return the value of a claim in hand."""
        if rounds <= SAFE_ROUNDS:
            return points
        return max(MIN_CLAIM_VALUE, points * THEFT_SURVIVAL_RATE - self.claim_risk)

    def hidden_claim(self, rounds: float) -> float:
        """Return the value of a claim that cannot be seen."""
        return self.unseen_claim

    def next_ranch(self, ranches: int, rounds: float) -> float:
        """Return the value of one more Ranch for a player who has `ranches`."""
        return FIRST_RANCH_POINTS + ranches + self.promise(1, rounds)

    def promise(self, ranches: int, rounds: float) -> float:
        """Return the value that `ranches` Ranches have beyond their points, as further ones may
        follow."""
        return self.ranch_promise * ranches * min(1.0, rounds / RANCH_PROMISE_ROUNDS)

    def bandit(self, rounds: float) -> float:
        """Return the value of a hired Bandit."""
        return self.hired_bandit

    def indian_die(self, rounds: float) -> float:
        """Return the value of holding the Indian die."""
        return self.held_indian_die

    def river_card(self, rounds: float) -> float:
        """Return the value of the River's top card, which nobody has seen."""
        return self.unseen_river_card

    def played_card(self, name: str, usual: float) -> float:
        """Return the value of playing this card while rounds are left; `usual` is its usual
        value."""
        return self.cards.get(name, usual * self.played_cards)

    def doc_dollar(self, seats: int) -> float:
        """Return the value of a dollar that Doc Badluck takes from another player."""
        return DOC_DOLLAR_VALUE


class CurveGoods(msgspec.Struct, frozen=True, eq=False, omit_defaults=True, tag="curve"):
    """Values of goods as curves over the rounds that are left, in points at the end of the game.

    `purse`: of having dollars to spend, beside `dollar` for each of them; `claim`: of a claim in
    hand beside `claim_point` for each of its points; `equipment_point`: of a point on a Store card
    in hand; `open_point`: of a point that lies open and cannot be lost (wired claims, Ranches,
    caught Bandits); `ranch`: of a Ranch beyond its points; `cards`: of cards that are played.
    """

    nugget_curve: Curve
    dollar_curve: Curve
    purse_curve: Curve
    badge_curve: Curve
    claim_point_curve: Curve
    claim_curve: Curve
    equipment_point_curve: Curve
    open_point_curve: Curve
    cards: dict[str, float]
    ranch_curve: Curve = NOTHING
    bandit_curve: Curve = NOTHING
    indian_die_curve: Curve = NOTHING

    by_rounds = True

    def money(self, dollars: float, rounds: float) -> float:
        """Return the value of owning `dollars` dollars with `rounds` rounds left."""
        spending = between(self.purse_curve, rounds) * (1 - exp(-dollars / PURSE_SCALE))
        return between(self.dollar_curve, rounds) * dollars + spending

    def nugget(self, rounds: float) -> float:
        """Return the value of a nugget."""
        return between(self.nugget_curve, rounds)

    def badge(self, rounds: float) -> float:
        """Return the value of being Sheriff from now on."""
        return between(self.badge_curve, rounds)

    def open_point(self, rounds: float) -> float:
        """Return the value of a point that lies open and cannot be lost."""
        return between(self.open_point_curve, rounds)

    def stolen_card(self, value: float, rounds: float) -> float:
        """Return the value of a stolen card that is worth `value` in a safe hand."""
        return value * between(self.equipment_point_curve, rounds)

    def equipment(self, points: float, rounds: float) -> float:
        """Return the value of a Store card in hand that only counts its points."""
        return points * between(self.equipment_point_curve, rounds)

    def claim(self, points: float, rounds: float) -> float:
        """Return the value of a claim in hand."""
        value = between(self.claim_point_curve, rounds) * points
        return max(MIN_CLAIM_VALUE, value + between(self.claim_curve, rounds))

    def hidden_claim(self, rounds: float) -> float:
        """Return the value of a claim that cannot be seen."""
        return self.claim(MEAN_CLAIM_POINTS, rounds)

    def next_ranch(self, ranches: int, rounds: float) -> float:
        """Return the value of one more Ranch for a player who has `ranches`."""
        return (ranches + 1) * self.open_point(rounds) + self.promise(1, rounds)

    def promise(self, ranches: int, rounds: float) -> float:
        """Return the value that `ranches` Ranches have beyond their points, as further ones may
        follow."""
        return between(self.ranch_curve, rounds) * ranches

    def bandit(self, rounds: float) -> float:
        """Return the value of a hired Bandit."""
        return between(self.bandit_curve, rounds)

    def indian_die(self, rounds: float) -> float:
        """Return the value of holding the Indian die."""
        return between(self.indian_die_curve, rounds)

    def river_card(self, rounds: float) -> float:
        """Return the value of the River's top card, which nobody has seen."""
        return FormulaGoods().unseen_river_card * self.nugget(rounds)

    def played_card(self, name: str, usual: float) -> float:
        """Return the value of playing this card while rounds are left; `usual` is its usual
        value."""
        return max(MIN_CARD_VALUE, self.cards[name]) if name in self.cards else usual

    def doc_dollar(self, seats: int) -> float:
        """Return the value of a dollar that Doc Badluck takes from another player."""
        return between(self.dollar_curve, FULL_USE_ROUNDS) * (1 + 1 / (seats - 1))


@lru_cache(maxsize=8192)
def between(curve: Curve, rounds: float) -> float:
    """Return a curve's value with `rounds` left, interpolated. The result is a plain float, for
    numpy's numbers too, because the cache gives the same object to both."""
    after = min(max(bisect_right(CURVE_ROUNDS, rounds), 1), len(CURVE_ROUNDS) - 1)
    before = after - 1
    span = CURVE_ROUNDS[after] - CURVE_ROUNDS[before]
    part = min(1.0, (rounds - CURVE_ROUNDS[before]) / span)
    return float(curve[before] + part * (curve[after] - curve[before]))


class Weights(msgspec.Struct, frozen=True, eq=False, omit_defaults=True):
    """The weights of one level at one kind of table.

    `tie`: the part of a tied place that a seat other than the Sheriff's can count on.
    """

    goods: FormulaGoods | CurveGoods = FormulaGoods()
    places: PlaceWeights = PlaceWeights()
    tie: float = 0.3


def table_kind(seats: int, wild_west: bool) -> str:
    """Return the name of the row of weights for such a table: ``dice-town-4`` or
    ``wild-west-6``."""
    return f"{'wild-west' if wild_west else 'dice-town'}-{seats}"


@cache
def all_weights() -> dict[str, dict[str, Weights]]:
    """Return the rows of `weights.json` by level and kind of table."""
    path = Path(__file__).with_name("weights.json")
    return msgspec.json.decode(path.read_bytes(), type=dict[str, dict[str, Weights]])


@cache
def weights_for(level: str, seats: int, wild_west: bool) -> Weights:
    """Return the weights of a level at a table; without a row of its own the master plays by the
    expert's."""
    kind = table_kind(seats, wild_west)
    rows = all_weights()
    row = rows[level].get(kind) or rows[level].get(ANY_TABLE)
    return row if row is not None else rows["expert"][kind]


def usual_weights() -> Weights:
    """Return the weights of the regular level, by which opponents are expected to play."""
    return all_weights()["regular"][ANY_TABLE]
