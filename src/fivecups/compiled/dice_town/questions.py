"""Questions of compiled Dice Town: the number of answers of the seat to move, and the consequences
of an answer.

An answer is its index in the readable game's list of choices; a form is answered field by field
(`play/offers.py`). For a sealed question the seats are asked one after the other, and their answers
count when the last has answered.
"""

from __future__ import annotations

from fivecups.games.dice_town.state import DISCARDS, TABLE

from ..dice_codes import bits_in, lowest_bit, nth_bit
from ..jit import Ints, Tables, inner
from .common import agenda
from .common.seat_order import order_length
from .lookup_tables import CLAIM, DIFFERENT, HALL_PLACE
from .lookup_tables import STORE as STORE_BACK
from .places import doc_badluck, saloon, town_places
from .play import cups, effects, offers, place_winners, sheriff_decisions, windows
from .state_layout import (
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
from .step_dispatch import all_have_answered, run
from .wild_west import bandits, indians, river


@inner
def to_move(s: Ints) -> int:
    """Return the seat that must answer the open question next."""
    return lowest_bit(s[ASKED] & ~s[ANSWERED])


@inner
def choices(s: Ints, t: Tables) -> int:
    """Return the number of answers of the seat to move; 0 when the game is over."""
    if s[OVER]:
        return 0
    seat, question, about = to_move(s), s[QUESTION], s[ARGUMENTS]
    if question == agenda.KEEP_DICE:
        return cups.ways_to_keep(s, t, seat)
    if question == agenda.PLAY_OR_PASS:
        return windows.window_answers(s, t, seat, -1)
    if question in (agenda.MAKE_OFFER, agenda.RAISE_OFFER):
        return offers.form_choices(s, seat)
    if question == agenda.NAME_ONE:
        return order_length(s[ARGUMENTS + 2]) + s[ARGUMENTS + 3]
    if question == agenda.RETURN_DICE:
        return cups.ways_to_return(s, t, seat, about)
    if question == agenda.CHOOSE_A_PLAYER:
        return bits_in(effects.possible_targets(s, t, seat, about))
    if question == agenda.KEEP_A_CARD:
        return saloon.nth_kind(t, STORE_BACK, s[STORE + TABLE], -1)
    if question == agenda.ROB_SOMEBODY:
        return saloon.ways_to_rob(s, t, seat, -1) + 1
    if question == agenda.SAY_ANEW:
        return saloon.ways_to_say_anew(s, t, seat, about) + 1
    if question == agenda.KEEP_THE_LOOT:
        claims = saloon.nth_kind(t, CLAIM, s[LOOKED + 1], -1)
        return saloon.nth_kind(t, STORE_BACK, s[LOOKED], -1) + claims
    if question == agenda.TAKE_A_REMEDY:
        return doc_badluck.remedy_choices(s, t, seat) + 1
    if question == agenda.BE_TREATED:
        return doc_badluck.remedy_choices(s, t, seat)
    if question == agenda.CHOOSE_ACTION:
        return 1 if place_winners.lacks_the_card(s, about, seat) else 2
    if question == agenda.SEND_BANDITS:
        return bandits.ways_to_send(s, t, seat)
    if question == agenda.CATCH_BANDITS:
        return bandits.ways_to_catch(s, t, about)
    if question == agenda.DISCOVER:
        return river.ways_to_discover(s, t, about, -1)
    if question == agenda.TAKE_FROM_DISCARDS:
        return saloon.nth_kind(t, STORE_BACK, s[STORE + DISCARDS], -1)
    if question == agenda.GIVE_A_CARD:
        return saloon.nth_kind(t, STORE_BACK, s[STORE + seat], -1)
    if question == agenda.GIVE_A_CLAIM:
        return indians.claims_to_give(s, t, seat, -1) + 1
    if question == agenda.SHAMANS_BLESSING:
        return 6 * t[DIFFERENT + s[KEPT + seat]]
    return indians.ways_to_trap(s, t, seat) if question == agenda.SET_A_TRAP else HALL_PLACE + 1


@inner
def take(s: Ints, t: Tables, answer: int) -> bool:
    """Apply an answer, given by its index, of the seat to move, and run on to the next question or
    the end of the game. Return False if the answer filled in one field of an offer that is not yet
    complete."""
    seat, question, before = to_move(s), s[QUESTION], s[DEPTH]
    if question == agenda.KEEP_DICE:
        s[ANSWERS + seat] = cups.dice_kept_by(s, t, seat, answer)
    elif question == agenda.PLAY_OR_PASS:
        s[ANSWERS + seat] = windows.window_answers(s, t, seat, answer)
    elif question in (agenda.MAKE_OFFER, agenda.RAISE_OFFER):
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
    """If the open question asks for offers, begin the form of the next seat."""
    if s[QUESTION] in (agenda.MAKE_OFFER, agenda.RAISE_OFFER):
        offers.begin_form(s, to_move(s))


@inner
def go_on(s: Ints, t: Tables, before: int) -> None:
    agenda.reverse_new_frames(s, before)
    run(s, t)


@inner
def answered(s: Ints, t: Tables, seat: int, question: int, answer: int, about: int) -> None:
    """Apply the answer to a question that a single seat was asked."""
    if question == agenda.NAME_ONE:
        place, decision, outcomes = about, s[ARGUMENTS + 1], s[ARGUMENTS + 2]
        sheriff_decisions.choose_or_call(s, t, answer, place, decision, outcomes)
    elif question == agenda.RETURN_DICE:
        cups.unpaid_dice_return(s, t, seat, about, answer)
    elif question == agenda.CHOOSE_A_PLAYER:
        aim = nth_bit(effects.possible_targets(s, t, seat, about), answer)
        windows.announce(s, t, seat, about, aim)
    elif question == agenda.KEEP_A_CARD:
        town_places.keep(s, t, seat, saloon.nth_kind(t, STORE_BACK, s[STORE + TABLE], answer))
    elif question == agenda.ROB_SOMEBODY:
        saloon.rob_or_decline(s, t, seat, answer)
    elif question == agenda.SAY_ANEW:
        saloon.draw_or_decline(s, t, seat, about, answer)
    elif question == agenda.KEEP_THE_LOOT:
        saloon.keep_one_of_the_loot(s, t, seat, about, answer)
    elif question == agenda.TAKE_A_REMEDY:
        doc_badluck.treat(s, t, seat, answer)
    elif question == agenda.BE_TREATED:
        doc_badluck.take_the_treatment(s, t, seat, answer)
    elif question == agenda.CHOOSE_ACTION:
        place_winners.act_as_chosen(s, t, seat, about, answer)
    elif question == agenda.SEND_BANDITS:
        bandits.set_dice_by_bandits(s, t, seat, answer)
    elif question == agenda.CATCH_BANDITS:
        bandits.catch(s, t, seat, about, answer)
    elif question == agenda.DISCOVER:
        river.put_the_others_back(s, t, seat, about, answer)
    elif question == agenda.TAKE_FROM_DISCARDS:
        river.redeem_the_coupon(s, t, seat, answer)
    elif question == agenda.GIVE_A_CARD:
        card = saloon.nth_kind(t, STORE_BACK, s[STORE + seat], answer)
        effects.give_the_card(s, t, seat, card, about)
    elif question == agenda.GIVE_A_CLAIM:
        indians.give_or_keep(s, t, seat, about, answer)
    elif question == agenda.SHAMANS_BLESSING:
        indians.be_blessed(s, t, seat, answer)
    elif question == agenda.SET_A_TRAP:
        indians.spring_the_trap(s, t, seat, answer)
    else:
        s[WAR_PATH] = answer


@inner
def pass_from_now_on(s: Ints, t: Tables, seat: int) -> None:
    """Toggle whether a seat passes in advance until the end of the round. If a window is waiting
    for the seat that now passes, it is answered at once (DT-27)."""
    before = s[DEPTH]
    s[PASSES + seat] ^= 1
    waiting = s[ASKED] & ~s[ANSWERED]
    if s[PASSES + seat] and s[QUESTION] == agenda.PLAY_OR_PASS and waiting >> seat & 1:
        s[ANSWERS + seat] = windows.answer_in_advance(s, seat, s[ARGUMENTS])
        s[ANSWERED] |= 1 << seat
        if s[ANSWERED] == s[ASKED]:
            all_have_answered(s, t)
            go_on(s, t, before)
