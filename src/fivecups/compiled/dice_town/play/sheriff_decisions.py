"""The Sheriff's decisions: offers are made in secret and shown together, then the Sheriff names a
seat (DT-21, DT-22, DT-25, DT-67)."""

from __future__ import annotations

from ...jit import Ints, Tables, inner
from ..common.agenda import MAKE_OFFER, NAME_ONE, RAISE_OFFER, ask
from ..common.seat_order import order_length, seat_at
from ..state_layout import NAMED, OFFER_PARTS, OFFERS, OUTCOME, SEATS, SHERIFF
from .offers import accept, bidders, show_offers


@inner
def no_offers(s: Ints) -> None:
    for seat in range(s[SEATS]):
        s[OFFERS + OFFER_PARTS * seat + OUTCOME] = -1


@inner
def decide(s: Ints, place: int, decision: int, outcomes: int) -> None:
    """Collect offers from the players who have something to offer, then have the current Sheriff
    name one of the seats in `outcomes` (DT-21, DT-22)."""
    no_offers(s)
    ask(s, MAKE_OFFER, bidders(s, outcomes), place, decision, outcomes, 0)


@inner
def hear_offers(
    s: Ints, t: Tables, question: int, answered: int, place: int, decision: int, outcomes: int
) -> None:
    """Show the offers that the seats in `answered` have made, then ask the Sheriff to name a seat,
    or, after the first offers only, to call for better ones (DT-22, DT-25)."""
    show_offers(s, t, answered)
    may_call = int(question == MAKE_OFFER and answered > 0)
    ask(s, NAME_ONE, 1 << s[SHERIFF], place, decision, outcomes, may_call)


@inner
def choose_or_call(
    s: Ints, t: Tables, answer: int, place: int, decision: int, outcomes: int
) -> None:
    """Take the Sheriff's answer: store the named seat and accept the offers made for this outcome,
    or ask for better offers (DT-21, DT-25)."""
    if answer == order_length(outcomes):
        ask(s, RAISE_OFFER, bidders(s, outcomes), place, decision, outcomes, 0)
        return
    s[NAMED] = seat_at(outcomes, answer)
    for seat in range(s[SEATS]):
        if s[OFFERS + OFFER_PARTS * seat + OUTCOME] == s[NAMED]:
            accept(s, t, seat)
    no_offers(s)
