"""The River (WW-20, WW-50 to WW-56): a card is drawn, applied at once and removed from the game."""

from __future__ import annotations

from fivecups.games.dice_town.state import DISCARDS

from ...door import Ints, Tables, inner
from ..common.agenda import APPLY_THE_TOP_CARD, DISCOVER, TAKE_FROM_DISCARDS, ask, then
from ..common.knowledge import look
from ..common.piles import move, obtained
from ..data import (
    COUPON,
    DISCOVERY,
    GOLD,
    PURSE,
    RIVER_AMOUNT,
    RIVER_EFFECT,
    RIVER_KIND,
    STAR,
    STORE,
)
from ..layout import (
    BANK,
    DOLLARS,
    MINE,
    NUGGETS,
    PAID_DOLLARS,
    PAID_NUGGETS,
    RIVER,
    RIVER_GONE,
    RIVER_GONE_SIZE,
    RIVER_SEEN,
    RIVER_SIZE,
    SEATS,
    SHERIFF,
    WON,
)
from ..layout import STORE as PILES
from ..places.saloon import nth_kind

ORDERS = (0o012, 0o021, 0o102, 0o120, 0o201, 0o210)
"""The orders of three cards by their places from the top, an octal digit each; those of two are the
first and the third, without the last place."""


@inner
def pan(s: Ints, seat: int) -> None:
    """WW-20, WW-27: draw the top card and apply it; even "Nothing" closes the marker."""
    s[WON + seat] = 1
    then(s, APPLY_THE_TOP_CARD, seat, 0, 0, 0)


@inner
def apply_the_top_card(s: Ints, t: Tables, seat: int) -> None:
    s[RIVER_SIZE] -= 1
    card = s[RIVER + s[RIVER_SIZE]]
    s[RIVER_GONE + s[RIVER_GONE_SIZE]] = card
    s[RIVER_GONE_SIZE] += 1
    for other in range(s[SEATS]):
        s[RIVER_SEEN + other] = max(0, s[RIVER_SEEN + other] - 1)
    effect, amount = t[RIVER_EFFECT + card], t[RIVER_AMOUNT + card]
    if effect == GOLD:  # WW-50
        s[PAID_NUGGETS] = min(amount, s[MINE])
        s[MINE] -= s[PAID_NUGGETS]
        s[NUGGETS + seat] += s[PAID_NUGGETS]
    elif effect == STAR:  # WW-51
        s[SHERIFF] = seat
    elif effect == PURSE:  # WW-52
        s[PAID_DOLLARS] = min(amount, s[BANK])
        s[BANK] -= s[PAID_DOLLARS]
        s[DOLLARS + seat] += s[PAID_DOLLARS]
    elif effect == DISCOVERY:
        discovery(s, seat, min(amount, s[RIVER_SIZE]))
    elif effect == COUPON:  # WW-54
        look(s, t, seat, STORE, s[PILES + DISCARDS], DISCARDS)
        if s[PILES + DISCARDS]:
            ask(s, TAKE_FROM_DISCARDS, 1 << seat, 0, 0, 0, 0)


@inner
def discovery(s: Ints, seat: int, count: int) -> None:
    """WW-53: look alone at the next cards, or at what is there."""
    for other in range(s[SEATS]):
        s[RIVER_SEEN + other] = count if other == seat else 0
    if count > 1:
        ask(s, DISCOVER, 1 << seat, count, 0, 0, 0)
    elif count:
        then(s, APPLY_THE_TOP_CARD, seat, 0, 0, 0)


@inner
def kinds_in_order(s: Ints, t: Tables, count: int, number: int) -> int:
    """The kinds of the cards on top in one of their orders, packed."""
    order = ORDERS[number]
    if count == 2:
        order = ORDERS[2 * number] >> 3
    kinds = 0
    for place in range(count):
        at = order >> 3 * (count - 1 - place) & 7
        kinds = kinds << 5 | t[RIVER_KIND + s[RIVER + s[RIVER_SIZE] - 1 - at]]
    return kinds


@inner
def ways_to_discover(s: Ints, t: Tables, count: int, wanted: int) -> int:
    """WW-53: how many different orders there are, or the kinds in one of them."""
    found = 0
    for number in range(6 if count == 3 else 2):
        kinds = kinds_in_order(s, t, count, number)
        known = False
        for earlier in range(number):
            known = known or kinds_in_order(s, t, count, earlier) == kinds
        if not known:
            if found == wanted:
                return kinds
            found += 1
    return found


@inner
def put_the_others_back(s: Ints, t: Tables, seat: int, count: int, answer: int) -> None:
    """WW-53: apply one of the cards and put the others back; the first one named will be on top. Of
    cards that look alike the lower one comes first."""
    kinds = ways_to_discover(s, t, count, answer)
    low = s[RIVER_SIZE] - count
    for place in range(count - 1, -1, -1):
        # the places above are settled; the cards below them stay in their order
        wanted = kinds >> 5 * place & 31
        at = low
        while t[RIVER_KIND + s[RIVER + at]] != wanted:
            at += 1
        card = s[RIVER + at]
        for below in range(at, low + place):
            s[RIVER + below] = s[RIVER + below + 1]
        s[RIVER + low + place] = card
    then(s, APPLY_THE_TOP_CARD, seat, 0, 0, 0)


@inner
def redeem_the_coupon(s: Ints, t: Tables, seat: int, answer: int) -> None:
    """WW-54: take one Store card out of the discards."""
    card = nth_kind(t, STORE, s[PILES + DISCARDS], answer)
    move(s, t, STORE, card, DISCARDS, seat, 1 << seat)
    obtained(s, t, seat, card)
