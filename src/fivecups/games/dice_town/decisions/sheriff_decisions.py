"""The Sheriff's decisions: offers are made in secret and shown together, then the Sheriff names a
seat (DT-21, DT-22, DT-25, DT-26, DT-60).

A rule that needs a decision sets `most_share`, puts `decide` on the agenda with one of `DECISIONS`,
and reads `named` in the step after it.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from fivecups.engine import Choices, ListAnswer, Refusal

from ..hidden.knowledge import look
from ..state import DiceTownState, Offer, rules
from ..store_cards.immediate_cards import obtained
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
"""The Sheriff's decisions: who wins a place (DT-21), who is first or second at a place where both
act (WW-12), who is next at Doc Badluck's (DT-60), and who wins the game (DT-67)."""

RULE_OF_DECISION = {WINNER: "DT-21", FIRST: "DT-21", SECOND: "WW-12", NEXT: "DT-60", GAME: "DT-67"}


@rules.step
def decide(s: DiceTownState, place: str, decision: str, outcomes: tuple[int, ...]) -> None:
    """Collect offers from the players who have something to offer, then have the current Sheriff
    name one of the seats in `outcomes` (DT-21, DT-22). The state's `named` is that seat
    afterwards."""
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
    """Ask a seat for an offer to the Sheriff, valid only if the Sheriff chooses the outcome stated
    in it: dollars, nuggets, cards in hand or wired, or a share of what the place pays (DT-22)."""
    return offer_form(s, seat, outcomes)


make_offer.checked(why_not_offer)


@make_offer.answered_together
def show_offers(
    s: DiceTownState, answers: dict[int, Any], place: str, decision: str, outcomes: tuple[int, ...]
) -> None:
    """Take the sealed answers: show all offers together, then ask the Sheriff to name a seat. Only
    the Sheriff sees the faces of offered cards (DT-22)."""
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
    """Ask the Sheriff to name one seat in `outcomes`, perhaps himself, or, if `may_call`, to call
    for better offers, once (DT-21, DT-25)."""
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
    answer: ListAnswer,
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
    answer: ListAnswer,
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
    """Ask a seat for a better offer. An offer may be raised but not lowered or moved to another
    outcome; a seat that has offered nothing yet may make a first offer (DT-25)."""
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
    """Read the offers from the answers, tell the new and the raised ones to everybody, and return
    all offers that are not empty, in seat order (DT-22, DT-25)."""
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
    """Transfer an accepted offer to the Sheriff at once, because its outcome was chosen; an offered
    share is only promised and paid after the place has paid (DT-22, DT-25, DT-26)."""
    sheriff = s.sheriff
    hand_over_offer(s, offer)
    s.visit = s.visit.but(sheriff_paid=True)
    if s.journal is not None:
        tell_offer(s, "bribed", "DT-25", offer, receiver=sheriff)
    for card in offer.cards:
        obtained(s, sheriff, card)
