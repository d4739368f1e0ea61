"""A batch of compiled games of Poker Dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from fivecups.games.poker_dice import POKER_DICE

from ..batch import BEGIN, PLAY_OUT, WAIT, CompiledGames
from ..chance import SEED, STREAM, below
from ..jit import Ints, Tables, compiled
from .rules import begin, choices, take, total
from .state_layout import OVER, SEAT, SEATS, blank_state, tables


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
            begin(s, t)
        elif action == PLAY_OUT:
            luck[STREAM] = ~s[SEED]
            count = choices(s, t)
            while count:
                take(s, t, below(luck, count))
                decisions += 1
                count = choices(s, t)
        counts[game] = choices(s, t)
        seats_to_move[game] = s[SEAT]
        if not counts[game]:
            for seat in range(s[SEATS]):
                scores[game, seat] = total(s, seat)
    return decisions


class PokerDiceGames(CompiledGames):
    """A batch of compiled games of Poker Dice."""

    def __init__(self, number: int, seats: int, options: Mapping[str, Any] | None = None) -> None:
        super().__init__(POKER_DICE, advance, tables(), blank_state, number, seats, options)
