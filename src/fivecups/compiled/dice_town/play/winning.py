"""Winning a place and acting there (DT-20, DT-21, DT-23, DT-26, DT-28, WW-10 to WW-16): first
place, its action, then second place, which does the other.

A place's base action is its action 0, the one that Wild West adds its action 1.
"""

from __future__ import annotations

from fivecups.games.dice_town.components import NINE, TEN

from ...dice import count_of
from ...door import Ints, Tables, inner
from ..common.agenda import (
    ACT,
    CHASE,
    CHOOSE_ACTION,
    COMES_FIRST_AS_NAMED,
    COMES_SECOND_AS_NAMED,
    DECIDE,
    DIG,
    PAN,
    PAY_THE_PROMISED,
    SETTLE_A_TIE,
    TRADE_WITH_THE_INDIANS,
    ask,
    then,
)
from ..common.knowledge import look
from ..common.piles import hand_over, hands_are_robbable, store_is_open
from ..common.seats import behind, seat_at, size
from ..data import (
    AT_THE_HALL,
    AT_THE_MINE,
    AT_THE_SALOON,
    AT_THE_STORE,
    BANK_PLACE,
    HALL_PLACE,
    INSTEAD_BITS,
    MINE_PLACE,
    MOST_GOLD,
    MOST_PURSE,
    SALOON_PLACE,
    SHERIFF_PLACE,
    STORE_PLACE,
    STRENGTH,
    TIE_OF_KINGS,
    WHEN_HIRING,
)
from ..data import STORE as STORE_BACK
from ..layout import (
    BADGE_STAYS,
    BANDITS_SIZE,
    BANK,
    CLAIMS_DECK_SIZE,
    GUARDED,
    KEPT,
    MINE,
    MOST_DOLLARS,
    MOST_NUGGETS,
    PAID_DOLLARS,
    PAID_NUGGETS,
    PROMISED,
    PROMISED_DOLLARS,
    PROMISED_NUGGETS,
    PROMISED_TO,
    RIVER_SIZE,
    ROW_SIZE,
    SEATS,
    SHERIFF,
    STAGECOACH,
    STORE,
    WANTED,
    WAR_PATH,
    WILD_WEST,
)
from ..places.doc import remedies
from .visit import no_visit, visit_of
from .windows import theft_is_possible, window

WINNER, FIRST, SECOND = range(3)


@inner
def both_act(s: Ints, place: int) -> bool:
    """WW-10, WW-13, WI-4: second place acts in Wild West, but not among two players nor on the War
    Path."""
    return s[WILD_WEST] > 0 and s[SEATS] > 2 and s[WAR_PATH] != place


@inner
def leaders(s: Ints, t: Tables, place: int, first: int) -> int:
    """DT-21, DT-50, WW-11: who stands best at a place, or best but for the one who is first."""
    best, order = 1, 0
    for seat in range(s[SEATS]):
        dice = s[KEPT + seat]
        have = t[STRENGTH + dice] if place == HALL_PLACE else count_of(t, dice, place + 1)
        if seat == first or have < best:
            continue
        if have > best:
            best, order = have, 0
        order = behind(order, seat)
    return order


@inner
def possible(s: Ints, t: Tables, place: int, action: int, seat: int) -> bool:
    """DT-28, WW-14: whether an action has something to act on, as far as everybody can tell."""
    if place == MINE_PLACE:
        return (s[RIVER_SIZE] if action else s[MINE]) > 0
    if place == BANK_PLACE:
        return (s[STAGECOACH] if action else s[BANK]) > 0
    if place == STORE_PLACE:
        return remedies(s, t, seat) > 0 if action else store_is_open(s)
    if place == SALOON_PLACE:
        return s[BANDITS_SIZE] > 0 if action else theft_is_possible(s, t, seat)
    if place == SHERIFF_PLACE:
        return not action or s[WANTED] > 0
    return (s[CLAIMS_DECK_SIZE] if action else s[ROW_SIZE]) > 0


@inner
def something_to_do(s: Ints, t: Tables, place: int, action: int, order: int) -> bool:
    """DT-28: whether an action is possible for any of these seats."""
    found = False
    for at in range(size(order)):
        found = found or possible(s, t, place, action, seat_at(order, at))
    return found


@inner
def may_pay(s: Ints, t: Tables, place: int, action: int, seat: int) -> None:
    """DT-26: raise the most dollars and nuggets that the place can pay to those of an action."""
    dollars, nuggets = 0, 0
    if place == MINE_PLACE and not action:
        nuggets = min(2 * count_of(t, s[KEPT + seat], NINE), s[MINE])
    elif place == MINE_PLACE and s[RIVER_SIZE]:
        dollars, nuggets = min(MOST_PURSE, s[BANK]), min(MOST_GOLD, s[MINE])
    elif place == BANK_PLACE:
        dollars = min(count_of(t, s[KEPT + seat], TEN), s[STAGECOACH]) if action else s[BANK]
    s[MOST_DOLLARS] = max(s[MOST_DOLLARS], dollars)
    s[MOST_NUGGETS] = max(s[MOST_NUGGETS], nuggets)


# First place.


@inner
def go_to(s: Ints, t: Tables, place: int) -> None:
    """DT-20, DT-21, DT-28: the places are won one after the other; one player may win several. A
    place that nobody has a die for goes to nobody, and a tie for nothing is not decided."""
    no_visit(s)
    tied = leaders(s, t, place, -1)
    if size(tied) == 1:
        comes_first(s, t, place, seat_at(tied, 0))
    elif tied and (
        something_to_do(s, t, place, 0, tied)
        or (s[WILD_WEST] and something_to_do(s, t, place, 1, tied))
    ):
        if place == SHERIFF_PLACE and not s[WILD_WEST]:
            window(s, t, TIE_OF_KINGS, s[SHERIFF])
        then(s, SETTLE_A_TIE, place, tied, 0, 0)


@inner
def settle_a_tie(s: Ints, t: Tables, place: int, tied: int) -> None:
    """DT-21, DT-77: the Sheriff decides, unless a card has settled it before he hears offers."""
    if s[BADGE_STAYS]:
        return
    s[MOST_DOLLARS] = s[MOST_NUGGETS] = 0
    may_pay(s, t, place, 0, seat_at(tied, 0))
    if s[WILD_WEST]:
        may_pay(s, t, place, 1, seat_at(tied, 0))
    then(s, DECIDE, place, FIRST if both_act(s, place) else WINNER, tied, 0)
    then(s, COMES_FIRST_AS_NAMED, place, 0, 0, 0)


@inner
def comes_first(s: Ints, t: Tables, place: int, first: int) -> None:
    """WW-10, WW-14: the winner takes an action that has something to act on, by choice if both
    have."""
    if not s[WILD_WEST]:
        then(s, ACT, place, 0, first, 0)
        return
    base, other = possible(s, t, place, 0, first), possible(s, t, place, 1, first)
    if base and other:
        ask(s, CHOOSE_ACTION, 1 << first, place, 0, 0, 0)
    else:
        settle_second(s, t, place, first, 1 if other else 0)


@inner
def lacks_the_card(s: Ints, place: int, seat: int) -> bool:
    """WW-14, WW-67: with no hand to rob, the theft needs a card to be played instead."""
    if place != SALOON_PLACE or hands_are_robbable(s, seat, s[GUARDED]):
        return False
    return not s[STORE + seat] & INSTEAD_BITS


@inner
def act_as_chosen(s: Ints, t: Tables, seat: int, place: int, answer: int) -> None:
    """WW-12, WW-14: everybody hears which action is chosen; who chooses one that needs a card shows
    that he holds it."""
    action = 1 if lacks_the_card(s, place, seat) else answer
    if place == SALOON_PLACE and not action and not hands_are_robbable(s, seat, s[GUARDED]):
        held = s[STORE + seat] & INSTEAD_BITS
        for observer in range(s[SEATS] + 1):
            look(s, t, observer, STORE_BACK, held & -held, seat)
    settle_second(s, t, place, seat, action)


# Second place.


@inner
def settle_second(s: Ints, t: Tables, place: int, first: int, chosen: int) -> None:
    """WW-11, WW-12: second place, if it is open, is settled before first place acts; it is not
    asked for where the remaining action is impossible."""
    seconds = leaders(s, t, place, first) if both_act(s, place) else 0
    if size(seconds) < 2:
        second = seat_at(seconds, 0)
        act_in_order(s, place, first, second, chosen)
    elif something_to_do(s, t, place, 1 - chosen, seconds):
        s[MOST_DOLLARS] = s[MOST_NUGGETS] = 0
        may_pay(s, t, place, 1 - chosen, seat_at(seconds, 0))
        then(s, DECIDE, place, SECOND, seconds, 0)
        then(s, COMES_SECOND_AS_NAMED, place, first, chosen, 0)
    else:
        act_in_order(s, place, first, -1, chosen)


@inner
def act_in_order(s: Ints, place: int, first: int, second: int, chosen: int) -> None:
    """WW-10: first place acts fully before second, which must do the other action; then the Indians
    trade (WI-2)."""
    then(s, ACT, place, chosen, first, 0)
    order = first + 1
    if second >= 0:
        then(s, ACT, place, 1 - chosen, second, 0)
        order = behind(order, second)
    if place == HALL_PLACE:
        then(s, TRADE_WITH_THE_INDIANS, order, 0, 0, 0)


# Acting.


@inner
def act(s: Ints, t: Tables, place: int, action: int, seat: int) -> None:
    """DT-23, DT-31, WW-14: cards are played before the action; with nothing to act on, nothing is
    won."""
    visit_of(s, seat)
    if not possible(s, t, place, action, seat):
        return
    if action:
        if place == SALOON_PLACE:
            window(s, t, WHEN_HIRING, seat)
    elif place == MINE_PLACE:
        window(s, t, AT_THE_MINE, seat)
    elif place == STORE_PLACE:
        window(s, t, AT_THE_STORE, seat)
    elif place == SALOON_PLACE:
        window(s, t, AT_THE_SALOON, seat)
    elif place == HALL_PLACE:
        window(s, t, AT_THE_HALL, seat)
    then(s, (PAN if action else DIG) + place, seat, 0, 0, 0)
    if s[PROMISED]:
        then(s, PAY_THE_PROMISED, seat, 0, 0, 0)


@inner
def pay_the_promised(s: Ints, seat: int) -> None:
    """DT-26: the share promised to the Sheriff is paid right after the place has paid, as far as
    that goes."""
    if s[PROMISED] >> seat & 1:
        dollars = min(s[PROMISED_DOLLARS + seat], s[PAID_DOLLARS])
        nuggets = min(s[PROMISED_NUGGETS + seat], s[PAID_NUGGETS])
        hand_over(s, seat, s[PROMISED_TO], dollars, nuggets)


if CHASE - PAN != SHERIFF_PLACE:
    raise ValueError("the steps of the actions have the order of the places")
