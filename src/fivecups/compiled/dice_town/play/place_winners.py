"""Winning a place and acting there: first place acts, then, in Wild West, second place does the
other action (DT-20, DT-21, DT-23, DT-26, DT-28, WW-10 to WW-16).

Action 0 of a place is that of the base game, action 1 the one that Wild West adds.
"""

from __future__ import annotations

from fivecups.games.dice_town.components import NINE, TEN

from ...dice_codes import count_of
from ...jit import Ints, Tables, inner
from ..common.agenda import (
    ACT,
    CHASE,
    CHOOSE_ACTION,
    COMES_FIRST_AS_NAMED,
    COMES_SECOND_AS_NAMED,
    DECIDE,
    DIG,
    DISCARD_PLAYED,
    PAN,
    PAY_THE_PROMISED,
    SETTLE_A_TIE,
    TRADE_WITH_THE_INDIANS,
    ask,
    then,
)
from ..common.card_piles import hand_over, hands_can_be_robbed, store_has_cards
from ..common.knowledge import look
from ..common.seat_order import append_seat, order_length, seat_at
from ..lookup_tables import (
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
from ..lookup_tables import STORE as STORE_BACK
from ..places.doc_badluck import remedies
from ..state_layout import (
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
from .place_visit import begin_visit, clear_visit
from .windows import open_window_from_sheriff, somebody_can_be_robbed

WINNER, FIRST, SECOND = range(3)


@inner
def both_act(s: Ints, place: int) -> bool:
    """True if second place acts at the place too: in Wild West, but not with two players or if the
    War Path blocks the place (WW-10, WW-13, WI-4)."""
    return s[WILD_WEST] > 0 and s[SEATS] > 2 and s[WAR_PATH] != place


@inner
def leaders(s: Ints, t: Tables, place: int, first: int) -> int:
    """Return the packed order of the seats that share the highest standing at a place, leaving out
    the seat `first` (-1: none); 0 if nobody has a standing above 0 (DT-21, DT-50, WW-11)."""
    best, order = 1, 0
    for seat in range(s[SEATS]):
        dice = s[KEPT + seat]
        standing = t[STRENGTH + dice] if place == HALL_PLACE else count_of(t, dice, place + 1)
        if seat == first or standing < best:
            continue
        if standing > best:
            best, order = standing, 0
        order = append_seat(order, seat)
    return order


@inner
def possible(s: Ints, t: Tables, place: int, action: int, seat: int) -> bool:
    """True if there is, by public facts, something for the seat to act on with this action of the
    place (DT-28, WW-14)."""
    if place == MINE_PLACE:
        return (s[RIVER_SIZE] if action else s[MINE]) > 0
    if place == BANK_PLACE:
        return (s[STAGECOACH] if action else s[BANK]) > 0
    if place == STORE_PLACE:
        return remedies(s, t, seat) > 0 if action else store_has_cards(s)
    if place == SALOON_PLACE:
        return s[BANDITS_SIZE] > 0 if action else somebody_can_be_robbed(s, t, seat)
    if place == SHERIFF_PLACE:
        return not action or s[WANTED] > 0
    return (s[CLAIMS_DECK_SIZE] if action else s[ROW_SIZE]) > 0


@inner
def something_to_do(s: Ints, t: Tables, place: int, action: int, order: int) -> bool:
    """True if this action of the place is possible for any seat in `order` (DT-28)."""
    any_possible = False
    for index in range(order_length(order)):
        any_possible = any_possible or possible(s, t, place, action, seat_at(order, index))
    return any_possible


@inner
def raise_most_share(s: Ints, t: Tables, place: int, action: int, seat: int) -> None:
    """Raise the state's limit for offered shares to the most dollars and nuggets that this action
    can pay the seat, if that is more (DT-26)."""
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
    """Visit a place: find the seats with the most dice for it and let a single winner act there, or
    put the Sheriff's decision of a tie on the agenda (DT-20, DT-21). If no seat has a die for it,
    nobody wins; a tie without anything to win is not decided (DT-28)."""
    clear_visit(s)
    tied = leaders(s, t, place, -1)
    if order_length(tied) == 1:
        comes_first(s, t, place, seat_at(tied, 0))
    elif tied and (
        something_to_do(s, t, place, 0, tied)
        or (s[WILD_WEST] and something_to_do(s, t, place, 1, tied))
    ):
        if place == SHERIFF_PLACE and not s[WILD_WEST]:
            open_window_from_sheriff(s, t, TIE_OF_KINGS, s[SHERIFF])
        then(s, SETTLE_A_TIE, place, tied, 0, 0)


@inner
def settle_a_tie(s: Ints, t: Tables, place: int, tied: int) -> None:
    """Put the Sheriff's decision between the `tied` seats on the agenda, and the winner's action
    after it. If Marshall was played before, the tie stays undecided (DT-21, DT-77)."""
    if s[BADGE_STAYS]:
        return
    s[MOST_DOLLARS] = s[MOST_NUGGETS] = 0
    raise_most_share(s, t, place, 0, seat_at(tied, 0))
    if s[WILD_WEST]:
        raise_most_share(s, t, place, 1, seat_at(tied, 0))
    then(s, DECIDE, place, FIRST if both_act(s, place) else WINNER, tied, 0)
    then(s, COMES_FIRST_AS_NAMED, place, 0, 0, 0)


@inner
def comes_first(s: Ints, t: Tables, place: int, first: int) -> None:
    """Let the winner `first` act at the place. In Wild West it chooses the action if both are
    possible, and second place is determined before it acts (WW-10, WW-14)."""
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
    """True if the seat cannot steal at this place: there is no hand to rob, and it lacks a card
    that replaces the theft (WW-14, WW-67)."""
    if place != SALOON_PLACE or hands_can_be_robbed(s, seat, s[GUARDED]):
        return False
    return not s[STORE + seat] & INSTEAD_BITS


@inner
def act_as_chosen(s: Ints, t: Tables, seat: int, place: int, answer: int) -> None:
    """Take the winner's answer: go on with the chosen action and determine second place. If the
    action needs a card, everybody now knows that the winner holds it (WW-12, WW-14)."""
    action = 1 if lacks_the_card(s, place, seat) else answer
    if place == SALOON_PLACE and not action and not hands_can_be_robbed(s, seat, s[GUARDED]):
        held = s[STORE + seat] & INSTEAD_BITS
        for observer in range(s[SEATS] + 1):
            look(s, t, observer, STORE_BACK, held & -held, seat)
    settle_second(s, t, place, seat, action)


# Second place.


@inner
def settle_second(s: Ints, t: Tables, place: int, first: int, chosen: int) -> None:
    """Determine second place, if it acts at all, and put the actions on the agenda, first place's
    `chosen` one first. The Sheriff decides a tie only if the other action is possible (WW-11,
    WW-12)."""
    seconds = leaders(s, t, place, first) if both_act(s, place) else 0
    if order_length(seconds) < 2:
        second = seat_at(seconds, 0)
        act_in_order(s, place, first, second, chosen)
    elif something_to_do(s, t, place, 1 - chosen, seconds):
        s[MOST_DOLLARS] = s[MOST_NUGGETS] = 0
        raise_most_share(s, t, place, 1 - chosen, seat_at(seconds, 0))
        then(s, DECIDE, place, SECOND, seconds, 0)
        then(s, COMES_SECOND_AS_NAMED, place, first, chosen, 0)
    else:
        act_in_order(s, place, first, -1, chosen)


@inner
def act_in_order(s: Ints, place: int, first: int, second: int, chosen: int) -> None:
    """Put the actions on the agenda: `first` does the `chosen` one completely, then `second`, if
    any, the place's other action (WW-10). At the Town Hall the trade with the Indians follows
    (WI-2)."""
    then(s, ACT, place, chosen, first, 0)
    order = first + 1
    if second >= 0:
        then(s, ACT, place, 1 - chosen, second, 0)
        order = append_seat(order, second)
    if place == HALL_PLACE:
        then(s, TRADE_WITH_THE_INDIANS, order, 0, 0, 0)


# Acting.


@inner
def has_a_moment_for_cards(place: int, action: int) -> bool:
    """True if Store cards may be played before this action of the place (DT-23, WW-15)."""
    if action:
        return place == SALOON_PLACE
    return place in (MINE_PLACE, STORE_PLACE, SALOON_PLACE, HALL_PLACE)


@inner
def act(s: Ints, t: Tables, place: int, action: int, seat: int) -> None:
    """Let the seat act at the place that it won: open the window for the action's cards, then do
    the action, discard the cards played for it, and pay a promised share. If the action is not
    possible, nothing is won (DT-23, DT-31, DT-82, WW-14)."""
    begin_visit(s, seat)
    if not possible(s, t, place, action, seat):
        return
    if action:
        if place == SALOON_PLACE:
            open_window_from_sheriff(s, t, WHEN_HIRING, seat)
    elif place == MINE_PLACE:
        open_window_from_sheriff(s, t, AT_THE_MINE, seat)
    elif place == STORE_PLACE:
        open_window_from_sheriff(s, t, AT_THE_STORE, seat)
    elif place == SALOON_PLACE:
        open_window_from_sheriff(s, t, AT_THE_SALOON, seat)
    elif place == HALL_PLACE:
        open_window_from_sheriff(s, t, AT_THE_HALL, seat)
    then(s, (PAN if action else DIG) + place, seat, 0, 0, 0)
    if has_a_moment_for_cards(place, action):
        then(s, DISCARD_PLAYED, seat, 0, 0, 0)
    if s[PROMISED]:
        then(s, PAY_THE_PROMISED, seat, 0, 0, 0)


@inner
def pay_the_promised(s: Ints, seat: int) -> None:
    """Pay the Sheriff the share that `seat` promised, right after the place has paid and at most
    what it paid (DT-26)."""
    if s[PROMISED] >> seat & 1:
        dollars = min(s[PROMISED_DOLLARS + seat], s[PAID_DOLLARS])
        nuggets = min(s[PROMISED_NUGGETS + seat], s[PAID_NUGGETS])
        hand_over(s, seat, s[PROMISED_TO], dollars, nuggets)


if CHASE - PAN != SHERIFF_PLACE:
    raise ValueError("the steps of the actions have the order of the places")
