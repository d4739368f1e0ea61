"""A bot for Pig."""

from __future__ import annotations

from typing import Any

from fivecups.engine import Answer, Ask, View

ENOUGH = 20
"""The points in the pot from which another roll costs more on average than it brings."""


class CautiousBot:
    """A bot that keeps the pot as soon as a roll would lose more than it wins."""

    def answer(self, view: View[Any], ask: Ask) -> Answer:
        return ("hold",) if view.table.pot >= ENOUGH else ("roll",)
