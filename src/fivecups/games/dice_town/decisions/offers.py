"""What may be offered to the Sheriff (DT-22, DT-25, DT-26): the form of an offer, the reasons for
which one is refused, and what becomes of it. All of them go through its parts (`parts.py`)."""

from __future__ import annotations

from typing import Any

from fivecups.engine import Fields, Filled, Form, Refusal
from fivecups.engine.forms import Field

from ..cards import names
from ..state import DiceTownState, Offer
from .parts import NO_AMOUNT, NO_CARDS, any_of, nothing, one_of, parts_of, up_to


def bidders(s: DiceTownState, outcomes: tuple[int, ...]) -> tuple[int, ...]:
    """DT-22: every other player who, as everybody can see, has something to offer."""
    parts = parts_of(s)
    found = []
    for seat in s.opponents(s.sheriff):
        for part in parts:
            if part.stock(s, seat, outcomes):
                found.append(seat)
                break
    return tuple(found)


def offer_form(s: DiceTownState, seat: int, outcomes: tuple[int, ...]) -> Form:
    """DT-22: the form of an offer, tied to one of these outcomes."""
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
    """DT-25: the form of a better offer on the same outcome."""
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
    answer: Filled,
    place: str,
    decision: str,
    outcomes: tuple[int, ...],
) -> Refusal | None:
    """DT-26: a share is offered on the outcome that one wins oneself."""
    if (answer["share_dollars"] or answer["share_nuggets"]) and answer.get("outcome", seat) != seat:
        return Refusal("share-of-another", "DT-26", {"seat": seat})
    return None


def read_offer(s: DiceTownState, seat: int, answer: Filled, earlier: Offer | None) -> Offer | None:
    """The offer that an answer makes, or makes of an earlier one; None if it is empty."""
    given: dict[str, Any] = {}
    if earlier is None:
        for part in parts_of(s):
            said = answer[part.name]
            if said:
                given[part.name] = said if part.names is None else part.read(s, seat, said)
        return Offer(seat, answer["outcome"], **given) if given else None
    for part in parts_of(s):
        given[part.name] = part.read_raised(s, seat, answer, getattr(earlier, part.name))
    return Offer(seat, earlier.outcome, **given)


def shown_of_offer(s: DiceTownState, offer: Offer) -> dict[str, Any]:
    """DT-22: what everybody sees of an offer, which is all but the faces of the cards in hand."""
    shown: dict[str, Any] = {}
    for part in parts_of(s):
        offered = getattr(offer, part.name)
        shown |= part.shown(offered) if part.shown is not None else {part.name: offered}
    return shown


def tell_offer(s: DiceTownState, kind: str, rule: str, offer: Offer, **details: Any) -> None:
    """An offer as everybody sees it; the Sheriff and the one who makes it see the faces of the
    cards too. One that is offered was hidden until now; one that is accepted was not."""
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
    """DT-22, DT-25: all parts of an offer go to the Sheriff."""
    for part in parts_of(s):
        offered = getattr(offer, part.name)
        if offered:
            part.give(s, offer.seat, s.sheriff, offered)
