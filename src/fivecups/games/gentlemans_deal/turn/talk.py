"""Structured talk that a program can follow: demands, promises and taking them back (GD-12). It is
not binding.

A demand says: if this player gets at least this much money and these accomplices, I vote so. It may
be about the speaker ("3 and the Magnate, and I vote for") or about another player ("if Ana gets the
Sheriff, I vote against"). Of a seat's demands about the same player the latest counts; a demand for
nothing takes it back. A word about the offer on the table, a promise or a wish for more, ends with
that offer.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from fivecups.engine import Amount, Choices, Fields, Form, OneOf, Refusal, SomeOf

from ..components import ACCOMPLICES, MOST_MONEY, ON_A_CARD
from ..state import DealState, Demand, Offer, others, rules, voters
from ..vote import ballots, no_argument_left

OPEN = "open"
"""The vote of a demand that does not say how its maker will vote."""

MORE = "more"
"""The word of a player who wants more than the offer on the table."""


class DemandAnswer(TypedDict):
    """The form answer that makes a demand; `vote` is a ballot or `OPEN`."""

    whom: int
    money: int
    accomplices: tuple[str, ...]
    vote: str


TalkAnswer: TypeAlias = (
    tuple[Literal["promise"], str] | tuple[Literal["want_more", "take_back_word"]]
)


def open_the_talk(s: DealState) -> None:
    """Let all players but the dealer talk, any number of times, until the offer is final; before
    the first offer they can only make demands (GD-12)."""
    s.meanwhile(demand, others(s))
    if s.offer:
        s.meanwhile(talk, others(s))


def forget_words(s: DealState) -> None:
    """Delete every seat's word about the offer on the table, because another offer replaces it."""
    s.words = [None] * s.seats


@rules.question("GD-12")
def demand(s: DealState, seat: int) -> Choices:
    """Ask the seat for a demand; a player who cannot vote in this turn may make one but has no vote
    to promise (GD-12)."""
    votes = (*ballots(s, seat), OPEN) if seat in voters(s) else (OPEN,)
    fields: dict[str, Amount | OneOf | SomeOf | Fields] = {
        "whom": OneOf(tuple(sorted(others(s)))),
        "money": Amount(0, MOST_MONEY),
        "accomplices": SomeOf(ACCOMPLICES, 0, ON_A_CARD),
        "vote": OneOf(votes),
    }
    return Form(Fields(fields), {"whom": seat, "money": 1, "accomplices": (), "vote": votes[0]})


@demand.checked
def why_no_demand(s: DealState, seat: int, answer: DemandAnswer) -> Refusal | None:
    if asks_for_nothing(answer) and not any(
        (earlier.seat, earlier.whom) == (seat, answer["whom"]) for earlier in s.demands
    ):
        return Refusal("empty-demand", "GD-12")
    return None


@demand.answered
def make_a_demand(s: DealState, seat: int, answer: DemandAnswer) -> None:
    """Take the answer: record the demand in place of the seat's earlier demand about the same
    player, or only take that one back if nothing is demanded (GD-12)."""
    new = Demand(seat, **answer, reply=bool(s.offer))
    s.demands = [old for old in s.demands if (old.seat, old.whom) != (seat, new.whom)]
    if asks_for_nothing(answer):
        own = "yes" if new.whom == seat else "no"
        s.tell("took_back_demand", "GD-12", seat=seat, whom=new.whom, own=own)
        return
    s.demands.append(new)
    s.tell(
        "demanded",
        "GD-12",
        seat=seat,
        whom=new.whom,
        own="yes" if new.whom == seat else "no",
        what=what(new.money, new.accomplices),
        money=new.money,
        accomplices=new.accomplices,
        vote=new.vote,
        promise="no" if new.vote == OPEN else "yes",
    )


def asks_for_nothing(answer: DemandAnswer) -> bool:
    return not answer["money"] and not answer["accomplices"]


@rules.question("GD-12", {"promise": ("ballot",), "want_more": (), "take_back_word": ()})
def talk(s: DealState, seat: int) -> Choices:
    """Ask the seat for a word about the offer on the table: to promise a vote, to want more, or to
    take its earlier word back (GD-12)."""
    promises = ballots(s, seat) if seat in voters(s) else ()
    return (
        *(("promise", ballot) for ballot in promises),
        ("want_more",),
        *((("take_back_word",),) if s.words[seat] else ()),
    )


@talk.checked
def why_not_said(s: DealState, seat: int, answer: TalkAnswer) -> Refusal | None:
    match answer:
        case ("take_back_word",):
            return Refusal("nothing-said", "GD-12")
        case ("promise", ballot):
            if seat == s.jailed:
                return Refusal("no-vote-in-jail", "GD-20")
            return no_argument_left(s, seat, ballot)
        case _:
            return None


@talk.answered
def speak(s: DealState, seat: int, answer: TalkAnswer) -> None:
    match answer:
        case ("promise", ballot):
            s.words[seat] = ballot
            s.tell("promised", "GD-12", seat=seat, ballot=ballot)
        case ("want_more",):
            s.words[seat] = MORE
            s.tell("wanted_more", "GD-12", seat=seat)
        case _:
            s.words[seat] = None
            s.tell("took_back_word", "GD-12", seat=seat)


def what(money: int, accomplices: tuple[str, ...]) -> str:
    """Return the code that says what an offer or a demand consists of: "both", "money" or
    "accomplices". The texts for players choose their wording by it."""
    if money and accomplices:
        return "both"
    return "money" if money else "accomplices"


def is_met(demand: Demand, offer: Offer) -> bool:
    """True if `offer` gives the player whom `demand` is about at least what it asks for."""
    if not offer:
        return False
    share = offer[demand.whom]
    return share.money >= demand.money and set(share.accomplices) >= set(demand.accomplices)
