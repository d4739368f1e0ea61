"""What a final hand is worth: for each place the chance to win it times what it pays now, and Doc
Badluck for who wins nothing.

The opponents' final hands come as chances of all 252 hands. Places are taken as independent of each
other.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from fivecups.games.dice_town.components import (
    ACE,
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
from ...dice.lattice import HAND_COUNT, HAND_INDEX, HANDS
from ..value import cards, worth
from ..value.position import Dice, Position
from ..value.thefts import best_theft
from .figures import CAUGHT, SECOND_OF_A_TIE, TIE_OF_THE_SHERIFF, USUAL_COUNT

FACES = 6
MOST = 6
"""Counts of a face: 0 to 5."""

COUNTS = np.array([[hand.count(face) for face in range(1, FACES + 1)] for hand in HANDS])
RANK = np.array([STRENGTH[hand] for hand in HANDS])
BY_RANK = np.argsort(RANK)
BELOW = (
    (COUNTS[:, :, None] < np.arange(MOST)[None, None, :])
    .reshape(HAND_COUNT, FACES * MOST)
    .astype(np.float64)
)
EXACTLY = (
    (COUNTS[:, :, None] == np.arange(MOST)[None, None, :])
    .reshape(HAND_COUNT, FACES * MOST)
    .astype(np.float64)
)


@dataclass(frozen=True)
class Prizes:
    """What places pay: by face and count to the winner and to the second, at the Town Hall by Aces,
    at Doc's by hand."""

    first: FloatArray
    second: FloatArray
    hall: FloatArray
    hall_second: float
    to_others: FloatArray
    hall_to_others: float
    doc: FloatArray
    tie: float


def prizes(position: Position, with_doc: bool = True) -> Prizes:
    """What there is to win in this round."""
    table = position.table
    counts = range(MOST)
    second_acts = position.wild_west and position.seats > 2
    first = np.zeros((FACES, MOST))
    second = np.zeros((FACES, MOST))
    visits = FIRST_ROUND_VISITS if table.round == 1 else 1
    drawn = cards.store_draws(position)
    badge = worth.badge(position)
    caught = CAUGHT * len(table.wanted) * worth.laid_point(position)
    remedy = (
        {name: cards.doc(position, name) for name in set(REMEDIES.values())}
        if with_doc or position.wild_west
        else {}
    )
    haul = worth.pay(position, table.bank)
    for count in counts[1:]:
        nuggets = min(count * (2 if "dynamite" in table.hand else 1), table.mine)
        first[NINE - 1, count] = nuggets * worth.nugget(position)
        first[TEN - 1, count] = haul
        first[JACK - 1, count] = drawn[count] * visits
        first[QUEEN - 1, count] = best_theft(position, count)
        first[KING - 1, count] = badge * (1 if position.is_sheriff else 1 + position.rivalry)
        if position.wild_west:
            other = np.zeros(FACES)
            other[NINE - 1] = worth.panning(position) if table.river else 0.0
            other[TEN - 1] = worth.pay(position, min(count, table.stagecoach))
            other[JACK - 1] = max(remedy["store"], remedy["wire"])
            other[QUEEN - 1] = (
                worth.bandit(position) if table.bandits and position.rounds_left > 0.5 else 0.0
            )
            other[KING - 1] = caught * count
            lower = np.minimum(first[:, count], other)
            first[:, count] = np.maximum(first[:, count], other)
            if second_acts:
                second[:, count] = np.where(lower > 0, lower, 0.0)
    row = [cards.card(position, name) for name in table.row]
    hall = np.array([sum(row[: min(1 + aces, MOST_CLAIMS)]) for aces in counts], dtype=np.float64)
    doc = np.zeros(HAND_COUNT)
    if with_doc:
        by_face = np.array([remedy[REMEDIES[face]] for face in range(1, FACES + 1)])
        doc = np.where(COUNTS > 0, by_face[None, :], 0.0).max(axis=1)
    to_others = first[:, USUAL_COUNT] * position.rivalry
    to_others[TEN - 1] = worth.HALF * table.bank * position.rivalry
    to_others[KING - 1] = (badge if position.is_sheriff else 0.0) * (1 + position.rivalry)
    hall_second = (
        (worth.hidden_claim(position) if table.claims_deck and position.wild_west else 0.0)
        if second_acts
        else 0.0
    )
    tie = TIE_OF_THE_SHERIFF if position.is_sheriff else position.figures.tie
    w = position.figures.weights
    by_face = np.array([w.mine, w.bank, w.store, w.saloon, w.badge, 1.0])[:, None]
    return Prizes(
        first * by_face,
        second * by_face * w.second,
        hall * w.hall,
        hall_second * w.hall * w.second,
        to_others * w.others,
        float(hall[0]) * position.rivalry * w.others,
        doc * w.doc,
        tie,
    )


def values(prize: Prizes, rivals: FloatArray) -> FloatArray:
    """The worth of each of the 252 hands against rivals, whose final hands are chances by rival and
    hand."""
    below = (rivals @ BELOW).reshape(-1, FACES, MOST)
    exactly = (rivals @ EXACTLY).reshape(-1, FACES, MOST)
    strict = below.prod(axis=0)
    tied = (below + exactly).prod(axis=0) - strict
    win = strict + prize.tie * tied
    nobody = exactly[:, :, 0].prod(axis=0)
    win[:, 0] = 0.0
    above = np.maximum(1 - below - exactly, 0.0)
    second = np.zeros((FACES, MOST))
    if prize.second.any():
        second = np.minimum(
            (above / np.maximum(below, 1e-6)).sum(axis=0) * strict + SECOND_OF_A_TIE * tied, 1 - win
        )
        second[:, 0] = 0.0
    gain = (
        win * prize.first
        + second * prize.second
        - (1 - win - nobody[:, None] * (np.arange(MOST) == 0)) * prize.to_others[:, None]
    )
    counted = np.where(prize.first > 0, win, 0.0) + np.where(prize.second > 0, second, 0.0)
    face = np.arange(FACES)[None, :]
    total = gain[face, COUNTS].sum(axis=1)
    lost = (1 - np.minimum(counted, 1.0))[face, COUNTS].prod(axis=1)
    weaker = np.zeros((len(rivals), HAND_COUNT))
    ordered = rivals[:, BY_RANK]
    weaker[:, BY_RANK] = np.cumsum(ordered, axis=1) - ordered / 2
    hall = weaker.prod(axis=0)
    total += hall * prize.hall[COUNTS[:, ACE - 1]] - (1 - hall) * prize.hall_to_others
    if prize.hall_second:
        runner_up = np.minimum(
            ((1 - weaker) / np.maximum(weaker, 1e-6)).sum(axis=0) * hall, 1 - hall
        )
        total += runner_up * prize.hall_second
        lost *= 1 - runner_up
    result: FloatArray = total + lost * (1 - hall) * prize.doc
    return result


def known_value(prize: Prizes, hands: Mapping[int, Dice], me: int) -> float:
    """The worth of my hand when all hands are known; a quick form of `values` for many questions of
    that kind."""
    mine, total, won = hands[me], 0.0, False
    others = [hand for seat, hand in hands.items() if seat != me]
    for face in range(1, FACES + 1):
        have = mine.count(face)
        counts = [hand.count(face) for hand in others]
        above, level = sum([count > have for count in counts]), counts.count(have)
        if not have and not above:
            continue
        share = (1.0 if not level else prize.tie) if have and not above else 0.0
        second = (
            (1 - share if level or above else 0.0) if have and above + (not share) <= 1 else 0.0
        )
        total += share * prize.first[face - 1, have] + second * prize.second[face - 1, have]
        total -= (1 - share) * prize.to_others[face - 1]
        won = (
            won
            or (share > 0 and prize.first[face - 1, have] > 0)
            or (second > 0 and prize.second[face - 1, have] > 0)
        )
    strength = STRENGTH[mine]
    stronger = sum([STRENGTH[hand] > strength for hand in others])
    if not stronger:
        total += prize.hall[mine.count(ACE)]
    else:
        total -= prize.hall_to_others
        total += prize.hall_second if stronger == 1 else 0.0
    if stronger > (1 if prize.hall_second else 0) and not won:
        total += prize.doc[HAND_INDEX[mine]]
    return float(total)
