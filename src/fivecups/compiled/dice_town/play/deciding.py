"""The Sheriff's decisions (DT-21, DT-22, DT-25, DT-67): offers made in secret and shown together,
then he names one seat."""

from __future__ import annotations

from ...door import Ints, Tables, inner
from ..common.agenda import MAKE_OFFER, NAME_ONE, RAISE_OFFER, ask
from ..common.seats import seat_at, size
from ..layout import NAMED, OFFER_PARTS, OFFERS, OUTCOME, SEATS, SHERIFF
from .offers import accept, bidders, show_offers


@inner
def no_offers(s: Ints) -> None:
    for seat in range(s[SEATS]):
        s[OFFERS + OFFER_PARTS * seat + OUTCOME] = -1


@inner
def decide(s: Ints, place: int, decision: int, outcomes: int) -> None:
    """DT-21, DT-22: the Sheriff of the moment names one of several seats; every other player may
    sway him first."""
    no_offers(s)
    ask(s, MAKE_OFFER, bidders(s, outcomes), place, decision, outcomes, 0)


@inner
def hear_offers(
    s: Ints, t: Tables, question: int, answered: int, place: int, decision: int, outcomes: int
) -> None:
    """DT-22, DT-25: offers are shown together, and the Sheriff may ask once for better ones."""
    show_offers(s, t, answered)
    may_call = int(question == MAKE_OFFER and answered > 0)
    ask(s, NAME_ONE, 1 << s[SHERIFF], place, decision, outcomes, may_call)


@inner
def choose_or_call(
    s: Ints, t: Tables, answer: int, place: int, decision: int, outcomes: int
) -> None:
    """DT-21, DT-25: the Sheriff names exactly one, himself perhaps, or calls for better offers."""
    if answer == size(outcomes):
        ask(s, RAISE_OFFER, bidders(s, outcomes), place, decision, outcomes, 0)
        return
    s[NAMED] = seat_at(outcomes, answer)
    for seat in range(s[SEATS]):
        if s[OFFERS + OFFER_PARTS * seat + OUTCOME] == s[NAMED]:
            accept(s, t, seat)
    no_offers(s)
