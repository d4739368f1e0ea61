"""Bargaining of a dealer: the first offer is a little low, and the final offer meets demands, goes
halfway, or gives a reason why not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Protocol

from fivecups.games.gentlemans_deal.components import ACCOMPLICES
from fivecups.games.gentlemans_deal.redeal import can_pay
from fivecups.games.gentlemans_deal.state import Demand, Offer, Share
from fivecups.games.gentlemans_deal.turn.talk import is_met

from ...bot import Reason
from ...character import TIE, Chooser
from ..observation.deal_history import SeatView, trust

MIN_TRUST = 0.5
"""Trust below which a seat gets nothing for another promise: it has broken more promises than it
has kept."""


class Dealer(Protocol):
    """A dealer who answers demands; `goodwill` is the value in coins that it gives up in a turn to
    meet them."""

    chooser: Chooser
    goodwill: float

    def offer_values(self, view: SeatView, offers: Sequence[Offer]) -> list[float]: ...


def answer_demands(dealer: Dealer, view: SeatView, offer: Offer) -> tuple[Offer, Reason | None]:
    """Return the final offer after all demands on the first offer, oldest first, and the reason for
    the answer to the latest demand."""
    reason, goodwill = None, dealer.goodwill
    for entry in view.table.talk.demands:
        demand = entry.demand
        if demand.reply and demand.seat == demand.whom:
            offer, reason, spent = answer_demand(dealer, view, offer, demand, goodwill)
            goodwill -= spent
    return offer, reason


def answer_demand(
    dealer: Dealer, view: SeatView, offer: Offer, demand: Demand, goodwill: float
) -> tuple[Offer, Reason, float]:
    """Return the offer changed to meet a demand as far as that costs no more than `goodwill`, the
    reason to give, and the cost in coins."""
    card = view.table.card
    assert card is not None
    data = {"seat": demand.seat, "money": demand.money}
    if is_met(demand, offer):
        return offer, Reason("demand-met", data), 0.0
    if demand.seat not in view.table.voters:
        return offer, Reason("demand-without-a-vote", data), 0.0
    if trust(view, demand.seat) < MIN_TRUST:
        return offer, Reason("demand-not-believed", data), 0.0
    steps = [step for step in concessions(offer, demand) if can_pay(card, step)]
    if not steps:
        return offer, Reason("demand-not-to-give", data), 0.0
    value, *step_values = dealer.offer_values(view, (offer, *steps))
    given = sum(share.money for share in offer)
    lots = Random(f"{dealer.chooser.seed} turn {view.table.turn} demand of {demand.seat}")
    nearest_first = sorted(
        zip(steps, step_values, strict=True),
        key=lambda step: (
            not is_met(demand, step[0]),
            -step[0][demand.seat].money,
            -round(step[1] / TIE),
            lots.random(),
        ),
    )
    for step, step_value in nearest_first:
        extra = sum(share.money for share in step) - given
        if dealer.chooser.worth(step_value + goodwill, {"give": extra}) >= value:
            code = "demand-met" if is_met(demand, step) else "demand-halfway"
            reason = Reason(code, {**data, "money": step[demand.seat].money})
            return step, reason, max(0.0, value - step_value)
    code = "demand-without-you" if offer[demand.seat].is_nothing else "demand-too-dear"
    return offer, Reason(code, data), 0.0


def concessions(offer: Offer, demand: Demand) -> Iterator[Offer]:
    """Yield offers that come nearer to a demand, fully or in part: on top of the other shares, or,
    for a seat that gets nothing so far, also in place of another seat's share."""
    offered = offer[demand.seat]
    both = (*offered.accomplices, *demand.accomplices)
    wanted = tuple(accomplice for accomplice in ACCOMPLICES if accomplice in both)
    for accomplices in dict.fromkeys((wanted, offered.accomplices)):
        for money in range(offered.money, max(demand.money, offered.money) + 1):
            share = Share(money, accomplices)
            if share == offered:
                continue
            step = with_share(offer, demand.seat, share)
            yield step
            for other, old in enumerate(step):
                if offered.is_nothing and other != demand.seat and not old.is_nothing:
                    yield with_share(step, other, Share())


def lower_first_offer(offer: Offer) -> Offer:
    """Return the offer with a coin less for every seat that keeps some money, as room to raise it
    later."""
    return tuple(Share(share.money - (share.money > 1), share.accomplices) for share in offer)


def with_share(offer: Offer, seat: int, share: Share) -> Offer:
    """Return the offer with this share for a seat; other seats lose the accomplices in it."""
    return tuple(
        share
        if other == seat
        else Share(
            old.money,
            tuple(
                accomplice for accomplice in old.accomplices if accomplice not in share.accomplices
            ),
        )
        for other, old in enumerate(offer)
    )
