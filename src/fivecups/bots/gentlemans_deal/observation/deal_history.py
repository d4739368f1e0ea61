"""The history of deals in a view: each seat's money, kept and broken promises, and slights."""

from __future__ import annotations

from collections import Counter
from math import ceil
from typing import TypeAlias

from fivecups.engine import View
from fivecups.games.gentlemans_deal.outcome.accomplices import in_favour
from fivecups.games.gentlemans_deal.state import BALLOTS
from fivecups.games.gentlemans_deal.view import (
    GentlemansDealKnowledge,
    GentlemansDealView,
    PastDealView,
)

MIN_EXTRA_COINS, MAX_EXTRA_COINS = -1, 1
"""Coins beyond an equal part that a seat demands before an offer, at least and at most."""

SeatView: TypeAlias = View[GentlemansDealView]
"""The view that a bot of Gentleman's Deal gets."""


def past_deals(view: SeatView) -> tuple[PastDealView, ...]:
    """Return all finished deals, oldest first."""
    knowledge: GentlemansDealKnowledge = view.knowledge
    latest = view.table.latest
    return (*knowledge.earlier, latest) if latest is not None else ()


def income_by_source(view: SeatView) -> list[Counter[str]]:
    """Return by seat the money that it was paid so far (GD-4), by source."""
    income: list[Counter[str]] = [Counter() for _ in range(view.seats)]
    for deal in past_deals(view):
        for payment in deal.payments:
            income[payment.seat][payment.source] += payment.money
    return income


def money_by_seat(view: SeatView) -> list[float]:
    """Return the money of each seat, added up from all payments."""
    return [float(sum(sources.values())) for sources in income_by_source(view)]


def slight_counts(view: SeatView) -> Counter[int]:
    """Return by seat how often it slighted the seat of this view: by a vote against its deal, by
    breaking a promise to vote for it, or by an accepted deal that gave it nothing."""
    counts: Counter[int] = Counter()
    for deal in past_deals(view):
        if deal.dealer == view.seat:
            counts.update(vote.seat for vote in deal.votes if not in_favour(vote.ballot))
            counts.update(seat for seat, kept in promise_outcomes(deal).items() if not kept)
        elif (
            view.seat is not None
            and deal.offer
            and deal.outcome == "accepted"
            and deal.offer[view.seat].is_nothing
        ):
            counts[deal.dealer] += 1
    return counts


def extra_coins_to_ask(view: SeatView) -> int:
    """Return the coins beyond an equal part that this seat demands before an offer: one more after
    every deal that gave it as much as it would demand, and one fewer after every other."""
    assert view.seat is not None
    extra = 0
    for deal in past_deals(view):
        if deal.offer and deal.dealer != view.seat:
            part = ceil(deal.card.money / view.seats)
            was_met = deal.offer[view.seat].money >= part + extra
            extra = max(MIN_EXTRA_COINS, min(MAX_EXTRA_COINS, extra + (1 if was_met else -1)))
    return extra


def promise_outcomes(deal: PastDealView) -> dict[int, bool]:
    """Return by seat True if it kept its promise about the offer that was voted on, False if it
    broke it; seats without a promise are left out."""
    outcomes = {}
    for vote in deal.votes:
        word = deal.words[vote.seat]
        if word in BALLOTS:
            outcomes[vote.seat] = in_favour(word) == in_favour(vote.ballot)
    return outcomes


def trust(view: SeatView, seat: int) -> float:
    """Return the part of its promises that a seat has kept, from 0 to 1, with one kept and one
    broken promise added so that it starts at a half."""
    outcomes = [
        kept for deal in past_deals(view) if (kept := promise_outcomes(deal).get(seat)) is not None
    ]
    return (1 + sum(outcomes)) / (2 + len(outcomes))
