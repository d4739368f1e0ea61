"""Every figure that was tuned, or guessed as a player would, and for which tables.

Those by hand for each kind of table (`Figures`) come from games between experts: final scores, less
those of the others, were fitted by least squares to what each player had at the beginning of each
round. The master's were then found in games in which everybody played by figures of his own
(`fivecups.lab.figures`); the expert's lie a part of the way there.
What single cards bring stands in their rows of `cards.py`, what dice do in `dice/figures.py`;
constants of the rules come from the game. Compiled code reads some of these: after a change remove
the `__pycache__` of `compiled/` and `dice/`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

import msgspec

from .learned import KEPT, Learned, all_learned, table_name

FOUND = {"expert": KEPT / "experts.json", "master": KEPT / "masters.json"}


@dataclass(frozen=True, slots=True)
class Weights:
    """How much what dice win counts, as a multiple of what it is worth: by place, at a second
    place, at Doc's, and what others win."""

    mine: float = 1.0
    bank: float = 1.0
    store: float = 1.0
    saloon: float = 1.0
    badge: float = 1.0
    hall: float = 1.0
    second: float = 1.0
    doc: float = 1.0
    others: float = 1.0


@dataclass(frozen=True, slots=True)
class Figures:
    """What things are worth while rounds are left.

    ``liquid``: what dollars are worth beyond half a point each, because they buy dice; ``nugget``:
    a nugget; ``badge_stays`` and ``badge_office``: the chance to keep the badge for a round, and
    what the office brings before the end; ``claim_risk``: what each claim in hand loses to thieves;
    ``ranch_hope``: what the first Ranches promise; ``played``: cards that are to be played, as a
    multiple of their usual worth; ``bandit`` and ``indian_die``: a Bandit in hire and the die;
    ``hidden_claim``: the top claim of the deck; ``loot_risk``: what stolen cards are worth less
    than in a safe hand; ``river``: the top card of the River; ``tie``: the part of a tied place
    that somebody who is not Sheriff can count on; ``cards``: cards that are to be played and are
    not worth ``played`` times what they usually are; ``weights``: how much places count;
    ``learned``: what games at a compiled table have shown, by the rounds that are left, which then
    goes before all of these but the weights.
    """

    liquid: float = 1.6
    nugget: float = 1.0
    badge_stays: float = 0.62
    badge_office: float = 1.3
    claim_risk: float = 0.0
    ranch_hope: float = 0.0
    played: float = 1.0
    bandit: float = 1.6
    indian_die: float = 1.2
    hidden_claim: float = 2.9
    loot_risk: float = 0.0
    river: float = 1.9
    tie: float = 0.3
    cards: tuple[tuple[str, float], ...] = ()
    weights: Weights = Weights()
    learned: Learned | None = None


USUAL = Figures()
"""What people take things to be worth."""

FOR_TWO = Figures(
    liquid=5.0, badge_stays=0.6, badge_office=2.5, tie=0.05,
    cards=(
        ("dynamite", 0.8), ("even-split", 1.3), ("unlimited-credit", 3.1), ("brute", 1.8), ("cheater", 4.8), ("girls", 7.0),
        ("marshall", 4.5), ("corruption", 2.7), ("elixir", 2.2), ("wanted", 2.0),
    ),
    played=1.6,
)  # fmt: skip
"""Cards by what they brought in games (`lab/experiments/card_worths.py`): the Cheater and The Girls
more than people think, Dynamite nothing."""

FOR_MORE = Figures(
    liquid=3.0,
    nugget=0.5,
    badge_stays=0.35,
    badge_office=0.3,
    claim_risk=1.0,
    played=0.9,
    hidden_claim=2.0,
    loot_risk=0.7,
)
WILD_WEST = Figures(
    liquid=1.2, nugget=0.55, badge_stays=0.35, badge_office=0.7, claim_risk=0.8, ranch_hope=1.2, played=1.0, bandit=1.2,
    indian_die=1.9, hidden_claim=2.3, loot_risk=0.6, river=1.3,
)  # fmt: skip


def fitted(seats: int, wild_west: bool) -> Figures:
    """The figures for a table that were fitted by hand."""
    if wild_west and seats > 2:
        return WILD_WEST
    return FOR_TWO if seats == 2 else FOR_MORE


def known(seats: int, wild_west: bool) -> Figures:
    """The same with what was learned for the table."""
    learned = all_learned().get(table_name(seats, wild_west))
    return replace(fitted(seats, wild_west), learned=learned)


@cache
def found(level: str) -> dict[str, Figures]:
    """By kind of table, the figures of a level that were found in games."""
    return msgspec.json.decode(FOUND[level].read_bytes(), type=dict[str, Figures])


@cache
def tuned(seats: int, wild_west: bool, level: str = "expert") -> Figures:
    """The figures of a level for a table."""
    return found(level).get(table_name(seats, wild_west)) or known(seats, wild_west)


# What things are worth, in points at the end.

DOLLAR = 0.65
"""What a dollar is worth to those who do not count further."""

SAFE = 0.9
"""The part of a card in hand that thieves leave."""

REACH = 2.0
"""Rounds that must be left for a card to be played, or the office to be used, with full profit."""

LEAST_CLAIM = 0.2
"""What a claim in hand is worth at least, however many thieves there are."""

LEAST_CARD = 0.2
"""What a card that can be played is worth at least."""

RANCH_SIGHT = 5
"""Rounds that must be left for the first Ranches to keep their promise."""

RIVER = {
    "gold-2": 2.0,
    "gold-3": 3.0,
    "gold-4": 4.0,
    "gold-5": 5.0,
    "star": 2.5,
    "purse-2": 1.2,
    "purse-3": 1.8,
    "coupon": 3.0,
    "discovery": 0.0,
    "nothing": 0.0,
}
LOOT = (0.0, 2.6, 3.3, 3.8, 4.1, 4.3)
"""The best of so many cards out of a hand."""

WIRE = 0.12
"""What barbed wire saves of a claim, as a part of it."""

USUAL_CLAIM, USUAL_STORE_CARD = 2.8, 2.0
"""Hidden cards of somebody else, when his score is guessed."""

NUGGETS_A_ROUND, CLAIMS_A_ROUND = 2.7, 1.7
"""How fast the Mine and the claims are used up."""

LEAST_THREAT, MOST_THREAT, POINTS_OF_THREAT = 0.3, 2.0, 10
"""How much a point taken from one opponent counts, beside the mean one: it grows by 1 with so many
points that he is ahead."""

SPREAD, GROWTH = 4.0, 0.4
"""How uncertain the end is with one round left, in points, and how that grows with the rounds."""

# Single answers.

MUST = 100.0
"""Of a card that has to be played."""

A_CLAIM_MORE = 0.15
"""Claims among stolen cards are worth a little more than Store cards."""

GIFT_CARDS, GIFT_CARD = 3, 0.7
"""Who gives a card: up to so many to choose from count, each so much."""

THE_GAME = 20.0
"""What it is worth to be named the winner of a final tie."""

AFTER_THE_COUNT = 0.01
"""What is left of the worth of things when the count stands."""

CALL_FOR_MORE = 0.2
"""What a Sheriff hopes for who calls for higher offers, and loses where he would take it
himself."""

OTHER_PLACE = 0.4
"""A place whose prize is not foreseen."""

CHASE = 0.42
"""A die in a chase, by each Bandit's face that is wanted."""

A_HIT = 2.0
"""What a die that has hit a Bandit is worth where it lies."""

NEXT_RIVER_CARD = 0.2
"""What it costs to leave a River card on top for whoever comes next, as a part of it."""

A_TRAP = 0.3
"""Beyond what a trap changes now, by the threat of the victim."""

WAR_PATH_ELSEWHERE, WAR_PATH_MINE = 0.5, -1.0
"""Blocking a place where nobody is second by dice, and one where I am."""

A_RANCH = 1.0
"""The first Ranch, for who has none."""

ANOTHER_ACTION = 1.0
"""An action that is not known here."""

# Offers to the Sheriff.

FIRST_OFFER, RAISED_OFFER = 0.35, 0.5
"""The part of its worth that is offered for a place, and the part when the Sheriff asks for
more."""

FIRST_OFFERS, RAISED_OFFERS = (0.0, 0.2, 0.35), (0.0, 0.35, 0.5, 0.65, 0.8)
"""The parts among which somebody chooses who weighs offers. The first one is low: a Sheriff who is
not among the tied nearly always asks for more."""

SHERIFF_SLIPS = 0.5
"""The points that make it e times as likely that the Sheriff names somebody."""

LEAST_UNIT = 0.15
"""What a dollar or a nugget that is offered counts at least, however little it is worth now."""

MOST_DOLLARS_OFFERED = 4
GIVING = 0.6
"""What somebody who likes to give adds to an offer, as a part of it."""

# Levels and characters.

NOVICE = 0.9
"""λ of a novice, in points."""

TASTE = 0.6
RISK_OF_A_ROLL = 1.5
"""How much of a risk it is to roll all dice again, for those who like that."""

RISK_OF_A_CARD = 0.5
WORD_OF_A_TRICK, WORD_OF_A_RULING = -1.0, 0.5
"""What a dirty trick does to one's word, and a ruling for somebody who has paid."""

GREEDY_FACE, GREEDY_REST = 0.01, 0.5
"""Of the greedy: what a higher face is worth beside a larger group, and what else it keeps."""

# Thefts from a known hand.

A_THEFT, THEFTS_A_ROUND, SIGHT = 2, 0.28, 8.0
"""A usual theft: how many cards are drawn, how often one happens, and the rounds that one looks
ahead."""

# Rollouts.

CANDIDATES, ROLLOUT_WORLDS = 6, 32
GAP = 2.0
"""Points behind the best at which an answer is no candidate any more."""

TO_THE_END = 2.5
"""Rounds that are left when answers are played on to the end of the game."""

DOUBT = 0.7
"""How far off the expert's values may be, in points."""

LEAST_CHANCE, MOST_CHANCE = 0.02, 0.98
"""Chances to win between which points are read off them."""

# Reviews (benchmarks/analysis.py).

WORTH_PLAYING_ON = 1.1
"""Where a cost and its error make this much, in points, the expert's figure is checked in other
worlds."""

REVIEW_WORLDS = 8
MOST_PLAYED_ON = 2
"""Decisions of one seat in one round that are played on, those that may cost most first."""

HOLDS = 0.67
"""How much of the expert's figures is left when both answers are played on."""

ERROR, ERROR_OF_COST, ERROR_OF_OFFERS = 0.6, 0.4, 1.2
"""The standard error of a cost by these figures: so much, and so much of the cost. For offers there
are no figures."""

USUAL_SPREAD = 4.5
"""Of the difference between two answers, from world to world."""

# Single cards.

WANTED = 1.6
"""What a card that was hit by Wanted would have brought its player, by its usual worth."""

NERVOUS_JOE, CROOK = 0.6, 0.9
"""The chance that somebody still has the dollars that these take at the end."""

HIRED_AGAIN = 0.9
"""What a Bandit brings who comes by the Desperado, of what one usually brings."""

MEAN_CLAIM = 3.0
"""Points of a claim that one cannot see."""
