"""The figures by which an expert plays, one row of an array for each seat: what it thinks a thing
is worth, and of the others."""

from __future__ import annotations

import numpy as np

from ..arrays import FloatArray

FIGURES: dict[str, float] = {
    "dealing": 3.7,  # what somebody gains on the others by dealing once
    "least_tau": 0.8,  # the money that makes a chance to win e times as high, in the last turn
    "tau": 1.7,  # and how that grows with the turns left
    "gang_card": 0.45,
    "jail": 0.45,
    "nerves": 1.0,  # how much relative money makes somebody e times as likely to vote for as against
    "argument_from": 1.5,  # the relative money at stake from which somebody uses an argument
    "argument_price": 2.0,  # the most that an argument is worth, if many votes are to come for each that is left
    "early": 1.0,  # the power by which an argument is worth more, the more turns are left
    "stays": 0.74,  # the chance that an accomplice is still there a turn later
    "slips": 0.2,  # a ballot is e times as likely as one that is worth this much less
    "wants": 0.1,  # how much more than it is worth to itself a deal has to bring before one votes for it
}
"""What each figure is for the expert; in money, if nothing else is said."""

(
    DEALING,
    LEAST_TAU,
    TAU,
    GANG_CARD,
    JAIL,
    NERVES,
    ARGUMENT_FROM,
    ARGUMENT_PRICE,
    EARLY,
    STAYS,
    SLIPS,
    WANTS,
) = range(len(FIGURES))

EXPERT: FloatArray = np.array(list(FIGURES.values()))
