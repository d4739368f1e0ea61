"""The dealer's first offer and the final one, and the clock of the talk (GD-11 to GD-14)."""

from __future__ import annotations

from typing import TypeAlias, TypedDict

from fivecups.engine import CLOCK, Amount, Choices, Fields, Form, Refusal, SomeOf

from ..components import ON_A_CARD
from ..outcome.settle import settle
from ..state import DealState, Offer, Share, card_in_hand, others, rules
from ..vote import open_the_vote
from .talk import forget_words, open_the_talk, what


class ShareAnswer(TypedDict):
    """What a dealer's answer gives one player."""

    money: int
    accomplices: tuple[str, ...]


OfferAnswer: TypeAlias = dict[str, ShareAnswer]
"""A dealer's answer: a share by the number of the seat."""


def ask_for_the_first_offer(s: DealState) -> None:
    """GD-11, GD-12: the dealer is awaited, and the others may talk."""
    s.ask(first_offer, s.dealer)
    open_the_talk(s)
    run_the_clock(s)


def run_the_clock(s: DealState) -> None:
    """GD-14: one clock a turn, from the draw of the card to the final offer: the same turn is the
    same clock."""
    seconds = s.options["talk_seconds"]
    if seconds is not None:
        s.meanwhile(talk_time_up, (CLOCK,), s.turn, seconds)


@rules.question("GD-11")
def first_offer(s: DealState, seat: int) -> Choices:
    """GD-11: for every other player, by the number of the seat, money and accomplices of the card,
    or nothing."""
    return offer_form(s, (Share(),) * s.seats)


@first_offer.checked
def why_not_offer(s: DealState, seat: int, answer: OfferAnswer) -> Refusal | None:
    return why_not_payable(s, answer)


@first_offer.answered
def make_the_first_offer(s: DealState, seat: int, answer: OfferAnswer) -> None:
    """GD-11: the offer lies on the table, and the table talks about it (GD-12)."""
    s.first_offer = s.offer = offer_of(s, answer)
    forget_words(s)
    s.tell("offer_made", "GD-11", seat=seat)
    tell_the_offer(s, "GD-11")
    ask_for_the_final_offer(s)


def ask_for_the_final_offer(s: DealState) -> None:
    """GD-13: the dealer replaces the offer or confirms it at a word, and the others may talk."""
    s.ask(final_offer, s.dealer)
    s.meanwhile(confirm_offer, (s.dealer,))
    open_the_talk(s)
    run_the_clock(s)


@rules.question("GD-13")
def final_offer(s: DealState, seat: int) -> Choices:
    """GD-13: an offer that replaces the first one; the first one again confirms it."""
    return offer_form(s, s.offer)


@final_offer.checked
def why_not_final(s: DealState, seat: int, answer: OfferAnswer) -> Refusal | None:
    return why_not_payable(s, answer)


@final_offer.answered
def replace_the_offer(s: DealState, seat: int, answer: OfferAnswer) -> None:
    """GD-13, GD-34: either is final; only the final offer counts."""
    offer = offer_of(s, answer)
    if offer == s.offer:
        close_the_talk(s, "offer_confirmed")
    else:
        s.offer = offer
        forget_words(s)
        close_the_talk(s, "offer_replaced")


@rules.question("GD-13", {"confirm": ()})
def confirm_offer(s: DealState, seat: int) -> Choices:
    """GD-13: the dealer may confirm the first offer at a word."""
    return (("confirm",),)


@confirm_offer.answered
def confirm_the_offer(s: DealState, seat: int, answer: tuple[str]) -> None:
    s.withdraw()
    close_the_talk(s, "offer_confirmed")


def close_the_talk(s: DealState, how: str) -> None:
    """GD-13: the dealer has ended the talk; the vote is open."""
    s.final = True
    s.tell(how, "GD-13", seat=s.dealer)
    if how == "offer_replaced":
        tell_the_offer(s, "GD-13")
    open_the_vote(s)


@rules.question("GD-14", {"time": ()})
def talk_time_up(s: DealState, seat: int, turn: int, seconds: int) -> Choices:
    """GD-14: the clock of the talk."""
    return (("time",),)


@talk_time_up.answered
def break_off_the_talk(
    s: DealState, seat: int, answer: tuple[str], turn: int, seconds: int
) -> None:
    """GD-14, GD-52: time is up without a final offer: no vote, the card is shown, GD-31."""
    s.withdraw()
    s.tell("talk_time_ran_out", "GD-14", seat=s.dealer)
    settle(s, "time_up", ())


def offer_form(s: DealState, default: Offer) -> Form:
    """The dealer's form. Its bounds are the card's, so it is for the dealer's eyes only."""
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
    """The shares of an answer, by seat."""
    return tuple(
        Share(**answer[str(seat)]) if seat != s.dealer else Share() for seat in range(s.seats)
    )


def why_not_payable(s: DealState, answer: OfferAnswer) -> Refusal | None:
    """GD-11: no more can be offered than the card shows. The reason is the dealer's alone."""
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
