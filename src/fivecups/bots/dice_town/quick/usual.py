"""Figures that were fitted by hand, as values of the quick player."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from fivecups.games.dice_town.components import BADGE_POINTS, DOLLARS_A_POINT

from ...arrays import FloatArray
from ..value.cards import played
from ..value.figures import RANCH_SIGHT, REACH, SAFE, Figures
from ..value.learned import GOODS, KNOTS, Learned
from .tables import PLAYED

SPREADS = (0.4, 4.0, 6.2, 8.2, 10.0)
"""By knot, how uncertain the end is."""


def by_hand(figures: Figures) -> Learned:
    """Figures that were fitted by hand, as something to begin with."""
    rounds = np.array(KNOTS)
    soon = np.minimum(1.0, rounds / REACH)
    usual = np.ones(len(KNOTS))
    by_knot: Mapping[str, FloatArray] = {
        "nugget": figures.nugget * usual,
        "dollar": usual / DOLLARS_A_POINT,
        "purse": figures.liquid * soon,
        "badge": BADGE_POINTS * figures.badge_stays**rounds + figures.badge_office * soon,
        "claim point": SAFE * usual,
        "claim": -figures.claim_risk * usual,
        "equipment point": SAFE * usual,
        "ranch": figures.ranch_hope * np.minimum(1.0, rounds / RANCH_SIGHT),
        "bandit": figures.bandit * usual,
        "indian die": figures.indian_die * usual,
        "laid point": usual,
    }
    goods = {name: (GOODS[name], *map(float, by_knot[name][1:])) for name in GOODS}
    return Learned(goods, {name: played(figures, name) for name in PLAYED}, SPREADS)
