"""Offers to the Sheriff, filled in one field at a time (DT-22, DT-25, DT-26, WW-17).

The order of the fields is: the outcome; the number of dollars and of nuggets; each card in hand
(Store cards first) and each wired claim, no (0) or yes (1); the shares of dollars and nuggets; the
number of Ranches; and each Bandit. A field with a single answer is skipped. A better offer begins
with the earlier one: amounts start there, and only further cards are asked about. If nothing can be
added, its only answer leaves it unchanged.
"""

from __future__ import annotations

from ...dice_codes import bits_in, lowest_bit
from ...jit import Ints, Tables, inner
from ..common.agenda import RAISE_OFFER
from ..common.card_piles import move, obtained
from ..common.knowledge import OPEN, alike, look
from ..common.seat_order import is_among, order_length, seat_at
from ..lookup_tables import CLAIM, STORE
from ..state_layout import (
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
    SHERIFF_PAID,
    WIRED,
)
from ..state_layout import STORE as HANDS


@inner
def bidders(s: Ints, outcomes: int) -> int:
    """Return the bits of the seats other than the Sheriff that, as everybody can see, have
    something to offer for one of the `outcomes` (DT-22)."""
    seats = 0
    for seat in range(s[SEATS]):
        goods = s[DOLLARS + seat] | s[NUGGETS + seat] | s[HANDS + seat] | s[CLAIMS + seat]
        goods |= s[WIRED + seat] | s[RANCHES + seat] | s[HIRED + seat] | s[CAUGHT + seat]
        if is_among(outcomes, seat):
            goods |= s[MOST_DOLLARS] | s[MOST_NUGGETS]
        if goods and seat != s[SHERIFF]:
            seats |= 1 << seat
    return seats


@inner
def is_card_part(part: int) -> bool:
    """True if this part of an offer consists of cards, about which the form asks one card at a
    time."""
    return part in (OFFERED_STORE, OFFERED_CLAIMS, OFFERED_WIRED, OFFERED_BANDITS)


@inner
def stock(s: Ints, seat: int, part: int) -> int:
    """Return how much of a part the seat could offer: a number, or cards as bits. A share can only
    be offered for the outcome in which the seat itself wins (DT-26)."""
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
    """Begin the form in which a seat makes its offer: empty, or filled in with the offer that is to
    be raised (DT-22, DT-25)."""
    form, offer = FORMS + OFFER_PARTS * seat, OFFERS + OFFER_PARTS * seat
    raised = s[QUESTION] == RAISE_OFFER and s[offer] >= 0
    for part in range(OFFER_PARTS):
        s[form + part] = s[offer + part] if raised else 0
    s[FIELD] = OUTCOME
    if raised:
        s[FIELD] = OFFERED_DOLLARS
    skip_to_next_choice(s, seat)


@inner
def form_choices(s: Ints, seat: int) -> int:
    """Return the number of possible answers for the current field of the seat's offer form."""
    part = s[FIELD]
    if part == OFFER_PARTS:
        return 1
    if part == OUTCOME:
        return order_length(s[ARGUMENTS + 2])
    if is_card_part(part):
        return 2
    return stock(s, seat, part) - s[FORMS + OFFER_PARTS * seat + part] + 1


@inner
def skip_to_next_choice(s: Ints, seat: int) -> None:
    """Advance the seat's offer form to the next field with more than one possible answer; after the
    last field the form is complete."""
    while s[FIELD] < OFFER_PARTS:
        part = s[FIELD]
        if is_card_part(part):
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
    """Return the bit of the first copy of a card, in the seat's stock of this part, that is not yet
    offered."""
    if part == OFFERED_BANDITS:
        return 1 << card
    back = STORE if part == OFFERED_STORE else CLAIM
    copies = alike(t, back, card) & stock(s, seat, part) & ~s[FORMS + OFFER_PARTS * seat + part]
    return copies & -copies


@inner
def fill_in(s: Ints, t: Tables, seat: int, answer: int) -> bool:
    """Fill in the current field of the seat's offer form and advance to the next. Return True when
    the form is complete."""
    part = s[FIELD]
    if part == OFFER_PARTS:
        return True
    place = FORMS + OFFER_PARTS * seat + part
    if is_card_part(part):
        if answer:
            s[place] |= first_copy(s, t, seat, part, lowest_bit(s[PENDING]))
        s[PENDING] &= s[PENDING] - 1
        if s[PENDING]:
            return False
    elif part == OUTCOME:
        s[place] = seat_at(s[ARGUMENTS + 2], answer)
    else:
        s[place] += answer
    s[FIELD] += 1
    skip_to_next_choice(s, seat)
    return s[FIELD] == OFFER_PARTS


@inner
def show_offers(s: Ints, t: Tables, answered: int) -> None:
    """Make the offers of the seats in `answered` public that are not empty, all together; only the
    Sheriff sees the faces of offered cards (DT-22, DT-25)."""
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
    """Transfer everything in the seat's offer to the Sheriff at once; an offered share is only
    promised and paid after the place has paid (DT-22, DT-25, DT-26, WW-17)."""
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
    s[SHERIFF_PAID] = 1
    obtained(s, t, sheriff, s[offer + OFFERED_STORE])
