"""Doc Badluck (DT-28, DT-60 to DT-64, DT-80, WW-22): who won nothing takes a remedy that his dice
allow.

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

from ...dice import bits_in, count_of
from ...door import Ints, Tables, inner
from ..common.agenda import (
    DECIDE,
    FORM_A_LINE,
    LINE_UP_AS_NAMED,
    TAKE_A_REMEDY,
    VISIT_THE_DOC,
    ask,
    then,
)
from ..common.knowledge import OPEN
from ..common.piles import draw_store_cards, move, obtained, store_is_open
from ..common.seats import behind, everybody, is_among, seat_at, size
from ..data import AT_DOCS, CLAIM, CLAIM_COPIES, DOC_PLACE
from ..layout import (
    CLAIMS,
    DOLLARS,
    GUARDED,
    KEPT,
    MOST_DOLLARS,
    MOST_NUGGETS,
    NAMED,
    NUGGETS,
    SEATS,
    SHERIFF,
    VISITORS,
    WIRED,
    WON,
)
from ..play.visit import no_visit
from ..play.windows import window
from .thefts import steal_money

WIRE, STORE_CARD, THEIR_DOLLARS, THEIR_NUGGETS = range(4)
NEXT = 3
"""The decision about who is next, by its number among the readable game's."""


@inner
def doc_opens(s: Ints, t: Tables) -> None:
    """DT-60, DT-80: those who won nothing may visit, and those who announce the Elixir before the
    order is set."""
    no_visit(s)
    s[VISITORS] = 0
    for seat in range(s[SEATS]):
        if not s[WON + seat]:
            s[VISITORS] = behind(s[VISITORS], seat)
    window(s, t, AT_DOCS, s[SHERIFF])
    then(s, FORM_A_LINE, 0, 0, 0, 0)


@inner
def line_up(s: Ints, t: Tables, line: int) -> None:
    """DT-28, DT-60: the Sheriff names the first, then the second and so on, each by a decision that
    can be swayed, unless there is no remedy for any of them."""
    rest, everyone, hope = 0, line, False
    for place in range(size(s[VISITORS])):
        seat = seat_at(s[VISITORS], place)
        if not is_among(line, seat):
            rest = behind(rest, seat)
            everyone = behind(everyone, seat)
            hope = hope or remedies(s, t, seat) > 0
    if size(rest) > 1 and hope:
        s[MOST_DOLLARS] = s[MOST_NUGGETS] = 0
        then(s, DECIDE, DOC_PLACE, NEXT, rest, 0)
        then(s, LINE_UP_AS_NAMED, line, 0, 0, 0)
        return
    for place in range(size(everyone)):
        then(s, VISIT_THE_DOC, seat_at(everyone, place), 0, 0, 0)


@inner
def line_up_as_named(s: Ints, t: Tables, line: int) -> None:
    line_up(s, t, behind(line, s[NAMED]))


@inner
def visit_the_doc(s: Ints, t: Tables, seat: int) -> None:
    """DT-61, DT-63: one remedy, if there is one by now: claims and Store cards come and go while
    the order is set."""
    if remedies(s, t, seat):
        ask(s, TAKE_A_REMEDY, 1 << seat, 0, 0, 0, 0)


@inner
def remedies(s: Ints, t: Tables, seat: int) -> int:
    """DT-61, DT-63: the remedies that the dice allow and that can be taken, one bit each."""
    dice = s[KEPT + seat]
    dollars = nuggets = False
    for other in range(s[SEATS]):
        if other not in (seat, s[GUARDED]):
            dollars = dollars or s[DOLLARS + other] > 0
            nuggets = nuggets or s[NUGGETS + other] > 0
    found = 0
    if s[CLAIMS + seat] and count_of(t, dice, NINE) + count_of(t, dice, TEN):
        found |= 1 << WIRE
    if count_of(t, dice, JACK) + count_of(t, dice, QUEEN) and store_is_open(s):
        found |= 1 << STORE_CARD
    if dollars and count_of(t, dice, KING):
        found |= 1 << THEIR_DOLLARS
    if nuggets and count_of(t, dice, ACE):
        found |= 1 << THEIR_NUGGETS
    return found


@inner
def ways_to_wire(claims: int, wanted: int) -> int:
    """DT-61: how many different pairs of claims there are in a hand, or one of them as bits, where
    it is wanted by its number; a single claim is wired alone."""
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
    """Claims without all those that look like the lowest of them."""
    low, value = claims, (1 << CLAIM_COPIES) - 1
    while not low & value:
        value <<= CLAIM_COPIES
    return claims & ~value


@inner
def treatments(s: Ints, t: Tables, seat: int) -> int:
    """The remedies open to a seat, each with the choices that go with it."""
    open_to = remedies(s, t, seat)
    ways = bits_in(open_to)
    return ways - 1 + ways_to_wire(s[CLAIMS + seat], -1) if open_to & 1 << WIRE else ways


@inner
def treat(s: Ints, t: Tables, seat: int, answer: int) -> None:
    """DT-61: what a remedy does; beyond the last one, nothing (DT-63)."""
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
def be_treated(s: Ints, t: Tables, seat: int, answer: int) -> None:
    """WW-22: a remedy must be taken, and counts as won."""
    s[WON + seat] = 1
    treat(s, t, seat, answer)
