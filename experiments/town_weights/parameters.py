"""The weights of a row that the search changes, and the size of one step of each.

A step of `s` multiplies a number by e to the power of its size times `s`; numbers that may be 0 or
negative are added to instead. Curves change in all points but the final count.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import Any

import msgspec

from fivecups.bots.dice_town.weights import Weights

PLACES = {"store": 0.25, "saloon": 0.25, "hall": 0.25, "doc": 0.4}
WILD_WEST_PLACES = {"mine": 0.25, "bank": 0.25, "badge": 0.25, "second": 0.4, "others": 0.6}
FORMULA_GOODS = {"purse": 0.5, "early_nugget": 0.25, "badge_survival": 0.3, "office": 0.6}
WILD_WEST_GOODS = {
    "played_cards": 0.4,
    "ranch_promise": 0.6,
    "hired_bandit": 0.4,
    "held_indian_die": 0.4,
    "unseen_claim": 0.25,
    "unseen_river_card": 0.4,
}
CURVE_GOODS = {
    "nugget_curve": 0.25,
    "dollar_curve": 0.2,
    "purse_curve": 0.5,
    "badge_curve": 0.5,
    "claim_point_curve": 0.15,
    "equipment_point_curve": 0.15,
    "open_point_curve": 0.1,
}
ADDED = {"claim_risk": 0.5, "tie": 0.15, "claim_curve": 0.3}
CARDS = 0.4
BOUNDS = {"tie": (0.0, 0.9), "badge_survival": (0.0, 0.9)}
DIGITS = 3


@dataclass(frozen=True, slots=True)
class Parameter:
    """One entry of a row: its path in the row as plain data, and the size of a step."""

    path: tuple[str, ...]
    size: float

    @property
    def name(self) -> str:
        return " ".join(self.path)


def parameters(weights: Weights, wild_west: bool) -> list[Parameter]:
    """Return the parameters that make a difference at such a table."""
    places = {**PLACES, **(WILD_WEST_PLACES if wild_west else {})}
    chosen = [Parameter(("places", name), size) for name, size in places.items()]
    if weights.goods.by_rounds:
        goods = {**CURVE_GOODS, "claim_curve": ADDED["claim_curve"]}
    else:
        goods = {**FORMULA_GOODS, "claim_risk": ADDED["claim_risk"]}
        if wild_west:
            goods |= WILD_WEST_GOODS
            chosen.append(Parameter(("tie",), ADDED["tie"]))
    chosen += [Parameter(("goods", name), size) for name, size in goods.items()]
    chosen += [Parameter(("goods", "cards", name), CARDS) for name in weights.goods.cards]
    return chosen


def changed(weights: Weights, chosen: Sequence[Parameter], steps: Sequence[float]) -> Weights:
    """Return the weights after a step of each parameter."""
    row = msgspec.to_builtins(defaults_included(weights))
    for parameter, step in zip(chosen, steps, strict=True):
        *parents, name = parameter.path
        entry = row
        for parent in parents:
            entry = entry[parent]
        entry[name] = moved(name, entry[name], parameter.size * step)
    if weights.goods.by_rounds:
        safe_open_points(row["goods"])
    return msgspec.convert(row, Weights)


def defaults_included(weights: Weights) -> dict[str, Any]:
    """Return a row as plain data, with the entries that a file leaves out."""
    goods = {field: getattr(weights.goods, field) for field in weights.goods.__struct_fields__}
    places = {field: getattr(weights.places, field) for field in weights.places.__struct_fields__}
    kind = "curve" if weights.goods.by_rounds else "formula"
    return {"goods": {"type": kind, **goods}, "places": places, "tie": weights.tie}


def moved(name: str, value: Any, by: float) -> Any:
    """Return a number or a curve after a step."""
    if isinstance(value, list | tuple):
        final, *before = value
        return [final, *[moved(name, entry, by) for entry in before]]
    low, high = BOUNDS.get(name, (-1e9, 1e9))
    after = value + by if name in ADDED else value * exp(by)
    return round(float(min(high, max(low, after))), DIGITS)


def safe_open_points(goods: dict[str, Any]) -> None:
    """Raise the values of open points to those of points in hand, which can be stolen."""
    pairs = zip(goods["open_point_curve"], goods["claim_point_curve"], strict=True)
    goods["open_point_curve"] = [max(pair) for pair in pairs]


def part_of_the_way(start: Weights, end: Weights, part: float) -> Weights:
    """Return weights that lie `part` of the way from one row to another of the same kind."""
    row = blend(defaults_included(start), defaults_included(end), part)
    return msgspec.convert(row, Weights)


def blend(start: Any, end: Any, part: float) -> Any:
    """Return plain data with every number `part` of the way from start to end."""
    if isinstance(start, dict):
        return {name: blend(value, end[name], part) for name, value in start.items()}
    if isinstance(start, list | tuple):
        return [blend(*pair, part) for pair in zip(start, end, strict=True)]
    return round(start + part * (end - start), DIGITS) if isinstance(start, float) else start
