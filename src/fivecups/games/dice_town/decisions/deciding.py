"""The Sheriff's decisions (DT-21, DT-22, DT-25, DT-26, DT-60): offers made in secret and shown
together, then he names one seat.

Whoever needs a decision sets `most_share`, puts `decide` on the agenda, says which of `DECISIONS`
it is, and reads `named` in the step after it.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from fivecups.engine import Choices, Chosen, Refusal

from ..hidden.knowledge import look
from ..state import DiceTownState, Offer, rules
from ..store_cards.immediately import obtained
from .offers import (
    bidders,
    hand_over_offer,
    offer_form,
    raised_form,
    read_offer,
    tell_offer,
    why_not_offer,
)

WINNER, FIRST, SECOND, NEXT, GAME = DECISIONS = ("winner", "first", "second", "next", "game")
"""What the Sheriff decides: who wins a place (DT-21), who is first or second at one where both act
(WW-12), who is next at Doc Badluck's (DT-60), and who wins the game (DT-67)."""

RULE_OF_DECISION = {
    WINNER: "DT-21",
    FIRST: "DT-21",
    SECOND: "WW-12",
    NEXT: "DT-60",
    GAME: "DT-67",
}


@rules.step
def decide(s: DiceTownState, place: str, decision: str, outcomes: tuple[int, ...]) -> None:
    """DT-21, DT-22: the Sheriff of the moment names one of several seats; every other player may
    sway him first."""
    s.offers = []
    if s.journal is not None:
        s.tell(
            "asked_the_sheriff",
            RULE_OF_DECISION[decision],
            seat=s.sheriff,
            place=place,
            decision=decision,
            seats=outcomes,
        )
    s.ask_all(make_offer, bidders(s, outcomes), place, decision, outcomes)


@rules.sealed_question("DT-22", {})
def make_offer(
    s: DiceTownState, seat: int, place: str, decision: str, outcomes: tuple[int, ...]
) -> Choices:
    """DT-22: tie one offer to one outcome: dollars, nuggets, cards in hand or wired, and a share of
    what the place pays you."""
    return offer_form(s, seat, outcomes)


make_offer.checked(why_not_offer)


@make_offer.answered_together
def show_offers(
    s: DiceTownState, answers: dict[int, Any], place: str, decision: str, outcomes: tuple[int, ...]
) -> None:
    """DT-22: offers are shown together; an offered card's face is shown to the Sheriff alone."""
    s.offers = show(s, answers, "DT-22", place, decision)
    s.ask(name_one, s.sheriff, place, decision, outcomes, bool(answers))


@rules.question("DT-21", {"choose": ("seat",), "call": ()})
def name_one(
    s: DiceTownState,
    seat: int,
    place: str,
    decision: str,
    outcomes: tuple[int, ...],
    may_call: bool,
) -> Choices:
    """DT-21, DT-25: the Sheriff names exactly one, himself perhaps, or asks once for better
    offers."""
    return ways_to_name(outcomes, may_call)


@cache
def ways_to_name(outcomes: tuple[int, ...], may_call: bool) -> Choices:
    return (*[("choose", outcome) for outcome in outcomes], *([("call",)] if may_call else []))


@name_one.citing
def rule_of_the_decision(
    place: str, decision: str, outcomes: tuple[int, ...], may_call: bool
) -> str:
    return RULE_OF_DECISION[decision]


@name_one.checked
def why_not_name(
    s: DiceTownState,
    seat: int,
    answer: Chosen,
    place: str,
    decision: str,
    outcomes: tuple[int, ...],
    may_call: bool,
) -> Refusal | None:
    if answer[0] == "call":
        return Refusal("called-already", "DT-25")
    return Refusal("not-among-the-tied", "DT-21", {"seats": outcomes})


@name_one.answered
def choose_or_call(
    s: DiceTownState,
    seat: int,
    answer: Chosen,
    place: str,
    decision: str,
    outcomes: tuple[int, ...],
    may_call: bool,
) -> None:
    if answer[0] == "call":
        s.tell("called_for_better", "DT-25", seat=seat, place=place, decision=decision)
        s.ask_all(raise_offer, bidders(s, outcomes), place, decision, outcomes)
        return
    s.named = answer[1]
    if s.journal is not None:
        s.tell(
            "decided",
            RULE_OF_DECISION[decision],
            seat=seat,
            chosen=s.named,
            place=place,
            decision=decision,
        )
    offers, s.offers = s.offers, []
    for offer in offers:
        if offer.outcome == s.named:
            accept(s, offer)


@rules.sealed_question("DT-25", {})
def raise_offer(
    s: DiceTownState, seat: int, place: str, decision: str, outcomes: tuple[int, ...]
) -> Choices:
    """DT-25: an offer may be raised, not lowered or moved; who has offered nothing yet may still do
    so."""
    earlier = earlier_offer(s, seat)
    return offer_form(s, seat, outcomes) if earlier is None else raised_form(s, earlier)


raise_offer.checked(why_not_offer)


@raise_offer.answered_together
def show_better_offers(
    s: DiceTownState, answers: dict[int, Any], place: str, decision: str, outcomes: tuple[int, ...]
) -> None:
    s.offers = show(s, answers, "DT-25", place, decision)
    s.ask(name_one, s.sheriff, place, decision, outcomes, False)


def earlier_offer(s: DiceTownState, seat: int) -> Offer | None:
    for offer in s.offers:
        if offer.seat == seat:
            return offer
    return None


def show(
    s: DiceTownState, answers: dict[int, Any], rule: str, place: str, decision: str
) -> list[Offer]:
    """DT-22, DT-25: the offers that are worth something, in seat order; new and better ones are
    shown."""
    offers: list[Offer] = []
    for seat, answer in answers.items():
        earlier = earlier_offer(s, seat)
        offer = read_offer(s, seat, answer, earlier)
        if offer is None:
            continue
        offers.append(offer)
        if offer != earlier:
            if offer.cards:
                look(s, s.sheriff, offer.cards, seat)
            if s.journal is not None:
                details = {"place": place, "decision": decision, "outcome": offer.outcome}
                tell_offer(s, "offered", rule, offer, **details)
    return offers


def accept(s: DiceTownState, offer: Offer) -> None:
    """DT-22, DT-25: an offer on the chosen outcome changes hands at once; a share is paid when the
    place has paid (DT-26)."""
    sheriff = s.sheriff
    hand_over_offer(s, offer)
    if s.journal is not None:
        tell_offer(s, "bribed", "DT-25", offer, receiver=sheriff)
    for card in offer.cards:
        obtained(s, sheriff, card)
