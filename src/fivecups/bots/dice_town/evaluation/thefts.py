"""Values of thefts: a thief draws cards of each back at random from a hand and keeps the best
(DT-36)."""

from __future__ import annotations

from functools import lru_cache
from math import comb

from fivecups.games.dice_town.cards import CLAIM_POINTS
from fivecups.games.dice_town.components import DOC_WIRE

from . import card_values, goods_values
from .position import Position, once_per_position

THEFT_CARDS = 2
"""Number of cards drawn in a usual theft."""
THEFTS_PER_ROUND = 0.28
"""Number of thefts that a player suffers in a round, on average."""
THEFT_HORIZON_ROUNDS = 8.0
"""Number of rounds ahead for which thefts are counted."""

Values = tuple[float, ...]
"""The values of the Store cards, or of the claims, in a hand, in ascending order."""


@lru_cache(maxsize=4096)
def best_drawn(store: Values, claims: Values, from_store: int, from_claims: int) -> float:
    """Return the expected value of the best card if `from_store` Store cards and `from_claims`
    claims are drawn at random from a hand with these values."""
    mean = below = 0.0
    for value in sorted({*store, *claims}):
        chance = none_above(store, from_store, value) * none_above(claims, from_claims, value)
        mean += value * (chance - below)
        below = chance
    return mean


def none_above(values: Values, count: int, limit: float) -> float:
    """Return the chance that none of `count` cards drawn from `values` is above `limit`."""
    return comb(sum([value <= limit for value in values]), count) / comb(len(values), count)


def splits(store: int, claims: int, count: int) -> list[tuple[int, int]]:
    """Return the ways to draw `count` cards as (Store cards, claims), most claims first."""
    count = min(count, store + claims)
    return [
        (count - drawn, drawn) for drawn in range(min(count, claims), max(0, count - store) - 1, -1)
    ]


def best_split(store: Values, claims: Values, count: int) -> float:
    """Return the value of stealing with `count` cards drawn from a hand with these values, split
    between Store cards and claims in the best way."""
    return max(
        [best_drawn(store, claims, *split) for split in splits(len(store), len(claims), count)],
        default=0.0,
    )


def claims_first(store: Values, claims: Values, count: int) -> float:
    """Return the value of stealing with `count` cards drawn from a hand with these values, if the
    thief draws as many claims as possible."""
    return (
        best_drawn(store, claims, *splits(len(store), len(claims), count)[0])
        if store or claims
        else 0.0
    )


def theft(position: Position, victim: int, count: int) -> float:
    """Return the value of stealing the best of `count` cards from an opponent, the opponent's loss
    included."""
    if not position.counts_hands:
        return goods_values.usual_theft(position, victim, count)
    if victim == position.table.guarded:
        return 0.0
    return best_split(*hand_of(position, victim), count) * (1 + harm(position, victim))


def best_theft(position: Position, count: int) -> float:
    """Return the highest value of `theft` over all opponents."""
    return max([theft(position, other, count) for other in position.others], default=0.0)


def harm(position: Position, seat: int) -> float:
    """Return the value to this seat of the opponent `seat` having one point less."""
    return position.rivalry * position.threat[seat]


@once_per_position
def hand_of(position: Position, seat: int) -> tuple[Values, Values]:
    """Return the values of the Store cards and of the claims in the hand of `seat`; cards that are
    not known get likely values."""
    player = position.table.players[seat]
    known = position.table.hand if seat == position.seat else player.known
    store = [
        round(card_values.card_value(position, name), 2)
        for name in known
        if name not in CLAIM_POINTS
    ]
    claims = [
        round(card_values.card_value(position, name), 2) for name in known if name in CLAIM_POINTS
    ]
    store += unknown(position, player.store - len(store))
    claims += [goods_values.hidden_claim(position)] * (player.claims - len(claims))
    return tuple(sorted(store)), tuple(sorted(claims))


def unknown(position: Position, count: int) -> list[float]:
    """Return likely values of `count` unseen Store cards in a hand: evenly spaced among the unseen
    cards, each the better of two, because players keep the better one."""
    rest = (
        sorted(
            round(card_values.card_value(position, name), 2)
            for name in card_values.unseen(position)
        )
        if count
        else []
    )
    return (
        [rest[int(len(rest) * ((step + 0.5) / count) ** 0.5)] for step in range(count)]
        if rest
        else []
    )


def safer(position: Position, wired: tuple[str, ...]) -> float:
    """Return the expected value that putting wire on the claims `wired` saves from thieves in the
    coming rounds."""
    store, claims = hand_of(position, position.seat)
    left = list(claims)
    for name in wired:
        left.remove(round(card_values.card_value(position, name), 2))
    saved = claims_first(store, claims, THEFT_CARDS) - claims_first(store, tuple(left), THEFT_CARDS)
    return 2 * THEFTS_PER_ROUND * min(position.rounds_left, THEFT_HORIZON_ROUNDS) * max(0.0, saved)


def best_wire(position: Position) -> float:
    """Return the value of barbed wire for the best claims in hand."""
    claims = sorted(
        (name for name in position.table.hand if name in CLAIM_POINTS), key=CLAIM_POINTS.__getitem__
    )
    return safer(position, tuple(claims[-DOC_WIRE:]))
