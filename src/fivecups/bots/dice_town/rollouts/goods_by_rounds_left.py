"""Values of goods as curves, for the rollout policy, which knows no formulas."""

from __future__ import annotations

import msgspec

from fivecups.games.dice_town.components import BADGE_POINTS, IMMEDIATELY, NEVER, STORE_CARDS

from ..evaluation.card_values import played_value
from ..weights import (
    CURVE_ROUNDS,
    DOLLAR_POINTS,
    FULL_USE_ROUNDS,
    THEFT_SURVIVAL_RATE,
    Curve,
    CurveGoods,
    Weights,
)

PLAYED_CARDS = tuple([card.name for card in STORE_CARDS if card.when not in (NEVER, IMMEDIATELY)])
"""The cards that a player chooses when to play."""


def goods_as_curves(weights: Weights) -> CurveGoods:
    """Return the values of goods by rounds left; those of the formulas are tabulated."""
    goods = weights.goods
    cards = {name: played_value(weights, name) for name in PLAYED_CARDS}
    if isinstance(goods, CurveGoods):
        return msgspec.structs.replace(goods, cards={**cards, **goods.cards})
    rounds = CURVE_ROUNDS[1:]
    use = [min(1.0, left / FULL_USE_ROUNDS) for left in rounds]
    return CurveGoods(
        nugget_curve=flat(1.0, goods.early_nugget),
        dollar_curve=flat(DOLLAR_POINTS, DOLLAR_POINTS),
        purse_curve=(0.0, *[goods.purse * part for part in use]),
        badge_curve=(float(BADGE_POINTS), *[goods.badge(left) for left in rounds]),
        claim_point_curve=flat(1.0, THEFT_SURVIVAL_RATE),
        claim_curve=flat(0.0, -goods.claim_risk),
        equipment_point_curve=flat(1.0, THEFT_SURVIVAL_RATE),
        open_point_curve=flat(1.0, 1.0),
        cards=cards,
        ranch_curve=(0.0, *[goods.promise(1, left) for left in rounds]),
        bandit_curve=flat(0.0, goods.hired_bandit),
        indian_die_curve=flat(0.0, goods.held_indian_die),
    )


def flat(final: float, before: float) -> Curve:
    """Return a curve with one value at the final count and another before it."""
    return (final, *[before] * (len(CURVE_ROUNDS) - 1))
