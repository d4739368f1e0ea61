"""The final offer, which ends the talk, and the clock of the talk (GD-13, GD-14)."""

from __future__ import annotations

from fivecups.engine import CLOCK, Choices, Refusal

from ..outcome.settle import settle
from ..state import DealState, rules
from ..vote import open_the_vote
from .offer import OfferAnswer, offer_form, offer_of, tell_the_offer, why_not_payable
from .talk import forget_words, open_the_talk


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


def run_the_clock(s: DealState) -> None:
    """GD-14: one clock a turn, from the draw of the card to the final offer: the same turn is the
    same clock."""
    seconds = s.options["talk_seconds"]
    if seconds is not None:
        s.meanwhile(talk_time_up, (CLOCK,), s.turn, seconds)


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
