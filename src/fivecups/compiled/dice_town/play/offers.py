"""What may be offered to the Sheriff (DT-22, DT-25, DT-26, WW-17), one question at a time.

A form is filled in part by part: the outcome, then so many dollars, nuggets, then each card in hand
(Store cards first) and each wired claim, no (0) or yes (1), then the share of dollars and nuggets,
so many Ranches, and each Bandit. A part that leaves no choice is passed over. A better offer begins
with what was offered: sums are named from there on, and only further cards are asked about; where
nothing can be added, its only answer leaves it as it is.
"""

from __future__ import annotations

from ...dice import bits_in, lowest_bit
from ...door import Ints, Tables, inner
from ..common.agenda import RAISE_OFFER
from ..common.knowledge import OPEN, alike, look
from ..common.piles import move, obtained
from ..common.seats import is_among, seat_at, size
from ..data import CLAIM, STORE
from ..layout import (
    ARGUMENTS,
    CAUGHT,
    CLAIMS,
    DOLLARS,
    FIELD,
    FORMS,
    HIRED,
    MOST_DOLLARS,
    MOST_NUGGETS,
    NUGGETS,
    OFFER_PARTS,
    OFFERED_BANDITS,
    OFFERED_CLAIMS,
    OFFERED_DOLLARS,
    OFFERED_NUGGETS,
    OFFERED_RANCHES,
    OFFERED_STORE,
    OFFERED_WIRED,
    OFFERS,
    OUTCOME,
    PENDING,
    PROMISED,
    PROMISED_DOLLARS,
    PROMISED_NUGGETS,
    PROMISED_TO,
    QUESTION,
    RANCHES,
    SEATS,
    SHARE_DOLLARS,
    SHARE_NUGGETS,
    SHERIFF,
    WIRED,
)
from ..layout import STORE as HANDS


@inner
def bidders(s: Ints, outcomes: int) -> int:
    """DT-22: every other player who, as everybody can see, has something to offer."""
    found = 0
    for seat in range(s[SEATS]):
        has = s[DOLLARS + seat] | s[NUGGETS + seat] | s[HANDS + seat] | s[CLAIMS + seat]
        has |= s[WIRED + seat] | s[RANCHES + seat] | s[HIRED + seat] | s[CAUGHT + seat]
        if is_among(outcomes, seat):
            has |= s[MOST_DOLLARS] | s[MOST_NUGGETS]
        if has and seat != s[SHERIFF]:
            found |= 1 << seat
    return found


@inner
def of_cards(part: int) -> bool:
    """Whether a part of an offer is cards that are asked about one by one."""
    return part in (OFFERED_STORE, OFFERED_CLAIMS, OFFERED_WIRED, OFFERED_BANDITS)


@inner
def stock(s: Ints, seat: int, part: int) -> int:
    """What a seat has of a part: so many, or cards as bits. A share is offered on the outcome that
    one wins oneself (DT-26)."""
    if part == OFFERED_DOLLARS:
        return s[DOLLARS + seat]
    if part == OFFERED_NUGGETS:
        return s[NUGGETS + seat]
    if part == OFFERED_STORE:
        return s[HANDS + seat]
    if part == OFFERED_CLAIMS:
        return s[CLAIMS + seat]
    if part == OFFERED_WIRED:
        return s[WIRED + seat]
    if part == OFFERED_RANCHES:
        return bits_in(s[RANCHES + seat])
    if part == OFFERED_BANDITS:
        return s[HIRED + seat] | s[CAUGHT + seat]
    if s[FORMS + OFFER_PARTS * seat] != seat:
        return 0
    return s[MOST_DOLLARS] if part == SHARE_DOLLARS else s[MOST_NUGGETS]


@inner
def begin_form(s: Ints, seat: int) -> None:
    """DT-22, DT-25: an empty form, or the offer that is to be raised."""
    form, offer = FORMS + OFFER_PARTS * seat, OFFERS + OFFER_PARTS * seat
    raised = s[QUESTION] == RAISE_OFFER and s[offer] >= 0
    for part in range(OFFER_PARTS):
        s[form + part] = s[offer + part] if raised else 0
    s[FIELD] = OUTCOME
    if raised:
        s[FIELD] = OFFERED_DOLLARS
    to_a_choice(s, seat)


@inner
def form_choices(s: Ints, seat: int) -> int:
    """How many answers the part that is being filled in has."""
    part = s[FIELD]
    if part == OFFER_PARTS:
        return 1
    if part == OUTCOME:
        return size(s[ARGUMENTS + 2])
    if of_cards(part):
        return 2
    return stock(s, seat, part) - s[FORMS + OFFER_PARTS * seat + part] + 1


@inner
def to_a_choice(s: Ints, seat: int) -> None:
    """Go on to the next part that leaves a choice; behind the last one the form is complete."""
    while s[FIELD] < OFFER_PARTS:
        part = s[FIELD]
        if of_cards(part):
            s[PENDING] = stock(s, seat, part) & ~s[FORMS + OFFER_PARTS * seat + part]
            if s[PENDING]:
                return
        elif form_choices(s, seat) > 1:
            return
        elif part == OUTCOME:
            s[FORMS + OFFER_PARTS * seat] = seat_at(s[ARGUMENTS + 2], 0)
        s[FIELD] += 1


@inner
def first_copy(s: Ints, t: Tables, seat: int, part: int, card: int) -> int:
    """Of cards that look alike, the first one that is not yet offered."""
    if part == OFFERED_BANDITS:
        return 1 << card
    back = STORE if part == OFFERED_STORE else CLAIM
    copies = alike(t, back, card) & stock(s, seat, part) & ~s[FORMS + OFFER_PARTS * seat + part]
    return copies & -copies


@inner
def fill_in(s: Ints, t: Tables, seat: int, answer: int) -> bool:
    """Fill in one part; true when the form is complete."""
    part = s[FIELD]
    if part == OFFER_PARTS:
        return True
    at = FORMS + OFFER_PARTS * seat + part
    if of_cards(part):
        if answer:
            s[at] |= first_copy(s, t, seat, part, lowest_bit(s[PENDING]))
        s[PENDING] &= s[PENDING] - 1
        if s[PENDING]:
            return False
    elif part == OUTCOME:
        s[at] = seat_at(s[ARGUMENTS + 2], answer)
    else:
        s[at] += answer
    s[FIELD] += 1
    to_a_choice(s, seat)
    return s[FIELD] == OFFER_PARTS


@inner
def show_offers(s: Ints, t: Tables, answered: int) -> None:
    """DT-22, DT-25: offers that are worth something are shown together; an offered card's face is
    shown to the Sheriff alone."""
    for seat in range(s[SEATS]):
        form, offer = FORMS + OFFER_PARTS * seat, OFFERS + OFFER_PARTS * seat
        worth, changed = 0, 0
        for part in range(OFFER_PARTS):
            if part != OUTCOME:
                worth |= s[form + part]
            changed |= s[form + part] ^ s[offer + part]
        if not answered >> seat & 1 or (not worth and s[offer] < 0):
            s[offer] = -1
        elif changed:
            for part in range(OFFER_PARTS):
                s[offer + part] = s[form + part]
            look(s, t, s[SHERIFF], STORE, s[offer + OFFERED_STORE], seat)
            look(s, t, s[SHERIFF], CLAIM, s[offer + OFFERED_CLAIMS], seat)


@inner
def accept(s: Ints, t: Tables, seat: int) -> None:
    """DT-22, DT-25, WW-17: all parts of an offer go to the Sheriff at once; a share is paid when
    the place has paid (DT-26)."""
    sheriff, offer = s[SHERIFF], OFFERS + OFFER_PARTS * seat
    s[DOLLARS + seat] -= s[offer + OFFERED_DOLLARS]
    s[DOLLARS + sheriff] += s[offer + OFFERED_DOLLARS]
    s[NUGGETS + seat] -= s[offer + OFFERED_NUGGETS]
    s[NUGGETS + sheriff] += s[offer + OFFERED_NUGGETS]
    for back in range(2):
        if s[offer + OFFERED_STORE + back]:
            cards = s[offer + OFFERED_STORE + back]
            move(s, t, back, cards, seat, sheriff, 1 << seat | 1 << sheriff)
    if s[offer + OFFERED_WIRED]:
        s[WIRED + seat] &= ~s[offer + OFFERED_WIRED]
        move(s, t, CLAIM, s[offer + OFFERED_WIRED], OPEN, sheriff, 0)
    if s[offer + SHARE_DOLLARS] | s[offer + SHARE_NUGGETS]:
        s[PROMISED] |= 1 << seat
        s[PROMISED_TO] = sheriff
        s[PROMISED_DOLLARS + seat] += s[offer + SHARE_DOLLARS]
        s[PROMISED_NUGGETS + seat] += s[offer + SHARE_NUGGETS]
    for _ in range(s[offer + OFFERED_RANCHES]):
        ranch = s[RANCHES + seat] & -s[RANCHES + seat]
        s[RANCHES + seat] ^= ranch
        s[RANCHES + sheriff] |= ranch
    bandits = s[offer + OFFERED_BANDITS]
    s[HIRED + sheriff] |= s[HIRED + seat] & bandits
    s[HIRED + seat] &= ~bandits
    s[CAUGHT + sheriff] |= s[CAUGHT + seat] & bandits
    s[CAUGHT + seat] &= ~bandits
    obtained(s, t, sheriff, s[offer + OFFERED_STORE])
