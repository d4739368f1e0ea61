"""Prizes of a round: the value of winning each place now, by dice of its face."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fivecups.games.dice_town.components import (
    FIRST_ROUND_VISITS,
    JACK,
    KING,
    MOST_CLAIMS,
    NINE,
    QUEEN,
    REMEDIES,
    TEN,
)
from fivecups.games.dice_town.dice.hands import STRENGTH

from ...arrays import FloatArray
from ...dice.lattice import HAND_COUNT, HANDS
from ..evaluation import card_values, goods_values
from ..evaluation.position import Position
from ..evaluation.thefts import best_theft
from ..weights import DOLLAR_POINTS, SAFE_ROUNDS

SHERIFF_TIE_SHARE = 1.0
"""Part of a tied place's value that a seat gets on average if it is the Sheriff."""
WINNING_COUNT = 2
"""Number of dice of a place's face that an opponent who wins the place is assumed to have."""
CHASE_DIE_POINTS = 0.5 * 2.5 * 2 / 6
"""Points that one die of a chase brings for each wanted Bandit: bounties of five dollars, two faces
in twelve."""

FACES = 6
COUNTS = 6
"""Number of possible counts of a face in a hand: 0 to 5 dice."""

FACE_COUNTS = np.array([[hand.count(face) for face in range(1, FACES + 1)] for hand in HANDS])
"""A matrix by hand and face: the number of dice that show the face."""
RANKS = np.array([STRENGTH[hand] for hand in HANDS])
"""The strength of each hand as a poker hand."""


@dataclass(frozen=True)
class PlacePrizes:
    """Values of places in points.

    `first` and `second`: by face and count, to the winner and to second place; `hall`: by number of
    Aces; `to_others` and `hall_to_others`: what is lost when an opponent wins; `doc`: by hand, for
    a seat that wins nothing; `tie`: the part of a tied place that this seat can count on.
    """

    first: FloatArray
    second: FloatArray
    hall: FloatArray
    hall_second: float
    to_others: FloatArray
    hall_to_others: float
    doc: FloatArray
    tie: float


def place_prizes(position: Position, with_doc: bool = True) -> PlacePrizes:
    """Return the prizes of this round's places for the position's seat, multiplied by the weights
    of the places."""
    table = position.table
    first, second = base_prizes(position), np.zeros((FACES, COUNTS))
    needs_remedies = with_doc or position.wild_west
    remedies = (
        {name: card_values.doc(position, name) for name in set(REMEDIES.values())}
        if needs_remedies
        else {}
    )
    second_places = position.wild_west and position.seats > 2
    if position.wild_west:
        other = second_action_prizes(position, remedies)
        lower = np.minimum(first, other)
        first = np.maximum(first, other)
        if second_places:
            second = np.where(lower > 0, lower, 0.0)
    row = [card_values.card_value(position, name) for name in table.row]
    hall = np.array([sum(row[: min(1 + aces, MOST_CLAIMS)]) for aces in range(COUNTS)], dtype=float)
    doc = np.zeros(HAND_COUNT)
    if with_doc:
        by_face = np.array([remedies[REMEDIES[face]] for face in range(1, FACES + 1)])
        doc = np.where(FACE_COUNTS > 0, by_face[None, :], 0.0).max(axis=1)
    badge = goods_values.badge(position)
    to_others = first[:, WINNING_COUNT] * position.rivalry
    to_others[TEN - 1] = DOLLAR_POINTS * table.bank * position.rivalry
    to_others[KING - 1] = (badge if position.is_sheriff else 0.0) * (1 + position.rivalry)
    hall_second = (
        goods_values.hidden_claim(position) if second_places and table.claims_deck else 0.0
    )
    weights = position.weights.places
    by_place = np.array(
        [weights.mine, weights.bank, weights.store, weights.saloon, weights.badge, 1.0]
    )[:, None]
    return PlacePrizes(
        first * by_place,
        second * by_place * weights.second,
        hall * weights.hall,
        hall_second * weights.hall * weights.second,
        to_others * weights.others,
        float(hall[0]) * position.rivalry * weights.others,
        doc * weights.doc,
        SHERIFF_TIE_SHARE if position.is_sheriff else position.weights.tie,
    )


def base_prizes(position: Position) -> FloatArray:
    """Return the value of each place's base action, by face and count."""
    table = position.table
    prizes = np.zeros((FACES, COUNTS))
    visits = FIRST_ROUND_VISITS if table.round == 1 else 1
    drawn = card_values.store_draws(position)
    bank = goods_values.pay(position, table.bank)
    badge = goods_values.badge(position) * (1 if position.is_sheriff else 1 + position.rivalry)
    for count in range(1, COUNTS):
        nuggets = min(count * (1 + card_values.extra_digs(position)), table.mine)
        prizes[NINE - 1, count] = nuggets * goods_values.nugget(position)
        prizes[TEN - 1, count] = bank
        prizes[JACK - 1, count] = drawn[count] * visits
        prizes[QUEEN - 1, count] = best_theft(position, count)
        prizes[KING - 1, count] = badge
    return prizes


def second_action_prizes(position: Position, remedies: dict[str, float]) -> FloatArray:
    """Return the value of each place's other action (Wild West, WW-10), by face and count."""
    table = position.table
    prizes = np.zeros((FACES, COUNTS))
    hires = table.bandits and position.rounds_left > SAFE_ROUNDS
    chase = CHASE_DIE_POINTS * len(table.wanted) * goods_values.open_point(position)
    for count in range(1, COUNTS):
        prizes[NINE - 1, count] = goods_values.unseen_river_card(position) if table.river else 0.0
        prizes[TEN - 1, count] = goods_values.pay(position, min(count, table.stagecoach))
        prizes[JACK - 1, count] = max(remedies["store"], remedies["wire"])
        prizes[QUEEN - 1, count] = goods_values.bandit(position) if hires else 0.0
        prizes[KING - 1, count] = chase * count
    return prizes
