"""The places that dice aim at and the places that they win, for the coach's reasons."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from fivecups.games.dice_town.components import ACE

from ...dice.lattice import NODE_INDEX
from ..answer_values.evaluator import FACE_OF_PLACE
from ..compiled.keep_solver import dice_lattice
from ..dice.hand_values import hand_values, known_hand_value
from ..dice.opponent_model import final_hand
from ..dice.place_prizes import PlacePrizes, place_prizes
from ..evaluation.position import Dice, Position

TOWN_HALL = "town-hall"
A_LARGE_PART = 0.3
"""Part of the whole expected prize from which the coach names a place as an aim of the dice."""


def aims(position: Position, dice: Dice) -> tuple[str, ...]:
    """Return the places with the highest expected prizes for these dice, the best first; only
    places that the dice count for, if there are any."""
    rivals = np.stack([final_hand(position, other) for other in position.others])
    chances = dice_lattice().fill[NODE_INDEX[tuple(sorted(dice))]]
    values = {
        place: float(chances @ hand_values(prizes, rivals))
        for place, prizes in single_places(place_prizes(position)).items()
        if not dice or place == TOWN_HALL or FACE_OF_PLACE[place] in dice
    }
    likely = sum(max(value, 0.0) for value in values.values())
    best = sorted(values, key=lambda place: -values[place])
    return tuple(place for place in best if values[place] > A_LARGE_PART * likely)


def won_with(position: Position, hands: Mapping[int, Dice], seat: int) -> tuple[str, ...]:
    """Return the places that a seat wins, when all hands are known."""
    whole = single_places(place_prizes(position))
    return tuple(
        place for place, prizes in whole.items() if known_hand_value(prizes, hands, seat) > 0
    )


def single_places(whole: PlacePrizes) -> dict[str, PlacePrizes]:
    """Return, by place, prizes in which only this place pays and all others pay nothing."""
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
    values = {TOWN_HALL: replace(nothing, hall=whole.hall)}
    for place, face in FACE_OF_PLACE.items():
        assert face != ACE
        only = np.zeros_like(whole.first)
        only[face - 1] = whole.first[face - 1]
        values[place] = replace(nothing, first=only)
    return values
