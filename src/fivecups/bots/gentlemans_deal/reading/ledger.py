"""What a listener knows of the deals so far: the money behind every screen, and who hurt whom. All
of it is in the view."""

from __future__ import annotations

from collections import Counter
from typing import TypeAlias

from fivecups.engine import View
from fivecups.games.gentlemans_deal.outcome.accomplices import in_favour
from fivecups.games.gentlemans_deal.view import (
    GentlemansDealKnowledge,
    GentlemansDealView,
    PastDealView,
)

SeatView: TypeAlias = View[GentlemansDealView]
"""What a bot sees."""


def past_deals(view: SeatView) -> tuple[PastDealView, ...]:
    """All deals that are over, oldest first."""
    known: GentlemansDealKnowledge = view.knowledge
    latest = view.table.latest
    return (*known.earlier, latest) if latest is not None else ()


def income(view: SeatView) -> list[Counter[str]]:
    """By seat, the money that was paid (GD-4), by its source."""
    found: list[Counter[str]] = [Counter() for _ in range(view.seats)]
    for deal in past_deals(view):
        for payment in deal.payments:
            found[payment.seat][payment.source] += payment.money
    return found


def totals(view: SeatView) -> list[float]:
    """The money of each seat."""
    return [float(sum(sources.values())) for sources in income(view)]


def slights(view: SeatView) -> Counter[int]:
    """By seat, how often it voted against a deal of mine, or left me with nothing in one that went
    through."""
    found: Counter[int] = Counter()
    for deal in past_deals(view):
        if deal.dealer == view.seat:
            found.update(vote.seat for vote in deal.votes if not in_favour(vote.ballot))
        elif (
            view.seat is not None
            and deal.offer
            and deal.outcome == "accepted"
            and deal.offer[view.seat].is_nothing
        ):
            found[deal.dealer] += 1
    return found
