"""Questions: how many answers the seat to move has, and what follows from one of them.

An answer is its place in the list that the readable game gives; a form is answered part by part
(`play/offers.py`). Of a sealed question the seats are asked one after the other, and what they say
counts when the last one has answered.
"""

from __future__ import annotations

from fivecups.games.dice_town.state import DISCARDS, TABLE

from ..dice import bits_in, lowest_bit, nth_bit
from ..door import Ints, Tables, inner
from .common import agenda as a
from .common.seats import size
from .data import CLAIM, DIFFERENT, HALL_PLACE
from .data import STORE as STORE_BACK
from .layout import (
    ANSWERED,
    ANSWERS,
    ARGUMENTS,
    ASKED,
    DEPTH,
    KEPT,
    LOOKED,
    OVER,
    PASSES,
    QUESTION,
    STORE,
    WAR_PATH,
)
from .places import doc, saloon, town
from .play import cups, deciding, effects, offers, windows, winning
from .steps import all_have_answered, run
from .west import bandits, indians, river


@inner
def to_move(s: Ints) -> int:
    """The seat that is asked next."""
    return lowest_bit(s[ASKED] & ~s[ANSWERED])


@inner
def choices(s: Ints, t: Tables) -> int:
    """How many answers the seat to move has; none when the game is over."""
    if s[OVER]:
        return 0
    seat, question, about = to_move(s), s[QUESTION], s[ARGUMENTS]
    if question == a.KEEP_DICE:
        return cups.ways_to_keep(s, t, seat)
    if question == a.PLAY_OR_PASS:
        return windows.wishes(s, t, seat, -1)
    if question in (a.MAKE_OFFER, a.RAISE_OFFER):
        return offers.form_choices(s, seat)
    if question == a.NAME_ONE:
        return size(s[ARGUMENTS + 2]) + s[ARGUMENTS + 3]
    if question == a.RETURN_DICE:
        return cups.ways_to_return(s, t, seat, about)
    if question == a.CHOOSE_A_PLAYER:
        return bits_in(effects.aims(s, t, seat, about))
    if question == a.KEEP_A_CARD:
        return saloon.nth_kind(t, STORE_BACK, s[STORE + TABLE], -1)
    if question == a.ROB_SOMEBODY:
        return saloon.ways_to_rob(s, t, seat, -1) + 1
    if question == a.KEEP_THE_LOOT:
        claims = saloon.nth_kind(t, CLAIM, s[LOOKED + 1], -1)
        return saloon.nth_kind(t, STORE_BACK, s[LOOKED], -1) + claims
    if question == a.TAKE_A_REMEDY:
        return doc.treatments(s, t, seat) + 1
    if question == a.BE_TREATED:
        return doc.treatments(s, t, seat)
    if question == a.CHOOSE_ACTION:
        return 1 if winning.lacks_the_card(s, about, seat) else 2
    if question == a.SEND_BANDITS:
        return bandits.ways_to_send(s, t, seat)
    if question == a.CATCH_BANDITS:
        return bandits.ways_to_catch(s, t, about)
    if question == a.DISCOVER:
        return river.ways_to_discover(s, t, about, -1)
    if question == a.TAKE_FROM_DISCARDS:
        return saloon.nth_kind(t, STORE_BACK, s[STORE + DISCARDS], -1)
    if question == a.GIVE_A_CARD:
        return saloon.nth_kind(t, STORE_BACK, s[STORE + seat], -1)
    if question == a.GIVE_A_CLAIM:
        return indians.claims_to_give(s, t, seat, -1) + 1
    if question == a.SHAMANS_BLESSING:
        return 6 * t[DIFFERENT + s[KEPT + seat]]
    return indians.ways_to_trap(s, t, seat) if question == a.SET_A_TRAP else HALL_PLACE + 1


@inner
def take(s: Ints, t: Tables, answer: int) -> bool:
    """Take an answer and go on to the next question or the end; false where an offer is not yet
    complete."""
    seat, question, before = to_move(s), s[QUESTION], s[DEPTH]
    if question == a.KEEP_DICE:
        s[ANSWERS + seat] = cups.kept_by(s, t, seat, answer)
    elif question == a.PLAY_OR_PASS:
        s[ANSWERS + seat] = windows.wishes(s, t, seat, answer)
    elif question in (a.MAKE_OFFER, a.RAISE_OFFER):
        if not offers.fill_in(s, t, seat, answer):
            return False
    else:
        s[QUESTION] = 0
        answered(s, t, seat, question, answer, s[ARGUMENTS])
        go_on(s, t, before)
        return True
    s[ANSWERED] |= 1 << seat
    if s[ANSWERED] == s[ASKED]:
        all_have_answered(s, t)
        go_on(s, t, before)
    else:
        go_on_asking(s)
    return True


@inner
def go_on_asking(s: Ints) -> None:
    """The next seat begins its offer, if that is what is asked for."""
    if s[QUESTION] in (a.MAKE_OFFER, a.RAISE_OFFER):
        offers.begin_form(s, to_move(s))


@inner
def go_on(s: Ints, t: Tables, before: int) -> None:
    a.in_order(s, before)
    run(s, t)


@inner
def answered(s: Ints, t: Tables, seat: int, question: int, answer: int, about: int) -> None:
    """What follows from the answer to a question that one seat was asked."""
    if question == a.NAME_ONE:
        place, decision, outcomes = about, s[ARGUMENTS + 1], s[ARGUMENTS + 2]
        deciding.choose_or_call(s, t, answer, place, decision, outcomes)
    elif question == a.RETURN_DICE:
        cups.unpaid_dice_return(s, t, seat, about, answer)
    elif question == a.CHOOSE_A_PLAYER:
        aim = nth_bit(effects.aims(s, t, seat, about), answer)
        windows.announce(s, t, seat, about, aim)
    elif question == a.KEEP_A_CARD:
        town.keep(s, t, seat, saloon.nth_kind(t, STORE_BACK, s[STORE + TABLE], answer))
    elif question == a.ROB_SOMEBODY:
        saloon.rob_or_decline(s, t, seat, answer)
    elif question == a.KEEP_THE_LOOT:
        saloon.keep_the_loot(s, t, seat, about, answer)
    elif question == a.TAKE_A_REMEDY:
        doc.treat(s, t, seat, answer)
    elif question == a.BE_TREATED:
        doc.be_treated(s, t, seat, answer)
    elif question == a.CHOOSE_ACTION:
        winning.act_as_chosen(s, t, seat, about, answer)
    elif question == a.SEND_BANDITS:
        bandits.send_bandits(s, t, seat, answer)
    elif question == a.CATCH_BANDITS:
        bandits.catch(s, t, seat, about, answer)
    elif question == a.DISCOVER:
        river.put_the_others_back(s, t, seat, about, answer)
    elif question == a.TAKE_FROM_DISCARDS:
        river.redeem_the_coupon(s, t, seat, answer)
    elif question == a.GIVE_A_CARD:
        card = saloon.nth_kind(t, STORE_BACK, s[STORE + seat], answer)
        effects.give_the_card(s, t, seat, card, about)
    elif question == a.GIVE_A_CLAIM:
        indians.give_or_keep(s, t, seat, about, answer)
    elif question == a.SHAMANS_BLESSING:
        indians.be_blessed(s, t, seat, answer)
    elif question == a.SET_A_TRAP:
        indians.spring_the_trap(s, t, seat, answer)
    else:
        s[WAR_PATH] = answer


@inner
def pass_in_advance(s: Ints, t: Tables, seat: int) -> None:
    """DT-27: a seat says that it passes from now to the end of the round, or takes it back; a
    window that is open to it is answered with it."""
    before = s[DEPTH]
    s[PASSES + seat] ^= 1
    waiting = s[ASKED] & ~s[ANSWERED]
    if s[PASSES + seat] and s[QUESTION] == a.PLAY_OR_PASS and waiting >> seat & 1:
        s[ANSWERS + seat] = windows.pledged_or_pass(s, seat, s[ARGUMENTS])
        s[ANSWERED] |= 1 << seat
        if s[ANSWERED] == s[ASKED]:
            all_have_answered(s, t)
            go_on(s, t, before)
