"""What a thief finds in one hand (DT-36): he draws so many cards of each back at random and keeps
the best."""

from __future__ import annotations

from functools import lru_cache
from math import comb

from fivecups.games.dice_town.cards import CLAIM_POINTS
from fivecups.games.dice_town.components import DOC_WIRE

from . import cards, worth
from .figures import A_THEFT, SIGHT, THEFTS_A_ROUND
from .position import Position

Values = tuple[float, ...]
"""The worths of the cards with one back, in ascending order."""


@lru_cache(maxsize=4096)
def best_drawn(store: Values, claims: Values, from_store: int, from_claims: int) -> float:
    """The expected worth of the best of the cards drawn."""
    mean = below = 0.0
    for value in sorted({*store, *claims}):
        chance = none_above(store, from_store, value) * none_above(claims, from_claims, value)
        mean += value * (chance - below)
        below = chance
    return mean


def none_above(values: Values, count: int, limit: float) -> float:
    """The chance that none of so many cards drawn is worth more."""
    return comb(sum([value <= limit for value in values]), count) / comb(len(values), count)


def splits(store: int, claims: int, count: int) -> list[tuple[int, int]]:
    """How many cards of each back a thief may draw, most claims first."""
    count = min(count, store + claims)
    return [
        (count - drawn, drawn) for drawn in range(min(count, claims), max(0, count - store) - 1, -1)
    ]


def best_split(store: Values, claims: Values, count: int) -> float:
    """What a thief finds who draws where he expects most."""
    return max(
        [best_drawn(store, claims, *split) for split in splits(len(store), len(claims), count)],
        default=0.0,
    )


def claims_first(store: Values, claims: Values, count: int) -> float:
    """What a thief finds who draws claims as long as there are any."""
    return (
        best_drawn(store, claims, *splits(len(store), len(claims), count)[0])
        if store or claims
        else 0.0
    )


def theft(position: Position, victim: int, count: int) -> float:
    """What a theft of the best of so many cards from this opponent brings, his loss included."""
    if not position.informed:
        return worth.theft(position, victim, count)
    if victim == position.table.guarded:
        return 0.0
    return best_split(*hand_of(position, victim), count) * (1 + harm(position, victim))


def best_theft(position: Position, count: int) -> float:
    """The same for the opponent from whom it brings most."""
    return max([theft(position, other, count) for other in position.others], default=0.0)


def harm(position: Position, seat: int) -> float:
    """What it is worth that this opponent has a point less."""
    return position.rivalry * position.threat[seat]


def hand_of(position: Position, seat: int) -> tuple[Values, Values]:
    """The Store cards and the claims in a hand, those that one cannot see as they are likely to
    be."""
    if seat not in position.likely_hands:
        position.likely_hands[seat] = guess(position, seat)
    return position.likely_hands[seat]


def guess(position: Position, seat: int) -> tuple[Values, Values]:
    player = position.table.players[seat]
    known = position.table.hand if seat == position.seat else player.known
    store = [round(cards.card(position, name), 2) for name in known if name not in CLAIM_POINTS]
    claims = [round(cards.card(position, name), 2) for name in known if name in CLAIM_POINTS]
    store += unknown(position, player.store - len(store))
    claims += [worth.hidden_claim(position)] * (player.claims - len(claims))
    return tuple(sorted(store)), tuple(sorted(claims))


def unknown(position: Position, count: int) -> list[float]:
    """Store cards that somebody has chosen to keep, each the better of two: by even steps through
    those that one has not seen."""
    rest = (
        sorted(round(cards.card(position, name), 2) for name in cards.unseen(position))
        if count
        else []
    )
    return (
        [rest[int(len(rest) * ((step + 0.5) / count) ** 0.5)] for step in range(count)]
        if rest
        else []
    )


def safer(position: Position, wired: tuple[str, ...]) -> float:
    """What it brings to have these claims where nobody can steal them."""
    store, claims = hand_of(position, position.seat)
    left = list(claims)
    for name in wired:
        left.remove(round(cards.card(position, name), 2))
    saved = claims_first(store, claims, A_THEFT) - claims_first(store, tuple(left), A_THEFT)
    return 2 * THEFTS_A_ROUND * min(position.rounds_left, SIGHT) * max(0.0, saved)


def best_wire(position: Position) -> float:
    """What barbed wire brings for the best claims in hand."""
    claims = sorted(
        (name for name in position.table.hand if name in CLAIM_POINTS), key=CLAIM_POINTS.__getitem__
    )
    return safer(position, tuple(claims[-DOC_WIRE:]))
