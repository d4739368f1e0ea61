"""The places at which views and answers of Gentleman's Deal contain seats."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from fivecups.games.gentlemans_deal.state import Offer, rules
from fivecups.games.gentlemans_deal.view import (
    GentlemansDealKnowledge,
    GentlemansDealView,
    PastDealView,
    TalkView,
)

from ..own_chair import SeatFields, SeatNumbers


def renumber_table(table: GentlemansDealView, numbers: SeatNumbers) -> GentlemansDealView:
    """Return the renumbered table; demands stay in the order in which they were made, voters
    clockwise from the dealer."""
    number = numbers.number
    demands = [
        replace(
            entry,
            demand=replace(
                entry.demand, seat=number(entry.demand.seat), whom=number(entry.demand.whom)
            ),
        )
        for entry in table.talk.demands
    ]
    return replace(
        table,
        dealer=number(table.dealer),
        offer=renumber_offer(table.offer, numbers),
        replaced=renumber_offer(table.replaced, numbers),
        talk=TalkView(tuple(demands)),
        voters=numbers.ordered(table.voters),
        players=numbers.row(table.players),
        jailed=None if table.jailed is None else number(table.jailed),
        latest=None if table.latest is None else renumber_deal(table.latest, numbers),
    )


def renumber_offer(offer: Offer | None, numbers: SeatNumbers) -> Offer | None:
    return numbers.row(offer) if offer else offer


@lru_cache(maxsize=4096)
def renumber_deal(deal: PastDealView, numbers: SeatNumbers) -> PastDealView:
    """Return a renumbered finished deal."""
    number = numbers.number
    return replace(
        deal,
        dealer=number(deal.dealer),
        offer=renumber_offer(deal.offer, numbers),
        votes=tuple([replace(vote, seat=number(vote.seat)) for vote in deal.votes]),
        words=numbers.row(deal.words),
        payments=tuple([replace(payment, seat=number(payment.seat)) for payment in deal.payments]),
    )


def renumber_knowledge(
    knowledge: GentlemansDealKnowledge, numbers: SeatNumbers
) -> GentlemansDealKnowledge:
    return GentlemansDealKnowledge(
        tuple([renumber_deal(deal, numbers) for deal in knowledge.earlier])
    )


SEAT_FIELDS = SeatFields(
    rules, renumber_table, renumber_knowledge, single=frozenset({"seat", "whom", "dealer", "first"})
)
