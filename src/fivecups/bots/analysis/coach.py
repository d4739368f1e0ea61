"""What every coach has in common: the best answers first, and their lead in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fivecups.engine import Ask, View

from .report import Advice, Margin, Unit, Weighed

TOSS_UP_BELOW = {"points": 0.1, "win": 0.001}
CLOSE_BELOW = {"points": 1.0, "win": 0.01}
"""Leads of the best choice, in points or in parts of a win."""

BEST = 3
"""How many answers a coach weighs whose figures are estimates."""


def margin_of(costs: Sequence[float], unit: Unit) -> Margin:
    """The lead of the best over the next best, in words; the costs are sorted."""
    if len(costs) == 1:
        return "forced"
    if costs[1] < TOSS_UP_BELOW[unit]:
        return "toss_up"
    return "close" if costs[1] < CLOSE_BELOW[unit] else "clear"


def advice(
    view: View[Any], ask: Ask, choices: list[Weighed], unit: Unit, margin: Margin | None = None
) -> Advice:
    """Advice to the seat that is asked; the choices are sorted, best first."""
    assert view.seat is not None
    lead = margin or margin_of([one.cost for one in choices], unit)
    return Advice(view.seat, ask.id, ask.question, dict(ask.says), lead, choices, unit)
