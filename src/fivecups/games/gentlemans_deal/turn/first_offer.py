"""The dealer's first offer (GD-11)."""

from __future__ import annotations

from fivecups.engine import Choices, Refusal

from ..state import DealState, Share, rules
from .final_offer import run_the_clock
from .nothing_to_add import hear_the_table
from .offer import OfferAnswer, offer_form, offer_of, tell_the_offer, why_not_payable
from .talk import open_the_talk


def ask_for_the_first_offer(s: DealState) -> None:
    """Ask the dealer for the first offer, while the others may talk (GD-11, GD-12)."""
    s.ask(first_offer, s.dealer)
    open_the_talk(s)
    run_the_clock(s)


@rules.question("GD-11")
def first_offer(s: DealState, seat: int) -> Choices:
    """Ask the dealer for the first offer: the money and accomplices of the card that each other
    player shall get, by seat number (GD-11)."""
    return offer_form(s, (Share(),) * s.seats)


@first_offer.checked
def why_not_offer(s: DealState, seat: int, answer: OfferAnswer) -> Refusal | None:
    return why_not_payable(s, answer)


@first_offer.answered
def make_the_first_offer(s: DealState, seat: int, answer: OfferAnswer) -> None:
    """Take the dealer's answer: record and tell the first offer and let the other players comment
    on it (GD-11, GD-12)."""
    s.first_offer = s.offer = offer_of(s, answer)
    s.tell("offer_made", "GD-11", seat=seat)
    tell_the_offer(s, "GD-11")
    hear_the_table(s)
