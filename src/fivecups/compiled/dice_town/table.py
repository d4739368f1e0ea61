"""A batch of compiled games of Dice Town."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from fivecups.games.dice_town.cards import FIRST
from fivecups.games.dice_town.course.setup import set_up
from fivecups.games.dice_town.game import DICE_TOWN
from fivecups.games.dice_town.state import DECK, NOBODY, ZONES

from ..batch import BEGIN, GO_ON, PLAY_OUT, WAIT, CompiledGames
from ..chance import SEED, STREAM, below, to_signed
from ..jit import Array, Ints, Tables, compiled
from . import state_layout
from .common.agenda import OPEN_THE_TOWN, then
from .lookup_tables import tables
from .play.course import score
from .questions import choices, go_on_asking, pass_from_now_on, take, to_move
from .state_layout import OVER, SEATS
from .step_dispatch import run

PASS_IN_ADVANCE = -8
"""The special action with which seat 0 passes in advance or takes that back (DT-27); subtract the
seat number to get the action of another seat."""


def blank_state(seats: int, options: Mapping[str, Any], seed: int) -> Array:
    """Return the compiled state of a game before its first shuffle, with options and seed filled
    in."""
    readable = set_up(seats, options)
    s = np.zeros(state_layout.LENGTH, dtype=np.int64)
    s[SEED] = to_signed(seed)
    s[state_layout.SEATS], s[state_layout.WILD_WEST] = seats, options["wild_west"]
    s[state_layout.INDIANS] = options["indians"]
    first = options["first_sheriff"]
    s[state_layout.FIRST_SHERIFF] = NOBODY if first == "lot" else first
    s[state_layout.MINE], s[state_layout.BANK], s[state_layout.STAGECOACH] = (
        readable.mine,
        readable.bank,
        readable.stagecoach,
    )
    s[state_layout.DOLLARS : state_layout.DOLLARS + seats] = readable.dollars
    decks = (
        (readable.store[DECK], state_layout.STORE_DECK),
        (readable.claims[DECK], state_layout.CLAIMS_DECK),
    )
    for back, (deck, place) in enumerate(decks):
        cards = [card - FIRST[back] for card in deck]
        s[place - 1], s[place : place + len(cards)] = len(cards), cards
        s[state_layout.STORE + ZONES * back + DECK] = sum([1 << card for card in cards])
    s[state_layout.RIVER_SIZE], s[state_layout.RIVER : state_layout.RIVER + len(readable.river)] = (
        len(readable.river),
        readable.river,
    )
    s[state_layout.BANDITS_SIZE] = len(readable.bandits)
    s[state_layout.BANDITS : state_layout.BANDITS + len(readable.bandits)] = readable.bandits
    s[state_layout.MAY_LIE : state_layout.MAY_LIE + len(readable.may_lie)] = readable.may_lie
    s[state_layout.PLEDGED : state_layout.PLEDGED + state_layout.PLAYERS] = NOBODY
    s[state_layout.OFFERS : state_layout.FORMS : state_layout.OFFER_PARTS] = NOBODY
    for place in (
        state_layout.WINNER,
        state_layout.NAMED,
        state_layout.LOOKING,
        state_layout.DIE_HOLDER,
        state_layout.GUARDED,
        state_layout.WAR_PATH,
    ):
        s[place] = NOBODY
    for place in (state_layout.ACTING, state_layout.VICTIM, state_layout.STOLEN):
        s[place] = NOBODY
    s[state_layout.TIMES] = 1
    return s


@compiled()
def advance(
    states: Any, t: Tables, actions: Ints, counts: Ints, seats_to_move: Ints, scores: Any
) -> int:
    """Apply an action to each game's state in place; fill in the number of choices, the seat to
    move and the scores of each game. Return the number of answers chosen at random."""
    luck: Any = np.zeros(2, dtype=np.int64)
    decisions = 0
    for game in range(len(states)):
        s, action = states[game], actions[game]
        if action == WAIT or (s[OVER] and action >= 0):
            continue
        if action >= 0:
            take(s, t, action)
        elif action == BEGIN:
            then(s, OPEN_THE_TOWN, 0, 0, 0, 0)
            run(s, t)
        elif action == PLAY_OUT:
            luck[STREAM] = ~s[SEED]
            while not s[OVER]:
                count = choices(s, t)
                decisions += take(s, t, below(luck, count) if count > 1 else 0)
        elif action == GO_ON:
            go_on_asking(s)
        else:
            pass_from_now_on(s, t, PASS_IN_ADVANCE - action)
        counts[game] = choices(s, t)
        seats_to_move[game] = to_move(s)
        if s[OVER]:
            for seat in range(s[SEATS]):
                scores[game, seat] = score(s, seat)
    return decisions


class DiceTownGames(CompiledGames):
    """A batch of compiled games of Dice Town. An offer is answered field by field, each with an
    action of its own; :meth:`play_out` counts a whole offer as a single answer."""

    def __init__(self, number: int, seats: int, options: Mapping[str, Any] | None = None) -> None:
        super().__init__(DICE_TOWN, advance, tables(), blank_state, number, seats, options)
