"""How a dealer bargains: he offers a little less at first, and the final offer takes up the demands
that were made of it, goes halfway, or says why not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from fivecups.games.gentlemans_deal.components import ACCOMPLICES
from fivecups.games.gentlemans_deal.secrecy import can_pay
from fivecups.games.gentlemans_deal.state import Demand, Offer, Share
from fivecups.games.gentlemans_deal.turn.talk import is_met

from ...bot import Reason
from ...character import Chooser
from ..reading.ledger import SeatView, trust

BELIEVED = 0.5
"""Who has broken more promises than he has kept gets nothing for another one."""


class Dealer(Protocol):
    """Who listens; `goodwill` is the money that he gives up in a turn to meet demands."""

    chooser: Chooser
    goodwill: float

    def worth_of_offers(self, view: SeatView, offers: Sequence[Offer]) -> list[float]: ...


def heard(dealer: Dealer, view: SeatView, offer: Offer) -> tuple[Offer, Reason | None]:
    """The final offer after all demands that were made of the first one, the oldest first, and what
    is said about the latest."""
    reason, goodwill = None, dealer.goodwill
    for said in view.table.talk.demands:
        if said.demand.reply and said.demand.seat == said.demand.whom:
            offer, reason, spent = heard_one(dealer, view, offer, said.demand, goodwill)
            goodwill -= spent
    return offer, reason


def heard_one(
    dealer: Dealer, view: SeatView, offer: Offer, demand: Demand, goodwill: float
) -> tuple[Offer, Reason, float]:
    """A demand is met as far as that costs no more than goodwill; returns what it did cost."""
    card = view.table.card
    assert card is not None
    data = {"seat": demand.seat, "money": demand.money}
    if is_met(demand, offer):
        return offer, Reason("demand-met", data), 0.0
    if demand.seat not in view.table.voters:
        return offer, Reason("demand-without-a-vote", data), 0.0
    if trust(view, demand.seat) < BELIEVED:
        return offer, Reason("demand-not-believed", data), 0.0
    steps = [step for step in concessions(offer, demand) if can_pay(card, step)]
    if not steps:
        return offer, Reason("demand-not-to-give", data), 0.0
    worth, *worths = dealer.worth_of_offers(view, (offer, *steps))
    given = sum(share.money for share in offer)
    nearest_first = sorted(
        zip(steps, worths, strict=True),
        key=lambda one: (not is_met(demand, one[0]), -one[0][demand.seat].money, -one[1]),
    )
    for step, step_worth in nearest_first:
        extra = sum(share.money for share in step) - given
        if dealer.chooser.worth(step_worth + goodwill, {"give": extra}) >= worth:
            code = "demand-met" if is_met(demand, step) else "demand-halfway"
            reason = Reason(code, {**data, "money": step[demand.seat].money})
            return step, reason, max(0.0, worth - step_worth)
    code = "demand-without-you" if offer[demand.seat].is_nothing else "demand-too-dear"
    return offer, Reason(code, data), 0.0


def concessions(offer: Offer, demand: Demand) -> Iterator[Offer]:
    """Offers that come nearer to a demand, all of it or in part: beside what the others get, or for
    somebody who was left out instead of what one of them gets."""
    had = offer[demand.seat]
    both = (*had.accomplices, *demand.accomplices)
    wanted = tuple(one for one in ACCOMPLICES if one in both)
    for accomplices in dict.fromkeys((wanted, had.accomplices)):
        for money in range(had.money, max(demand.money, had.money) + 1):
            share = Share(money, accomplices)
            if share == had:
                continue
            step = with_share(offer, demand.seat, share)
            yield step
            for other, theirs in enumerate(step):
                if had.is_nothing and other != demand.seat and not theirs.is_nothing:
                    yield with_share(step, other, Share())


def with_room_to_raise(offer: Offer) -> Offer:
    """What is said first: a coin less than one would give, for those who still get something."""
    return tuple(Share(share.money - (share.money > 1), share.accomplices) for share in offer)


def with_share(offer: Offer, seat: int, share: Share) -> Offer:
    """The offer with this share for a seat; its accomplices are taken from whoever had them."""
    return tuple(
        share
        if other == seat
        else Share(had.money, tuple(one for one in had.accomplices if one not in share.accomplices))
        for other, had in enumerate(offer)
    )
