"""Parts that all coaches share: the number of answers they show, and the lead of the best one as a
word."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fivecups.engine import Ask, View

from .report import Advice, Margin, Unit, Weighed

TOSS_UP_BELOW = {"points": 0.1, "win": 0.001}
CLOSE_BELOW = {"points": 1.0, "win": 0.01}
"""Lead of the best choice over the next below which the decision is called close, by unit (points
or parts of a win); below `TOSS_UP_BELOW` it is called a toss-up."""

MAX_ADVISED_ANSWERS = 3
"""Maximum number of answers that a coach shows where values are estimates."""


def margin_of(costs: Sequence[float], unit: Unit) -> Margin:
    """Return the word for the lead of the best choice over the next; `costs` are sorted, so the
    second cost is the lead."""
    if len(costs) == 1:
        return "forced"
    if costs[1] < TOSS_UP_BELOW[unit]:
        return "toss_up"
    return "close" if costs[1] < CLOSE_BELOW[unit] else "clear"


def advice(
    view: View[Any], ask: Ask, choices: list[Weighed], unit: Unit, margin: Margin | None = None
) -> Advice:
    """Build the advice to the seat that is asked from its weighed `choices`, which are sorted, best
    first."""
    assert view.seat is not None
    lead = margin or margin_of([choice.cost for choice in choices], unit)
    return Advice(view.seat, ask.id, ask.question, dict(ask.says), lead, choices, unit)
