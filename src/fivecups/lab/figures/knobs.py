"""What can be turned in the figures of Dice Town, and how far a usual turn goes: the larger the
less one knows. Numbers are multiplied by e to the power of a turn, unless a turn is added.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import exp
from typing import Any

import msgspec

from fivecups.bots.dice_town.value.figures import Figures
from fivecups.bots.dice_town.value.learned import Learned

BY_HAND = {
    "liquid": 0.5,
    "nugget": 0.25,
    "badge_stays": 0.3,
    "badge_office": 0.6,
    "played": 0.4,
}
OF_THE_WEST = {
    "ranch_hope": 0.6,
    "bandit": 0.4,
    "indian_die": 0.4,
    "hidden_claim": 0.25,
    "river": 0.4,
}
ADDED = {"claim_risk": 0.5, "loot_risk": 0.5, "tie": 0.15}
"""What may be nothing: a turn adds so much."""

PLACES = {"store": 0.25, "saloon": 0.25, "hall": 0.25, "doc": 0.4}
PLACES_OF_THE_WEST = {"mine": 0.25, "bank": 0.25, "badge": 0.25, "second": 0.4, "others": 0.6}

GOODS = {
    "nugget": 0.25,
    "dollar": 0.2,
    "purse": 0.5,
    "badge": 0.5,
    "claim point": 0.15,
    "equipment point": 0.15,
    "laid point": 0.1,
}
A_CLAIM = 0.3
CARDS = 0.4

LEAST_TIE, MOST_TIE, SUREST_BADGE = 0.0, 0.9, 0.9


@dataclass(frozen=True, slots=True)
class Knob:
    """One thing to turn; ``turn`` gives the figures after a turn of this size."""

    name: str
    size: float
    turn: Callable[[Figures, float], Figures]


def number(name: str, size: float) -> Knob:
    def turn(figures: Figures, by: float) -> Figures:
        return replace(figures, **{name: getattr(figures, name) * exp(by)})

    return Knob(name, size, turn)


def added(name: str, size: float) -> Knob:
    def turn(figures: Figures, by: float) -> Figures:
        return replace(figures, **{name: getattr(figures, name) + by})

    return Knob(name, size, turn)


def weight(name: str, size: float) -> Knob:
    def turn(figures: Figures, by: float) -> Figures:
        weights = figures.weights
        return replace(
            figures, weights=replace(weights, **{name: getattr(weights, name) * exp(by)})
        )

    return Knob(f"weight of {name}", size, turn)


def card(name: str) -> Knob:
    def turn(figures: Figures, by: float) -> Figures:
        cards = [(one, worth * exp(by) if one == name else worth) for one, worth in figures.cards]
        return replace(figures, cards=tuple(cards))

    return Knob(name, CARDS, turn)


def good(name: str, size: float) -> Knob:
    """A learned good while rounds are left."""

    def turn(figures: Figures, by: float) -> Figures:
        learned = figures.learned
        assert learned is not None
        at_the_end, *before = learned.goods[name]
        worths = [worth + by if name == "claim" else worth * exp(by) for worth in before]
        goods = {**learned.goods, name: (at_the_end, *[round(worth, 3) for worth in worths])}
        return replace(figures, learned=Learned(goods, learned.cards, learned.spread))

    return Knob(name, size, turn)


def learned_cards(figures: Figures, by: float) -> Figures:
    learned = figures.learned
    assert learned is not None
    cards = {name: round(worth * exp(by), 3) for name, worth in learned.cards.items()}
    return replace(figures, learned=Learned(learned.goods, cards, learned.spread))


def knobs(figures: Figures, wild_west: bool) -> list[Knob]:
    """Those that change something at such a table."""
    places = {**PLACES, **(PLACES_OF_THE_WEST if wild_west else {})}
    found = [weight(name, size) for name, size in places.items()]
    if figures.learned is not None:
        found += [good(name, size) for name, size in GOODS.items()]
        return [*found, good("claim", A_CLAIM), Knob("cards", CARDS, learned_cards)]
    found += [number(name, size) for name, size in BY_HAND.items()]
    found += [added(name, size) for name, size in ADDED.items()]
    found += [card(name) for name, _ in figures.cards]
    return found + ([number(name, size) for name, size in OF_THE_WEST.items()] if wild_west else [])


def turned(figures: Figures, every: Sequence[Knob], turns: Sequence[float]) -> Figures:
    """The figures after turning each knob by so many usual turns."""
    for knob, by in zip(every, turns, strict=True):
        figures = knob.turn(figures, knob.size * by)
    if figures.learned is not None:
        return replace(figures, learned=safe_when_laid(figures.learned))
    return replace(
        figures,
        tie=min(MOST_TIE, max(LEAST_TIE, figures.tie)),
        badge_stays=min(SUREST_BADGE, figures.badge_stays),
    )


def safe_when_laid(learned: Learned) -> Learned:
    """A point that lies open is worth no less than one of a claim in hand, which can be stolen."""
    points = zip(learned.goods["laid point"], learned.goods["claim point"], strict=True)
    goods = {**learned.goods, "laid point": tuple([max(pair) for pair in points])}
    return Learned(goods, learned.cards, learned.spread)


def part_of_the_way(one: Figures, other: Figures, part: float) -> Figures:
    """Each number so far from the one towards the other."""
    told = between(msgspec.to_builtins(one), msgspec.to_builtins(other), part)
    return msgspec.convert(told, Figures)


def between(one: Any, other: Any, part: float) -> Any:
    if isinstance(one, dict):
        return {name: between(told, other[name], part) for name, told in one.items()}
    if isinstance(one, list | tuple):
        return [between(*pair, part) for pair in zip(one, other, strict=True)]
    return one + part * (other - one) if isinstance(one, float) else one
