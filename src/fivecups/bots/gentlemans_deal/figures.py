"""All figures of the bots of Gentleman's Deal that were tuned or chosen, in money if nothing else
is said. What the rules fix comes from the game."""

from __future__ import annotations

import numpy as np

from ..arrays import FloatArray

# The expert: a row for each seat, so that players of other figures can be compared with it.

FIGURES: dict[str, float] = {
    "least_tau": 0.8,  # the usual coins that make a chance to win e times as high, at the end
    "tau": 1.7,  # and how that grows with the root of the turns to come
    "nerves": 1.0,  # the relative money that makes a vote for e times as likely as one against
    "argument_from": 1.5,  # the relative money at stake from which somebody uses an argument
    "slips": 0.2,  # a ballot is e times as likely as one that is worth this much less
    "wants": 0.1,  # how much more than it is worth to itself a deal has to bring to be voted for
}
"""What each figure is for the expert."""

(
    LEAST_TAU,
    TAU,
    NERVES,
    ARGUMENT_FROM,
    SLIPS,
    WANTS,
) = range(len(FIGURES))

EXPERT: FloatArray = np.array(list(FIGURES.values()))

# Levels and characters.

LAMBDA = {"master": 0.0, "expert": 0.05, "regular": 0.1, "novice": 0.8}
"""How much worse a choice may be that is taken e times less often. An expert who never slipped
could be foreseen; to others, who do not see its worlds, it slips by more (`slips`)."""

TASTE = 1.5
"""What one unit of a character's liking is worth to a bot that makes no mistakes."""

MOST_SLIGHTS = 3
ARGUMENT_IS_A_RISK = 0.3

# What things are worth (compiled/worth.py); those that were learned stand in `learned.json`.

A_TURN_OF = (0.5, 0.3, 0.75, 0.6, 0.05, 1.0)
"""What an accomplice brings its owner in a turn as regulars see it, in the order of the game's
`ACCOMPLICES`."""

LEANS = 0.02
"""Where a vote changes next to nothing, it goes with what one wants."""

LEAST_COIN = 1e-4
"""However sure a game is won or lost, a coin is worth this much of it."""

# How the table is expected to vote (compiled/votes.py).

ARGUMENT_NERVES = 0.5
PROMISED, WANTS_MORE = 1.5, -0.7
DEMAND_MET, DEMAND_NOT_MET = 0.8, -0.4
"""By these, words move the logarithm of the odds."""

CONTENT = 0.25
"""So much less than an equal part is still taken by a regular."""

STAYS_A_TURN = 0.6
"""The chance that an accomplice stays for another turn, as regulars see it: it stands on half of
the cards."""

ARGUES_FROM = 2.4
"""From this much above or below an equal part on, an argument is worth using to a regular."""

PRIDE = 0.5
"""By up to this much more or less than an equal part a regular is content: each by a measure of its
own, so that nobody can foresee it."""

REGULAR_SLIPS = 0.04
"""How often somebody who wants an equal part does something else."""

BALLOT_ROUNDS = 3
"""How often voters who weigh each other's ballots are gone round."""

# The regular's offers (players/regular.py).

USUAL_MARGIN = 2
"""A majority should outweigh an argument of those who are left out."""

OTHER_MARGINS = (1, 0, 4)
OFFER_LAMBDA = 0.4
"""How much worse an offer may be that a regular makes e times less often."""

EXTRA_COIN_COSTS = 0.7
MARGIN_COSTS = 0.3
"""What an offer loses in the regular's eyes by another margin, for each point of weight."""

# Bargaining (players/bargaining.py, players/expert.py).

GOODWILL, EXPERT_GOODWILL = 2.0, 0.4
"""What a regular and an expert give up in a turn to meet those who bargain about the offer."""

MOST_ASKED = 8
"""Nobody asks for more than this of an offer on the table; who would need more keeps silent."""

# The search for offers and the worlds (players/expert.py, players/master.py).

CLIMBS = 3
LONGEST_CLIMB = 12
QUICK_STEPS = 1
"""The steps of a climb in a game that is played out."""

TURNS_AHEAD, MASTER_TURNS_AHEAD = 1, 2
"""So many turns are played out; a game that is not over by then is judged by the worths of things.
"""

DRAWS, MASTER_DRAWS = 35, 80
"""The worlds that are drawn, times the players: a table of more takes longer in each."""

IN_THE_LAST_TURN = 8
"""So many times as many are drawn when nothing is left to be played in them."""

LOOKED_AT = 6
"""So many of the offers that seem best are played on."""

AS_GOOD_AS_WORTHS = 10
"""So many worlds count as much as the worths of things alone: few leave much to chance."""

# What deals teach about the players (reading/opinions.py).

PRIOR: FloatArray = np.array([0.75, 0.2, 0.05])
"""The chances of the kinds of voters, before anything is known."""

TOGETHER = 0.9
"""The chance that a player is of the kind of the table."""

BALLOT_BY_LOT = 0.1
"""How often a ballot is cast as if by lot."""

SAME_OFFER: FloatArray = np.log([0.05, 0.9, 0.1])
OTHER_OFFER: FloatArray = np.log([0.95, 0.1, 0.9])
"""What the offer that a regular would make, and any other, tell of the dealer's kind."""

WORD_FITS, WORD_DOES_NOT, ANY_WORD = np.log([0.9, 0.1, 0.5]).tolist()
"""Whether somebody says what his kind wants to say."""

OF_ONE, OF_ALL = 0.8, 0.5
"""How far one vote moves the leaning of its voter and that of the whole table."""

MOST_LEANING = 2.5
