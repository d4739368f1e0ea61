"""The weights of Gentleman's Deal's bots: all numbers that were tuned, chosen or learned.

Values are in coins if nothing else is said. Two other units occur. A *usual coin* is a coin's value
in an ordinary position: the chance to win is proportional to exp(value / scale), and values in
usual coins fit the scale of `win_chance_scale`. A real coin is worth less than one usual coin while
a leader can still be held back. *Relative* coins are a seat's gain minus the mean gain of the other
seats.

The values of things by the turns to come (`learned_values`) were learned from the ends of games by
`experiments/deal_values.py`, which writes them to `learned_values.json`.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from fivecups.games.gentlemans_deal.components import ACCOMPLICES, ARGUMENTS

from ..arrays import FloatArray

# The expert's weights: a row in arrays, so that players with different weights can be compared.

EXPERT_WEIGHTS_BY_NAME: dict[str, float] = {
    "min_scale": 0.8,  # usual coins that multiply the odds to win by e, when no turn is left
    "scale_growth": 1.7,  # growth of that scale, times the square root of the turns left
    "vote_scale": 1.0,  # relative coins that multiply the odds of a vote in favour by e
    "argument_stake": 1.5,  # relative coins at stake from which a voter uses an argument
    "ballot_noise": 0.2,  # usual coins by which a ballot is worse that is cast e times less often
    "min_vote_gain": 0.1,  # usual coins that a deal must bring before a voter votes for it
}
"""The weights of the expert by name; the indexes below follow this order."""

(MIN_SCALE, SCALE_GROWTH, VOTE_SCALE, ARGUMENT_STAKE, BALLOT_NOISE, MIN_VOTE_GAIN) = range(
    len(EXPERT_WEIGHTS_BY_NAME)
)

EXPERT_WEIGHTS: FloatArray = np.array(list(EXPERT_WEIGHTS_BY_NAME.values()))
"""The weights of the expert as a row."""

# Characters.

CHARACTER_WEIGHT = 1.5
"""Coins that a character's liking of a trait counts."""

MAX_SLIGHTS = 3
"""Slights of a dealer that count at most as trait `revenge` of a vote against it."""

ARGUMENT_RISK = 0.3
"""Trait `risk` of a ballot with an argument."""

# Values of things (compiled/deal_values.py).


class UnknownAccomplice(LookupError):
    """Raised if an accomplice has no value in the bots' tables."""

    def __init__(self, name: str, table: str) -> None:
        super().__init__(f"the accomplice {name} has no value in {table}")


COINS_PER_TURN = {
    "sheriff": 0.5,
    "senator": 0.3,
    "magnate": 0.75,
    "journalist": 0.6,
    "boss": 0.05,
    "banker": 1.0,
}
"""Coins that each accomplice brings its owner in a turn by the regular's rule of thumb."""


def accomplice_turn_values() -> tuple[float, ...]:
    """Return `COINS_PER_TURN` in the order of `ACCOMPLICES`. Raise :class:`UnknownAccomplice` if
    one is missing."""
    for name in ACCOMPLICES:
        if name not in COINS_PER_TURN:
            raise UnknownAccomplice(name, "COINS_PER_TURN")
    return tuple([COINS_PER_TURN[name] for name in ACCOMPLICES])


ACCOMPLICE_TURN_VALUES = accomplice_turn_values()

IDLE_VOTE_PREFERENCE = 0.02
"""Usual coins that a vote for the wanted side is worth even where it changes nothing."""

MIN_COIN_VALUE = 1e-4
"""Chance to win that a coin adds at least, however certain the game is."""

# Forecast of votes (compiled/votes.py). Log odds are of a vote in favour.

ARGUMENT_SCALE = 0.5
"""Relative coins that multiply the odds of using an argument by e."""

PROMISE_LOG_ODDS = 1.5
"""Log odds that a promise to vote for the offer adds; a promise to vote against subtracts it."""

WANT_MORE_LOG_ODDS = -0.7
"""Log odds that a wish for more adds."""

DEMAND_MET_LOG_ODDS = 0.8
"""Log odds that an offer adds by meeting the voter's demand."""

DEMAND_UNMET_LOG_ODDS = -0.4
"""Log odds that an offer adds by not meeting the voter's demand."""

ACCEPTED_SHORTFALL = 0.25
"""Coins below an equal part of the pot that a regular still accepts."""

ACCOMPLICE_STAY_RATE = 0.6
"""Chance that an accomplice stays with its owner for another turn by the regular's rule of thumb:
each is on half of the cards."""

REGULAR_ARGUMENT_GAIN = 2.4
"""Coins above or below an equal part from which a regular uses an argument."""

MAX_PRIDE = 0.5
"""Coins above or below an equal part within which each regular draws its own limit (pride), so that
no player can foresee it."""

REGULAR_SLIP_RATE = 0.04
"""Chance that a voter who wants an equal part casts a random ballot without an argument."""

BEST_RESPONSE_ROUNDS = 3
"""Rounds of best responses by which voters who weigh each other's ballots are found."""

# The regular's offers (players/regular.py).

USUAL_MARGIN = 2
"""Weight by which the regular's majority outweighs the other voters: one argument of theirs."""

OTHER_MARGINS = (1, 0, 4)
"""Other margins that a regular tries."""

REGULAR_OFFER_NOISE = 0.4
"""λ of a regular's choice among offers, in coins."""

EXTRA_COIN_COST = 0.7
"""Coins that an offer loses in the regular's eyes by giving a coin more to each voter it pays."""

MARGIN_COST = 0.3
"""Coins that an offer loses in the regular's eyes for each point of weight off the usual margin."""

# Bargaining (players/bargaining.py).

REGULAR_GOODWILL, EXPERT_GOODWILL = 2.0, 0.4
"""Coins of value that a regular and an expert give up in a turn to meet demands on their offer."""

MAX_DEMAND = 8
"""Coins that a bot demands at most of an offer on the table; needing more, it says nothing."""

# The search for offers and the lookahead (players/expert.py, lookahead.py).

OFFER_CLIMBS = 3
"""Hill climbs from different coalitions in a search for offers."""

MAX_CLIMB_STEPS = 12
"""Steps of a hill climb at most."""

PLAYOUT_CLIMB_STEPS = 1
"""Steps of a hill climb within playouts."""

EXPERT_TURNS_AHEAD, MASTER_TURNS_AHEAD = 1, 2
"""Turns that playouts go on; a game that is not over then is valued by the learned values."""

EXPERT_WORLDS, MASTER_WORLDS = 35, 80
"""Worlds drawn for a question, times the number of seats: larger tables take longer in each."""

LAST_TURN_WORLD_FACTOR = 8
"""Factor on the worlds in the last turn, when nothing is left to play in them."""

MAX_PLAYOUT_OFFERS = 6
"""Final offers that are compared by playouts, the best by the learned values."""

PRIOR_WORLDS = 10
"""Worlds that count as much as the chance to win by the learned values alone."""

# The opponent model (observation/opponent_model.py).

KIND_PRIOR: FloatArray = np.array([0.75, 0.2, 0.05])
"""Chances of the kinds of voters before anything was observed: `BALLOT_WEIGHER`,
`EQUAL_PART_VOTER`, `STAKE_VOTER`."""

SAME_KIND_RATE = 0.9
"""Chance that a player is of the kind that prevails at the table."""

RANDOM_BALLOT_RATE = 0.1
"""Part of the ballots that are taken as cast at random."""

REGULAR_OFFER_EVIDENCE: FloatArray = np.log([0.05, 0.9, 0.1])
"""By kind, the log likelihood that a dealer makes an offer of equal parts."""

OTHER_OFFER_EVIDENCE: FloatArray = np.log([0.95, 0.1, 0.9])
"""By kind, the log likelihood that a dealer makes another offer."""

FITTING_WORD_EVIDENCE, UNFITTING_WORD_EVIDENCE, NEUTRAL_WORD_EVIDENCE = np.log(
    [0.9, 0.1, 0.5]
).tolist()
"""Log likelihoods of a word that agrees with the voter's interest as its kind sees it, that does
not, and for a kind about which words tell nothing."""

SEAT_LEANING_RATE, TABLE_LEANING_RATE = 0.8, 0.5
"""Log odds by which a vote that was sure to go the other way moves the leaning of its voter and
that of the whole table."""

MAX_LEANING = 2.5
"""Log odds that a leaning reaches at most, in both directions."""

# Learned values of things.

LEARNED_VALUES_FILE = Path(__file__).with_name("learned_values.json")

COIN, GANG_CARD, JAIL = range(3)
"""Indexes of things in a row of values: a coin, a gang card, and the jail card."""

FIRST_ARGUMENT = 3
"""Index of the first argument; what the second and the third add follows."""

FIRST_ACCOMPLICE = FIRST_ARGUMENT + ARGUMENTS
"""Index of the first accomplice; the others follow in the order of `ACCOMPLICES`."""

FIRST_PLACE = FIRST_ACCOMPLICE + len(ACCOMPLICES)
"""Index of the place of the next dealer; the places of the seats after it follow."""

MAX_SEATS = 9
MAX_TURNS = 12
THING_COUNT = FIRST_PLACE + MAX_SEATS


@cache
def learned_values(seats: int) -> FloatArray:
    """Return the learned values of things in usual coins, by turns to come and thing, for a table
    of so many seats. With no turn to come only coins count."""
    return values_from_rows(json.loads(LEARNED_VALUES_FILE.read_text())[str(seats)])


def values_from_rows(rows: list[dict[str, Any]]) -> FloatArray:
    """Return the array of values for rows of `learned_values.json`; inverse of
    `rows_from_values`. Raise :class:`UnknownAccomplice` if an accomplice has no value."""
    values = np.zeros((MAX_TURNS + 1, THING_COUNT))
    for turns, row in enumerate(rows):
        if len(row["accomplices"]) < len(ACCOMPLICES):
            raise UnknownAccomplice(ACCOMPLICES[len(row["accomplices"])], "learned_values.json")
        flat = [row["coin"], row["gang card"], row["jail"], *row["arguments"]]
        flat += [*row["accomplices"], *row["places"]]
        values[turns, : len(flat)] = flat
    return values


def rows_from_values(values: FloatArray, seats: int, turns: int) -> list[dict[str, Any]]:
    """Return the values as rows for `learned_values.json`: one for each number of turns to come, up
    to `turns`, rounded to three decimals."""
    return [
        {
            "coin": row[COIN],
            "gang card": row[GANG_CARD],
            "jail": row[JAIL],
            "arguments": row[FIRST_ARGUMENT:FIRST_ACCOMPLICE],
            "accomplices": row[FIRST_ACCOMPLICE:FIRST_PLACE],
            "places": row[FIRST_PLACE : FIRST_PLACE + seats],
        }
        for row in np.round(values[: turns + 1], 3).tolist()
    ]
