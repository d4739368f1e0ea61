"""Values of everything that a seat holds, in points at the end, and the leads between seats."""

from __future__ import annotations

from dataclasses import dataclass

from fivecups.games.dice_town.cards import BACKS, CLAIM_POINTS, NAME
from fivecups.games.dice_town.components import BANDITS
from fivecups.games.dice_town.state import DECK, DiceTownState

from ..weights import DOLLAR_POINTS, Weights, weights_for
from . import card_values, goods_values
from .position import CLAIMS_PER_ROUND, NUGGETS_PER_ROUND


def rounds_to_come(mine: int, claims: int) -> float:
    """Return the estimated number of rounds left, by the numbers of nuggets in the Mine and of
    claims without an owner."""
    return min(mine / NUGGETS_PER_ROUND, claims / CLAIMS_PER_ROUND)


@dataclass(frozen=True, slots=True)
class Owner:
    """The facts about a seat's holdings on which the values of its cards depend."""

    weights: Weights
    rounds_left: float
    rivalry: float
    ranches: int
    store_cards: int
    bandits_caught: int
    others_dollars: tuple[int, ...]


def owner(s: DiceTownState, seat: int, weights: Weights) -> Owner:
    claims = len(s.claims[DECK]) + len(s.row)
    return Owner(
        weights,
        max(1.0, rounds_to_come(s.mine, claims)),
        1 / (s.seats - 1),
        len(s.ranches[seat]),
        len(s.store[seat]),
        len(s.caught[seat]),
        tuple([s.dollars[other] for other in s.opponents(seat)]),
    )


def holdings(s: DiceTownState, seat: int, weights: Weights) -> float:
    """Return the value of everything that a seat holds, its hand included."""
    me = owner(s, seat, weights)
    hand = [NAME[card] for back in BACKS for card in s.piles(back)[seat]]
    laid = (
        DOLLAR_POINTS * sum([BANDITS[bandit].bounty for bandit in s.caught[seat]])
        + sum([CLAIM_POINTS[NAME[card]] for card in s.wired[seat]])
        + me.ranches * (me.ranches + 1) / 2
    )
    return (
        goods_values.nugget(me) * s.nuggets[seat]
        + goods_values.money(me, s.dollars[seat])
        + goods_values.open_point(me) * laid
        + goods_values.ranch_promise(me)
        + (goods_values.badge(me) if s.sheriff == seat else 0.0)
        + sum([card_values.card_value(me, name) for name in hand])
        + goods_values.bandit(me) * len(s.hired[seat])
        + (goods_values.indian_die(me) if s.die_holder == seat else 0.0)
    )


def leads(s: DiceTownState) -> list[float]:
    """Return, by seat, the value of its holdings less the mean of the others'; after the end, of
    the scores."""
    if s.result is not None:
        have = [float(score) for score in s.result.scores]
    else:
        weights = weights_for("expert", s.seats, bool(s.options["wild_west"]))
        have = [holdings(s, seat, weights) for seat in range(s.seats)]
    whole = sum(have)
    return [mine - (whole - mine) / (s.seats - 1) for mine in have]
