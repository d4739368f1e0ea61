"""The River: a card is drawn, applied at once and removed from the game (WW-20, WW-50 to WW-56)."""

from __future__ import annotations

from fivecups.games.dice_town.state import DISCARDS

from ...jit import Ints, Tables, inner
from ..common.agenda import APPLY_THE_TOP_CARD, DISCOVER, TAKE_FROM_DISCARDS, ask, then
from ..common.card_piles import move, obtained
from ..common.knowledge import look
from ..lookup_tables import (
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
from ..places.saloon import nth_kind
from ..state_layout import (
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
from ..state_layout import STORE as PILES

ORDERS = (0o012, 0o021, 0o102, 0o120, 0o201, 0o210)
"""All orders of the top three River cards, each as an octal number with a digit for each card's
depth below the top. The orders of two cards are the first and the third without the last digit."""


@inner
def pan(s: Ints, seat: int) -> None:
    """Draw the top card of the River and apply it; even "Nothing" counts as something won (WW-20,
    WW-27)."""
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
    """Show the next `count` cards of the River, at most what is there, to the player alone and ask
    which one to apply (WW-53)."""
    for other in range(s[SEATS]):
        s[RIVER_SEEN + other] = count if other == seat else 0
    if count > 1:
        ask(s, DISCOVER, 1 << seat, count, 0, 0, 0)
    elif count:
        then(s, APPLY_THE_TOP_CARD, seat, 0, 0, 0)


@inner
def kinds_in_order(s: Ints, t: Tables, count: int, number: int) -> int:
    """Return the kinds of the top `count` River cards, put into the order with the index `number`,
    packed with five bits each."""
    order = ORDERS[number]
    if count == 2:
        order = ORDERS[2 * number] >> 3
    kinds = 0
    for place in range(count):
        depth = order >> 3 * (count - 1 - place) & 7
        kinds = kinds << 5 | t[RIVER_KIND + s[RIVER + s[RIVER_SIZE] - 1 - depth]]
    return kinds


@inner
def ways_to_discover(s: Ints, t: Tables, count: int, wanted: int) -> int:
    """If `wanted` is below 0, return the number of different orders of the top `count` River cards;
    else return the packed kinds of the order with the index `wanted` (WW-53)."""
    distinct = 0
    for number in range(6 if count == 3 else 2):
        kinds = kinds_in_order(s, t, count, number)
        repeated = False
        for earlier in range(number):
            repeated = repeated or kinds_in_order(s, t, count, earlier) == kinds
        if not repeated:
            if distinct == wanted:
                return kinds
            distinct += 1
    return distinct


@inner
def put_the_others_back(s: Ints, t: Tables, seat: int, count: int, answer: int) -> None:
    """Put the top `count` River cards into the order that the answer index chooses and apply the
    first; the next will be on top (WW-53). Of cards that look alike the lower one is moved
    first."""
    kinds = ways_to_discover(s, t, count, answer)
    low = s[RIVER_SIZE] - count
    for place in range(count - 1, -1, -1):
        # the cards above this place are final; those below keep their order
        wanted = kinds >> 5 * place & 31
        source = low
        while t[RIVER_KIND + s[RIVER + source]] != wanted:
            source += 1
        card = s[RIVER + source]
        for below in range(source, low + place):
            s[RIVER + below] = s[RIVER + below + 1]
        s[RIVER + low + place] = card
    then(s, APPLY_THE_TOP_CARD, seat, 0, 0, 0)


@inner
def redeem_the_coupon(s: Ints, t: Tables, seat: int, answer: int) -> None:
    """Give the player the Store card from the discards that the answer index chooses (WW-54)."""
    card = nth_kind(t, STORE, s[PILES + DISCARDS], answer)
    move(s, t, STORE, card, DISCARDS, seat, 1 << seat)
    obtained(s, t, seat, card)
