"""What a listener knows of the deals so far: the money behind every screen, and who hurt whom. All
of it is in the view."""

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

LEAST_ABOVE, MOST_ABOVE = -1, 1
"""The coins beyond an equal part that are asked for before an offer."""

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
    """By seat, how often it voted against a deal of mine, once more if it had promised not to, or
    left me with nothing in one that went through."""
    found: Counter[int] = Counter()
    for deal in past_deals(view):
        if deal.dealer == view.seat:
            found.update(vote.seat for vote in deal.votes if not in_favour(vote.ballot))
            found.update(seat for seat, kept in promises(deal).items() if not kept)
        elif (
            view.seat is not None
            and deal.offer
            and deal.outcome == "accepted"
            and deal.offer[view.seat].is_nothing
        ):
            found[deal.dealer] += 1
    return found


def above_a_part(view: SeatView) -> int:
    """The coins beyond an equal part that I ask for before an offer: one fewer after every deal in
    which I was given less than I ask for, and one more after every other."""
    assert view.seat is not None
    found = 0
    for deal in past_deals(view):
        if deal.offer and deal.dealer != view.seat:
            part = ceil(deal.card.money / view.seats)
            given = deal.offer[view.seat].money >= part + found
            found = max(LEAST_ABOVE, min(MOST_ABOVE, found + (1 if given else -1)))
    return found


def promises(deal: PastDealView) -> dict[int, bool]:
    """By seat, whether its promise about the offer that was voted on was kept."""
    found = {}
    for vote in deal.votes:
        word = deal.words[vote.seat]
        if word in BALLOTS:
            found[vote.seat] = in_favour(word) == in_favour(vote.ballot)
    return found


def trust(view: SeatView, seat: int) -> float:
    """How far somebody's word is believed: by the promises that were kept and broken, with one of
    each to begin with."""
    known = [kept for deal in past_deals(view) if (kept := promises(deal).get(seat)) is not None]
    return (1 + sum(known)) / (2 + len(known))
