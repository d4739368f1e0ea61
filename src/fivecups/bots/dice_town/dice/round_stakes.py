"""The stakes of a round as numbers for compiled code, and the lead that each final hand brings."""

from __future__ import annotations

from functools import cache

import numpy as np

from fivecups.games.dice_town.cards import CLAIM_POINTS
from fivecups.games.dice_town.components import (
    DICE,
    DOLLARS_A_POINT,
    FIRST_ROUND_VISITS,
    MOST_CLAIMS,
)
from fivecups.games.dice_town.state import FACE_NUMBER

from ...arrays import FloatArray, IntArray
from ...dice.lattice import HAND_COUNT, KEEP_COUNT
from ..compiled.duel_resolution import fill_duel_leads
from ..compiled.keep_solver import nodes_with
from ..compiled.round_resolution import Stakes, ValueScale, fill_leads
from ..evaluation import card_values, goods_values
from ..evaluation.position import BANDIT, CLAIMS_PER_ROUND, NUGGETS_PER_ROUND, Position
from ..evaluation.thefts import best_split, best_wire, claims_first, hand_of
from ..weights import Weights
from .opponent_model import final_hand
from .place_prizes import FACE_COUNTS, RANKS

WORLD_COUNT = 60
"""Number of worlds (final hands of all opponents) that are drawn against several opponents."""
MIN_HAND_CHANCE = 1e-3
"""Chance below which a final hand of a single opponent is left out."""
SCALE_ROUNDS = 24
"""Number of rounds left up to which values are tabulated."""
SCALE_DOLLARS = 80
"""Number of dollars up to which values are tabulated."""
UNKNOWN_WIRE_VALUE = 0.3
"""Points that barbed wire is worth to a player whose claims are not known."""


@cache
def value_scale(weights: Weights, seats: int) -> ValueScale:
    """Return the tables of the values of dollars, nuggets and the badge by the number of rounds
    left; row 0 is the final count."""
    goods = weights.goods
    rounds = [float(left) for left in range(SCALE_ROUNDS)]
    money = np.array(
        [[goods.money(dollars, left) for dollars in range(SCALE_DOLLARS)] for left in rounds]
    )
    money[0] = np.arange(SCALE_DOLLARS) // DOLLARS_A_POINT
    return ValueScale(
        money,
        np.array([goods.nugget(left) for left in rounds]),
        np.array([goods.badge(left) for left in rounds]),
        goods.doc_dollar(seats),
        NUGGETS_PER_ROUND,
        CLAIMS_PER_ROUND,
    )


def round_stakes(position: Position) -> Stakes:
    """Return the stakes of this round as arrays for compiled code, multiplied by the weights of the
    places."""
    table, seats = position.table, range(position.seats)
    players, weights = table.players, position.weights.places
    draw = np.array([card_values.store_draws(position)] * position.seats) * (
        FIRST_ROUND_VISITS if table.round == 1 else 1
    )
    remedy = np.array([[card_values.store_draw(position, 1), UNKNOWN_WIRE_VALUE]] * position.seats)
    remedy[position.seat, 1] = (
        best_wire(position)
        if position.counts_hands and position.is_duel
        else card_values.doc(position, "wire")
    )
    row_values = [card_values.card_value(position, name) for name in table.row]
    digs = np.ones(position.seats, dtype=np.int64)
    digs[position.seat] += card_values.extra_digs(position)
    return Stakes(
        position.seat,
        table.sheriff,
        table.mine,
        table.bank,
        table.claims_deck + len(table.row),
        np.array([player.dollars for player in players]),
        np.array([player.nuggets for player in players]),
        np.array([other_goods(position, seat) for seat in seats]),
        np.array([player.store + player.claims for player in players]),
        loot_values(position) * weights.saloon,
        draw * weights.store,
        digs,
        np.cumsum([0.0, *row_values, *[0.0] * MOST_CLAIMS]) * weights.hall,
        remedy * weights.doc,
        table.guarded,
    )


def loot_values(position: Position) -> FloatArray:
    """Return, by seat and number of cards drawn, the value of the best card that a thief gets from
    that seat's hand."""
    counts = range(DICE + 1)
    loot = np.array([[goods_values.loot(position, count) for count in counts]] * position.seats)
    hand = [card_values.card_value(position, name) for name in position.table.hand]
    ordered = tuple(sorted(hand))
    loot[position.seat] = [
        card_values.expected_best(ordered, count) if count and ordered else 0.0 for count in counts
    ]
    if position.counts_hands:
        for seat in range(position.seats):
            find = claims_first if seat == position.seat else best_split
            loot[seat, 1:] = [find(*hand_of(position, seat), count) for count in counts[1:]]
    return loot


def other_goods(position: Position, seat: int) -> float:
    """Return the value of what a seat has beside dollars, nuggets and the badge."""
    player = position.table.players[seat]
    open_points = (
        sum(CLAIM_POINTS.get(name, 0) for name in player.wired)
        + player.ranches * (player.ranches + 1) / 2
        + sum(BANDIT[name].bounty for name in player.caught) / DOLLARS_A_POINT
    ) * goods_values.open_point(position)
    if seat == position.seat:
        hand = position.table.hand
        return open_points + sum(card_values.card_value(position, name) for name in hand)
    known = [card_values.card_value(position, name) for name in player.known]
    claims = sum(name in CLAIM_POINTS for name in player.known)
    hidden = (player.claims - claims) * goods_values.hidden_claim(position) + (
        player.store - len(known) + claims
    ) * card_values.store_draw(position, 2)
    return open_points + sum(known) + hidden


def sample_worlds(position: Position) -> tuple[IntArray, FloatArray, FloatArray]:
    """Return final hands of all seats in some worlds, the weight of each world, and a random number
    for its ties. Against a single opponent these are all likely hands."""
    random = np.random.default_rng(
        (position.table.round, position.seat, position.table.mine, len(position.table.hand))
    )
    chances = {other: final_hand(position, other) for other in position.others}
    if len(chances) == 1:
        only = chances[position.others[0]]
        likely = np.flatnonzero(only > MIN_HAND_CHANCE)
        hands = np.zeros((len(likely), 2), dtype=np.int64)
        hands[:, position.others[0]] = likely
        return hands, only[likely] / only[likely].sum(), random.random(len(likely))
    hands = np.zeros((WORLD_COUNT, position.seats), dtype=np.int64)
    for other, chance in chances.items():
        quantiles = (np.arange(WORLD_COUNT) + random.random()) / WORLD_COUNT
        drawn = np.searchsorted(np.cumsum(chance), quantiles * chance.sum())
        hands[:, other] = random.permutation(np.minimum(drawn, HAND_COUNT - 1))
    return hands, np.full(WORLD_COUNT, 1 / WORLD_COUNT), random.random(WORLD_COUNT)


def hand_leads(position: Position, stakes: Stakes) -> FloatArray:
    """Return the value of each of the 252 final hands: the position's seat's mean lead after the
    round, in points."""
    scale = value_scale(position.weights, position.seats)
    nodes = nodes_with(tuple(sorted(FACE_NUMBER[face] for face in position.me.dice)))
    own_hands = nodes[nodes >= KEEP_COUNT] - KEEP_COUNT
    leads = np.zeros(HAND_COUNT)
    hands, weight, luck = sample_worlds(position)
    if position.seats == 2:
        opponent = np.ascontiguousarray(hands[:, position.others[0]])
        pairs = np.zeros((HAND_COUNT, HAND_COUNT))
        fill_duel_leads(stakes, scale, FACE_COUNTS, RANKS, own_hands, opponent, pairs)
        leads[own_hands] = pairs[np.ix_(own_hands, opponent)] @ weight
    else:
        fill_leads(stakes, scale, FACE_COUNTS, RANKS, own_hands, hands, weight, luck, leads)
    return leads
