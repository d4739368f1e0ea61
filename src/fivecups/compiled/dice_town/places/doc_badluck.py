"""Doc Badluck: a player who won nothing takes a remedy that his dice allow (DT-28, DT-60 to DT-64,
DT-80, WW-22).

The remedies have the order of the faces: barbed wire (9, 10), a Store card (J, Q), dollars (K),
nuggets (A).
"""

from __future__ import annotations

from fivecups.games.dice_town.components import (
    ACE,
    DOC_DOLLARS,
    DOC_NUGGETS,
    DOC_WIRE,
    JACK,
    KING,
    NINE,
    QUEEN,
    TEN,
)

from ...dice_codes import bits_in, count_of
from ...jit import Ints, Tables, inner
from ..common.agenda import (
    DECIDE,
    DISCARD_PLAYED,
    FORM_A_LINE,
    LINE_UP_AS_NAMED,
    TAKE_A_REMEDY,
    VISIT_THE_DOC,
    ask,
    then,
)
from ..common.card_piles import draw_store_cards, move, obtained, store_has_cards
from ..common.knowledge import OPEN
from ..common.seat_order import append_seat, everybody, is_among, order_length, seat_at
from ..lookup_tables import AT_DOCS, CLAIM, CLAIM_COPIES, DOC_PLACE
from ..play.place_visit import clear_visit
from ..play.windows import open_window_from_sheriff
from ..state_layout import (
    CLAIMS,
    DOLLARS,
    GUARDED,
    KEPT,
    MOST_DOLLARS,
    MOST_NUGGETS,
    NAMED,
    NUGGETS,
    PLAYED,
    SEATS,
    SHERIFF,
    VISITORS,
    WIRED,
    WON,
)
from .thefts import steal_money

WIRE, STORE_CARD, THEIR_DOLLARS, THEIR_NUGGETS = range(4)
NEXT = 3
"""The number of the decision "who is next at Doc Badluck's": its index among the readable game's
`DECISIONS`."""


@inner
def doc_opens(s: Ints, t: Tables) -> None:
    """Set the visitors of Doc Badluck: the players who won nothing; then open a window in which
    others may join them with the Elixir, before the order of visits is set (DT-60, DT-80)."""
    clear_visit(s)
    s[VISITORS] = 0
    for seat in range(s[SEATS]):
        if not s[WON + seat]:
            s[VISITORS] = append_seat(s[VISITORS], seat)
    open_window_from_sheriff(s, t, AT_DOCS, s[SHERIFF])
    then(s, FORM_A_LINE, 0, 0, 0, 0)


@inner
def line_up(s: Ints, t: Tables, line: int) -> None:
    """Put the Sheriff's next decision about the order of visits on the agenda: `line` are the
    visitors named so far. When at most one is left to name, or no visitor left has a possible
    remedy, put the visits themselves on the agenda; an Elixir is discarded after its visit (DT-28,
    DT-60, DT-82)."""
    rest, everyone, any_remedy = 0, line, False
    for place in range(order_length(s[VISITORS])):
        seat = seat_at(s[VISITORS], place)
        if not is_among(line, seat):
            rest = append_seat(rest, seat)
            everyone = append_seat(everyone, seat)
            any_remedy = any_remedy or remedies(s, t, seat) > 0
    if order_length(rest) > 1 and any_remedy:
        s[MOST_DOLLARS] = s[MOST_NUGGETS] = 0
        then(s, DECIDE, DOC_PLACE, NEXT, rest, 0)
        then(s, LINE_UP_AS_NAMED, line, 0, 0, 0)
        return
    for place in range(order_length(everyone)):
        seat = seat_at(everyone, place)
        then(s, VISIT_THE_DOC, seat, 0, 0, 0)
        if s[PLAYED + seat]:
            then(s, DISCARD_PLAYED, seat, 0, 0, 0)


@inner
def line_up_as_named(s: Ints, t: Tables, line: int) -> None:
    line_up(s, t, append_seat(line, s[NAMED]))


@inner
def visit_the_doc(s: Ints, t: Tables, seat: int) -> None:
    """Ask a visitor to take a remedy, if any is possible. This is checked only now, since claims
    and Store cards may change hands while the order is set (DT-61, DT-63)."""
    if remedies(s, t, seat):
        ask(s, TAKE_A_REMEDY, 1 << seat, 0, 0, 0, 0)


@inner
def remedies(s: Ints, t: Tables, seat: int) -> int:
    """Return the bit set of the remedies that the seat's dice allow and that are possible now
    (DT-61, DT-63)."""
    dice = s[KEPT + seat]
    dollars = nuggets = False
    for other in range(s[SEATS]):
        if other not in (seat, s[GUARDED]):
            dollars = dollars or s[DOLLARS + other] > 0
            nuggets = nuggets or s[NUGGETS + other] > 0
    allowed = 0
    if s[CLAIMS + seat] and count_of(t, dice, NINE) + count_of(t, dice, TEN):
        allowed |= 1 << WIRE
    if count_of(t, dice, JACK) + count_of(t, dice, QUEEN) and store_has_cards(s):
        allowed |= 1 << STORE_CARD
    if dollars and count_of(t, dice, KING):
        allowed |= 1 << THEIR_DOLLARS
    if nuggets and count_of(t, dice, ACE):
        allowed |= 1 << THEIR_NUGGETS
    return allowed


@inner
def ways_to_wire(claims: int, wanted: int) -> int:
    """If `wanted` is below 0, return the number of different pairs of claims in the bit set
    `claims`; else return the bits of the pair with the index `wanted`. A single claim counts as a
    pair of its own (DT-61)."""
    if bits_in(claims) < DOC_WIRE:
        return 1 if wanted < 0 else claims
    count = 0
    left = claims
    while left:
        first = left & -left
        rest = left ^ first
        while rest:
            if count == wanted:
                return first | rest & -rest
            count += 1
            rest = without_value_of(rest)
        left = without_value_of(left)
    return count


@inner
def without_value_of(claims: int) -> int:
    """Return the bit set `claims` without the claims that have the same value as its lowest
    claim."""
    low, value = claims, (1 << CLAIM_COPIES) - 1
    while not low & value:
        value <<= CLAIM_COPIES
    return claims & ~value


@inner
def remedy_choices(s: Ints, t: Tables, seat: int) -> int:
    """Return the number of answers with which the seat can take a remedy, counting each remedy's
    choices."""
    open_to = remedies(s, t, seat)
    ways = bits_in(open_to)
    return ways - 1 + ways_to_wire(s[CLAIMS + seat], -1) if open_to & 1 << WIRE else ways


@inner
def treat(s: Ints, t: Tables, seat: int, answer: int) -> None:
    """Apply the remedy that the answer index chooses to the seat; an index after the last remedy
    declines (DT-61, DT-63)."""
    open_to = remedies(s, t, seat)
    if open_to & 1 << WIRE:
        pairs = ways_to_wire(s[CLAIMS + seat], -1)
        if answer < pairs:
            claims = ways_to_wire(s[CLAIMS + seat], answer)
            move(s, t, CLAIM, claims, seat, OPEN, everybody(s))
            s[WIRED + seat] |= claims
            return
        answer -= pairs
    for remedy in range(STORE_CARD, THEIR_NUGGETS + 1):
        if open_to >> remedy & 1:
            if not answer:
                give_remedy(s, t, seat, remedy)
                return
            answer -= 1


@inner
def give_remedy(s: Ints, t: Tables, seat: int, remedy: int) -> None:
    if remedy == STORE_CARD:
        obtained(s, t, seat, draw_store_cards(s, t, 1, seat, 1 << seat))
    elif remedy == THEIR_DOLLARS:
        steal_money(s, seat, DOC_DOLLARS, 0)
    else:
        steal_money(s, seat, 0, DOC_NUGGETS)


@inner
def take_the_treatment(s: Ints, t: Tables, seat: int, answer: int) -> None:
    """Apply the remedy that the answer index chooses, as the second action at the General Store; it
    cannot be declined and counts as something won (WW-22)."""
    s[WON + seat] = 1
    treat(s, t, seat, answer)
