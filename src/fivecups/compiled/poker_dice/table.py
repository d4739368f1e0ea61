"""Many games of Poker Dice at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from fivecups.games.poker_dice import POKER_DICE

from ..chance import SEED, below
from ..door import Ints, Tables, compiled
from ..tables import BEGIN, PLAY_OUT, WAIT, CompiledGames
from .layout import OVER, SEAT, SEATS, blank, tables
from .rules import begin, choices, take, total


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
            begin(s, t)
        elif action == PLAY_OUT:
            luck[0] = ~s[SEED]
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
    """So many games of Poker Dice."""

    def __init__(self, number: int, seats: int, options: Mapping[str, Any] | None = None) -> None:
        super().__init__(POKER_DICE, advance, tables(), blank, number, seats, options)
