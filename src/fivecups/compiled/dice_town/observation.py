"""Observations: everything that a seat may know of compiled games, as arrays for learners.

An observation has the same places as the state (`state_layout.py`), with everything that the seat
may not know set to 0. Behind the state follow, from `SIZES` on, the number of cards in each zone by
back, and, from `BACKS` on, the number of Store cards and claims that each seat offers. `CLAIMS_WON`
holds the seat's own claims just won, as bits.
"""

from __future__ import annotations

import numpy as np

from fivecups.games.dice_town.state import DECK, DISCARDS, TABLE, ZONES

from ..chance import SEED, STREAM
from ..jit import Array
from . import state_layout
from .common.agenda import KEEP_DICE, MAKE_OFFER, PLAY_OR_PASS, RAISE_OFFER
from .common.knowledge import ROWS
from .places.town_places import CLAIM_BITS

SIZES = state_layout.LENGTH
BACKS = SIZES + 2 * ZONES
OBSERVATION = BACKS + 2 * state_layout.PLAYERS

ORDERED = (
    (state_layout.ROW, 3),
    (state_layout.RIVER, state_layout.RIVER_GONE_SIZE - state_layout.RIVER),
    (state_layout.RIVER_GONE, state_layout.BANDITS_SIZE - state_layout.RIVER_GONE),
    (state_layout.BANDITS, state_layout.WANTED - state_layout.BANDITS),
)
"""The first index and the length of each ordered pile of cards in a state; the entry before the
first index holds the pile's size."""


def observe(states: Array, seat: int) -> Array:
    """Return the observations of `seat`: for each state a row in which everything that the seat may
    not know is 0."""
    seen = np.zeros((len(states), OBSERVATION), dtype=np.int64)
    seen[:, : state_layout.LENGTH] = states
    seen[:, SIZES:BACKS] = np.bitwise_count(
        states[:, state_layout.STORE : state_layout.STORE + 2 * ZONES]
    )
    others = np.array([other for other in range(state_layout.PLAYERS) if other != seat])
    for place in (SEED, STREAM, state_layout.ASKS, state_layout.ANSWERED):
        seen[:, place] = 0
    for first in (state_layout.CUPS, state_layout.PASSES):
        seen[:, first + others] = 0
    hide_cards(seen, states, seat, others)
    hide_offers(seen, states, seat, others)
    hide_questions(seen, states, seat)
    seen[:, state_layout.PROMISED_TO] *= states[:, state_layout.PROMISED] != 0
    other_observers = [row for row in range(state_layout.PLAYERS + 1) if row != seat]
    for row in other_observers:
        hidden = (
            states[:, state_layout.SEATS] != row
        )  # the public has the number behind the last seat
        first = state_layout.MAY_LIE + ROWS * row
        seen[hidden, first : first + ROWS] = 0
    return seen


def hide_cards(seen: Array, states: Array, seat: int, others: Array) -> None:
    """Set hands, decks, discards and the cards that another player is looking at to 0 in the
    observations `seen` (DT-8, DT-9, WW-4, WW-53)."""
    looks = states[:, state_layout.LOOKING] == seat
    for piles in (state_layout.STORE, state_layout.CLAIMS):
        seen[:, piles + others] = 0
        seen[:, [piles + DECK, piles + DISCARDS]] = 0
        seen[:, piles + TABLE] *= looks
    seen[:, state_layout.LOOKED : state_layout.LOOKED + 2] *= looks[:, None]
    seen[:, state_layout.STORE_DECK : state_layout.CLAIMS_DECK_SIZE] = 0
    seen[:, state_layout.CLAIMS_DECK : state_layout.RIVER_SIZE] = 0
    for first, room in ORDERED:
        size, places = states[:, first - 1, None], np.arange(room)
        visible = places < size
        if first == state_layout.RIVER:
            visible &= places >= size - states[:, state_layout.RIVER_SEEN + seat, None]
        elif first == state_layout.BANDITS:
            visible &= places == size - 1
        seen[:, first : first + room] *= visible
    own = states[:, state_layout.CLAIMS + seat] | states[:, state_layout.RANCHES + seat]
    just_won = np.zeros(len(states), dtype=np.int64)
    for place in range(60 // CLAIM_BITS):
        claim = (
            states[:, state_layout.CLAIMS_WON] >> CLAIM_BITS * place & (1 << CLAIM_BITS) - 1
        ) - 1
        just_won |= np.where(claim >= 0, np.left_shift(1, np.maximum(claim, 0)), 0)
    seen[:, state_layout.CLAIMS_WON] = just_won & own


def hide_offers(seen: Array, states: Array, seat: int, others: Array) -> None:
    """Set in the observations `seen` the faces of offered cards to 0, except for the Sheriff, and
    everything about other players' offers that are still sealed (DT-22)."""
    shape = (len(states), state_layout.PLAYERS, state_layout.OFFER_PARTS)
    offers = states[:, state_layout.OFFERS : state_layout.FORMS].reshape(shape).copy()
    exists = offers[:, :, state_layout.OUTCOME] >= 0
    offers[:, :, state_layout.OUTCOME + 1 :] *= exists[:, :, None]
    cards = slice(state_layout.OFFERED_STORE, state_layout.OFFERED_CLAIMS + 1)
    seen[:, BACKS:] = np.bitwise_count(offers[:, :, cards]).reshape(len(states), -1)
    sheriff = states[:, state_layout.SHERIFF] == seat
    offers[:, others, cards] *= sheriff[:, None, None]
    seen[:, state_layout.OFFERS : state_layout.FORMS] = offers.reshape(len(states), -1)
    asked = np.isin(states[:, state_layout.QUESTION], (MAKE_OFFER, RAISE_OFFER))
    asked &= states[:, state_layout.ASKED] >> seat & 1 == 1
    sealed = states[:, state_layout.ASKED] & ~states[:, state_layout.ANSWERED]
    filling = asked & (sealed & -sealed == 1 << seat)
    forms = states[:, state_layout.FORMS : state_layout.FIELD].reshape(shape).copy()
    forms[:, others] = 0
    filled_in = filling | (states[:, state_layout.ANSWERED] >> seat & 1 == 1)
    forms[:, seat] *= (asked & filled_in)[:, None]
    seen[:, state_layout.FORMS : state_layout.FIELD] = forms.reshape(len(states), -1)
    seen[:, state_layout.FIELD] *= filling
    seen[:, state_layout.PENDING] *= filling & np.isin(states[:, state_layout.FIELD], CARD_PARTS)


CARD_PARTS = (
    state_layout.OFFERED_STORE,
    state_layout.OFFERED_CLAIMS,
    state_layout.OFFERED_WIRED,
    state_layout.OFFERED_BANDITS,
)


def hide_questions(seen: Array, states: Array, seat: int) -> None:
    """Hide open questions in the observations `seen`. A window is visible only to a seat that has
    yet to answer it, which sees only itself as asked; a sealed answer only to the seat that gave it
    (DT-27)."""
    question, own = states[:, state_layout.QUESTION], 1 << seat
    waits = (states[:, state_layout.ASKED] & ~states[:, state_layout.ANSWERED] & own) != 0
    quiet = question == PLAY_OR_PASS
    hidden = quiet & ~waits
    for place in (
        state_layout.QUESTION,
        state_layout.ASKED,
        *range(state_layout.ARGUMENTS, state_layout.ARGUMENTS + 4),
    ):
        seen[hidden, place] = 0
    seen[quiet & waits, state_layout.ASKED] = own
    answers = seen[:, state_layout.ANSWERS : state_layout.ANSWERS + state_layout.PLAYERS]
    visible = (states[:, state_layout.ANSWERED] & own != 0) & (question == KEEP_DICE)
    own_answer = answers[:, seat] * visible
    answers[:] = 0
    answers[:, seat] = own_answer
    frames = (
        np.arange(state_layout.LENGTH - state_layout.AGENDA)
        < state_layout.FRAME * states[:, state_layout.DEPTH, None]
    )
    seen[:, state_layout.AGENDA : state_layout.LENGTH] *= frames
