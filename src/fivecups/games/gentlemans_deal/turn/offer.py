"""Offers: the dealer's form, what can be paid, and the events that tell an offer (GD-11, GD-13)."""

from __future__ import annotations

from typing import TypeAlias, TypedDict

from fivecups.engine import Amount, Fields, Form, Refusal, SomeOf

from ..components import ON_A_CARD
from ..state import DealState, Offer, Share, card_in_hand, others
from .talk import what


class ShareAnswer(TypedDict):
    """The share of a single player in the dealer's form answer."""

    money: int
    accomplices: tuple[str, ...]


OfferAnswer: TypeAlias = dict[str, ShareAnswer]
"""The dealer's form answer: the shares by seat number."""


def offer_form(s: DealState, default: Offer) -> Form:
    """Return the form in which the dealer makes an offer, filled in with `default`. Its limits are
    those of the deal card, so only the dealer may see it."""
    card = card_in_hand(s)
    share = Fields(
        {"money": Amount(0, card.money), "accomplices": SomeOf(card.accomplices, 0, ON_A_CARD)}
    )
    seats = sorted(others(s))
    filled = {
        str(seat): {"money": default[seat].money, "accomplices": default[seat].accomplices}
        for seat in seats
    }
    return Form(Fields({str(seat): share for seat in seats}), filled)


def offer_of(s: DealState, answer: OfferAnswer) -> Offer:
    """Return the offer that the dealer's form answer makes: a share for each seat."""
    return tuple(
        Share(**answer[str(seat)]) if seat != s.dealer else Share() for seat in range(s.seats)
    )


def why_not_payable(s: DealState, answer: OfferAnswer) -> Refusal | None:
    """Return a refusal if the answer offers more than the deal card shows, else None (GD-11). Only
    the dealer may see the reason."""
    card = card_in_hand(s)
    offered = sum(share["money"] for share in answer.values())
    if offered > card.money:
        return Refusal("too-much-money", "GD-11", {"offered": offered, "money": card.money})
    accomplices = [accomplice for share in answer.values() for accomplice in share["accomplices"]]
    for accomplice in accomplices:
        if accomplices.count(accomplice) > 1:
            return Refusal("accomplice-offered-twice", "GD-11", {"accomplice": accomplice})
    return None


def tell_the_offer(s: DealState, rule: str) -> None:
    for seat in others(s):
        share = s.offer[seat]
        if not share.is_nothing:
            made_of = what(share.money, share.accomplices)
            s.tell(
                "offered",
                rule,
                whom=seat,
                what=made_of,
                money=share.money,
                accomplices=share.accomplices,
            )
    left_out = tuple(seat for seat in others(s) if s.offer[seat].is_nothing)
    if left_out:
        s.tell("offered_nothing", rule, seats=left_out)
