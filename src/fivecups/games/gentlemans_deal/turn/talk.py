"""Talk that a program can follow: demands, promises and taking them back (GD-12). It binds nobody.

A demand says: if this player gets at least so much money and these accomplices, I vote so. It may
be about oneself ("3 and the Magnate, and I vote for") or about another ("if Ana gets the Sheriff, I
vote against"). Of one seat's demands about one player the latest stands; one that asks for nothing
takes it back. A word about the offer on the table, a promise or a wish for more, lapses with it.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from fivecups.engine import Amount, Choices, Fields, Form, OneOf, Refusal, SomeOf

from ..components import ACCOMPLICES, MOST_MONEY, ON_A_CARD
from ..state import DealState, Demand, Offer, others, rules, voters
from ..vote import ballots, no_argument_left

OPEN = "open"
"""A demand that does not say how its maker will vote."""

MORE = "more"
"""The word of a player who wants more than the offer on the table."""


class DemandAnswer(TypedDict):
    """A demand as its maker gives it; `vote` is a ballot or `OPEN`."""

    whom: int
    money: int
    accomplices: tuple[str, ...]
    vote: str


TalkAnswer: TypeAlias = (
    tuple[Literal["promise"], str] | tuple[Literal["want_more", "take_back_word"]]
)


def open_the_talk(s: DealState) -> None:
    """GD-12: until the offer is final, everyone but the dealer may talk, in any number of words;
    before the first one there is nothing but demands to speak of."""
    s.meanwhile(demand, others(s))
    if s.offer:
        s.meanwhile(talk, others(s))


def forget_words(s: DealState) -> None:
    """Words about an offer lapse when another one takes its place."""
    s.words = [None] * s.seats


@rules.question("GD-12")
def demand(s: DealState, seat: int) -> Choices:
    """GD-12: whoever cannot vote in this turn may demand, too, but has no vote to promise."""
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
        (made.seat, made.whom) == (seat, answer["whom"]) for made in s.demands
    ):
        return Refusal("empty-demand", "GD-12")
    return None


@demand.answered
def make_a_demand(s: DealState, seat: int, answer: DemandAnswer) -> None:
    """GD-12: of one seat's demands about one player the latest stands, unless it asks for
    nothing."""
    made = Demand(seat, **answer, reply=bool(s.offer))
    s.demands = [old for old in s.demands if (old.seat, old.whom) != (seat, made.whom)]
    if asks_for_nothing(answer):
        own = "yes" if made.whom == seat else "no"
        s.tell("took_back_demand", "GD-12", seat=seat, whom=made.whom, own=own)
        return
    s.demands.append(made)
    s.tell(
        "demanded",
        "GD-12",
        seat=seat,
        whom=made.whom,
        own="yes" if made.whom == seat else "no",
        what=what(made.money, made.accomplices),
        money=made.money,
        accomplices=made.accomplices,
        vote=made.vote,
        promise="no" if made.vote == OPEN else "yes",
    )


def asks_for_nothing(answer: DemandAnswer) -> bool:
    return not answer["money"] and not answer["accomplices"]


@rules.question("GD-12", {"promise": ("ballot",), "want_more": (), "take_back_word": ()})
def talk(s: DealState, seat: int) -> Choices:
    """GD-12: a word about the offer on the table, and taking it back."""
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
    """What something offered or demanded is made of, for the texts."""
    if money and accomplices:
        return "both"
    return "money" if money else "accomplices"


def is_met(made: Demand, offer: Offer) -> bool:
    """Whether an offer gives at least what was demanded."""
    if not offer:
        return False
    share = offer[made.whom]
    return share.money >= made.money and set(share.accomplices) >= set(made.accomplices)
