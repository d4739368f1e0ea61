"""Offers to the Sheriff: their forms, the reasons to refuse them, and their transfer (DT-22, DT-25,
DT-26). All functions work part by part (`offer_parts.py`)."""

from __future__ import annotations

from typing import Any

from fivecups.engine import Fields, Form, FormAnswer, Refusal
from fivecups.engine.forms import Field

from ..cards import names
from ..state import DiceTownState, Offer
from .offer_parts import NO_AMOUNT, NO_CARDS, any_of, nothing, one_of, parts_of, up_to


def bidders(s: DiceTownState, outcomes: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats other than the Sheriff that, as everybody can see, have something to offer
    for one of the `outcomes` (DT-22)."""
    parts = parts_of(s)
    seats = []
    for seat in s.opponents(s.sheriff):
        for part in parts:
            if part.stock(s, seat, outcomes):
                seats.append(seat)
                break
    return tuple(seats)


def offer_form(s: DiceTownState, seat: int, outcomes: tuple[int, ...]) -> Form:
    """Return the form with which `seat` makes its first offer: one of the `outcomes` (the seat that
    the Sheriff is to name), and an amount or cards of each part (DT-22)."""
    fields: dict[str, Field] = {"outcome": one_of(outcomes)}
    for part in parts_of(s):
        stock = part.stock(s, seat, outcomes)
        if part.names is None:
            fields[part.name] = up_to(stock) if stock else NO_AMOUNT
        else:
            fields[part.name] = any_of(part.names, stock) if stock else NO_CARDS
    outcome = seat if seat in outcomes else outcomes[0]
    return Form(Fields(fields), {"outcome": outcome, **nothing(s.options["wild_west"])})


def raised_form(s: DiceTownState, earlier: Offer) -> Form:
    """Return the form with which a seat raises its `earlier` offer; the outcome stays the same
    (DT-25)."""
    fields: dict[str, Field] = {}
    unchanged: dict[str, Any] = {}
    for part in parts_of(s):
        offered = getattr(earlier, part.name)
        name, field, default = part.raised(s, earlier.seat, (earlier.outcome,), offered)
        fields[name] = field
        unchanged[name] = default
    return Form(Fields(fields), unchanged)


def why_not_offer(
    s: DiceTownState,
    seat: int,
    answer: FormAnswer,
    place: str,
    decision: str,
    outcomes: tuple[int, ...],
) -> Refusal | None:
    """Return a refusal if the answer offers a share of the place's payment for an outcome in which
    another seat wins; None if the offer is legal (DT-26)."""
    if (answer["share_dollars"] or answer["share_nuggets"]) and answer.get("outcome", seat) != seat:
        return Refusal("share-of-another", "DT-26", {"seat": seat})
    return None


def read_offer(
    s: DiceTownState, seat: int, answer: FormAnswer, earlier: Offer | None
) -> Offer | None:
    """Return the offer that the form answer makes: a new offer, or `earlier` as raised by the
    answer. Return None if a new offer is empty."""
    given: dict[str, Any] = {}
    if earlier is None:
        for part in parts_of(s):
            value = answer[part.name]
            if value:
                given[part.name] = value if part.names is None else part.read(s, seat, value)
        return Offer(seat, answer["outcome"], **given) if given else None
    for part in parts_of(s):
        given[part.name] = part.read_raised(s, seat, answer, getattr(earlier, part.name))
    return Offer(seat, earlier.outcome, **given)


def shown_of_offer(s: DiceTownState, offer: Offer) -> dict[str, Any]:
    """Return the public part of an offer: everything but the faces of cards in hand (DT-22)."""
    shown: dict[str, Any] = {}
    for part in parts_of(s):
        offered = getattr(offer, part.name)
        shown |= part.shown(offered) if part.shown is not None else {part.name: offered}
    return shown


def tell_offer(s: DiceTownState, kind: str, rule: str, offer: Offer, **details: Any) -> None:
    """Tell an event about an offer to everybody; only the Sheriff and the offering player see the
    faces of its cards. The kind `offered` marks all fields as newly revealed, since offers are made
    in secret; other kinds repeat what is public already."""
    face_up = {"cards": names(offer.cards)}
    shown = {"seat": offer.seat, **shown_of_offer(s, offer)}
    s.tell(
        kind,
        rule,
        secret={s.sheriff: face_up, offer.seat: face_up},
        reveals=(*shown, "outcome") if kind == "offered" else (),
        **shown,
        **details,
    )


def hand_over_offer(s: DiceTownState, offer: Offer) -> None:
    """Transfer everything in an offer from its seat to the Sheriff; a share becomes a promise
    (DT-22, DT-25, DT-26)."""
    for part in parts_of(s):
        offered = getattr(offer, part.name)
        if offered:
            part.give(s, offer.seat, s.sheriff, offered)
