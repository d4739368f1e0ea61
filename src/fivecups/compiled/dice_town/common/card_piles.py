"""Moves of cards between hands, decks and the table, and of dollars and nuggets between players
(DT-9, DT-35)."""

from __future__ import annotations

from fivecups.games.dice_town.state import DECK, DISCARDS, ZONES

from ...chance import STORE_ADDRESS, seek, shuffle
from ...dice_codes import bits_in, lowest_bit
from ...jit import Ints, Tables, inner
from ..lookup_tables import CLAIM, IMMEDIATE_BITS, KIND, RANCH_BITS
from ..lookup_tables import STORE as STORE_BACK
from ..state_layout import (
    CLAIMS,
    CLAIMS_DECK,
    CLAIMS_DECK_SIZE,
    DOLLARS,
    NUGGETS,
    PLAYED,
    RANCHES,
    RESHUFFLES,
    SEATS,
    STORE,
    STORE_DECK,
    STORE_DECK_SIZE,
)
from .agenda import PLAY_AT_ONCE, then
from .knowledge import OPEN, look, note, reshuffled
from .seat_order import everybody


@inner
def move(
    s: Ints, t: Tables, back: int, cards: int, source: int, target: int, witnesses: int
) -> None:
    """Move `cards` (a bit set, all with the same back) from zone `source` to zone `target` and
    update everybody's knowledge; only `witnesses` see their faces. If a zone is `OPEN`, the caller
    updates the place where they lie open."""
    piles = STORE + ZONES * back
    if source != OPEN:
        s[piles + source] &= ~cards
    if target != OPEN:
        s[piles + target] |= cards
    note(s, t, back, cards, source, target, witnesses)


@inner
def take_top_cards(s: Ints, back: int, count: int) -> int:
    """Remove up to `count` cards from the top of the ordered deck with this back and return their
    bits; the caller moves them to another zone."""
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
    """Move up to `count` Store cards from the top of the deck into the zone `target` and return
    their bits; `witnesses` see them. If the deck runs out, the discards are shuffled into a new
    deck; there may still be fewer cards, or none (DT-35)."""
    drawn = 0
    while True:
        missing = count - bits_in(drawn)
        if not missing or not (s[STORE_DECK_SIZE] or reshuffle(s)):
            return drawn
        top = take_top_cards(s, STORE_BACK, missing)
        move(s, t, STORE_BACK, top, DECK, target, witnesses)
        drawn |= top


@inner
def reshuffle(s: Ints) -> bool:
    """Shuffle the discards into a new Store deck. Return False if there are no discards (DT-35)."""
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
    s[RESHUFFLES] += 1
    seek(s, STORE_ADDRESS, s[RESHUFFLES], 0, 0, 0)
    shuffle(s, STORE_DECK, count)
    reshuffled(s)
    return True


@inner
def lay_on_the_table(s: Ints, t: Tables, seat: int, card: int) -> None:
    """Move a Store card from the seat's hand to its open cards on the table (DT-82)."""
    move(s, t, STORE_BACK, card, seat, OPEN, everybody(s))
    s[PLAYED + seat] |= card


@inner
def discard_played(s: Ints, t: Tables, seat: int, cards: int) -> None:
    """Discard those of the seat's open cards that are in the bit set `cards` (DT-82)."""
    cards &= s[PLAYED + seat]
    if cards:
        s[PLAYED + seat] ^= cards
        move(s, t, STORE_BACK, cards, OPEN, DISCARDS, 0)


@inner
def store_has_cards(s: Ints) -> bool:
    """True if a Store card could be drawn now, from the deck or after reshuffling the discards."""
    return s[STORE_DECK_SIZE] > 0 or s[STORE + DISCARDS] != 0


@inner
def obtained(s: Ints, t: Tables, seat: int, cards: int) -> None:
    """Check Store cards that a seat has just got: show those that must be played at once to
    everybody, and put playing them on the agenda (DT-24)."""
    cards &= IMMEDIATE_BITS
    while cards:
        card = lowest_bit(cards)
        cards &= cards - 1
        for observer in range(s[SEATS] + 1):
            look(s, t, observer, STORE_BACK, 1 << card, seat)
        then(s, PLAY_AT_ONCE, seat, t[KIND + card], 0, 0)


@inner
def take_open_claims(s: Ints, t: Tables, cards: int, seat: int) -> None:
    """Move claims that lay open to the seat: into its hand, but Ranches are laid face up before it
    (DT-40, WW-26)."""
    in_hand = cards & ~RANCH_BITS
    if in_hand:
        move(s, t, CLAIM, in_hand, OPEN, seat, 0)
    s[RANCHES + seat] |= cards & RANCH_BITS


@inner
def draw_a_claim(s: Ints, t: Tables, seat: int) -> None:
    """Move the top claim of the deck to the seat: into its hand, unseen by the others, but a Ranch
    is laid face up before it (WW-25, WW-26)."""
    top = take_top_cards(s, CLAIM, 1)
    if top & RANCH_BITS:
        move(s, t, CLAIM, top, DECK, OPEN, everybody(s))
        s[RANCHES + seat] |= top
    else:
        move(s, t, CLAIM, top, DECK, seat, 1 << seat)


@inner
def hand_over(s: Ints, giver: int, receiver: int, dollars: int, nuggets: int) -> None:
    """Transfer dollars and nuggets from `giver` to `receiver`, at most what `giver` has."""
    dollars = min(dollars, s[DOLLARS + giver])
    nuggets = min(nuggets, s[NUGGETS + giver])
    s[DOLLARS + giver] -= dollars
    s[DOLLARS + receiver] += dollars
    s[NUGGETS + giver] -= nuggets
    s[NUGGETS + receiver] += nuggets


@inner
def hands_can_be_robbed(s: Ints, thief: int, guarded: int) -> bool:
    """True if an opponent of `thief`, other than the `guarded` seat, has a card in hand (DT-37,
    WI-4)."""
    for seat in range(s[SEATS]):
        if seat != thief and seat != guarded and s[STORE + seat] | s[CLAIMS + seat]:
            return True
    return False
