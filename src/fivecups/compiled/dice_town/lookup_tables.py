"""The constants and lookup tables of compiled Dice Town, all derived from the readable game's
components."""

from __future__ import annotations

from functools import cache

import numpy as np

from fivecups.games.dice_town.cards import (
    ALIKE,
    CLAIM_POINTS,
    FIRST,
    HAND_BITS,
    KIND_BITS,
    NAME,
    RANCH,
    RIVER_CARD,
    STORE_CARD,
)
from fivecups.games.dice_town.components import (
    BANDITS,
    DICE,
    IMMEDIATELY,
    INDIAN_DIE,
    KEEP_FOR_FREE,
    MOMENTS,
    RIVER,
    STORE_CARDS,
)
from fivecups.games.dice_town.dice.hands import STRENGTH as STRENGTHS
from fivecups.games.dice_town.winning.place import PLACES

from ..dice_codes import CODES, code_of, dice_tables
from ..jit import Array

STORE, CLAIM = 0, 1
RANCH_BITS = KIND_BITS[RANCH]
CLAIM_HAND_BITS = HAND_BITS[CLAIM]
CLAIM_COPIES = len([name for name in NAME if name == "claim-1"])
"""The number of claim cards of each value, in the order of card numbers; claims of the same value
have consecutive numbers."""

# Places and decisions, by number.
PLACE_NAMES = tuple(PLACES)
MINE_PLACE, BANK_PLACE, STORE_PLACE, SALOON_PLACE, SHERIFF_PLACE, HALL_PLACE = range(6)
DOC_PLACE = 6

# Moments at which cards are played.
MOMENT_NAMES = tuple(MOMENTS)
MOMENT_NUMBER = {name: number for number, name in enumerate(MOMENT_NAMES)}
REVEAL, CARD_PLAYED, AT_THE_MINE, BANK_ROBBED = [
    MOMENT_NUMBER[name] for name in ("reveal", "card-played", "mine", "bank-robbed")
]
AT_THE_STORE, AT_THE_SALOON, TIE_OF_KINGS, BADGE_PASSES, AT_THE_HALL = [
    MOMENT_NUMBER[name]
    for name in ("general-store", "saloon", "tie-of-kings", "badge-passes", "town-hall")
]
AT_DOCS, IN_A_CHASE, INSTEAD, ROBBED, WHEN_HIRING, END_OF_ROUND = [
    MOMENT_NUMBER[name]
    for name in ("doc-badluck", "chase", "theft", "robbed", "hire", "end-of-round")
]
PLAYER_GROUPS = ("self", "others", "anyone")
SELF, OTHERS, ANYONE = range(3)

# Effects of cards.
EFFECT_NAMES = (
    "",
    "once-more",
    "half-the-haul",
    KEEP_FOR_FREE,
    "turn-a-die",
    "badge-stays",
    "top-claim",
    "chosen-player-pays",
    "visit-doc",
    "cancel",
    "chosen-player-gives-a-card",
    "everybody-pays",
    "throw-again",
    "take-a-ranch",
    "draw-the-same-kind",
    "hire-any",
    "take-the-indian-die",
)
(
    NO_EFFECT,
    ONCE_MORE,
    HALF_THE_HAUL,
    KEEP_FREE,
    TURN_A_DIE,
    BADGE_STAYS_EFFECT,
    TOP_CLAIM_EFFECT,
    CHOSEN_PAYS,
    VISIT_DOC,
    CANCEL,
    CHOSEN_GIVES,
    EVERYBODY_PAYS,
    THROW_AGAIN,
    TAKE_A_RANCH,
    DRAW_THE_SAME,
    HIRE_ANY,
    TAKE_THE_DIE,
) = range(len(EFFECT_NAMES))

_card_numbers = range(len(STORE_CARD))
BRUTE_BITS = sum(1 << n for n in _card_numbers if STORE_CARD[n].effect == KEEP_FOR_FREE)
LASTING_BITS = sum(1 << n for n in _card_numbers if STORE_CARD[n].lasts)
IMMEDIATE_BITS = sum(1 << n for n in _card_numbers if STORE_CARD[n].when == IMMEDIATELY)
INSTEAD_BITS = sum(1 << n for n in _card_numbers if "theft" in STORE_CARD[n].moments)

# The River and the Indian die.
RIVER_EFFECTS = ("gold", "star", "purse", "discovery", "coupon", "nothing")
GOLD, STAR, PURSE, DISCOVERY, COUPON, NOTHING = range(len(RIVER_EFFECTS))
INDIAN_NAMES = ("blessing", "trap", "bodyguard", "war-path")
BLESSING, TRAP, BODYGUARD, WAR = range(len(INDIAN_NAMES))

# The index at which each lookup table begins; they follow the tables of dice.
_DICE = dice_tables()
STRENGTH = len(_DICE)  # by code of five dice: the rank of the hand
DIFFERENT = STRENGTH + CODES  # by code: the number of different faces
ALIKE_STORE = DIFFERENT + CODES  # by card: the bits of all copies
KIND = ALIKE_STORE + len(STORE_CARD)  # by card: the number of its first copy
EFFECT = KIND + len(STORE_CARD)
CARD_POINTS = EFFECT + len(STORE_CARD)  # by card: the points
PER_CARD = CARD_POINTS + len(
    STORE_CARD
)  # by card: its points count 0: once, 1: for each Store card, 2: for each Bandit
FITTING = PER_CARD + len(STORE_CARD)  # by moment: the bits of the cards that are played then
MOMENT_PLAYERS = FITTING + len(
    MOMENTS
)  # by moment: the players who may play, an index of PLAYER_GROUPS
RIVER_EFFECT = MOMENT_PLAYERS + len(MOMENTS)  # by River card
RIVER_AMOUNT = RIVER_EFFECT + len(RIVER_CARD)
RIVER_KIND = RIVER_AMOUNT + len(RIVER_CARD)
BANDIT_FACE = RIVER_KIND + len(RIVER_CARD)
BOUNTY = BANDIT_FACE + len(BANDITS)
INDIAN_FACE = BOUNTY + len(BANDITS)  # by roll - 1
WAYS_TO_SEND = INDIAN_FACE + len(
    INDIAN_DIE
)  # by numbers of Bandits and dice: the number of ways to set them (WW-31)

_PER = ("card", "store-card", "bandit")
SENT_COUNTS = DICE + 1


def ways_to_send(bandits: int, dice: int) -> int:
    """Return the number of ways to set exactly `dice` dice with `bandits` different hired Bandits,
    each of which sets at most two (WW-31)."""
    if not bandits:
        return int(dice == 0)
    return sum([ways_to_send(bandits - 1, dice - used) for used in range(min(2, dice) + 1)])


@cache
def tables() -> Array:
    """Compute all lookup tables of compiled Dice Town as a flat array."""
    strength, different = np.zeros((2, CODES), dtype=np.int64)
    for dice, rank in STRENGTHS.items():
        strength[code_of(dice)] = rank
    for dice in {dice[:size] for dice in STRENGTHS for size in range(DICE + 1)}:
        different[code_of(dice)] = len(set(dice))
    lists: list[list[int]] = [
        [ALIKE[number] for number in _card_numbers],
        [NAME.index(card.name) for card in STORE_CARD],
        [EFFECT_NAMES.index(card.effect) for card in STORE_CARD],
        [card.points for card in STORE_CARD],
        [_PER.index(card.per) for card in STORE_CARD],
        [
            sum(KIND_BITS[card.name] for card in STORE_CARDS if moment in card.moments)
            for moment in MOMENTS
        ],
        [PLAYER_GROUPS.index(by) for by in MOMENTS.values()],
        [RIVER_EFFECTS.index(card.effect) for card in RIVER_CARD],
        [card.amount for card in RIVER_CARD],
        [RIVER.index(card) for card in RIVER_CARD],
        [bandit.face for bandit in BANDITS],
        [bandit.bounty for bandit in BANDITS],
        [INDIAN_NAMES.index(face) for face in INDIAN_DIE],
        [ways_to_send(n, dice) for n in range(len(BANDITS) + 1) for dice in range(SENT_COUNTS)],
    ]
    parts = [np.array(numbers, dtype=np.int64) for numbers in lists]
    return np.concatenate((_DICE, strength, different, *parts))


MOST_GOLD = max(card.amount for card in RIVER if card.effect == "gold")
MOST_PURSE = max(card.amount for card in RIVER if card.effect == "purse")

if list(CLAIM_POINTS.values()) != [1 + at for at in range(len(CLAIM_POINTS))] or any(
    NAME[FIRST[CLAIM] + place] != f"claim-{1 + place // CLAIM_COPIES}"
    for place in range(len(CLAIM_POINTS) * CLAIM_COPIES)
):
    raise ValueError("compiled rules read a claim's value from its number")
