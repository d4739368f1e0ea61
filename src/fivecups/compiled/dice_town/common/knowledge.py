"""Knowledge about hidden cards: for each observer, the cards that may be in each zone, as bit sets
(DT-8, DT-9). The rules are explained in the readable game's `hidden/knowledge.py`."""

from __future__ import annotations

from fivecups.games.dice_town.state import DECK, DISCARDS, HANDS, TABLE, ZONES

from ...dice_codes import lowest_bit
from ...jit import Ints, Tables, inner
from ..lookup_tables import ALIKE_STORE, CLAIM_COPIES, CLAIM_HAND_BITS, RANCH_BITS, STORE
from ..state_layout import MAY_LIE, SEATS
from ..state_layout import STORE as PILES

OPEN = -1
ROWS = 2 * ZONES


@inner
def alike(t: Tables, back: int, card: int) -> int:
    """Return the bits of all copies of a card, which is given by back and number."""
    if back == STORE:
        return t[ALIKE_STORE + card]
    if RANCH_BITS >> card & 1:
        return RANCH_BITS
    return (1 << CLAIM_COPIES) - 1 << card - card % CLAIM_COPIES


@inner
def saw(s: Ints, t: Tables, row: int, back: int, seen: int, source: int, target: int) -> None:
    """Update the sets of an observer, which begin at `row`, after the cards `seen` were seen in
    `source` and are now in `target`. Their copies that may have been in `source` may now be
    wherever any of the copies might have been."""
    possible = s[row + source]
    copies, left = 0, seen
    while left:
        copies |= alike(t, back, lowest_bit(left))
        left &= left - 1
    if copies & possible == seen:
        for zone in range(row, row + ZONES):
            s[zone] &= ~seen
    else:
        for zone in range(row, row + ZONES):
            bits, left = s[zone], seen
            while left:
                kind = alike(t, back, lowest_bit(left)) & possible
                if bits & kind:
                    bits |= kind
                left &= left - 1
            s[zone] = bits & ~seen
    if target != OPEN:
        s[row + target] |= seen


@inner
def note(
    s: Ints, t: Tables, back: int, moved: int, source: int, target: int, witnesses: int
) -> None:
    """Update all knowledge after cards with the same back have moved from `source` to `target`.
    `witnesses` are the observers who saw their faces. Cards that lay open have been seen by all and
    were in no hidden zone before."""
    for observer in range(s[SEATS] + 1):
        row = MAY_LIE + ROWS * observer + ZONES * back
        if source == OPEN:
            s[row + target] |= moved
        elif not witnesses >> observer & 1:
            gone = s[row + source]
            if back != STORE and target < HANDS:
                gone &= CLAIM_HAND_BITS
            s[row + target] |= gone
        elif target != OPEN and source in (TABLE, observer):
            s[row + source] &= ~moved
            s[row + target] |= moved
        else:
            saw(s, t, row, back, moved, source, target)
        if source != OPEN and not s[PILES + ZONES * back + source]:
            s[row + source] = 0


@inner
def look(s: Ints, t: Tables, observer: int, back: int, cards: int, zone: int) -> None:
    """Update the knowledge of `observer`, who has just seen the faces of `cards` (bits) in
    `zone`."""
    if cards:
        saw(s, t, MAY_LIE + ROWS * observer + ZONES * back, back, cards, zone, zone)


@inner
def reshuffled(s: Ints) -> None:
    """Update all observers' knowledge after all Store discards have become the new deck."""
    for observer in range(s[SEATS] + 1):
        row = MAY_LIE + ROWS * observer
        s[row + DECK] |= s[row + DISCARDS]
        s[row + DISCARDS] = 0


@inner
def publicly_possible(s: Ints, seat: int) -> int:
    """Return the bits of the Store cards that a seat may hold as far as the public can tell."""
    return s[MAY_LIE + ROWS * s[SEATS] + seat]


@inner
def surely_held(s: Ints, seat: int) -> int:
    """Return the bits of the Store cards that everybody knows to be in the seat's hand."""
    row = MAY_LIE + ROWS * s[SEATS]
    elsewhere = 0
    for zone in range(ZONES):
        if zone != seat:
            elsewhere |= s[row + zone]
    return s[row + seat] & ~elsewhere
