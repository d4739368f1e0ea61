"""Moving cards between hands, decks and the table (DT-9, DT-35), and dollars and nuggets from hand
to hand."""

from __future__ import annotations

from fivecups.games.dice_town.state import DECK, DISCARDS, ZONES

from ...chance import shuffle
from ...dice import bits_in, lowest_bit
from ...door import Ints, Tables, inner
from ..data import CLAIM, IMMEDIATE_BITS, KIND, RANCH_BITS
from ..data import STORE as STORE_BACK
from ..layout import (
    CLAIMS,
    CLAIMS_DECK,
    CLAIMS_DECK_SIZE,
    DOLLARS,
    NUGGETS,
    RANCHES,
    SEATS,
    STORE,
    STORE_DECK,
    STORE_DECK_SIZE,
)
from .agenda import PLAY_AT_ONCE, then
from .knowledge import OPEN, look, note, reshuffled
from .seats import everybody


@inner
def move(
    s: Ints, t: Tables, back: int, cards: int, source: int, target: int, witnesses: int
) -> None:
    """Carry cards with one back from zone to zone; only `witnesses` see their faces. Where they
    come from lying open, or go to lie open, the caller sees to that place."""
    piles = STORE + ZONES * back
    if source != OPEN:
        s[piles + source] &= ~cards
    if target != OPEN:
        s[piles + target] |= cards
    note(s, t, back, cards, source, target, witnesses)


@inner
def off_the_top(s: Ints, back: int, count: int) -> int:
    """Take the top cards off a deck's order; their zone changes when they are moved."""
    deck, size = (
        (STORE_DECK, STORE_DECK_SIZE) if back == STORE_BACK else (CLAIMS_DECK, CLAIMS_DECK_SIZE)
    )
    cards = 0
    for _ in range(min(count, s[size])):
        s[size] -= 1
        cards |= 1 << s[deck + s[size]]
    return cards


@inner
def draw_store_cards(s: Ints, t: Tables, count: int, target: int, witnesses: int) -> int:
    """DT-35: draw what is there, only then shuffle the discards into a new deck and go on; perhaps
    fewer, perhaps none."""
    drawn = 0
    while True:
        missing = count - bits_in(drawn)
        if not missing or not (s[STORE_DECK_SIZE] or reshuffle(s)):
            return drawn
        top = off_the_top(s, STORE_BACK, missing)
        move(s, t, STORE_BACK, top, DECK, target, witnesses)
        drawn |= top


@inner
def reshuffle(s: Ints) -> bool:
    """DT-35: shuffle the discards into a new Store deck; false if there are none."""
    discards = s[STORE + DISCARDS]
    if not discards:
        return False
    s[STORE + DISCARDS] = 0
    s[STORE + DECK] = discards
    count = 0
    while discards:
        s[STORE_DECK + count] = lowest_bit(discards)
        discards &= discards - 1
        count += 1
    s[STORE_DECK_SIZE] = count
    shuffle(s, STORE_DECK, count)
    reshuffled(s)
    return True


@inner
def store_is_open(s: Ints) -> bool:
    """Whether a Store card could be drawn now."""
    return s[STORE_DECK_SIZE] > 0 or s[STORE + DISCARDS] != 0


@inner
def obtained(s: Ints, t: Tables, seat: int, cards: int) -> None:
    """DT-24: Store cards that say so are played at once; everybody sees them."""
    cards &= IMMEDIATE_BITS
    while cards:
        card = lowest_bit(cards)
        cards &= cards - 1
        for observer in range(s[SEATS] + 1):
            look(s, t, observer, STORE_BACK, 1 << card, seat)
        then(s, PLAY_AT_ONCE, seat, t[KIND + card], 0, 0)


@inner
def take_open_claims(s: Ints, t: Tables, cards: int, seat: int) -> None:
    """DT-40, WW-26: claims that lie open go into the hand, Ranches are laid before their owner."""
    in_hand = cards & ~RANCH_BITS
    if in_hand:
        move(s, t, CLAIM, in_hand, OPEN, seat, 0)
    s[RANCHES + seat] |= cards & RANCH_BITS


@inner
def draw_a_claim(s: Ints, t: Tables, seat: int) -> None:
    """WW-25, WW-26: the top claim of the deck goes into the hand, unseen by the others unless it is
    a Ranch."""
    top = off_the_top(s, CLAIM, 1)
    if top & RANCH_BITS:
        move(s, t, CLAIM, top, DECK, OPEN, everybody(s))
        s[RANCHES + seat] |= top
    else:
        move(s, t, CLAIM, top, DECK, seat, 1 << seat)


@inner
def hand_over(s: Ints, giver: int, receiver: int, dollars: int, nuggets: int) -> None:
    """One player gives another dollars and nuggets, as far as they go."""
    dollars = min(dollars, s[DOLLARS + giver])
    nuggets = min(nuggets, s[NUGGETS + giver])
    s[DOLLARS + giver] -= dollars
    s[DOLLARS + receiver] += dollars
    s[NUGGETS + giver] -= nuggets
    s[NUGGETS + receiver] += nuggets


@inner
def hands_are_robbable(s: Ints, thief: int, guarded: int) -> bool:
    """DT-37, WI-4: whether an opponent who is not guarded has a card in hand."""
    for seat in range(s[SEATS]):
        if seat != thief and seat != guarded and s[STORE + seat] | s[CLAIMS + seat]:
            return True
    return False
