"""What one seat may know of compiled games, as arrays for learners.

An observation is the state, place by place as `layout.py` says, with everything that the seat may
not know set to 0, and behind it, from `SIZES` on, how many cards lie in each zone of each back, and
from `BACKS` on, by seat, how many Store cards and claims are offered. `CLAIMS_WON` holds the seat's
own among the claims just won, as bits.
"""

from __future__ import annotations

import numpy as np

from fivecups.games.dice_town.state import DECK, DISCARDS, TABLE, ZONES

from ..chance import SEED
from ..door import Array
from . import layout as at
from .common.agenda import KEEP_DICE, MAKE_OFFER, PLAY_OR_PASS, RAISE_OFFER
from .common.knowledge import ROWS
from .places.town import CLAIM_BITS

SIZES = at.LENGTH
BACKS = SIZES + 2 * ZONES
OBSERVATION = BACKS + 2 * at.PLAYERS

ORDERED = (
    (at.ROW, 3),
    (at.RIVER, at.RIVER_GONE_SIZE - at.RIVER),
    (at.RIVER_GONE, at.BANDITS_SIZE - at.RIVER_GONE),
    (at.BANDITS, at.WANTED - at.BANDITS),
)
"""Rows of cards with their room; how many there are stands before them."""


def observe(states: Array, seat: int) -> Array:
    """What this seat may know in each game."""
    seen = np.zeros((len(states), OBSERVATION), dtype=np.int64)
    seen[:, : at.LENGTH] = states
    seen[:, SIZES:BACKS] = np.bitwise_count(states[:, at.STORE : at.STORE + 2 * ZONES])
    others = np.array([other for other in range(at.PLAYERS) if other != seat])
    for place in (SEED, at.ASKS, at.ANSWERED):
        seen[:, place] = 0
    for first in (at.CUPS, at.PASSES):
        seen[:, first + others] = 0
    hide_cards(seen, states, seat, others)
    hide_offers(seen, states, seat, others)
    hide_questions(seen, states, seat)
    seen[:, at.PROMISED_TO] *= states[:, at.PROMISED] != 0
    knowing = [row for row in range(at.PLAYERS + 1) if row != seat]
    for row in knowing:
        hidden = states[:, at.SEATS] != row  # the public comes behind the seats
        first = at.MAY_LIE + ROWS * row
        seen[hidden, first : first + ROWS] = 0
    return seen


def hide_cards(seen: Array, states: Array, seat: int, others: Array) -> None:
    """DT-8, DT-9, WW-4, WW-53: hands, decks and discards, and what somebody else looks at."""
    looks = states[:, at.LOOKING] == seat
    for piles in (at.STORE, at.CLAIMS):
        seen[:, piles + others] = 0
        seen[:, [piles + DECK, piles + DISCARDS]] = 0
        seen[:, piles + TABLE] *= looks
    seen[:, at.LOOKED : at.LOOKED + 2] *= looks[:, None]
    seen[:, at.STORE_DECK : at.CLAIMS_DECK_SIZE] = 0
    seen[:, at.CLAIMS_DECK : at.RIVER_SIZE] = 0
    for first, room in ORDERED:
        size, places = states[:, first - 1, None], np.arange(room)
        known = places < size
        if first == at.RIVER:
            known &= places >= size - states[:, at.RIVER_SEEN + seat, None]
        elif first == at.BANDITS:
            known &= places == size - 1
        seen[:, first : first + room] *= known
    own = states[:, at.CLAIMS + seat] | states[:, at.RANCHES + seat]
    just_won = np.zeros(len(states), dtype=np.int64)
    for place in range(60 // CLAIM_BITS):
        claim = (states[:, at.CLAIMS_WON] >> CLAIM_BITS * place & (1 << CLAIM_BITS) - 1) - 1
        just_won |= np.where(claim >= 0, np.left_shift(1, np.maximum(claim, 0)), 0)
    seen[:, at.CLAIMS_WON] = just_won & own


def hide_offers(seen: Array, states: Array, seat: int, others: Array) -> None:
    """DT-22: everybody sees an offer, but only the Sheriff the faces of its cards; what is not yet
    shown is sealed."""
    shape = (len(states), at.PLAYERS, at.OFFER_PARTS)
    offers = states[:, at.OFFERS : at.FORMS].reshape(shape).copy()
    made = offers[:, :, at.OUTCOME] >= 0
    offers[:, :, at.OUTCOME + 1 :] *= made[:, :, None]
    cards = slice(at.OFFERED_STORE, at.OFFERED_CLAIMS + 1)
    seen[:, BACKS:] = np.bitwise_count(offers[:, :, cards]).reshape(len(states), -1)
    sheriff = states[:, at.SHERIFF] == seat
    offers[:, others, cards] *= sheriff[:, None, None]
    seen[:, at.OFFERS : at.FORMS] = offers.reshape(len(states), -1)
    asked = np.isin(states[:, at.QUESTION], (MAKE_OFFER, RAISE_OFFER))
    asked &= states[:, at.ASKED] >> seat & 1 == 1
    sealed = states[:, at.ASKED] & ~states[:, at.ANSWERED]
    filling = asked & (sealed & -sealed == 1 << seat)
    forms = states[:, at.FORMS : at.FIELD].reshape(shape).copy()
    forms[:, others] = 0
    said = filling | (states[:, at.ANSWERED] >> seat & 1 == 1)
    forms[:, seat] *= (asked & said)[:, None]
    seen[:, at.FORMS : at.FIELD] = forms.reshape(len(states), -1)
    seen[:, at.FIELD] *= filling
    seen[:, at.PENDING] *= filling & np.isin(states[:, at.FIELD], CARD_PARTS)


CARD_PARTS = (at.OFFERED_STORE, at.OFFERED_CLAIMS, at.OFFERED_WIRED, at.OFFERED_BANDITS)


def hide_questions(seen: Array, states: Array, seat: int) -> None:
    """DT-27: a window is seen by those only who have yet to answer it, each for himself; sealed
    answers by those only who gave them."""
    question, own = states[:, at.QUESTION], 1 << seat
    waits = (states[:, at.ASKED] & ~states[:, at.ANSWERED] & own) != 0
    quiet = question == PLAY_OR_PASS
    hidden = quiet & ~waits
    for place in (at.QUESTION, at.ASKED, *range(at.ARGUMENTS, at.ARGUMENTS + 4)):
        seen[hidden, place] = 0
    seen[quiet & waits, at.ASKED] = own
    answers = seen[:, at.ANSWERS : at.ANSWERS + at.PLAYERS]
    told = (states[:, at.ANSWERED] & own != 0) & (question == KEEP_DICE)
    own_answer = answers[:, seat] * told
    answers[:] = 0
    answers[:, seat] = own_answer
    frames = np.arange(at.LENGTH - at.AGENDA) < at.FRAME * states[:, at.DEPTH, None]
    seen[:, at.AGENDA : at.LENGTH] *= frames
