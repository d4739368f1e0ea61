"""The loop that takes steps from the agenda and calls the rule of each, until a seat must answer or
the game is over."""

from __future__ import annotations

from ..dice_codes import lowest_bit
from ..jit import Ints, Tables, inner
from .common import agenda, card_piles
from .lookup_tables import LASTING_BITS
from .places import doc_badluck, saloon, thefts, town_places
from .play import course, cups, effects, offers, place_winners, sheriff_decisions, windows
from .state_layout import (
    AGENDA,
    ANSWERED,
    ARGUMENTS,
    ASKED,
    ASKS,
    DEPTH,
    FRAME,
    NAMED,
    OVER,
    QUESTION,
)
from .wild_west import bandits, indians, river


@inner
def run(s: Ints, t: Tables) -> None:
    """Take steps from the agenda and call their rules until a seat must answer or the game is
    over."""
    while s[DEPTH] and not s[OVER]:
        s[DEPTH] -= 1
        before = s[DEPTH]
        frame = AGENDA + FRAME * before
        step = s[frame]
        if step < agenda.FIRST_QUESTION:
            if step < agenda.DIG:
                do_step(s, t, step, s[frame + 1], s[frame + 2], s[frame + 3])
            else:
                do_action(s, t, step, s[frame + 1], s[frame + 2], s[frame + 3], s[frame + 4])
        else:
            s[ASKS] += 1
            s[QUESTION], s[ASKED], s[ANSWERED] = step, s[frame + 5], 0
            for place in range(4):
                s[ARGUMENTS + place] = s[frame + 1 + place]
            if s[ASKED]:
                if step in (agenda.MAKE_OFFER, agenda.RAISE_OFFER):
                    offers.begin_form(s, lowest_bit(s[ASKED]))
                return
            all_have_answered(s, t)
        agenda.reverse_new_frames(s, before)


@inner
def all_have_answered(s: Ints, t: Tables) -> None:
    """Apply the answers to a sealed question, all together, after the last seat has answered."""
    question = s[QUESTION]
    first, second, third, fourth = (
        s[ARGUMENTS],
        s[ARGUMENTS + 1],
        s[ARGUMENTS + 2],
        s[ARGUMENTS + 3],
    )
    s[QUESTION] = 0
    if question == agenda.KEEP_DICE:
        cups.lift_the_cups(s, t)
    elif question == agenda.PLAY_OR_PASS:
        windows.first_in_order_plays(s, t, first, second, third, fourth)
    else:
        sheriff_decisions.hear_offers(s, t, question, s[ASKED], first, second, third)


@inner
def do_step(s: Ints, t: Tables, step: int, first: int, second: int, third: int) -> None:
    """Call the rule function of a step (given by number) that belongs to the course of a game, with
    the frame's arguments."""
    if step == agenda.OPEN_THE_TOWN:
        course.open_the_town(s, t)
    elif step == agenda.BEGIN_ROUND:
        course.begin_round(s)
    elif step == agenda.GO_INTO_TOWN:
        course.go_into_town(s)
    elif step == agenda.END_ROUND:
        course.end_round(s)
    elif step == agenda.COUNT_UP:
        course.count_up(s, t)
    elif step == agenda.WIN_AS_NAMED:
        course.win(s, s[NAMED])
    elif step == agenda.ROLL_UNDER_CUPS:
        cups.roll_under_cups(s, t)
    elif step == agenda.SHAKE_THE_CUPS:
        cups.shake_the_cups(s, t)
    elif step == agenda.PAY_FOR_DICE:
        cups.pay_for_dice(s, t)
    elif step == agenda.SET_THE_DICE:
        cups.set_the_dice(s, t)
    elif step == agenda.ROLL_IN_THE_OPEN:
        cups.roll_in_the_open(s, t)
    elif step == agenda.GO_TO:
        place_winners.go_to(s, t, first)
    elif step == agenda.SETTLE_A_TIE:
        place_winners.settle_a_tie(s, t, first, second)
    elif step == agenda.COMES_FIRST_AS_NAMED:
        place_winners.comes_first(s, t, first, s[NAMED])
    elif step == agenda.COMES_SECOND_AS_NAMED:
        place_winners.act_in_order(s, first, second, s[NAMED], third)
    elif step == agenda.ACT:
        place_winners.act(s, t, first, second, third)
    elif step == agenda.PAY_THE_PROMISED:
        place_winners.pay_the_promised(s, first)
    elif step == agenda.STAGECOACH_ARRIVES:
        town_places.stagecoach_arrives(s)
    elif step == agenda.DOC_OPENS:
        doc_badluck.doc_opens(s, t)
    elif step == agenda.FORM_A_LINE:
        doc_badluck.line_up(s, t, 0)
    elif step == agenda.LINE_UP_AS_NAMED:
        doc_badluck.line_up_as_named(s, t, first)
    else:
        doc_badluck.visit_the_doc(s, t, first)


@inner
def do_action(
    s: Ints, t: Tables, step: int, first: int, second: int, third: int, fourth: int
) -> None:
    """Call the rule function of a step (given by number) that belongs to an action of a place, a
    decision, a window or a card, with the frame's arguments."""
    if step == agenda.DIG:
        town_places.dig(s, t, first)
    elif step == agenda.ROB_THE_BANK:
        town_places.rob_the_bank(s, t, first)
    elif step == agenda.GO_SHOPPING:
        town_places.go_shopping(s, t, first)
    elif step == agenda.LOOK_FOR_A_VICTIM:
        saloon.look_for_a_victim(s, first)
    elif step == agenda.TAKE_THE_BADGE:
        town_places.take_the_badge(s, t, first)
    elif step == agenda.TAKE_CLAIMS:
        town_places.take_claims(s, t, first)
    elif step == agenda.PAN:
        river.pan(s, first)
    elif step == agenda.HOLD_UP_THE_STAGECOACH:
        town_places.hold_up_the_stagecoach(s, t, first)
    elif step == agenda.SEE_DOC:
        agenda.ask(s, agenda.BE_TREATED, 1 << first, 0, 0, 0, 0)
    elif step == agenda.HIRE:
        bandits.hire(s, first)
    elif step == agenda.CHASE:
        bandits.chase(s, t, first)
    elif step == agenda.COURT_THE_MAYORS_WIFE:
        town_places.take_the_top_claim(s, t, first)
    elif step == agenda.PREPARE_THE_NEXT_VISIT:
        town_places.prepare_the_next_visit(s, t, first, second)
    elif step == agenda.VISIT_AGAIN:
        town_places.visit_again(s, t, first, second, third)
    elif step == agenda.PICK_A_VICTIM:
        saloon.pick_a_victim(s, t, first)
    elif step == agenda.GO_FOR_A_HAND:
        saloon.go_for_a_hand(s, t, first)
    elif step == agenda.REACH_INTO_THE_HAND:
        saloon.reach_into_the_hand(s, t, first, second, third)
    elif step == agenda.LEAVE_WITH_NOTHING:
        saloon.leave_with_nothing(s, t, second)
    elif step == agenda.KEEP_OR_PUT_BACK:
        saloon.keep_or_put_back(s, t, first, second)
    elif step == agenda.PASS_THE_BADGE:
        town_places.pass_the_badge(s, first)
    elif step == agenda.DECIDE:
        sheriff_decisions.decide(s, first, second, third)
    elif step == agenda.OPEN_WINDOW:
        windows.open_window(s, t, first, second, third, fourth)
    elif step == agenda.TAKE_EFFECT:
        effects.take_effect(s, t, first, second, third)
    elif step == agenda.PLAY_AT_ONCE:
        effects.play_at_once(s, t, first, second)
    elif step == agenda.CLOSE_IN:
        bandits.close_in(s, t, first)
    elif step == agenda.PAY_THE_INSURANCE:
        thefts.pay_the_insurance(s, t, first)
    elif step == agenda.TRADE_WITH_THE_INDIANS:
        indians.trade_with_the_indians(s, t, first)
    elif step == agenda.ROLL_THE_INDIAN_DIE:
        indians.roll_the_indian_die(s, t)
    elif step == agenda.INDIANS_AT_NIGHTFALL:
        indians.indians_at_nightfall(s, t)
    elif step == agenda.APPLY_THE_TOP_CARD:
        river.apply_the_top_card(s, t, first)
    elif step == agenda.DISCARD_PLAYED:
        card_piles.discard_played(s, t, first, LASTING_BITS)
