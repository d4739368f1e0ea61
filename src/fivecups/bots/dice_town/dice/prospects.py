"""What a round means for the game: the stakes of a table as numbers for compiled code, and the lead
that each hand brings."""

from __future__ import annotations

from functools import cache

import numpy as np

from fivecups.games.dice_town.cards import CLAIM_POINTS
from fivecups.games.dice_town.components import (
    BADGE_POINTS,
    DICE,
    DOLLARS_A_POINT,
    FIRST_ROUND_VISITS,
    MOST_CLAIMS,
)
from fivecups.games.dice_town.state import FACE_NUMBER

from ...arrays import FloatArray, IntArray
from ...dice.lattice import HAND_COUNT, KEEP_COUNT
from ..compiled.keeping import nodes_with
from ..compiled.pairs import lead_pairs
from ..compiled.resolution import Scale, Stakes, leads
from ..value import cards, worth
from ..value.figures import (
    CLAIMS_A_ROUND,
    NUGGETS_A_ROUND,
    REACH,
    Figures,
)
from ..value.learned import LIQUID_SCALE
from ..value.position import BANDIT, Position
from ..value.thefts import best_split, best_wire, claims_first, hand_of
from .figures import (
    DOC_DOLLAR,
    DOLLARS,
    OTHERS_WIRE,
    RARE_HAND,
    ROUNDS,
    WORLDS,
)
from .foresight import final_hand
from .hands import COUNTS, RANK


@cache
def scale(figures: Figures, seats: int) -> Scale:
    """What things are worth by the rounds that are left."""
    rounds = np.arange(ROUNDS, dtype=np.float64)[:, None]
    dollars = np.arange(DOLLARS, dtype=np.float64)[None, :]
    money = worth.HALF * dollars + figures.liquid * (
        1 - np.exp(-dollars / LIQUID_SCALE)
    ) * np.minimum(1, rounds / REACH)
    money[0] = dollars[0] // DOLLARS_A_POINT
    left = rounds[:, 0]
    badge = BADGE_POINTS * figures.badge_stays**left + figures.badge_office * np.minimum(
        1, left / REACH
    )
    badge[0] = BADGE_POINTS
    nugget = np.where(left > 0, figures.nugget, 1.0)
    dollar = DOC_DOLLAR
    learned = figures.learned
    if learned is not None:
        money = np.array([[learned.money(purse, one) for purse in range(DOLLARS)] for one in left])
        money[0] = dollars[0] // DOLLARS_A_POINT
        nugget = np.array([learned.good("nugget", one) for one in left])
        badge = np.array([learned.good("badge", one) for one in left])
        dollar = learned.good("dollar", 2.0) * (1 + 1 / (seats - 1))
    return Scale(money, nugget, badge, dollar, NUGGETS_A_ROUND, CLAIMS_A_ROUND)


def stakes(position: Position) -> Stakes:
    table, seats = position.table, range(position.seats)
    values = tuple(sorted(cards.card(position, name) for name in table.hand))
    loot = np.array([[worth.loot(position, count) for count in range(DICE + 1)]] * position.seats)
    loot[position.seat] = [
        cards.expected_best(values, count) if count and values else 0.0 for count in range(DICE + 1)
    ]
    if position.informed:
        for seat in seats:
            find = claims_first if seat == position.seat else best_split
            loot[seat, 1:] = [find(*hand_of(position, seat), count) for count in range(1, DICE + 1)]
    draw = np.array([cards.store_draws(position)] * position.seats) * (
        FIRST_ROUND_VISITS if table.round == 1 else 1
    )
    remedy = np.array([[cards.store_draw(position, 1), OTHERS_WIRE]] * position.seats)
    remedy[position.seat, 1] = (
        best_wire(position)
        if position.informed and position.is_duel
        else cards.doc(position, "wire")
    )
    row = np.cumsum(
        [0.0, *[cards.card(position, name) for name in table.row], *[0.0] * MOST_CLAIMS]
    )
    digs = np.ones(position.seats, dtype=np.int64)
    digs[position.seat] += "dynamite" in table.hand
    players, weights = table.players, position.figures.weights
    return Stakes(
        position.seat,
        table.sheriff,
        table.mine,
        table.bank,
        table.claims_deck + len(table.row),
        np.array([player.dollars for player in players]),
        np.array([player.nuggets for player in players]),
        np.array([rest(position, seat) for seat in seats]),
        np.array([player.store + player.claims for player in players]),
        loot * weights.saloon,
        draw * weights.store,
        digs,
        row * weights.hall,
        remedy * weights.doc,
        table.guarded,
    )


def rest(position: Position, seat: int) -> float:
    """What a seat has beside dollars, nuggets and the badge."""
    player = position.table.players[seat]
    laid = (
        sum(CLAIM_POINTS.get(name, 0) for name in player.wired)
        + player.ranches * (player.ranches + 1) / 2
        + sum(BANDIT[name].bounty for name in player.caught) / DOLLARS_A_POINT
    ) * worth.laid_point(position)
    if seat == position.seat:
        return laid + sum(cards.card(position, name) for name in position.table.hand)
    known = [cards.card(position, name) for name in player.known]
    claims = sum(name in CLAIM_POINTS for name in player.known)
    hidden = (player.claims - claims) * worth.hidden_claim(position) + (
        player.store - len(known) + claims
    ) * cards.store_draw(position, 2)
    return laid + sum(known) + hidden


def worlds(position: Position) -> tuple[IntArray, FloatArray, FloatArray]:
    """Final hands of all seats in some worlds, how likely each world is, and its luck; in all
    worlds where there is one opponent."""
    random = np.random.default_rng(
        (position.table.round, position.seat, position.table.mine, len(position.table.hand))
    )
    chances = {other: final_hand(position, other) for other in position.others}
    if len(chances) == 1:
        only = chances[position.others[0]]
        likely = np.flatnonzero(only > RARE_HAND)
        hands = np.zeros((len(likely), 2), dtype=np.int64)
        hands[:, position.others[0]] = likely
        return hands, only[likely] / only[likely].sum(), random.random(len(likely))
    count = WORLDS
    hands = np.zeros((count, position.seats), dtype=np.int64)
    for other, chance in chances.items():
        at = (np.arange(count) + random.random()) / count
        drawn = np.minimum(np.searchsorted(np.cumsum(chance), at * chance.sum()), HAND_COUNT - 1)
        hands[:, other] = random.permutation(drawn)
    return hands, np.full(count, 1 / count), random.random(count)


def hand_values(position: Position, at_stake: Stakes) -> FloatArray:
    """The worth of each final hand: the lead after the round, in points."""
    numbers = scale(position.figures, position.seats)
    nodes = nodes_with(tuple(sorted(FACE_NUMBER[face] for face in position.me.dice)))
    mine = nodes[nodes >= KEEP_COUNT] - KEEP_COUNT
    found = np.zeros(HAND_COUNT)
    rivals, weight, luck = worlds(position)
    if position.seats == 2:
        his = np.ascontiguousarray(rivals[:, position.others[0]])
        against = np.zeros((HAND_COUNT, HAND_COUNT))
        lead_pairs(at_stake, numbers, COUNTS, RANK, mine, his, against)
        found[mine] = against[np.ix_(mine, his)] @ weight
    else:
        leads(at_stake, numbers, COUNTS, RANK, mine, rivals, weight, luck, found)
    return found
