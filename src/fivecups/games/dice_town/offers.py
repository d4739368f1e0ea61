"""What may be offered to the Sheriff (DT-22, DT-25, DT-26): the form of an offer and the reasons for which one is refused."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

from fivecups.engine import Amount, Fields, Form, OneOf, Refusal, SomeOf

from .cards import named, names
from .state import DiceTownState, Offer


def bidders(s: DiceTownState, outcomes: tuple[int, ...]) -> tuple[int, ...]:
    """DT-22: every other player who, as everybody can see, has something to offer."""
    found = []
    for seat in s.opponents(s.sheriff):
        owns = s.dollars[seat] or s.nuggets[seat] or s.store[seat] or s.claims[seat] or s.wired[seat]
        if owns or (seat in outcomes and any(s.most_share)):
            found.append(seat)
    return tuple(found)


def offer_form(s: DiceTownState, seat: int, outcomes: tuple[int, ...], earlier: Offer | None) -> Form:
    """The form of an offer: one that was made before is the least that may be offered now (DT-25)."""
    low = earlier or Offer(seat, seat if seat in outcomes else outcomes[0], 0, 0, (), (), 0, 0)
    if earlier is not None:
        outcomes = (earlier.outcome,)
    share = s.most_share if seat in outcomes else (0, 0)
    return form(low, outcomes, s.dollars[seat], s.nuggets[seat], s.store[seat] + s.claims[seat], s.wired[seat], share)


@lru_cache(1000)
def form(
    low: Offer,
    outcomes: tuple[int, ...],
    dollars: int,
    nuggets: int,
    hand: tuple[int, ...],
    wired: tuple[int, ...],
    share: tuple[int, int],
) -> Form:
    """Between an offer that was made and everything that could be offered; kept, as it is asked for several times in a row."""
    fields = Fields(
        {
            "outcome": OneOf(outcomes),
            "dollars": Amount(low.dollars, dollars),
            "nuggets": Amount(low.nuggets, nuggets),
            "cards": SomeOf(names(hand), len(low.cards), len(hand)),
            "wired": SomeOf(names(wired), len(low.wired), len(wired)),
            "share_dollars": Amount(low.share_dollars, share[0]),
            "share_nuggets": Amount(low.share_nuggets, share[1]),
        }
    )
    default = {
        "outcome": low.outcome,
        "dollars": low.dollars,
        "nuggets": low.nuggets,
        "cards": names(low.cards),
        "wired": names(low.wired),
        "share_dollars": low.share_dollars,
        "share_nuggets": low.share_nuggets,
    }
    return Form(fields, default)


def why_not_offer(s: DiceTownState, seat: int, answer: Any, earlier: Offer | None) -> Refusal | None:
    """DT-25, DT-26: a share is offered on the outcome that one wins oneself; cards once offered stay offered."""
    if (answer["share_dollars"] or answer["share_nuggets"]) and answer["outcome"] != seat:
        return Refusal("share-of-another", "DT-26", {"seat": seat})
    if earlier is not None:
        for field, cards in (("cards", earlier.cards), ("wired", earlier.wired)):
            if Counter(names(cards)) - Counter(answer[field]):
                return Refusal("offer-lowered", "DT-25", {"cards": names(cards)})
    return None


def read_offer(s: DiceTownState, seat: int, answer: Any) -> Offer:
    return Offer(
        seat,
        answer["outcome"],
        answer["dollars"],
        answer["nuggets"],
        named(s.store[seat] + s.claims[seat], answer["cards"]),
        named(s.wired[seat], answer["wired"]),
        answer["share_dollars"],
        answer["share_nuggets"],
    )
