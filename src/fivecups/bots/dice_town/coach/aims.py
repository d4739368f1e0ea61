"""Which places dice aim at, and which ones they win."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from fivecups.games.dice_town.components import ACE

from ...dice.lattice import NODE_INDEX
from ..answers.evaluator import FACE_OF_PLACE
from ..compiled.keeping import all_dice
from ..dice.foresight import final_hand
from ..dice.hands import Prizes, known_value, prizes, values
from ..value.position import Dice, Position

TOWN_HALL = "town-hall"
A_LARGE_PART = 0.3
"""From this part of all that dice may win on, a place is named."""


def aims(position: Position, dice: Dice) -> tuple[str, ...]:
    """The places from which most is to be expected with these dice, the best one first: of those
    that the dice count for, unless there are none."""
    rivals = np.stack([final_hand(position, other) for other in position.others])
    chances = all_dice().fill[NODE_INDEX[tuple(sorted(dice))]]
    found = {
        place: float(chances @ values(one, rivals))
        for place, one in single_places(prizes(position)).items()
        if not dice or place == TOWN_HALL or FACE_OF_PLACE[place] in dice
    }
    likely = sum(max(worth, 0.0) for worth in found.values())
    best = sorted(found, key=lambda place: -found[place])
    return tuple(place for place in best if found[place] > A_LARGE_PART * likely)


def won_with(position: Position, hands: Mapping[int, Dice], seat: int) -> tuple[str, ...]:
    """The places that a seat wins, when all hands are known."""
    whole = single_places(prizes(position))
    return tuple(place for place, one in whole.items() if known_value(one, hands, seat) > 0)


def single_places(whole: Prizes) -> dict[str, Prizes]:
    """The prizes as if there were nothing to win but one place."""
    nothing = replace(
        whole,
        first=np.zeros_like(whole.first),
        second=np.zeros_like(whole.second),
        hall=np.zeros_like(whole.hall),
        hall_second=0.0,
        to_others=np.zeros_like(whole.to_others),
        hall_to_others=0.0,
        doc=np.zeros_like(whole.doc),
    )
    found = {TOWN_HALL: replace(nothing, hall=whole.hall)}
    for place, face in FACE_OF_PLACE.items():
        assert face != ACE
        only = np.zeros_like(whole.first)
        only[face - 1] = whole.first[face - 1]
        found[place] = replace(nothing, first=only)
    return found
