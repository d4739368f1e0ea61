"""What may be offered to the Sheriff (DT-22, DT-25, DT-26): the form of an offer and the reasons
for which one is refused."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from fivecups.engine import Amount, Fields, Form, OneOf, Refusal, SomeOf
from fivecups.engine.forms import Field

from ..cards import named, names
from ..state import DiceTownState, Offer


def bidders(s: DiceTownState, outcomes: tuple[int, ...]) -> tuple[int, ...]:
    """DT-22: every other player who, as everybody can see, has something to offer."""
    found = []
    for seat in s.opponents(s.sheriff):
        owns = (
            s.dollars[seat] or s.nuggets[seat] or s.store[seat] or s.claims[seat] or s.wired[seat]
        )
        if owns or (seat in outcomes and any(s.most_share)):
            found.append(seat)
    return tuple(found)


@cache
def up_to(most: int) -> Amount:
    return Amount(0, most)


@lru_cache(1000)
def any_of(cards: tuple[int, ...]) -> SomeOf:
    return SomeOf(names(cards), 0, len(cards))


def offer_form(s: DiceTownState, seat: int, outcomes: tuple[int, ...]) -> Form:
    """DT-22: the form of an offer, tied to one of these outcomes."""
    most_dollars, most_nuggets = s.most_share if seat in outcomes else (0, 0)
    fields: dict[str, Field] = {
        "outcome": OneOf(outcomes),
        "dollars": up_to(s.dollars[seat]),
        "nuggets": up_to(s.nuggets[seat]),
        "cards": any_of(s.store[seat] + s.claims[seat]),
        "wired": any_of(s.wired[seat]),
        "share_dollars": up_to(most_dollars),
        "share_nuggets": up_to(most_nuggets),
    }
    nothing = {
        "outcome": seat if seat in outcomes else outcomes[0],
        "dollars": 0,
        "nuggets": 0,
        "cards": (),
        "wired": (),
        "share_dollars": 0,
        "share_nuggets": 0,
    }
    return Form(Fields(fields), nothing)


def raised_form(s: DiceTownState, earlier: Offer) -> Form:
    """DT-25: the form of a better offer on the same outcome: sums are named anew, cards are added
    to those offered before."""
    seat = earlier.seat
    most_dollars, most_nuggets = s.most_share if earlier.outcome == seat else (0, 0)
    fields: dict[str, Field] = {
        "dollars": Amount(earlier.dollars, s.dollars[seat]),
        "nuggets": Amount(earlier.nuggets, s.nuggets[seat]),
        "more_cards": any_of(left_in_hand(s, earlier)),
        "more_wired": any_of(left_wired(s, earlier)),
        "share_dollars": Amount(earlier.share_dollars, most_dollars),
        "share_nuggets": Amount(earlier.share_nuggets, most_nuggets),
    }
    unchanged = {
        "dollars": earlier.dollars,
        "nuggets": earlier.nuggets,
        "more_cards": (),
        "more_wired": (),
        "share_dollars": earlier.share_dollars,
        "share_nuggets": earlier.share_nuggets,
    }
    return Form(Fields(fields), unchanged)


def left_in_hand(s: DiceTownState, earlier: Offer) -> tuple[int, ...]:
    return tuple(
        [
            card
            for card in s.store[earlier.seat] + s.claims[earlier.seat]
            if card not in earlier.cards
        ]
    )


def left_wired(s: DiceTownState, earlier: Offer) -> tuple[int, ...]:
    return tuple([card for card in s.wired[earlier.seat] if card not in earlier.wired])


def why_not_offer(
    s: DiceTownState, seat: int, answer: Any, place: str, decision: str, outcomes: tuple[int, ...]
) -> Refusal | None:
    """DT-26: a share is offered on the outcome that one wins oneself."""
    if (answer["share_dollars"] or answer["share_nuggets"]) and answer.get("outcome", seat) != seat:
        return Refusal("share-of-another", "DT-26", {"seat": seat})
    return None


def read_offer(s: DiceTownState, seat: int, answer: Any, earlier: Offer | None) -> Offer:
    """The offer that an answer makes, or makes of an earlier one."""
    if earlier is None:
        outcome = answer["outcome"]
        cards = named(s.store[seat] + s.claims[seat], answer["cards"])
        wired = named(s.wired[seat], answer["wired"])
    else:
        outcome = earlier.outcome
        cards = tuple(sorted(earlier.cards + named(left_in_hand(s, earlier), answer["more_cards"])))
        wired = tuple(sorted(earlier.wired + named(left_wired(s, earlier), answer["more_wired"])))
    shares = answer["share_dollars"], answer["share_nuggets"]
    return Offer(seat, outcome, answer["dollars"], answer["nuggets"], cards, wired, *shares)
