"""The final offer, which ends the talk, and the clock of the talk (GD-13, GD-14)."""

from __future__ import annotations

from fivecups.engine import CLOCK, Choices, Refusal

from ..outcome.settlement import settle
from ..state import DealState, rules
from ..vote import open_the_vote
from .offer import OfferAnswer, offer_form, offer_of, tell_the_offer, why_not_payable
from .talk import forget_words, open_the_talk


def ask_for_the_final_offer(s: DealState) -> None:
    """Ask the dealer to replace or confirm the first offer, and let the others go on talking
    meanwhile (GD-13)."""
    s.ask(final_offer, s.dealer)
    s.meanwhile(confirm_offer, (s.dealer,))
    open_the_talk(s)
    run_the_clock(s)


@rules.question("GD-13")
def final_offer(s: DealState, seat: int) -> Choices:
    """Ask the dealer for the final offer, which replaces the first one; the same offer again
    confirms it (GD-13)."""
    return offer_form(s, s.offer)


@final_offer.checked
def why_not_final(s: DealState, seat: int, answer: OfferAnswer) -> Refusal | None:
    return why_not_payable(s, answer)


@final_offer.answered
def replace_the_offer(s: DealState, seat: int, answer: OfferAnswer) -> None:
    """Make the dealer's answer the final offer; only the final offer counts (GD-13, GD-34)."""
    offer = offer_of(s, answer)
    if offer == s.offer:
        close_the_talk(s, "offer_confirmed")
    else:
        s.offer = offer
        forget_words(s)
        close_the_talk(s, "offer_replaced")


@rules.question("GD-13", {"confirm": ()})
def confirm_offer(s: DealState, seat: int) -> Choices:
    """Ask the dealer whether to confirm the first offer without filling in the form again
    (GD-13)."""
    return (("confirm",),)


@confirm_offer.answered
def confirm_the_offer(s: DealState, seat: int, answer: tuple[str]) -> None:
    s.withdraw()
    close_the_talk(s, "offer_confirmed")


def close_the_talk(s: DealState, how: str) -> None:
    """End the talk, tell the final offer with `how` it came about, and open the vote (GD-13)."""
    s.final = True
    s.tell(how, "GD-13", seat=s.dealer)
    if how == "offer_replaced":
        tell_the_offer(s, "GD-13")
    open_the_vote(s)


def run_the_clock(s: DealState) -> None:
    """Start the clock of the turn, which runs from the draw of the card to the final offer. A
    second call in the same turn changes nothing (GD-14)."""
    seconds = s.options["talk_seconds"]
    if seconds is not None:
        s.meanwhile(talk_time_up, (CLOCK,), s.turn, seconds)


@rules.question("GD-14", {"time": ()})
def talk_time_up(s: DealState, seat: int, turn: int, seconds: int) -> Choices:
    """Ask the timer of the talk, which answers after `seconds`, when time is up (GD-14)."""
    return (("time",),)


@talk_time_up.answered
def break_off_the_talk(
    s: DealState, seat: int, answer: tuple[str], turn: int, seconds: int
) -> None:
    """End the turn without a vote, because time is up without a final offer: the card is shown and
    the dealer goes to jail (GD-31, GD-52). But a dealer who had to wait for silent players could
    not make a final offer: his first one is confirmed and the vote opens (GD-12, GD-14)."""
    waited = s.askings[-1].question == "nothing_to_add"
    s.withdraw()
    if waited:
        s.tell("talk_time_ran_out", "GD-14", seat=s.dealer, how="confirmed")
        close_the_talk(s, "offer_confirmed")
    else:
        s.tell("talk_time_ran_out", "GD-14", seat=s.dealer, how="jail")
        settle(s, "time_up", ())
