"""Figures of the dice: what opponents do in a round, and the round resolved."""

from __future__ import annotations

REVEALS = 5
"""Reveals that are looked ahead, the present one included."""

DONE = (0.01, 0.04, 0.12, 0.4, 0.9, 1.0)
"""The chance that somebody with so many dice set has five after the next reveal."""

A_REVEAL = 1.4
"""Dice set in a reveal, on average."""

REVEAL_OF = (0, 1, 1, 2, 3, 4)
"""The reveal at which somebody usually has so many dice set."""

REVEALS_TO_BELIEVE, ROUNDS_TO_BELIEVE = 12, 6
"""How many reveals, and rounds, of a player weigh as much as what players usually do."""

USUAL_DOLLARS, USUAL_DOLLAR = 4, 0.7
"""What somebody has to spend on dice, and what a dollar is worth to him."""

SETTLING = 3
"""Rounds of best answers until usual players know how usual players play."""

USUAL_HAUL, USUAL_BADGE, USUAL_NUGGET = 2.5, 2.5, 1.0
USUAL_DRAW = (0.0, 2.2, 3.2, 3.8, 4.3, 4.7)
USUAL_HALL = (2.7, 5.4, 8.1, 8.1, 8.1, 8.1)
USUAL_REMEDY = 1.5
"""What places usually pay: the Bank, the badge, a 9, Jacks, Aces at the Town Hall, Doc Badluck."""

TIE_OF_THE_SHERIFF = 1.0
"""The part of a tied place that the Sheriff can count on."""

SECOND_OF_A_TIE = 0.4
"""The part of a second place for somebody who ties for the first."""

USUAL_COUNT = 2
"""How many dice of its face an opponent has who wins a place."""

CAUGHT = 0.5 * 2.5 * 2 / 6
"""What each die of a chase brings by each Bandit who is wanted: bounties of five dollars, two faces
in twelve."""

FORESEEN = 3
"""Players at whose tables habits say less than the places do."""

SLIPS = 0.3
"""λ of what opponents keep, in points."""

UNLIKELY = 1e-4
"""Chances of dice that are not followed any further."""

# A round resolved.

WORLDS = 60
"""Of final hands, where there are too many to look at all."""

RARE_HAND = 1e-3
ROUNDS, DOLLARS = 24, 80
"""How far the tables of what things are worth go."""

OTHERS_WIRE = 0.3
"""What barbed wire brings somebody whose claims are not known."""

BEST_VICTIM = 0.1
"""How much a thief looks at what the victim has beside his cards."""

DOC_DOLLAR, DOC_NUGGET = 0.9, 1.2
"""What visitors of Doc Badluck count for a dollar and, as a multiple of its worth, for a
nugget."""

BRUTE_PLAYED = 1.3
"""What the expert counts for playing The Brute where dollars do not suffice."""
