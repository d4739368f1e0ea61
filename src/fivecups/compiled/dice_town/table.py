"""Many games of Dice Town at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from fivecups.games.dice_town.cards import FIRST
from fivecups.games.dice_town.course.setup import set_up
from fivecups.games.dice_town.game import DICE_TOWN
from fivecups.games.dice_town.state import DECK, NOBODY, ZONES

from ..chance import SEED, below, signed
from ..door import Array, Ints, Tables, compiled
from ..tables import BEGIN, GO_ON, PLAY_OUT, WAIT, CompiledGames
from . import layout as at
from .common.agenda import OPEN_THE_TOWN, then
from .data import tables
from .layout import OVER, SEATS
from .play.course import score
from .questions import choices, go_on_asking, pass_in_advance, take, to_move
from .steps import run

PASS_IN_ADVANCE = -8
"""DT-27: the action by which seat 0 says that it passes in advance, or takes it back; that of
another seat is as much lower as its number."""


def blank(seats: int, options: Mapping[str, Any], seed: int) -> Array:
    """The table before the first shuffle, as the readable game lays it out."""
    laid = set_up(seats, options)
    s = np.zeros(at.LENGTH, dtype=np.int64)
    s[SEED] = signed(seed)
    s[at.SEATS], s[at.WILD_WEST] = seats, options["wild_west"]
    s[at.INDIANS] = options["indians"]
    first = options["first_sheriff"]
    s[at.FIRST_SHERIFF] = NOBODY if first == "lot" else first
    s[at.MINE], s[at.BANK], s[at.STAGECOACH] = laid.mine, laid.bank, laid.stagecoach
    s[at.DOLLARS : at.DOLLARS + seats] = laid.dollars
    decks = (laid.store[DECK], at.STORE_DECK), (laid.claims[DECK], at.CLAIMS_DECK)
    for back, (deck, place) in enumerate(decks):
        cards = [card - FIRST[back] for card in deck]
        s[place - 1], s[place : place + len(cards)] = len(cards), cards
        s[at.STORE + ZONES * back + DECK] = sum([1 << card for card in cards])
    s[at.RIVER_SIZE], s[at.RIVER : at.RIVER + len(laid.river)] = len(laid.river), laid.river
    s[at.BANDITS_SIZE] = len(laid.bandits)
    s[at.BANDITS : at.BANDITS + len(laid.bandits)] = laid.bandits
    s[at.MAY_LIE : at.MAY_LIE + len(laid.may_lie)] = laid.may_lie
    s[at.PLEDGED : at.PLEDGED + at.PLAYERS] = NOBODY
    s[at.OFFERS : at.FORMS : at.OFFER_PARTS] = NOBODY
    for place in (at.WINNER, at.NAMED, at.LOOKING, at.DIE_HOLDER, at.GUARDED, at.WAR_PATH):
        s[place] = NOBODY
    for place in (at.ACTING, at.VICTIM, at.STOLEN):
        s[place] = NOBODY
    s[at.TIMES] = 1
    return s


@compiled()
def advance(
    states: Any, t: Tables, actions: Ints, counts: Ints, seats_to_move: Ints, scores: Any
) -> int:
    """Do with each game what its action says."""
    luck: Any = np.zeros(1, dtype=np.int64)
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
            luck[0] = ~s[SEED]
            while not s[OVER]:
                count = choices(s, t)
                decisions += take(s, t, below(luck, count) if count > 1 else 0)
        elif action == GO_ON:
            go_on_asking(s)
        else:
            pass_in_advance(s, t, PASS_IN_ADVANCE - action)
        counts[game] = choices(s, t)
        seats_to_move[game] = to_move(s)
        if s[OVER]:
            for seat in range(s[SEATS]):
                scores[game, seat] = score(s, seat)
    return decisions


class DiceTownGames(CompiledGames):
    """So many games of Dice Town. An offer is answered part by part; a decision that
    :meth:`play_out` counts is a whole answer."""

    def __init__(self, number: int, seats: int, options: Mapping[str, Any] | None = None) -> None:
        super().__init__(DICE_TOWN, advance, tables(), blank, number, seats, options)
